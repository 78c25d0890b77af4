//! The peer of `cargo xtask bench regen`: bindgen's leanest run over the headers of all three libraries.
//!
//! Arguments: the output file, then arguments for clang. No comments, no layout tests, no formatting: only what cannot be left out.

use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let out = args.next().ok_or("usage: bench-peer OUT [CLANG ARGUMENT]...")?;
    bindgen::Builder::default()
        .header_contents("all.h", "#include <cuda.h>\n#include <cuda_runtime_api.h>\n#include <nvrtc.h>\n")
        .clang_args(args)
        .generate_comments(false)
        .layout_tests(false)
        .formatter(bindgen::Formatter::None)
        .generate()?
        .write_to_file(out)?;
    Ok(())
}
