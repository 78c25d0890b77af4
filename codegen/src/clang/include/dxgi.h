#pragma once
typedef struct IDXGIAdapter IDXGIAdapter;
typedef struct IDXGIFactory IDXGIFactory;
