//! A kernel lives as long as its module.
use cuspec::cuda::Module;

fn registers(module: Module) -> cuspec::Result<usize> {
    let kernel = module.get_function("kernel")?;
    drop(module);
    kernel.get_param_info(0).map(|(offset, _)| offset)
}

fn main() {
    let _ = registers;
}
