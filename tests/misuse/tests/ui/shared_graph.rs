//! Graphs are not thread-safe: two threads cannot share one.
use cuspec::cuda::Graph;

fn nodes(graph: &Graph) {
    std::thread::scope(|scope| {
        scope.spawn(|| graph.get_nodes().map(|nodes| nodes.len()));
    });
}

fn main() {
    let _ = nodes;
}
