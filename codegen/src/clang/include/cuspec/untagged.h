/* The Direct3D headers of cudart are written for C++, where a tag is a type name by itself. */
#pragma once
typedef struct cudaArray cudaArray;
