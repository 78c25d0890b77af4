//! The recording driver: a library with every symbol of libcuda, libcudart and libnvrtc, which writes down how it is called.
//!
//! A test starts one, calls wrappers, and reads the record. There is one recorder in a process, so tests in one process take turns;
//! a test that needs another library (one without some symbol) runs in a process of its own, see [`alone`].

pub mod case;
mod library;
pub mod pattern;

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ops::{Deref, DerefMut};
use std::process::Command;
use std::ptr;
use std::slice;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

pub use library::{Of, Without, build};

/// How much of what a pointer argument points to is recorded.
#[derive(Clone, Copy, Debug)]
pub enum Copied<'o> {
    /// So many bytes.
    Bytes(usize),
    /// A text with its NUL.
    Text,
    /// So many texts, each with its NUL, one behind the other.
    Texts(usize),
    /// What pointers within it point to, one behind the other: for each, its offset and how many bytes it points to.
    Followed(&'o [(usize, usize)]),
}

/// The functions of the library that are no CUDA.
struct Control {
    reset: unsafe extern "C" fn(),
    calls: unsafe extern "C" fn() -> usize,
    symbol: unsafe extern "C" fn(usize, *mut c_int) -> *const c_char,
    argument: unsafe extern "C" fn(usize, usize, c_int, *mut usize) -> *const c_void,
    parameters: unsafe extern "C" fn(*const c_char) -> usize,
    extent: unsafe extern "C" fn(*const c_char, usize, c_int, usize) -> c_int,
    followed: unsafe extern "C" fn(*const c_char, usize, *const usize, usize) -> c_int,
    script: unsafe extern "C" fn(*const c_char, usize, *const c_void, usize) -> c_int,
    answer: unsafe extern "C" fn(*const c_char, *const c_void, usize) -> c_int,
    fail: unsafe extern "C" fn(*const c_char, usize, c_int) -> c_int,
    failure_pending: unsafe extern "C" fn() -> c_int,
    reserve: unsafe extern "C" fn(usize) -> *mut c_void,
    unreserve: unsafe extern "C" fn(*mut c_void, usize),
}

impl Control {
    /// Opens the library for the crate and for the test. Where it is of an older major, the others have a recorder of their own.
    fn open(of: Of, without: Without) -> Control {
        let path = build(of, without);
        let newest = if of == Of::Newest { path.clone() } else { build(Of::Newest, Without::Nothing) };
        let libraries = [
            (&cuspec::sys::cuda::LIBRARY, &newest),
            (&cuspec::sys::cudart::LIBRARY, &newest),
            (&cuspec::sys::nvrtc::LIBRARY, &newest),
            (&cuspec::sys::cudart12::LIBRARY, &path),
            (&cuspec::sys::cudart11::LIBRARY, &path),
        ];
        for (library, path) in libraries {
            let path = if without == Without::Library { "/nowhere/library.so".into() } else { path.clone() };
            // SAFETY: its functions have the signatures of the headers, against which it was compiled.
            unsafe { library.set_path(path) }.expect("no call came before");
        }
        // SAFETY: its one initialiser reads the environment.
        let library = unsafe { libloading::Library::new(&path) }.expect("a library that was just built");
        macro_rules! function {
            ($name:literal) => {
                // SAFETY: recorder.c defines it with the type of the field.
                *unsafe { library.get($name) }.expect(concat!("recorder.c defines ", stringify!($name)))
            };
        }
        let control = Control {
            reset: function!("recorder_reset"),
            calls: function!("recorder_calls"),
            symbol: function!("recorder_symbol"),
            argument: function!("recorder_argument"),
            parameters: function!("recorder_parameters"),
            extent: function!("recorder_extent"),
            followed: function!("recorder_followed"),
            script: function!("recorder_script"),
            answer: function!("recorder_answer"),
            fail: function!("recorder_fail"),
            failure_pending: function!("recorder_failure_pending"),
            reserve: function!("recorder_reserve"),
            unreserve: function!("recorder_unreserve"),
        };
        std::mem::forget(library);
        control
    }
}

/// The recorder, for one test at a time; nothing is recorded when a test gets it.
pub struct Recorder {
    control: &'static Control,
    _turn: MutexGuard<'static, ()>,
}

/// A call as C saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The symbol it came through.
    pub symbol: String,
    /// Whether it came on the thread that reads the record.
    pub here: bool,
    /// Its arguments.
    pub arguments: Vec<Argument>,
}

/// An argument as C saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its own bytes.
    pub value: Vec<u8>,
    /// What it points to, where that was recorded; `None` for NULL too.
    pub pointee: Option<Vec<u8>>,
}

impl Argument {
    /// The number in its bytes; an address is one too.
    pub fn number(&self) -> u64 {
        pattern::word(&self.value)
    }

    /// The number that it points to.
    ///
    /// # Panics
    /// When it was NULL.
    pub fn pointee_number(&self) -> u64 {
        pattern::word(self.pointee.as_deref().expect("it points to something"))
    }
}

impl Recorder {
    /// The recorder with every symbol.
    pub fn start() -> Recorder {
        Recorder::start_without(Without::Nothing)
    }

    /// The recorder, lacking symbols. Only the first start in a process chooses; see [`alone`].
    pub fn start_without(without: Without) -> Recorder {
        Recorder::start_of(Of::Newest, without)
    }

    /// The recorder of some libraries. Only the first start in a process chooses; see [`alone`].
    pub fn start_of(of: Of, without: Without) -> Recorder {
        static TURN: Mutex<()> = Mutex::new(());
        static CONTROL: OnceLock<Control> = OnceLock::new();
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let recorder = Recorder { control: CONTROL.get_or_init(|| Control::open(of, without)), _turn: turn };
        recorder.reset();
        recorder
    }

    /// Forgets every call and every order.
    pub fn reset(&self) {
        // SAFETY: nothing that the record handed out is kept.
        unsafe { (self.control.reset)() }
    }

    /// How many calls there were.
    pub fn count(&self) -> usize {
        // SAFETY: it takes nothing.
        unsafe { (self.control.calls)() }
    }

    /// The symbol of a call.
    fn symbol(&self, at: usize) -> Option<(&CStr, bool)> {
        let mut here = 0;
        // SAFETY: `here` is a live local.
        let symbol = unsafe { (self.control.symbol)(at, &mut here) };
        // SAFETY: a symbol is a constant text of the library.
        (!symbol.is_null()).then(|| (unsafe { CStr::from_ptr(symbol) }, here != 0))
    }

    /// A call.
    pub fn call(&self, at: usize) -> Option<Call> {
        let (symbol, here) = self.symbol(at)?;
        // SAFETY: a text.
        let count = unsafe { (self.control.parameters)(symbol.as_ptr()) };
        let argument = |i| Argument { value: self.bytes(at, i, 0).unwrap_or_default(), pointee: self.bytes(at, i, 1) };
        let arguments = (0..count).map(argument).collect();
        Some(Call { symbol: symbol.to_string_lossy().into_owned(), here, arguments })
    }

    fn bytes(&self, call: usize, parameter: usize, what: c_int) -> Option<Vec<u8>> {
        let mut size = 0;
        // SAFETY: `size` is a live local.
        let bytes = unsafe { (self.control.argument)(call, parameter, what, &mut size) };
        // SAFETY: the recorder owns so many bytes until a reset, which the borrow of `self` does not allow here.
        (!bytes.is_null()).then(|| unsafe { slice::from_raw_parts(bytes.cast(), size) }.to_vec())
    }

    /// Every call.
    pub fn calls(&self) -> Vec<Call> {
        (0..self.count()).filter_map(|at| self.call(at)).collect()
    }

    /// The calls of a symbol.
    pub fn calls_of(&self, symbol: &str) -> Vec<Call> {
        self.calls().into_iter().filter(|call| call.symbol == symbol).collect()
    }

    /// The symbols that were called, in order.
    pub fn symbols(&self) -> Vec<String> {
        (0..self.count()).filter_map(|at| Some(self.symbol(at)?.0.to_string_lossy().into_owned())).collect()
    }

    /// How many parameters a symbol has, if the recorder exports it.
    pub fn parameters(&self, symbol: &str) -> Option<usize> {
        // SAFETY: a text.
        let count = unsafe { (self.control.parameters)(text(symbol).as_ptr()) };
        (count != usize::MAX).then_some(count)
    }

    /// Orders how much of what an argument points to is recorded; one element is without an order.
    ///
    /// # Panics
    /// When there is no such parameter.
    pub fn copied(&self, symbol: &str, parameter: usize, copied: Copied<'_>) {
        let (unit, count) = match copied {
            Copied::Bytes(count) => (0, count),
            Copied::Text => (1, 0),
            Copied::Texts(count) => (2, count),
            Copied::Followed(places) => {
                let pairs: Vec<usize> = places.iter().flat_map(|&(offset, size)| [offset, size]).collect();
                // SAFETY: a text, and so many pairs.
                let found = unsafe { (self.control.followed)(text(symbol).as_ptr(), parameter, pairs.as_ptr(), places.len()) };
                return ordered(symbol, found);
            }
        };
        // SAFETY: a text.
        ordered(symbol, unsafe { (self.control.extent)(text(symbol).as_ptr(), parameter, unit, count) });
    }

    /// Orders what an out parameter receives; an order after it is the answer to the next call, and the last one stays.
    ///
    /// # Panics
    /// When there is no such parameter.
    pub fn script(&self, symbol: &str, parameter: usize, bytes: &[u8]) {
        // SAFETY: a text, and so many bytes.
        let found = unsafe { (self.control.script)(text(symbol).as_ptr(), parameter, bytes.as_ptr().cast(), bytes.len()) };
        ordered(symbol, found);
    }

    /// Orders that a parameter is left as it is.
    ///
    /// # Panics
    /// When there is no such parameter.
    pub fn leave(&self, symbol: &str, parameter: usize) {
        self.script(symbol, parameter, &[]);
    }

    /// Orders what a function returns that returns no status.
    ///
    /// # Panics
    /// When there is no such symbol.
    pub fn answer(&self, symbol: &str, bytes: &[u8]) {
        // SAFETY: a text, and so many bytes.
        ordered(symbol, unsafe { (self.control.answer)(text(symbol).as_ptr(), bytes.as_ptr().cast(), bytes.len()) });
    }

    /// Orders that the `nth` call from now (1 is the next) of a symbol, or of any, returns a status.
    ///
    /// # Panics
    /// When there is no such symbol.
    pub fn fail(&self, symbol: Option<&str>, nth: usize, status: i32) {
        let name = symbol.map(text);
        // SAFETY: a text or NULL.
        let found = unsafe { (self.control.fail)(name.as_ref().map_or(ptr::null(), |n| n.as_ptr()), nth, status) };
        ordered(symbol.unwrap_or("*"), found);
    }

    /// A slice of zeros that is longer than memory: nothing is used before it is touched.
    ///
    /// # Safety
    /// Zeros must be a value of `T`.
    ///
    /// # Panics
    /// When the address space has no room for it.
    pub unsafe fn long<T>(&self, len: usize) -> Long<'_, T> {
        let size = len * size_of::<T>();
        // SAFETY: it takes a number.
        let start = unsafe { (self.control.reserve)(size) };
        assert!(!start.is_null(), "no room for {size} bytes");
        Long { start: start.cast(), len, recorder: self }
    }

    /// Whether an ordered failure has not come yet.
    pub fn failure_pending(&self) -> bool {
        // SAFETY: it takes nothing.
        unsafe { (self.control.failure_pending)() != 0 }
    }
}

/// See [`Recorder::long`].
pub struct Long<'r, T> {
    start: *mut T,
    len: usize,
    recorder: &'r Recorder,
}

impl<T> Deref for Long<'_, T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: so many zeros, which are values.
        unsafe { slice::from_raw_parts(self.start, self.len) }
    }
}

impl<T> DerefMut for Long<'_, T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and nobody else has them.
        unsafe { slice::from_raw_parts_mut(self.start, self.len) }
    }
}

impl<T> Drop for Long<'_, T> {
    fn drop(&mut self) {
        // SAFETY: reserved with this size, and borrowed by nobody any more.
        unsafe { (self.recorder.control.unreserve)(self.start.cast(), self.len * size_of::<T>()) }
    }
}

fn text(symbol: &str) -> CString {
    CString::new(symbol).expect("symbols are identifiers")
}

fn ordered(symbol: &str, found: c_int) {
    assert!(found == 0, "the recorder has no such parameter of {symbol}");
}

/// Runs the rest of a test in a process of its own, with variables in its environment: true in that process, false where it was
/// started, which then only waits for it.
///
/// # Panics
/// When the test fails there.
pub fn alone(test: &str, variables: &[(&str, &str)]) -> bool {
    const INSIDE: &str = "CUSPEC_TEST_ALONE";
    if std::env::var_os(INSIDE).is_some_and(|name| name == test) {
        return true;
    }
    let program = std::env::current_exe().expect("a test is a program");
    let mut command = Command::new(program);
    command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(INSIDE, test).envs(variables.iter().copied());
    let output = command.output().expect("a test program runs again");
    print!("{}", String::from_utf8_lossy(&output.stdout));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{test} fails in a process of its own");
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"), "{test} is not the name of the test");
    false
}
