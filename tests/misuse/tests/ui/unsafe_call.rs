//! What nothing can check is marked.
use cuspec::cuda;

fn main() -> cuspec::Result<()> {
    cuda::mem_free(0)
}
