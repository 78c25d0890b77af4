//! A level of a mipmapped array lives as long as the whole.
use cuspec::cuda::MipmappedArray;

fn describe(array: MipmappedArray) -> cuspec::Result<()> {
    let level = array.get_level(1)?;
    drop(array);
    level.get_descriptor().map(|_| ())
}

fn main() {
    let _ = describe;
}
