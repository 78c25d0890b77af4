//! The library calls a closure on a thread of its own.
use std::rc::Rc;

use cuspec::cuda::StreamRef;

fn count(stream: &StreamRef, shared: Rc<i32>) -> cuspec::Result<()> {
    stream.launch_host_func(move || println!("{shared}"))
}

fn main() {
    let _ = count;
}
