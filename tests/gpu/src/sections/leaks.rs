//! Every owner, made and dropped a thousand times: the drop hook hears nothing, and no device memory is lost.

use std::ptr;

use cuspec::cuda::{
    self, AddressMode, Array, Array3dDescriptor, ArrayFormat, CodeLibrary, Context, CtxFlags, DeviceAttribute, Event, EventFlags,
    ExecutableGraph, FilterMode, Graph, GraphInstantiateFlags, JitInputType, MemAllocationHandleType, MipmappedArray,
    PhysicalMemory, ResourceDesc, Stream, StreamFlags, SurfaceObject, TextureDesc, TextureObject,
};
use cuspec::launch::Dim3;
use cuspec::memory::{DeviceMemory, PinnedMemory, copy_to_device};
use cuspec::nvrtc::Program;
use cuspec::sys::cuda::CUDA_ARRAY3D_SURFACE_LDST;

use super::pools::pool;
use super::virtual_memory::{granularity, properties};
use crate::gpu::{Gpu, jit, kernel};
use crate::harness::{self, section};
use crate::outcome::{Outcome, Stop, holds, same};

section! { "leaks":
    of_streams,
    of_events,
    of_device_memory,
    of_pinned_memory,
    of_pending_copies,
    of_modules,
    of_libraries,
    of_linkers,
    of_arrays,
    of_mipmapped_arrays,
    of_textures_and_surfaces,
    of_graphs,
    of_executable_graphs,
    of_pools,
    of_physical_memory,
    of_programs,
    of_closures,
    of_launches,
    of_contexts,
    of_several_kinds_at_once,
}

const ROUNDS: usize = 1000;

/// Makes and drops so often. Other processes use the device too, so that memory counts as lost when it is lost three times in a row.
fn rounds<T>(count: usize, mut round: impl FnMut() -> Outcome<T>) -> Outcome {
    let mut run = |count: usize| (0..count).try_for_each(|_| round().map(drop));
    run(count.min(20))?;
    cuda::ctx_synchronize()?;
    let mut lost = vec![];
    for _ in 0..3 {
        let (before, _) = cuda::mem_get_info()?;
        run(count)?;
        cuda::ctx_synchronize()?;
        let (after, _) = cuda::mem_get_info()?;
        same("what the drop hook was told", harness::dropped(), Vec::<String>::new())?;
        if after >= before {
            return Ok(());
        }
        lost.push(before - after);
    }
    Err(Stop::failed(format!("cuMemGetInfo: bytes lost in three times {count} rounds: {lost:?}")))
}

fn of_streams(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(Stream::create(StreamFlags::NON_BLOCKING)?))
}

fn of_events(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(Event::create(EventFlags::DEFAULT)?))
}

fn of_device_memory(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(DeviceMemory::<u32>::new(1 << 18)?))
}

fn of_pinned_memory(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(PinnedMemory::<u32>::new(1024)?))
}

fn of_pending_copies(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::<u32>::new(1024)?;
    rounds(ROUNDS, || Ok(copy_to_device(&mut memory, vec![1; 1024], None)?))
}

const SOURCE: &str = r#"__device__ unsigned table[1024];
extern "C" __global__ void touch() { table[threadIdx.x] += 1; }"#;

fn of_modules(gpu: &Gpu) -> Outcome {
    rounds(ROUNDS, || gpu.module(SOURCE))
}

fn of_libraries(gpu: &Gpu) -> Outcome {
    let cubin = gpu.cubin(SOURCE)?;
    rounds(ROUNDS, || {
        // SAFETY: NVRTC made it.
        let library = unsafe { CodeLibrary::load_data(&cubin, &[], ptr::null_mut(), &[], ptr::null_mut())? };
        library.get_kernel("touch")?.get_function()?;
        Ok(())
    })
}

fn of_linkers(gpu: &Gpu) -> Outcome {
    let code = gpu.compile(SOURCE, &["--relocatable-device-code=true"])?.cubin()?;
    rounds(ROUNDS / 10, || {
        // SAFETY: there are no options, and NVRTC made the code.
        let linker = jit(unsafe { cuda::link_create(&[], ptr::null_mut()) })?;
        // SAFETY: as above.
        unsafe { linker.add_data(JitInputType::INPUT_CUBIN, &code, None, &[], ptr::null_mut())? };
        linker.complete()?;
        Ok(())
    })
}

fn shape() -> Array3dDescriptor {
    let flags = CUDA_ARRAY3D_SURFACE_LDST as u32;
    Array3dDescriptor { Width: 256, Height: 256, Depth: 0, Format: ArrayFormat::FLOAT, NumChannels: 1, Flags: flags }
}

fn of_arrays(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(Array::array3d_create(&shape())?))
}

fn of_mipmapped_arrays(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(MipmappedArray::create(&shape(), 4)?))
}

fn of_textures_and_surfaces(_: &Gpu) -> Outcome {
    let array = Array::array3d_create(&shape())?;
    let how = TextureDesc { addressMode: [AddressMode::CLAMP; 3], filterMode: FilterMode::POINT, ..Default::default() };
    rounds(ROUNDS, || {
        let what = ResourceDesc::new().array(&array);
        Ok((TextureObject::create(&what, &how, None)?, SurfaceObject::create(&what)?))
    })
}

fn graph() -> Outcome<Graph> {
    let graph = Graph::create()?;
    let first = graph.add_empty_node(&[])?;
    graph.add_empty_node(&[&first])?;
    Ok(graph)
}

fn of_graphs(_: &Gpu) -> Outcome {
    rounds(ROUNDS, graph)
}

fn of_executable_graphs(_: &Gpu) -> Outcome {
    let graph = graph()?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    rounds(ROUNDS, || {
        // SAFETY: the graph uses no memory.
        unsafe { ExecutableGraph::instantiate(&graph, GraphInstantiateFlags(0))?.launch(Some(&stream))? };
        Ok(stream.synchronize()?)
    })
}

fn of_pools(gpu: &Gpu) -> Outcome {
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    rounds(ROUNDS / 10, || {
        let pool = pool(gpu, MemAllocationHandleType::NONE)?;
        let address = cuda::mem_alloc_from_pool_async(1 << 16, &pool, Some(&stream))?;
        // SAFETY: nothing uses it.
        unsafe { cuda::mem_free_async(address, Some(&stream))? };
        Ok(stream.synchronize()?)
    })
}

fn of_physical_memory(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    rounds(ROUNDS, || Ok(PhysicalMemory::create(size, &properties)?))
}

fn of_programs(_: &Gpu) -> Outcome {
    rounds(ROUNDS, || Ok(Program::create("__global__ void nothing() {}", None, &[], &[])?))
}

fn of_closures(_: &Gpu) -> Outcome {
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let kept = std::sync::Arc::new(());
    rounds(ROUNDS, || {
        let held = std::sync::Arc::clone(&kept);
        stream.launch_host_func(move || drop(held))?;
        Ok(stream.synchronize()?)
    })?;
    same("owners of what the closures held", std::sync::Arc::strong_count(&kept), 1)
}

fn of_launches(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let touch = kernel(&module, "touch")?;
    rounds(ROUNDS, || {
        // SAFETY: it takes nothing, and has one element per thread.
        unsafe { touch.launch(Dim3::x(1), Dim3::x(1024)).run()? };
        Ok(())
    })
}

fn of_contexts(gpu: &Gpu) -> Outcome {
    rounds(10, || {
        let context = Context::create(None, CtxFlags::SCHED_AUTO, gpu.device())?;
        let children = (Stream::create(StreamFlags::DEFAULT)?, DeviceMemory::<u32>::new(1024)?);
        drop(context);
        drop(children);
        Ok(())
    })
}

fn of_several_kinds_at_once(gpu: &Gpu) -> Outcome {
    rounds(ROUNDS / 10, || {
        let module = gpu.module(SOURCE)?;
        let (stream, done) = (Stream::create(StreamFlags::NON_BLOCKING)?, Event::create(EventFlags::DISABLE_TIMING)?);
        let mut memory = DeviceMemory::<u32>::new(1 << 12)?;
        cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
        // SAFETY: it takes nothing, and has one element per thread.
        unsafe { kernel(&module, "touch")?.launch(Dim3::x(1), Dim3::x(1024)).on(&stream).run()? };
        done.record(Some(&stream))?;
        done.synchronize()?;
        Ok(())
    })?;
    let sms = gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)?;
    holds(sms > 0, format!("CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: {sms}"))
}
