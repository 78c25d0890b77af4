//! Owned memory on the recording driver: which calls are made, in which order, and what is left when one of them fails.

use std::sync::{Mutex, PoisonError};
use std::thread;

use cuspec::cuda::{Status, Stream, StreamFlags};
use cuspec::memory::{DeviceMemory, Pending, PinnedMemory, copy_to_device, copy_to_host};
use cuspec::{Error, ErrorKind, bytes_of};
use cuspec_tests::recorder::{Copied, Recorder};

/// A context that memory is of.
const CONTEXT: u64 = 0x5eed_0000;
/// A status that no header has.
const FAULT: i32 = 998;

/// What the drop hook was told, by status.
static TOLD: Mutex<Vec<Option<i32>>> = Mutex::new(Vec::new());

/// The recorder, whose device memory is of a context; nothing was dropped with an error yet.
fn start() -> Recorder {
    fn tell(error: &Error) {
        TOLD.lock().unwrap_or_else(PoisonError::into_inner).push(error.code());
    }
    let recorder = Recorder::start();
    recorder.script("cuPointerGetAttribute", 0, &CONTEXT.to_le_bytes());
    cuspec::set_drop_hook(tell);
    told();
    recorder
}

fn told() -> Vec<Option<i32>> {
    std::mem::take(&mut *TOLD.lock().unwrap_or_else(PoisonError::into_inner))
}

/// The one call of a symbol, by the numbers that its arguments are.
fn once(recorder: &Recorder, symbol: &str) -> Vec<u64> {
    let calls = recorder.calls_of(symbol);
    assert_eq!(calls.len(), 1, "{symbol} among {:?}", recorder.symbols());
    calls[0].arguments.iter().map(|argument| argument.number()).collect()
}

const FREED: [&str; 5] =
    ["cuPointerGetAttribute", "cuCtxPushCurrent_v2", "cuCtxSynchronize", "cuMemFree_v2", "cuCtxPopCurrent_v2"];

#[test]
fn device_memory_is_freed_once_after_its_own_context_has_been_waited_for() {
    let recorder = start();
    let memory = DeviceMemory::<u32>::new(6).expect("the recorder makes anything");
    let address = memory.address();
    assert_eq!(once(&recorder, "cuMemAlloc_v2")[1], 24);
    drop(memory);
    assert_eq!(recorder.symbols(), [&["cuMemAlloc_v2"], &FREED[..]].concat());
    assert_eq!(once(&recorder, "cuPointerGetAttribute")[2], address);
    assert_eq!((once(&recorder, "cuCtxPushCurrent_v2"), once(&recorder, "cuMemFree_v2")), (vec![CONTEXT], vec![address]));
    assert!(told().is_empty());
}

#[test]
fn device_memory_that_was_freed_by_hand_is_not_freed_again() {
    let recorder = start();
    DeviceMemory::<u8>::new(3).expect("the recorder makes anything").free().map_err(|(_, error)| error).expect("freed");
    assert_eq!(recorder.symbols(), [&["cuMemAlloc_v2"], &FREED[..]].concat());
}

#[test]
fn device_memory_that_cannot_be_freed_comes_back() {
    let recorder = start();
    for at_fault in &FREED[..4] {
        recorder.reset();
        let memory = DeviceMemory::<u8>::new(3).expect("the recorder makes anything");
        let address = memory.address();
        recorder.script("cuPointerGetAttribute", 0, &CONTEXT.to_le_bytes());
        recorder.fail(Some(at_fault), 1, FAULT);
        let (memory, error) = memory.free().expect_err("it was ordered");
        assert_eq!((memory.address(), error.code()), (address, Some(FAULT)), "{at_fault}");
        memory.free().map_err(|(_, error)| error).expect("the second time it can be");
        let tries = 1 + usize::from(*at_fault == "cuMemFree_v2");
        assert_eq!(recorder.calls_of("cuMemFree_v2").len(), tries, "{at_fault}");
    }
    assert!(told().is_empty());
}

#[test]
fn device_memory_is_kept_when_nobody_can_wait_for_its_context() {
    let recorder = start();
    for at_fault in &FREED[..3] {
        recorder.reset();
        recorder.script("cuPointerGetAttribute", 0, &CONTEXT.to_le_bytes());
        let memory = DeviceMemory::<u8>::new(3).expect("the recorder makes anything");
        recorder.fail(Some(at_fault), 1, FAULT);
        drop(memory);
        assert!(recorder.calls_of("cuMemFree_v2").is_empty(), "{at_fault}: {:?}", recorder.symbols());
        assert_eq!(told(), [Some(FAULT)], "{at_fault}");
        let (pushed, popped) = (recorder.calls_of("cuCtxPushCurrent_v2"), recorder.calls_of("cuCtxPopCurrent_v2"));
        assert_eq!(pushed.len() - usize::from(*at_fault == "cuCtxPushCurrent_v2"), popped.len(), "{at_fault}");
    }
}

#[test]
fn an_allocation_that_fails_leaves_nothing_to_free() {
    let recorder = start();
    recorder.fail(Some("cuMemAlloc_v2"), 1, 2);
    let error = DeviceMemory::<u8>::new(3).expect_err("it was ordered");
    assert!(error.is(Status::ERROR_OUT_OF_MEMORY), "{error}");
    recorder.fail(Some("cuMemAllocHost_v2"), 1, 2);
    PinnedMemory::<u8>::new(3).expect_err("it was ordered");
    assert_eq!(recorder.symbols(), ["cuMemAlloc_v2", "cuMemAllocHost_v2"]);
}

#[test]
fn memory_is_freed_when_the_copy_into_it_fails() {
    let recorder = start();
    recorder.fail(Some("cuMemcpyHtoD_v2"), 1, FAULT);
    assert_eq!(DeviceMemory::from_slice(&[1_u32, 2]).expect_err("it was ordered").code(), Some(FAULT));
    assert_eq!(recorder.symbols(), [&["cuMemAlloc_v2", "cuMemcpyHtoD_v2"], &FREED[..]].concat());
}

#[test]
fn copies_take_the_bytes_of_their_elements() {
    let recorder = start();
    let elements = [0x0102_0304_u32, 5, 6];
    recorder.copied("cuMemcpyHtoD_v2", 1, Copied::Bytes(12));
    let mut memory = DeviceMemory::from_slice(&elements).expect("the recorder makes anything");
    let copy = recorder.calls_of("cuMemcpyHtoD_v2").pop().expect("it was copied");
    assert_eq!((copy.arguments[0].number(), copy.arguments[2].number()), (memory.address(), 12));
    assert_eq!(copy.arguments[1].pointee.as_deref(), Some(bytes_of(&elements)));
    recorder.script("cuMemcpyDtoH_v2", 0, bytes_of(&[7_u32, 8, 9]));
    let mut host = [0; 3];
    memory.copy_to(&mut host).expect("the recorder copies anything");
    assert_eq!(host, [7, 8, 9]);
    assert_eq!(once(&recorder, "cuMemcpyDtoH_v2")[1..], [memory.address(), 12]);
    let calls = recorder.count();
    let errors = [memory.copy_to(&mut [0; 2]), memory.copy_from(&[0; 4]), memory.copy_from(&[])];
    errors.into_iter().for_each(|result| {
        let error = result.expect_err("the lengths differ");
        assert!(matches!(error.kind(), ErrorKind::LengthMismatch { .. }), "{error}");
    });
    assert_eq!(recorder.count(), calls, "nothing reached C");
}

#[test]
fn memory_of_no_bytes_makes_no_call() {
    let recorder = start();
    let mut none = DeviceMemory::<u32>::from_slice(&[]).expect("nothing is needed");
    none.copy_from(&[]).and_then(|()| none.copy_to(&mut [])).expect("nothing is copied");
    none.copy_from(&[1]).expect_err("the lengths differ");
    none.free().map_err(|(_, error)| error).expect("nothing is freed");
    let empty = DeviceMemory::from_slice(&[[0_u64; 0]; 5]).expect("elements without a size");
    assert_eq!(empty.len(), 5);
    empty.copy_to(&mut [[]; 5]).expect("nothing is copied");
    drop(empty);
    assert!(PinnedMemory::<u32>::new(0).expect("nothing is needed").is_empty());
    assert_eq!(PinnedMemory::<[u32; 0]>::new(4).expect("nothing is needed").len(), 4);
    assert_eq!(recorder.symbols(), [""; 0]);
}

#[test]
fn a_size_that_does_not_fit_never_reaches_c() {
    let recorder = start();
    for len in [(1 << 61) + 1, usize::MAX, isize::MAX as usize / 8 + 1] {
        let kinds = [DeviceMemory::<u64>::new(len).err(), PinnedMemory::<u64>::new(len).err()];
        for error in kinds {
            let error = error.expect("the size in bytes does not fit");
            assert!(matches!(error.kind(), ErrorKind::TooLarge { .. }), "{len}: {error}");
        }
    }
    assert_eq!(recorder.count(), 0);
}

#[test]
fn device_memory_can_be_given_away_and_taken_back() {
    let recorder = start();
    let memory = DeviceMemory::<u16>::new(4).expect("the recorder makes anything");
    let address = memory.into_raw();
    assert_eq!(recorder.symbols(), ["cuMemAlloc_v2"]);
    // SAFETY: so many elements, which nobody owns.
    drop(unsafe { DeviceMemory::<u16>::from_raw(address, 4) });
    assert_eq!(once(&recorder, "cuMemFree_v2"), [address]);
}

#[test]
fn pinned_memory_is_zeroed_and_freed_once_on_any_thread() {
    let recorder = start();
    let mut dirty = vec![0xdead_beef_u32; 8];
    let address = dirty.as_mut_ptr().expose_provenance();
    recorder.script("cuMemAllocHost_v2", 0, &address.to_le_bytes());
    let mut pinned = PinnedMemory::<u32>::new(5).expect("the recorder makes anything");
    assert_eq!((once(&recorder, "cuMemAllocHost_v2")[1], &*pinned), (20, &[0; 5][..]));
    pinned[4] = 1;
    thread::spawn(move || drop(pinned)).join().expect("it only drops");
    assert_eq!(once(&recorder, "cuMemFreeHost"), [address as u64]);
    assert_eq!(dirty[3..], [0, 1, 0xdead_beef, 0xdead_beef, 0xdead_beef]);
}

/// A copy to the device that is under way, and the address of the buffer that it owns.
fn under_way(recorder: &Recorder) -> (Pending<PinnedMemory<u32>>, u64) {
    let mut device = DeviceMemory::<u32>::new(5).expect("the recorder makes anything");
    let host = PinnedMemory::<u32>::new(5).expect("as above");
    let address = host.as_ptr().addr() as u64;
    let pending = copy_to_device(&mut device, host, None).expect("as above");
    std::mem::forget(device);
    assert!(recorder.calls_of("cuMemFreeHost").is_empty());
    (pending, address)
}

/// The calls since the copy was enqueued.
fn after_copy(recorder: &Recorder) -> Vec<String> {
    let symbols = recorder.symbols();
    let copy = symbols.iter().position(|symbol| symbol.starts_with("cuMemcpy")).expect("it was enqueued");
    symbols[copy + 1..].to_vec()
}

#[test]
fn a_pending_copy_keeps_its_buffer_until_the_event() {
    let recorder = start();
    let (pending, address) = under_way(&recorder);
    drop(pending);
    assert_eq!(after_copy(&recorder), ["cuEventRecord", "cuEventSynchronize", "cuMemFreeHost", "cuEventDestroy_v2"]);
    let event = once(&recorder, "cuEventDestroy_v2")[0];
    assert_eq!((once(&recorder, "cuEventRecord")[0], once(&recorder, "cuEventSynchronize")[0]), (event, event));
    assert_eq!((once(&recorder, "cuMemcpyHtoDAsync_v2")[1], once(&recorder, "cuMemFreeHost")[0]), (address, address));
}

#[test]
fn a_copy_that_was_waited_for_gives_its_buffer_back() {
    let recorder = start();
    let device = DeviceMemory::<u16>::new(3).expect("the recorder makes anything");
    let stream = Stream::create(StreamFlags(0)).expect("as above");
    recorder.script("cuMemcpyDtoHAsync_v2", 0, bytes_of(&[1_u16, 2, 3]));
    let pending = copy_to_host(vec![0_u16; 3], &device, Some(&stream)).expect("as above");
    let handle = stream.as_raw().addr() as u64;
    let copy = once(&recorder, "cuMemcpyDtoHAsync_v2");
    assert_eq!((copy[1..].to_vec(), once(&recorder, "cuEventRecord")[1]), (vec![device.address(), 6, handle], handle));
    assert_eq!(pending.wait().expect("it is done"), [1, 2, 3]);
    assert_eq!(after_copy(&recorder), ["cuEventRecord", "cuEventSynchronize", "cuEventDestroy_v2"], "it waits once");
}

#[test]
fn a_copy_that_is_not_done_is_no_error() {
    let recorder = start();
    let (pending, _) = under_way(&recorder);
    recorder.fail(Some("cuEventQuery"), 1, 600);
    assert!(!pending.is_done().expect("not ready is an answer"));
    recorder.fail(Some("cuEventQuery"), 1, FAULT);
    assert_eq!(pending.is_done().expect_err("it was ordered").code(), Some(FAULT));
    assert!(pending.is_done().expect("it is done"));
    assert!(recorder.calls_of("cuMemFreeHost").is_empty());
}

#[test]
fn a_buffer_that_the_device_may_still_use_is_leaked_rather_than_freed() {
    let recorder = start();
    let (pending, _) = under_way(&recorder);
    recorder.fail(Some("cuEventSynchronize"), 1, FAULT);
    assert_eq!(pending.wait().expect_err("it was ordered").code(), Some(FAULT));
    assert_eq!(after_copy(&recorder), ["cuEventRecord", "cuEventSynchronize", "cuEventDestroy_v2"], "waited for");
    assert!(told().is_empty());

    recorder.reset();
    let (pending, _) = under_way(&recorder);
    recorder.fail(Some("cuEventSynchronize"), 1, FAULT);
    drop(pending);
    assert_eq!(after_copy(&recorder), ["cuEventRecord", "cuEventSynchronize", "cuEventDestroy_v2"], "dropped");
    assert_eq!(told(), [Some(FAULT)]);

    recorder.reset();
    let mut device = DeviceMemory::<u8>::new(2).expect("the recorder makes anything");
    recorder.fail(Some("cuEventRecord"), 1, FAULT);
    copy_to_device(&mut device, PinnedMemory::new(2).expect("as above"), None).expect_err("it was ordered");
    assert_eq!(after_copy(&recorder), ["cuEventRecord", "cuEventDestroy_v2"], "not recorded");
}

#[test]
fn a_copy_that_is_not_enqueued_frees_its_buffer() {
    let recorder = start();
    let mut device = DeviceMemory::<u8>::new(2).expect("the recorder makes anything");
    for (at_fault, len) in [(Some("cuEventCreate"), 2), (Some("cuMemcpyHtoDAsync_v2"), 2), (None, 3)] {
        recorder.reset();
        if at_fault.is_some() {
            recorder.fail(at_fault, 1, FAULT);
        }
        let host = PinnedMemory::new(len).expect("the recorder makes anything");
        copy_to_device(&mut device, host, None).expect_err("it was ordered, or the lengths differ");
        once(&recorder, "cuMemFreeHost");
        assert!(recorder.calls_of("cuEventRecord").is_empty());
        let event = usize::from(at_fault != Some("cuEventCreate"));
        assert_eq!(recorder.calls_of("cuEventDestroy_v2").len(), event, "{at_fault:?}");
    }
}
