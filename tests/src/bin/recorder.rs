//! Builds the recording driver and prints its path: what tests in other languages load.

use cuspec_tests::recorder::{Without, build};

fn main() {
    println!("{}", build(Without::Nothing).display());
}
