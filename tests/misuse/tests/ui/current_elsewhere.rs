//! Being current is a property of the thread.
use cuspec::context::Current;

fn send(current: Current<'static>) {
    std::thread::spawn(move || drop(current));
}

fn main() {
    let _ = send;
}
