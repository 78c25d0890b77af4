//! The library calls a closure when the function that made it has long returned.
use cuspec::cuda::StreamRef;

fn count(stream: &StreamRef) -> cuspec::Result<i32> {
    let mut calls = 0;
    stream.launch_host_func(|| calls += 1)?;
    Ok(calls)
}

fn main() {
    let _ = count;
}
