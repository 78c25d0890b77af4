/* Stands in for a CUDA library: a few functions that show which of them was called, with what. */
int stubGetVersion(int *version) { *version = 12040; return 0; }
int stubReturn(int code) { return code; }
int stubAdd(int *sum, int a, int b) { *sum = a + b; return 0; }
int stubStream(int *which) { *which = 1; return 0; }
int stubStream_ptsz(int *which) { *which = 2; return 0; }
int stubLegacyOnly(int *which) { *which = 1; return 0; }
