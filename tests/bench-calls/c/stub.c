/* Stands in for libcuda: the four functions, empty. What is left of a call is what the caller spends. */
int cuCtxGetCurrent(void **context) { return 0; }
int cuMemAlloc_v2(unsigned long long *address, unsigned long size) { return 0; }
int cuStreamSynchronize(void *stream) { return 0; }
int cuLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,
                   unsigned block_z, unsigned shared, void *stream, void **parameters, void **extra) { return 0; }
