//! Being current is a property of the thread.
use cuspec::context::Current;

fn move_to_a_thread<T: Send>(_: T) {}

fn send(current: Current<'static>) {
    move_to_a_thread(current);
}

fn main() {
    let _ = send;
}
