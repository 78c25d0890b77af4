//! Builds the recording driver and prints its path: what tests in other languages load.

use cuspec_tests::recorder::{Of, Without, build};

fn main() {
    println!("{}", build(Of::Newest, Without::Nothing).display());
}
