//! Ends the program when a test hangs, after its name was told: a driver that waits for ever cannot be interrupted.

use std::process::exit;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::report::Book;

/// The status when a test was not waited for any longer.
pub const HUNG: i32 = 3;

/// Watches over the tests from now on. Each may take so many seconds.
pub fn watch(book: &Arc<Book>, limit: u64) {
    let book = Arc::clone(book);
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_secs(1));
            if let Some(name) = book.hung(Duration::from_secs(limit)) {
                println!("\n{name} did not end within {limit} s");
                exit(HUNG);
            }
        }
    });
}
