/* What nvcc's own header gives to a host compiler, as far as a declaration can tell. */
#pragma once
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __grid_constant__
#define __forceinline__ __inline__
#define __noinline__
#define __no_return__
#define __thread__
#define __cudart_builtin__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __launch_bounds__(...)
#define __annotate__(...)
#define __location__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __specialization_static static
#ifdef _WIN32
#define CUDARTAPI __stdcall
#else
#define CUDARTAPI
#endif
#define CUDARTAPI_CDECL
