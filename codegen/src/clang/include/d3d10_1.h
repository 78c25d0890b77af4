#pragma once
#include <dxgi.h>
typedef struct ID3D10Device ID3D10Device;
typedef struct ID3D10Resource ID3D10Resource;
typedef struct ID3D10Buffer ID3D10Buffer;
typedef struct ID3D10Texture1D ID3D10Texture1D;
typedef struct ID3D10Texture2D ID3D10Texture2D;
typedef struct ID3D10Texture3D ID3D10Texture3D;
