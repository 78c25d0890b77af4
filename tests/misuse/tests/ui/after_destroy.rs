//! A stream is gone once it was destroyed.
use cuspec::cuda::{Stream, StreamFlags};

fn main() -> cuspec::Result<()> {
    let stream = Stream::create(StreamFlags::DEFAULT)?;
    let _ = stream.destroy();
    stream.synchronize()
}
