/* A library whose functions wait until they are told to return.
 *
 * Input: calls of the entry points below, and control calls (`blocking_*`). Invariant: an entry point returns 0, and not before one
 * `blocking_release` for it; `blocking_wait` returns once for each entry point that has been entered.
 */
#include <semaphore.h>

static sem_t entered, released;

__attribute__((constructor)) static void prepare(void)
{
    sem_init(&entered, 0, 0);
    sem_init(&released, 0, 0);
}

static void wait_for(sem_t *semaphore)
{
    while (sem_wait(semaphore)) {
        /* Interrupted by a signal. */
    }
}

void blocking_wait(void)
{
    wait_for(&entered);
}

void blocking_release(void)
{
    sem_post(&released);
}

#define BLOCKS(symbol)          \
    int symbol(void)            \
    {                           \
        sem_post(&entered);     \
        wait_for(&released);    \
        return 0;               \
    }

BLOCKS(cuCtxSynchronize)
BLOCKS(cuStreamSynchronize)
BLOCKS(cuEventSynchronize)
BLOCKS(cuMemAlloc_v2)
BLOCKS(cuMemFree_v2)
BLOCKS(cuMemcpy)
BLOCKS(cuMemcpyHtoD_v2)
BLOCKS(cuMemcpyDtoH_v2)
BLOCKS(cuMemcpy2D_v2)
BLOCKS(cuModuleLoadData)
BLOCKS(cuModuleGetFunction)
BLOCKS(cuLaunchKernel)
BLOCKS(cuGraphLaunch)
BLOCKS(cudaDeviceSynchronize)
BLOCKS(cudaStreamSynchronize)
BLOCKS(cudaEventSynchronize)
BLOCKS(cudaMalloc)
BLOCKS(cudaFree)
BLOCKS(cudaMemcpy)
BLOCKS(nvrtcCompileProgram)
