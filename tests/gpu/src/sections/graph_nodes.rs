//! Nodes of graphs: each kind, its parameters, and what it does.

use std::ffi::c_void;
use std::sync::atomic::{AtomicU32, Ordering};

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, BatchMemOpNodeParams, ConditionalNodeParams, DeviceAttribute, Event, EventFlags, Graph, GraphConditionalNodeType,
    GraphNodeParams, GraphNodeType, GraphRef, HostNodeParams, KernelNodeParams, LaunchAttributeId, MemAllocNodeParams,
    MemAllocationType, MemPoolProps, StreamBatchMemOpParams, StreamBatchMemOpType, StreamMemOpWriteValueParamsSt,
    StreamMemOpWriteValueParamsStAnon0, graph_mem_attributes,
};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CU_GRAPH_COND_ASSIGN_DEFAULT, CUgraph, symbols};

use super::graphs::{ADD, N, copy, fill, instantiate, run};
use crate::gpu::{Gpu, download, kernel, located};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, holds, same};

section! { "graph_nodes":
    a_kernel_node_gets_other_parameters,
    a_fill_gets_other_parameters,
    a_copy_gets_other_parameters,
    a_node_is_switched_off,
    a_graph_is_a_node_of_another,
    a_host_node_is_called_at_every_launch,
    event_nodes_record_and_wait,
    a_batch_of_memory_operations_is_a_node,
    memory_lives_within_a_graph,
    memory_of_graphs_is_counted_and_trimmed,
    a_condition_decides_whether_a_body_runs,
    a_switch_chooses_one_body,
    attributes_of_a_kernel_node_are_set,
}

fn a_kernel_node_gets_other_parameters(gpu: &Gpu) -> Outcome {
    let module = gpu.module(ADD)?;
    let function = kernel(&module, "add")?;
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let mut address = memory.address();
    let mut add = |mut value: u32, change: &mut dyn FnMut(&KernelNodeParams<'_>) -> Outcome| {
        let mut pointers: [*mut c_void; 2] = [(&raw mut address).cast(), (&raw mut value).cast()];
        let params = KernelNodeParams::new().func(&function).grid_dim_x(N as u32 / 256).grid_dim_y(1).grid_dim_z(1);
        let params = params.block_dim_x(256).block_dim_y(1).block_dim_z(1);
        // SAFETY: one pointer per argument, read by the call.
        change(&unsafe { params.kernel_params(pointers.as_mut_ptr()) })
    };
    let graph = Graph::create()?;
    let mut added = None;
    add(5, &mut |params| {
        // SAFETY: the arguments are those that the kernel declares.
        added = Some(unsafe { graph.add_kernel_node(&[], params)? });
        Ok(())
    })?;
    let added = added.ok_or_else(|| Stop::failed("no node"))?;
    // SAFETY: the parameters are only looked at here.
    let told = unsafe { added.kernel_node_get_params()? };
    same("cuGraphKernelNodeGetParams", (told.func, told.gridDimX, told.blockDimX), (function.as_raw(), N as u32 / 256, 256))?;
    let executable = instantiate(&graph)?;
    run(&executable)?;
    all_are("after 5", &download(&memory)?, 5)?;
    // SAFETY: the arguments are those that the kernel declares.
    add(7, &mut |params| unsafe { executable.kernel_node_set_params(&added, params) }.map_err(Stop::from))?;
    run(&executable)?;
    all_are("after 5 and 7 in the executable graph", &download(&memory)?, 12)?;
    // SAFETY: as above.
    add(100, &mut |params| unsafe { added.kernel_node_set_params(params) }.map_err(Stop::from))?;
    run(&instantiate(&graph)?)?;
    all_are("after 5, 7 and 100 in the graph", &download(&memory)?, 112)
}

fn a_fill_gets_other_parameters(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u32>::new(N)?;
    let graph = Graph::create()?;
    let node = graph.add_memset_node(&[], &fill(&memory, 1), gpu.context())?;
    let told = node.memset_node_get_params()?;
    same("cuGraphMemsetNodeGetParams", (told.dst, told.value, told.width), (memory.address(), 1, N))?;
    let executable = instantiate(&graph)?;
    executable.memset_node_set_params(&node, &fill(&memory, 2), gpu.context())?;
    run(&executable)?;
    all_are("the other value", &download(&memory)?, 2)?;
    node.memset_node_set_params(&fill(&memory, 3))?;
    run(&instantiate(&graph)?)?;
    all_are("the value of the graph", &download(&memory)?, 3)
}

fn a_copy_gets_other_parameters(gpu: &Gpu) -> Outcome {
    let (one, other) = (DeviceMemory::from_slice(&[1u32; N])?, DeviceMemory::from_slice(&[2u32; N])?);
    let target = DeviceMemory::from_slice(&[0u32; N])?;
    let graph = Graph::create()?;
    let node = graph.add_memcpy_node(&[], &copy(&target, &one), gpu.context())?;
    same("cuGraphMemcpyNodeGetParams", node.memcpy_node_get_params()?.srcDevice, one.address())?;
    let executable = instantiate(&graph)?;
    executable.memcpy_node_set_params(&node, &copy(&target, &other), gpu.context())?;
    run(&executable)?;
    all_are("a copy of the other", &download(&target)?, 2)
}

fn a_node_is_switched_off(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let graph = Graph::create()?;
    let node = graph.add_memset_node(&[], &fill(&memory, 1), gpu.context())?;
    let executable = instantiate(&graph)?;
    same("cuGraphNodeGetEnabled", executable.node_get_enabled(&node)?, 1)?;
    executable.node_set_enabled(&node, 0)?;
    same("cuGraphNodeGetEnabled after it was switched off", executable.node_get_enabled(&node)?, 0)?;
    run(&executable)?;
    all_are("without the node", &download(&memory)?, 0)?;
    executable.node_set_enabled(&node, 1)?;
    run(&executable)?;
    all_are("with the node", &download(&memory)?, 1)
}

fn a_graph_is_a_node_of_another(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let inner = Graph::create()?;
    inner.add_memset_node(&[], &fill(&memory, 4), gpu.context())?;
    let outer = Graph::create()?;
    // SAFETY: the memory lives until the launch was waited for.
    let child = unsafe { outer.add_child_graph_node(&[], &inner)? };
    drop(inner);
    same("cuGraphNodeGetType", child.get_type()?, GraphNodeType::GRAPH)?;
    let copied = child.graph_child_get_graph()?;
    // SAFETY: it belongs to the node.
    same("nodes of the copy", unsafe { GraphRef::from_raw(&copied) }.get_nodes()?.len(), 1)?;
    run(&instantiate(&outer)?)?;
    all_are("what the inner graph left", &download(&memory)?, 4)
}

fn a_host_node_is_called_at_every_launch(_: &Gpu) -> Outcome {
    unsafe extern "C" fn count(data: *mut c_void) {
        // SAFETY: it is the counter of the test, which waits.
        unsafe { &*data.cast::<AtomicU32>() }.fetch_add(1, Ordering::SeqCst);
    }
    let calls = AtomicU32::new(0);
    let graph = Graph::create()?;
    // SAFETY: the counter lives until the last launch was waited for.
    let params = unsafe { HostNodeParams::new().fn_(Some(count)).user_data((&raw const calls).cast_mut().cast()) };
    let node = graph.add_host_node(&[], &params)?;
    same("cuGraphHostNodeGetParams", node.host_node_get_params()?.userData.addr(), (&raw const calls).addr())?;
    let executable = instantiate(&graph)?;
    for _ in 0..3 {
        run(&executable)?;
    }
    same("calls of three launches", calls.load(Ordering::SeqCst), 3)
}

fn event_nodes_record_and_wait(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; N])?;
    let (event, other) = (Event::create(EventFlags::DEFAULT)?, Event::create(EventFlags::DEFAULT)?);
    let graph = Graph::create()?;
    let filled = graph.add_memset_node(&[], &fill(&memory, 1), gpu.context())?;
    let recorded = graph.add_event_record_node(&[&filled], &event)?;
    let waited = graph.add_event_wait_node(&[&recorded], &event)?;
    same("cuGraphEventRecordNodeGetEvent", recorded.event_record_node_get_event()?, event.as_raw())?;
    same("cuGraphEventWaitNodeGetEvent", waited.event_wait_node_get_event()?, event.as_raw())?;
    let executable = instantiate(&graph)?;
    run(&executable)?;
    same("cuEventQuery", event.query()?, true)?;
    executable.event_record_node_set_event(&recorded, &other)?;
    executable.event_wait_node_set_event(&waited, &other)?;
    run(&executable)?;
    event.record(None)?;
    other.synchronize()?;
    same("cuEventQuery of the other event", other.query()?, true)
}

fn a_batch_of_memory_operations_is_a_node(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0u32; 4])?;
    let write = StreamMemOpWriteValueParamsSt::new().operation(StreamBatchMemOpType::WRITE_VALUE_32).address(memory.address());
    let write = write.anon0(StreamMemOpWriteValueParamsStAnon0 { value: 17 });
    let mut operations = [StreamBatchMemOpParams { writeValue: *write.as_raw() }];
    let params = BatchMemOpNodeParams::new().ctx(gpu.context()).count(1);
    let graph = Graph::create()?;
    // SAFETY: one operation, read by the call.
    let params = unsafe { params.param_array(operations.as_mut_ptr()) };
    // SAFETY: the address is one of the memory, which lives until the launch was waited for.
    let node = unsafe { graph.add_batch_mem_op_node(&[], &params)? };
    same("cuGraphNodeGetType", node.get_type()?, GraphNodeType::BATCH_MEM_OP)?;
    same("cuGraphBatchMemOpNodeGetParams", node.batch_mem_op_node_get_params()?.count, 1)?;
    run(&instantiate(&graph)?)?;
    same("what the node wrote", download(&memory)?, vec![17, 0, 0, 0])
}

/// A graph that allocates, fills, copies out and frees.
fn with_memory(gpu: &Gpu, target: &DeviceMemory<u32>, value: u32) -> Outcome<Graph> {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let graph = Graph::create()?;
    let pool = MemPoolProps::new().alloc_type(MemAllocationType::PINNED).location(located(gpu.device()));
    let mut params = MemAllocNodeParams::new().pool_props(pool).bytesize(N * 4);
    let allocated = graph.add_mem_alloc_node(&[], &mut params)?;
    let address = params.as_raw().dptr;
    differs("the address of the allocation", address, 0)?;
    same("cuGraphMemAllocNodeGetParams", allocated.mem_alloc_node_get_params()?.dptr, address)?;
    // SAFETY: the address of so many elements, which are used between the nodes that allocate and free them.
    let memory = unsafe { DeviceSlice::<u32>::from_raw(address, N) };
    let filled = graph.add_memset_node(&[&allocated], &fill(memory, value), gpu.context())?;
    let copied = graph.add_memcpy_node(&[&filled], &copy(target, memory), gpu.context())?;
    let freed = graph.add_mem_free_node(&[&copied], address)?;
    same("cuGraphMemFreeNodeGetParams", freed.mem_free_node_get_params()?, address)?;
    Ok(graph)
}

fn memory_lives_within_a_graph(gpu: &Gpu) -> Outcome {
    let target = DeviceMemory::from_slice(&[0u32; N])?;
    let executable = instantiate(&*with_memory(gpu, &target, 23)?)?;
    for _ in 0..3 {
        run(&executable)?;
        all_are("what came out of the graph", &download(&target)?, 23)?;
    }
    Ok(())
}

fn memory_of_graphs_is_counted_and_trimmed(gpu: &Gpu) -> Outcome {
    let target = DeviceMemory::from_slice(&[0u32; N])?;
    let get = |which| cuda::device_get_graph_mem_attribute(gpu.device(), which);
    {
        let executable = instantiate(&*with_memory(gpu, &target, 1)?)?;
        run(&executable)?;
        let high = get(graph_mem_attributes::USED_MEM_HIGH)?;
        holds(high >= (N * 4) as u64, format!("CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: expected at least {}, got {high}", N * 4))?;
    }
    cuda::device_graph_mem_trim(gpu.device())?;
    same("CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", get(graph_mem_attributes::USED_MEM_CURRENT)?, 0)?;
    same("CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT after cuDeviceGraphMemTrim", get(graph_mem_attributes::RESERVED_MEM_CURRENT)?, 0)?;
    cuda::device_set_graph_mem_attribute(gpu.device(), graph_mem_attributes::USED_MEM_HIGH, &0)?;
    same("CU_GRAPH_MEM_ATTR_USED_MEM_HIGH after a reset", get(graph_mem_attributes::USED_MEM_HIGH)?, 0)
}

/// Adds a conditional node and returns its bodies.
fn conditional(gpu: &Gpu, graph: &GraphRef, kind: GraphConditionalNodeType, size: u32, value: u32) -> Outcome<Vec<CUgraph>> {
    let handle = graph.conditional_handle_create(gpu.context(), value, CU_GRAPH_COND_ASSIGN_DEFAULT as u32)?;
    let params = ConditionalNodeParams::new().handle(handle).type_(kind).size(size).ctx(gpu.context());
    let mut params = GraphNodeParams::new().conditional(params);
    // SAFETY: the handle is one of this graph.
    let node = unsafe { graph.add_node(&[], &[], &mut params)? };
    same("cuGraphNodeGetType", node.get_type()?, GraphNodeType::CONDITIONAL)?;
    // SAFETY: the call wrote this member: the address of as many graphs.
    let bodies = unsafe {
        let first = params.as_raw().anon0.conditional.phGraph_out;
        std::slice::from_raw_parts(first, size as usize).to_vec()
    };
    Ok(bodies)
}

fn a_condition_decides_whether_a_body_runs(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuGraphConditionalHandleCreate)?;
    for value in [0, 1] {
        let memory = DeviceMemory::from_slice(&[0u32; N])?;
        let graph = Graph::create()?;
        let bodies = conditional(gpu, &graph, GraphConditionalNodeType::IF, 1, value)?;
        // SAFETY: the body belongs to the graph.
        unsafe { GraphRef::from_raw(&bodies[0]) }.add_memset_node(&[], &fill(&memory, 5), gpu.context())?;
        run(&instantiate(&graph)?)?;
        all_are(format!("what is left for the value {value}"), &download(&memory)?, 5 * value)?;
    }
    Ok(())
}

fn a_switch_chooses_one_body(gpu: &Gpu) -> Outcome {
    gpu.needs_driver(12, 8)?;
    let memory = DeviceMemory::from_slice(&[0u32; 3])?;
    let graph = Graph::create()?;
    let bodies = conditional(gpu, &graph, GraphConditionalNodeType::SWITCH, 3, 1)?;
    for (at, body) in bodies.iter().enumerate() {
        // SAFETY: the body belongs to the graph.
        let body = unsafe { GraphRef::from_raw(body) };
        body.add_memset_node(&[], &fill(&memory[at..=at], at as u32 + 10), gpu.context())?;
    }
    run(&instantiate(&graph)?)?;
    same("what the second of three bodies left", download(&memory)?, vec![0, 11, 0])
}

fn attributes_of_a_kernel_node_are_set(gpu: &Gpu) -> Outcome {
    let module = gpu.module(r#"extern "C" __global__ void nothing() {}"#)?;
    let function = kernel(&module, "nothing")?;
    let params = KernelNodeParams::new().func(&function).grid_dim_x(1).grid_dim_y(1).grid_dim_z(1);
    let params = params.block_dim_x(32).block_dim_y(1).block_dim_z(1);
    let graph = Graph::create()?;
    // SAFETY: the kernel takes nothing.
    let (one, other) = unsafe { (graph.add_kernel_node(&[], &params)?, graph.add_kernel_node(&[], &params)?) };
    let (_, greatest) = cuda::ctx_get_stream_priority_range()?;
    let value = cuda::LaunchAttributeValue { priority: greatest };
    // SAFETY: the value is of the kind that the attribute has.
    unsafe { one.kernel_node_set_attribute(LaunchAttributeId::PRIORITY, &value)? };
    // SAFETY: both are nodes of the same kernel.
    unsafe { other.kernel_node_copy_attributes(&one)? };
    for node in [&one, &other] {
        let told = node.kernel_node_get_attribute(LaunchAttributeId::PRIORITY)?;
        // SAFETY: the attribute says which member it is.
        same("the priority of the node", unsafe { told.priority }, greatest)?;
    }
    run(&instantiate(&graph)?)
}
