//! A description borrows the handles in it.
use cuspec::cuda::{Array, ResourceDesc};

fn describe(array: Array) -> ResourceDesc<'static> {
    ResourceDesc::new().array(&array)
}

fn main() {
    let _ = describe;
}
