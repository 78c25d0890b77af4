//! Graphs are not thread-safe: two threads cannot share one.
use cuspec::cuda::Graph;

fn share_with_a_thread<T: Sync>(_: &T) {}

fn nodes(graph: &Graph) {
    share_with_a_thread(graph);
}

fn main() {
    let _ = nodes;
}
