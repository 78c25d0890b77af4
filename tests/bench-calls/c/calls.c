/* The callers in C, linked against the stub: `calls c FUNCTION CALLS`, as `src/main.rs` takes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cuCtxGetCurrent(void **context);
int cuMemAlloc_v2(unsigned long long *address, unsigned long size);
int cuStreamSynchronize(void *stream);
int cuLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,
                   unsigned block_z, unsigned shared, void *stream, void **parameters, void **extra);

struct setting { void *stream, *function; void **parameters; };
typedef unsigned long long caller(const struct setting *);

static __attribute__((cold, noinline, noreturn)) void fail(int status) {
    fprintf(stderr, "%d\n", status);
    exit(1);
}

static unsigned long long nothing(const struct setting *setting) { return 0; }

static unsigned long long get_current(const struct setting *setting) {
    void *context = NULL;
    int status = cuCtxGetCurrent(&context);
    if (status != 0) fail(status);
    return (unsigned long long)context;
}

static unsigned long long allocate(const struct setting *setting) {
    unsigned long long address = 0;
    int status = cuMemAlloc_v2(&address, 4096);
    if (status != 0) fail(status);
    return address;
}

static unsigned long long synchronize(const struct setting *setting) {
    int status = cuStreamSynchronize(setting->stream);
    if (status != 0) fail(status);
    return 0;
}

static unsigned long long launch(const struct setting *setting) {
    int status = cuLaunchKernel(setting->function, 1, 1, 1, 256, 1, 1, 0, setting->stream, setting->parameters, NULL);
    if (status != 0) fail(status);
    return 0;
}

static const struct { const char *name; caller *call; } callers[] = {
    {"nothing", nothing}, {"cuCtxGetCurrent", get_current}, {"cuMemAlloc", allocate}, {"cuStreamSynchronize", synchronize},
    {"cuLaunchKernel", launch},
};

int main(int count, char **arguments) {
    if (count != 4) return 2;
    void *parameters[1] = {NULL};
    struct setting setting = {parameters, parameters, parameters};
    for (size_t i = 0; i < sizeof callers / sizeof *callers; i++) {
        if (strcmp(arguments[2], callers[i].name) != 0) continue;
        unsigned long long sum = 0;
        for (unsigned long left = strtoul(arguments[3], NULL, 10); left != 0; left--) {
            sum ^= callers[i].call(&setting);
        }
        printf("%llu\n", sum);
        return 0;
    }
    return 2;
}
