//! Builds the recording driver and prints its path: what tests in other languages load. Its argument names an older major of cudart.

use cuspec_tests::recorder::{Of, Without, build};

fn main() {
    let of = match std::env::args().nth(1).as_deref() {
        None => Of::Newest,
        Some("cudart12") => Of::Cudart12,
        Some("cudart11") => Of::Cudart11,
        Some(other) => panic!("there is no recorder of `{other}`"),
    };
    println!("{}", build(of, Without::Nothing).display());
}
