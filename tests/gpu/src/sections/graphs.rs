//! Graphs: built node by node and captured, changed, launched and taken apart.

use std::ffi::c_void;
use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, Event, EventFlags, ExecutableGraph, Graph, GraphDebugDotFlags, GraphExecUpdateResult, GraphInstantiateFlags,
    GraphInstantiateParams, GraphNodeRef, GraphNodeType, GraphRef, KernelNodeParams, Memcpy3d, Memorytype, MemsetNodeParams, Status,
    Stream, StreamCaptureMode, StreamCaptureStatus, StreamFlags, UserObjectFlags, UserObjectRef, UserObjectRetainFlags,
};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::symbols;

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, fails, holds, same, same_elements};

section! { "graphs":
    nodes_run_in_the_order_of_their_edges,
    edges_and_nodes_are_told,
    edges_are_added_and_removed,
    a_node_is_taken_out,
    work_of_a_stream_is_captured,
    a_capture_tells_about_itself,
    a_capture_forks_and_joins,
    a_capture_extends_a_graph,
    a_captured_closure_is_called_once,
    an_executable_graph_is_updated,
    an_update_of_another_shape_is_refused,
    a_clone_runs_by_itself,
    a_graph_is_described_as_text,
    a_user_object_goes_with_its_graph,
    a_graph_is_instantiated_with_parameters,
    a_graph_is_uploaded_before_it_runs,
    a_graph_tells_its_flags,
    a_graph_with_a_circle_is_refused,
    ids_of_graphs_and_nodes_are_told,
    an_executable_graph_outlives_its_graph,
}

/// Elements of the memory that tests use.
pub const N: usize = 1 << 12;

/// Adds a value to every element.
pub const ADD: &str = r#"extern "C" __global__ void add(unsigned *values, unsigned value) {
    values[blockIdx.x * blockDim.x + threadIdx.x] += value;
}"#;

fn stream() -> Outcome<Stream> {
    Ok(Stream::create(StreamFlags::NON_BLOCKING)?)
}

/// A fill of numbers.
pub fn fill(memory: &DeviceSlice<u32>, value: u32) -> MemsetNodeParams<'static> {
    MemsetNodeParams::new().dst(memory.address()).value(value).element_size(4).width(memory.len()).height(1)
}

/// A copy of numbers on the device.
pub fn copy(to: &DeviceSlice<u32>, from: &DeviceSlice<u32>) -> Memcpy3d<'static> {
    let copy = Memcpy3d::new().width_in_bytes(from.len() * 4).height(1).depth(1).src_memory_type(Memorytype::DEVICE);
    copy.src_device(from.address()).dst_memory_type(Memorytype::DEVICE).dst_device(to.address())
}

pub fn instantiate(graph: &GraphRef) -> Outcome<ExecutableGraph> {
    // SAFETY: each test keeps the memory that its nodes use until it has waited for the last launch.
    Ok(unsafe { ExecutableGraph::instantiate(graph, GraphInstantiateFlags(0))? })
}

/// Launches and waits.
pub fn run(executable: &ExecutableGraph) -> Outcome {
    let stream = stream()?;
    // SAFETY: as above, and nothing else uses the memory meanwhile.
    unsafe { executable.launch(Some(&stream))? };
    Ok(stream.synchronize()?)
}

fn node(raw: &cuspec::sys::cuda::CUgraphNode) -> &GraphNodeRef {
    // SAFETY: each test asks about nodes of graphs that live on.
    unsafe { GraphNodeRef::from_raw(raw) }
}

fn nodes_run_in_the_order_of_their_edges(gpu: &Gpu) -> Outcome {
    let module = gpu.module(ADD)?;
    let function = kernel(&module, "add")?;
    let (source, target) = (DeviceMemory::<u32>::new(N)?, DeviceMemory::from_slice(&[0u32; N])?);
    let graph = Graph::create()?;
    let filled = graph.add_memset_node(&[], &fill(&source, 40), gpu.context())?;
    let (mut address, mut value) = (source.address(), 2u32);
    let mut pointers: [*mut c_void; 2] = [(&raw mut address).cast(), (&raw mut value).cast()];
    let launch = KernelNodeParams::new().func(&function).grid_dim_x(N as u32 / 256).grid_dim_y(1).grid_dim_z(1);
    let launch = launch.block_dim_x(256).block_dim_y(1).block_dim_z(1);
    // SAFETY: one pointer per argument, read by the call.
    let launch = unsafe { launch.kernel_params(pointers.as_mut_ptr()) };
    // SAFETY: the arguments are those that the kernel declares.
    let added = unsafe { graph.add_kernel_node(&[&filled], &launch)? };
    graph.add_memcpy_node(&[&added], &copy(&target, &source), gpu.context())?;
    let executable = instantiate(&graph)?;
    for _ in 0..3 {
        run(&executable)?;
        all_are("what the graph left", &download(&target)?, 42)?;
    }
    Ok(())
}

fn edges_and_nodes_are_told(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u32>::new(N)?;
    let graph = Graph::create()?;
    let first = graph.add_empty_node(&[])?;
    let second = graph.add_memset_node(&[&first], &fill(&memory, 1), gpu.context())?;
    let third = graph.add_empty_node(&[&first, &second])?;
    same("cuGraphGetNodes", graph.get_nodes()?.len(), 3)?;
    same("cuGraphGetRootNodes", graph.get_root_nodes()?, vec![first.as_raw()])?;
    let (from, to, data) = graph.get_edges()?;
    let mut edges: Vec<_> = from.into_iter().zip(to).collect();
    edges.sort();
    let mut expected =
        vec![(first.as_raw(), second.as_raw()), (first.as_raw(), third.as_raw()), (second.as_raw(), third.as_raw())];
    expected.sort();
    same("cuGraphGetEdges", (edges, data.len()), (expected, 3))?;
    same("cuGraphNodeGetDependencies", third.get_dependencies()?.0.len(), 2)?;
    same("cuGraphNodeGetDependentNodes", first.get_dependent_nodes()?.0.len(), 2)?;
    same("cuGraphNodeGetType of an empty node", first.get_type()?, GraphNodeType::EMPTY)?;
    same("cuGraphNodeGetType of a fill", second.get_type()?, GraphNodeType::MEMSET)
}

fn edges_are_added_and_removed(_: &Gpu) -> Outcome {
    let graph = Graph::create()?;
    let (one, other) = (graph.add_empty_node(&[])?, graph.add_empty_node(&[])?);
    let edges = || Ok::<_, Stop>(graph.get_edges()?.0.len());
    same("edges at first", edges()?, 0)?;
    graph.add_dependencies(&[&one], &[&other], &[])?;
    same("edges after cuGraphAddDependencies", edges()?, 1)?;
    graph.remove_dependencies(&[&one], &[&other], &[])?;
    same("edges after cuGraphRemoveDependencies", edges()?, 0)
}

fn a_node_is_taken_out(_: &Gpu) -> Outcome {
    let graph = Graph::create()?;
    let first = graph.add_empty_node(&[])?;
    graph.add_empty_node(&[&first])?;
    // SAFETY: nobody uses the node any more.
    unsafe { cuda::graph_destroy_node(&first)? };
    same("nodes that are left", (graph.get_nodes()?.len(), graph.get_edges()?.0.len()), (1, 0))
}

/// A graph of a fill and a copy, captured.
fn captured(source: &mut DeviceMemory<u32>, target: &mut DeviceMemory<u32>, value: u32) -> Outcome<Graph> {
    let stream = stream()?;
    stream.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    let filled = cuda::memset_d32_async(source, value, Some(&stream));
    let copied = cuda::memcpy_dtod_async(target, source, Some(&stream));
    let graph = stream.end_capture()?;
    filled?;
    copied?;
    Ok(graph)
}

fn two() -> Outcome<(DeviceMemory<u32>, DeviceMemory<u32>)> {
    Ok((DeviceMemory::from_slice(&[0; N])?, DeviceMemory::from_slice(&[0; N])?))
}

fn work_of_a_stream_is_captured(_: &Gpu) -> Outcome {
    let (mut source, mut target) = two()?;
    let graph = captured(&mut source, &mut target, 42)?;
    same("captured nodes", graph.get_nodes()?.len(), 2)?;
    all_are("nothing has run yet", &download(&target)?, 0)?;
    run(&instantiate(&graph)?)?;
    all_are("what the graph left", &download(&target)?, 42)
}

fn a_capture_tells_about_itself(_: &Gpu) -> Outcome {
    let (stream, mut memory) = (stream()?, DeviceMemory::<u32>::new(N)?);
    stream.begin_capture(StreamCaptureMode::RELAXED)?;
    let filled = cuda::memset_d32_async(&mut memory, 1, Some(&stream));
    // SAFETY: the list of dependencies is not looked at after the capture.
    let info = unsafe { stream.get_capture_info() };
    let graph = stream.end_capture()?;
    filled?;
    let (status, id, handle, dependencies, _, count) = info?;
    same("the status", status, StreamCaptureStatus::ACTIVE)?;
    differs("the number of the capture", id, 0)?;
    same("the graph", handle, graph.as_raw())?;
    same("dependencies", (dependencies.is_null(), count), (false, 1))
}

fn a_capture_forks_and_joins(_: &Gpu) -> Outcome {
    let (one, other) = (stream()?, stream()?);
    let (mut left, mut right) = two()?;
    let (forked, joined) = (Event::create(EventFlags::DISABLE_TIMING)?, Event::create(EventFlags::DISABLE_TIMING)?);
    one.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    let mut record = || {
        forked.record(Some(&one))?;
        other.wait_event(&forked, cuda::EventWaitFlags::DEFAULT)?;
        cuda::memset_d32_async(&mut left, 1, Some(&one))?;
        cuda::memset_d32_async(&mut right, 2, Some(&other))?;
        joined.record(Some(&other))?;
        one.wait_event(&joined, cuda::EventWaitFlags::DEFAULT)
    };
    let recorded = record();
    let graph = one.end_capture()?;
    recorded?;
    same("roots of two branches", graph.get_root_nodes()?.len(), 2)?;
    run(&instantiate(&graph)?)?;
    all_are("the branch of the first stream", &download(&left)?, 1)?;
    all_are("the branch of the second stream", &download(&right)?, 2)
}

fn a_capture_extends_a_graph(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuStreamBeginCaptureToGraph)?;
    let (source, mut target) = two()?;
    let graph = Graph::create()?;
    let filled = graph.add_memset_node(&[], &fill(&source, 6), gpu.context())?;
    let stream = stream()?;
    // SAFETY: nothing else uses the graph meanwhile.
    unsafe { stream.begin_capture_to_graph(&graph, &[&filled], &[], StreamCaptureMode::THREAD_LOCAL)? };
    let copied = cuda::memcpy_dtod_async(&mut target, &source, Some(&stream));
    // The same graph once more, which its first owner destroys.
    let again = stream.end_capture()?.into_raw();
    copied?;
    same("cuStreamEndCapture", again, graph.as_raw())?;
    same("nodes and edges", (graph.get_nodes()?.len(), graph.get_edges()?.0.len()), (2, 1))?;
    run(&instantiate(&graph)?)?;
    all_are("what the graph left", &download(&target)?, 6)
}

fn a_captured_closure_is_called_once(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let calls = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&calls);
    stream.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    let enqueued = stream.launch_host_func(move || {
        counter.fetch_add(1, Ordering::SeqCst);
    });
    let graph = stream.end_capture()?;
    enqueued?;
    same("calls before the launch", calls.load(Ordering::SeqCst), 0)?;
    let executable = instantiate(&graph)?;
    run(&executable)?;
    same("calls of the first launch", calls.load(Ordering::SeqCst), 1)?;
    run(&executable)?;
    same("calls of both launches of a closure that can be called once", calls.load(Ordering::SeqCst), 1)
}

fn an_executable_graph_is_updated(_: &Gpu) -> Outcome {
    let (mut source, mut target) = two()?;
    let executable = instantiate(&*captured(&mut source, &mut target, 1)?)?;
    let other = captured(&mut source, &mut target, 2)?;
    // SAFETY: the memory is the same.
    let (done, info) = unsafe { executable.update(&other)? };
    same("cuGraphExecUpdate", (done, info.result), (true, GraphExecUpdateResult::SUCCESS))?;
    run(&executable)?;
    all_are("what the updated graph left", &download(&target)?, 2)
}

fn an_update_of_another_shape_is_refused(_: &Gpu) -> Outcome {
    let (mut source, mut target) = two()?;
    let executable = instantiate(&*captured(&mut source, &mut target, 1)?)?;
    let other = Graph::create()?;
    other.add_empty_node(&[])?;
    // SAFETY: the other graph uses no memory.
    let (done, info) = unsafe { executable.update(&other)? };
    same("cuGraphExecUpdate", (done, info.result), (false, GraphExecUpdateResult::ERROR_TOPOLOGY_CHANGED))?;
    run(&executable)?;
    all_are("what the graph left as it was", &download(&target)?, 1)
}

fn a_clone_runs_by_itself(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let graph = Graph::create()?;
    let original = graph.add_memset_node(&[], &fill(&memory, 1), gpu.context())?;
    // SAFETY: the memory lives until the last launch was waited for.
    let clone = unsafe { graph.clone_graph()? };
    let found = original.find_in_clone(&clone)?;
    differs("cuGraphNodeFindInClone", found, original.as_raw())?;
    node(&found).memset_node_set_params(&fill(&memory, 2))?;
    run(&instantiate(&clone)?)?;
    all_are("the clone", &download(&memory)?, 2)?;
    run(&instantiate(&graph)?)?;
    all_are("the original", &download(&memory)?, 1)
}

fn a_graph_is_described_as_text(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u32>::new(N)?;
    let graph = Graph::create()?;
    graph.add_memset_node(&[], &fill(&memory, 1), gpu.context())?;
    let path = std::env::temp_dir().join(format!("cuspec-gpu-tests-{}.dot", std::process::id()));
    // SAFETY: nothing else uses the graph, and the file is the test's.
    unsafe { graph.debug_dot_print(&path.to_string_lossy(), GraphDebugDotFlags::VERBOSE)? };
    let text = fs::read_to_string(&path)?;
    fs::remove_file(&path)?;
    holds(text.contains("digraph"), format!("cuGraphDebugDotPrint: expected a digraph, got {text:.200}"))
}

fn a_user_object_goes_with_its_graph(_: &Gpu) -> Outcome {
    let gone = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&gone);
    let flags = UserObjectFlags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
    let raw = cuda::user_object_create(move || flag.store(true, Ordering::SeqCst), 1, flags)?;
    let graph = Graph::create()?;
    graph.add_empty_node(&[])?;
    // SAFETY: the one reference that there is goes to the graph.
    unsafe { graph.retain_user_object(UserObjectRef::from_raw(&raw), 1, UserObjectRetainFlags::CU_GRAPH_USER_OBJECT_MOVE)? };
    let executable = instantiate(&graph)?;
    run(&executable)?;
    drop(graph);
    same("the object lives with the executable graph", gone.load(Ordering::SeqCst), false)?;
    drop(executable);
    // The driver calls when it comes to it.
    for _ in 0..500 {
        if gone.load(Ordering::SeqCst) {
            return Ok(());
        }
        thread::sleep(Duration::from_millis(10));
    }
    Err(Stop::failed("the closure of a user object was not called within 5 s of the last graph's end"))
}

fn a_graph_is_instantiated_with_parameters(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let graph = Graph::create()?;
    graph.add_memset_node(&[], &fill(&memory, 3), gpu.context())?;
    let stream = stream()?;
    let flags = u64::from(GraphInstantiateFlags::UPLOAD.0);
    let mut params = GraphInstantiateParams::new().flags(flags).h_upload_stream(&stream);
    // SAFETY: the memory lives until the launch was waited for.
    let executable = unsafe { ExecutableGraph::instantiate_with_params(&graph, &mut params)? };
    same("the result", params.as_raw().result_out, cuda::GraphInstantiateResult::SUCCESS)?;
    stream.synchronize()?;
    run(&executable)?;
    all_are("what the graph left", &download(&memory)?, 3)
}

fn a_graph_is_uploaded_before_it_runs(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let graph = Graph::create()?;
    graph.add_memset_node(&[], &fill(&memory, 3), gpu.context())?;
    let executable = instantiate(&graph)?;
    let stream = stream()?;
    // SAFETY: the memory lives until the launch was waited for.
    unsafe {
        executable.upload(Some(&stream))?;
        executable.launch(Some(&stream))?;
    }
    stream.synchronize()?;
    all_are("what the graph left", &download(&memory)?, 3)
}

fn a_graph_tells_its_flags(_: &Gpu) -> Outcome {
    let graph = Graph::create()?;
    graph.add_empty_node(&[])?;
    let flags = GraphInstantiateFlags::AUTO_FREE_ON_LAUNCH;
    // SAFETY: the graph uses no memory.
    let executable = unsafe { ExecutableGraph::instantiate(&graph, flags)? };
    same("cuGraphExecGetFlags", executable.get_flags()?, u64::from(flags.0))
}

fn a_graph_with_a_circle_is_refused(_: &Gpu) -> Outcome {
    let graph = Graph::create()?;
    let (one, other) = (graph.add_empty_node(&[])?, graph.add_empty_node(&[])?);
    graph.add_dependencies(&[&one], &[&other], &[])?;
    let closed = graph.add_dependencies(&[&other], &[&one], &[]);
    let refused = match closed {
        Err(error) => Err(error),
        // SAFETY: the graph uses no memory.
        Ok(()) => unsafe { ExecutableGraph::instantiate(&graph, GraphInstantiateFlags(0)) }.map(|_| ()),
    };
    fails("a circle of dependencies", refused, &[Status::ERROR_INVALID_VALUE])
}

fn ids_of_graphs_and_nodes_are_told(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuGraphGetId)?;
    let (one, other) = (Graph::create()?, Graph::create()?);
    differs("cuGraphGetId of two graphs", one.get_id()?, other.get_id()?)?;
    let node = one.add_empty_node(&[])?;
    same("cuGraphNodeGetContainingGraph", node.get_containing_graph()?, one.as_raw())?;
    differs("cuGraphNodeGetToolsId", node.get_tools_id()?, 0)
}

fn an_executable_graph_outlives_its_graph(_: &Gpu) -> Outcome {
    let mut seen = vec![];
    let (mut source, mut target) = two()?;
    let executable = instantiate(&*captured(&mut source, &mut target, 9)?)?;
    for _ in 0..2 {
        run(&executable)?;
        seen.push(download(&target)?[N - 1]);
    }
    executable.destroy().map_err(|(_, error)| error)?;
    same_elements("the last element after each launch", &seen, &[9, 9])
}
