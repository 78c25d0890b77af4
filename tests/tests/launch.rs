//! Launches on the recording driver: what C finds behind the pointers, and what is refused before it is asked.

use cuspec::cuda::{FunctionRef, LaunchAttribute, LaunchAttributeId, Module, Stream, StreamFlags};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CUlaunchAttribute_st, CUlaunchConfig_st};
use cuspec::{ErrorKind, Lent};
use cuspec_tests::recorder::pattern::{bytes, word};
use cuspec_tests::recorder::{Copied, Recorder, Without, alone};

const FAULT: i32 = 998;
/// How the driver says that a kernel has no such parameter.
const INVALID_VALUE: i32 = 1;

fn module() -> Module {
    // SAFETY: the recorder runs no code.
    unsafe { Module::load("kernel.cubin") }.expect("the recorder makes anything")
}

fn kernel(module: &Module) -> Lent<'_, FunctionRef> {
    module.get_function("kernel").expect("the recorder finds anything")
}

/// The kernel has parameters of these sizes.
fn declare(recorder: &Recorder, sizes: &[usize]) {
    sizes.iter().for_each(|size| recorder.script("cuFuncGetParamInfo", 3, &size.to_le_bytes()));
    recorder.fail(Some("cuFuncGetParamInfo"), sizes.len() + 1, INVALID_VALUE);
}

#[test]
fn c_finds_every_argument_behind_its_pointer() {
    let recorder = Recorder::start();
    let module = module();
    let memory = DeviceMemory::<f32>::new(9).expect("the recorder makes anything");
    let sizes = [1, 8, 8, 12, 8, 16];
    declare(&recorder, &sizes);
    let places: Vec<(usize, usize)> = sizes.iter().enumerate().map(|(at, size)| (at * 8, *size)).collect();
    recorder.copied("cuLaunchKernelEx", 2, Copied::Followed(&places));
    let function = kernel(&module);
    let launch = function.launch(Dim3::xyz(1, 2, 3), Dim3::xy(4, 5));
    let launch = launch.arg(&7_u8).arg(&-2.5_f64).arg(&memory).arg(&[1_u32, 2, 3]).arg(&memory[4..]).arg(&(3_u128 << 77));
    // SAFETY: the recorder runs no code.
    unsafe { launch.run() }.expect("number and sizes are right");
    let asked = recorder.calls_of("cuFuncGetParamInfo");
    assert!(asked.iter().map(|call| call.arguments[1].number()).eq(0..7), "each parameter, and that there is no other");
    let call = recorder.calls_of("cuLaunchKernelEx").pop().expect("it was launched");
    let address = memory.address();
    let wanted: &[&[u8]] = &[
        &[7],
        &(-2.5_f64).to_le_bytes(),
        &address.to_le_bytes(),
        bytes(&[1_u32, 2, 3]),
        &(address + 16).to_le_bytes(),
        &(3_u128 << 77).to_le_bytes(),
    ];
    assert_eq!(call.arguments[2].pointee.as_deref(), Some(&wanted.concat()[..]));
    assert_eq!((call.arguments[1].number(), call.arguments[3].number()), (function.as_raw().addr() as u64, 0));
}

/// The number in a member of the configuration that was launched with.
fn configured(recorder: &Recorder, offset: usize, size: usize) -> u64 {
    let call = recorder.calls_of("cuLaunchKernelEx").pop().expect("it was launched");
    let config = call.arguments[0].pointee.as_deref().expect("a configuration");
    word(&config[offset..offset + size])
}

macro_rules! member {
    ($recorder:expr, $member:ident, $size:expr) => {
        configured($recorder, std::mem::offset_of!(CUlaunchConfig_st, $member), $size)
    };
}

#[test]
fn grid_block_shared_memory_and_stream_reach_c() {
    let recorder = Recorder::start();
    let module = module();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    declare(&recorder, &[]);
    let launch = kernel(&module);
    let launch = launch.launch(Dim3::xyz(11, 12, 13), Dim3::xyz(21, 22, 23)).shared_memory(4096).on(&stream);
    // SAFETY: the recorder runs no code.
    unsafe { launch.run() }.expect("a kernel without parameters");
    let grid = [member!(&recorder, gridDimX, 4), member!(&recorder, gridDimY, 4), member!(&recorder, gridDimZ, 4)];
    let block = [member!(&recorder, blockDimX, 4), member!(&recorder, blockDimY, 4), member!(&recorder, blockDimZ, 4)];
    assert_eq!((grid, block), ([11, 12, 13], [21, 22, 23]));
    assert_eq!(member!(&recorder, sharedMemBytes, 4), 4096);
    assert_eq!(member!(&recorder, hStream, 8), stream.as_raw().addr() as u64);
    assert_eq!((member!(&recorder, attrs, 8), member!(&recorder, numAttrs, 4)), (0, 0));
}

#[test]
fn what_is_not_said_of_a_grid_is_one() {
    assert_eq!(Dim3::x(3), Dim3 { x: 3, y: 1, z: 1 });
    assert_eq!(Dim3::xy(3, 4), Dim3 { x: 3, y: 4, z: 1 });
}

#[test]
fn clusters_cooperation_and_other_attributes_reach_c_in_order() {
    let recorder = Recorder::start();
    let module = module();
    let function = kernel(&module);
    let size = size_of::<CUlaunchAttribute_st>();
    let launch = || {
        declare(&recorder, &[]);
        let launch = function.launch(Dim3::x(8), Dim3::x(32)).cluster(Dim3::xyz(2, 3, 4)).cooperative();
        launch.attribute(LaunchAttribute::new().priority(-5))
    };
    // SAFETY: the recorder runs no code.
    unsafe { launch().run() }.expect("a kernel without parameters");
    assert_eq!(member!(&recorder, numAttrs, 4), 3);
    recorder.copied("cuLaunchKernelEx", 0, Copied::Followed(&[(std::mem::offset_of!(CUlaunchConfig_st, attrs), 3 * size)]));
    // SAFETY: as above.
    unsafe { launch().run() }.expect("as above");
    let call = recorder.calls_of("cuLaunchKernelEx").pop().expect("it was launched");
    let attributes: Vec<&[u8]> = call.arguments[0].pointee.as_deref().expect("attributes").chunks(size).collect();
    let value = std::mem::offset_of!(CUlaunchAttribute_st, value);
    let number = |at: usize, offset: usize| word(&attributes[at][offset..offset + 4]);
    let ids = [LaunchAttributeId::CLUSTER_DIMENSION, LaunchAttributeId::COOPERATIVE, LaunchAttributeId::PRIORITY];
    ids.iter().enumerate().for_each(|(at, id)| assert_eq!(number(at, 0), u64::from(id.0), "{id:?}"));
    assert_eq!([number(0, value), number(0, value + 4), number(0, value + 8)], [2, 3, 4]);
    assert_eq!((number(1, value), number(2, value) as i32), (1, -5));
}

#[test]
fn arguments_that_the_kernel_does_not_have_are_never_launched() {
    let recorder = Recorder::start();
    let module = module();
    let function = kernel(&module);
    let cases: [(&[usize], &str); 4] = [
        (&[4, 4], "argument 1 of the kernel has 4 bytes, not 8"),
        (&[4], "the kernel has 1 arguments, not 2"),
        (&[], "the kernel has 0 arguments, not 2"),
        (&[4, 8, 8], "the kernel has more than 2 arguments"),
    ];
    for (sizes, message) in cases {
        recorder.reset();
        declare(&recorder, sizes);
        let launch = function.launch(Dim3::x(1), Dim3::x(1)).arg(&1_u32).arg(&2_u64);
        // SAFETY: the recorder runs no code.
        let error = unsafe { launch.run() }.expect_err(message);
        assert!(matches!(error.kind(), ErrorKind::WrongArguments { .. }), "{error}");
        assert_eq!(error.to_string(), message);
        assert!(recorder.calls_of("cuLaunchKernelEx").is_empty(), "{message}");
    }
    recorder.reset();
    recorder.fail(Some("cuFuncGetParamInfo"), 1, FAULT);
    // SAFETY: as above.
    let error = unsafe { function.launch(Dim3::x(1), Dim3::x(1)).arg(&1_u32).run() }.expect_err("it was ordered");
    assert_eq!((error.code(), recorder.calls_of("cuLaunchKernelEx").len()), (Some(FAULT), 0));
}

#[test]
fn a_driver_that_cannot_tell_parameters_launches_unchecked() {
    if !alone("a_driver_that_cannot_tell_parameters_launches_unchecked", &[]) {
        return;
    }
    let recorder = Recorder::start_without(Without::Symbols(&["cuFuncGetParamInfo"]));
    let module = module();
    let function = kernel(&module);
    recorder.copied("cuLaunchKernelEx", 2, Copied::Followed(&[(0, 4), (8, 8)]));
    // SAFETY: the recorder runs no code.
    unsafe { function.launch(Dim3::x(1), Dim3::x(1)).arg(&1_u32).arg(&2_u64).run() }.expect("nobody can tell");
    let call = recorder.calls_of("cuLaunchKernelEx").pop().expect("it was launched");
    assert_eq!(call.arguments[2].pointee.as_deref(), Some(&[1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0][..]));
    recorder.reset();
    recorder.fail(Some("cuLaunchKernelEx"), 1, FAULT);
    // SAFETY: as above.
    let error = unsafe { function.launch(Dim3::x(1), Dim3::x(1)).run() }.expect_err("it was ordered");
    assert_eq!(error.code(), Some(FAULT));
}
