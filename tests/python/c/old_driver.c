/* A driver of CUDA 11.6 that has next to nothing. */
int cuDriverGetVersion(int *version) { *version = 11060; return 0; }
int cuInit(unsigned int flags) { return flags; }
