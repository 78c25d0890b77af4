//! The tables that the generator writes: what there is to call, and which classes there are.
//!
//! Invariant: everything here is `static`; what is made at run time (classes, cached members) sits in the atomics beside the facts.

use std::ffi::CStr;
use std::sync::atomic::{AtomicPtr, Ordering};

use cuspec_runtime::{Library, Symbol};
use pyo3::ffi;

/// The most parameters that an entry point has.
pub const MAX_ARGUMENTS: usize = 24;

/// A Python module: one library.
pub struct Module {
    /// Its full name.
    pub name: &'static CStr,
    /// The library behind it.
    pub library: &'static Library,
    /// Functions, as Python sees them.
    pub functions: &'static [Export],
    /// Symbols, and the documented names of the functions behind them.
    pub symbols: &'static [(&'static CStr, &'static CStr)],
    /// Enumerations.
    pub enums: &'static [&'static Enum],
    /// Classes of one value.
    pub handles: &'static [&'static Handle],
    /// Structs and unions.
    pub records: &'static [&'static Record],
    /// Other names: of classes, and of enumerators.
    pub aliases: &'static [(&'static CStr, Alias)],
    /// Constants.
    pub constants: &'static [(&'static CStr, Constant)],
}

/// A function and the C function that Python calls.
pub struct Export {
    /// What is called.
    pub function: &'static Function,
    /// The way in.
    pub entry: EntryPoint,
}

/// The signature of a C function with positional arguments in an array and names of keyword arguments.
pub type EntryPoint = unsafe extern "C" fn(
    *mut ffi::PyObject,
    *const *mut ffi::PyObject,
    ffi::Py_ssize_t,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

/// What another name stands for.
pub enum Alias {
    /// A class of one value.
    Handle(&'static Handle),
    /// An enumeration.
    Enum(&'static Enum),
    /// A struct or union.
    Record(&'static Record),
    /// An enumerator, by its number.
    Member(&'static Enum, i64),
}

/// A constant.
pub enum Constant {
    /// A number.
    Int(i128),
    /// A number with a fraction.
    Float(f64),
    /// A text.
    Text(&'static CStr),
}

/// An entry point. What every call reads stands first, side by side.
#[repr(C)]
pub struct Function {
    /// What Python passes.
    pub parameters: &'static [Parameter],
    /// The arguments as most calls read them: [`steps`] of `arguments`.
    pub steps: &'static [Step],
    /// Calls C with one word per argument, and writes what it returns.
    pub call: unsafe fn(*const u64, *mut u64),
    /// The symbol behind it.
    pub symbol: &'static Symbol,
    /// The status class of the library.
    pub status: &'static Enum,
    /// How many values come back behind the status.
    pub results: u8,
    /// Whether the interpreter lock is kept: the call neither waits nor runs code of others.
    pub keeps_lock: bool,
    /// What C takes.
    pub arguments: &'static [Argument],
    /// What C returns.
    pub returns: Returns,
    /// Its Python name.
    pub name: &'static CStr,
    /// The text signature and the docstring.
    pub doc: &'static CStr,
}

/// What C returns.
#[derive(Clone, Copy)]
pub enum Returns {
    /// A status.
    Status,
    /// Nothing.
    Nothing,
    /// A value; success is the status then.
    Value(Item),
}

/// A Python parameter.
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it is when it is left out, if it may be.
    pub default: Option<i64>,
}

/// A C argument.
pub struct Argument {
    /// The Python parameter that it is made from; [`NO_PARAMETER`] where there is none.
    pub from: u8,
    /// What comes back does so when the call has failed, too.
    pub on_failure: bool,
    /// The argument with the new object that refers to what is passed for as long as it lives.
    pub stays: Option<u8>,
    /// How.
    pub kind: Kind,
}

/// What most objects and results are, in a form that takes little to read: a class and nothing else. The number in front is that of the
/// Python parameter. An object of another class, and whatever is more than that, goes by the [`Argument`].
#[derive(Clone, Copy)]
pub enum Step {
    /// An object of this class.
    Handle(u8, &'static Handle),
    /// A member.
    Enum(u8, &'static Enum),
    /// An `int` for a whole number of so many bytes.
    Int(u8, u8),
    /// The same for one that is never negative.
    Uint(u8, u8),
    /// An address: an `int`, or `None`.
    Address(u8),
    /// A text: `bytes`, or `None`.
    Text(u8),
    /// Room for a word that comes back as this.
    Out(&'static Item),
    /// As the argument says; nothing comes back.
    Argument,
    /// As the argument says, which tells what comes back or is changed, too.
    Answered,
    /// The same, after the others.
    Late,
}

impl Step {
    const fn of(argument: &'static Argument) -> Step {
        match &argument.kind {
            Kind::Value(Item::Handle(handle)) => Step::Handle(argument.from, handle),
            Kind::Value(Item::Enum(e)) => Step::Enum(argument.from, e),
            Kind::Value(Item::Int(size)) => Step::Int(argument.from, *size),
            Kind::Value(Item::Uint(size)) => Step::Uint(argument.from, *size),
            Kind::Memory { .. } | Kind::KernelArguments | Kind::Pointers(_) => Step::Address(argument.from),
            Kind::Text => Step::Text(argument.from),
            Kind::Out(item @ (Item::Handle(_) | Item::Enum(_) | Item::Int(_) | Item::Uint(_))) => Step::Out(item),
            kind if kind.is_late() => Step::Late,
            Kind::Out(_) | Kind::Updated(_) | Kind::UpdatedElements(..) | Kind::Counter { .. } => Step::Answered,
            _ => Step::Argument,
        }
    }
}

/// The steps of a function, one per argument.
pub const fn steps<const N: usize>(arguments: &'static [Argument; N]) -> [Step; N] {
    assert!(N <= MAX_ARGUMENTS);
    let mut steps = [Step::Argument; N];
    let mut at = 0;
    while at < N {
        steps[at] = Step::of(&arguments[at]);
        at += 1;
    }
    steps
}

/// No Python parameter.
pub const NO_PARAMETER: u8 = u8::MAX;

/// How a C argument is made, and what comes back through it.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A value.
    Value(Item),
    /// A pointer to one value that is read.
    Pointee(Item),
    /// A pointer to values that are read.
    Elements(Item, Count),
    /// A text.
    Text,
    /// Texts.
    Texts(Count),
    /// The address of memory.
    Memory {
        /// C writes there.
        written: bool,
        /// How many bytes it uses.
        size: Count,
        /// It is characters: programs pass `bytes` of the right length to be filled.
        chars: bool,
    },
    /// Addresses.
    Pointers(Count),
    /// Arguments of a kernel.
    KernelArguments,
    /// A value that comes back.
    Out(Item),
    /// Values that come back.
    OutElements(Item, Count),
    /// The address of the callee's values, which come back copied.
    OutLent(Item, Count),
    /// Bytes that come back; up to a NUL where they are text.
    OutBytes {
        /// How many there are.
        size: Count,
        /// Whether they end with a NUL.
        text: bool,
    },
    /// A pointer to one value that is read and written: structs in place, others come back.
    Updated(Item),
    /// A pointer to values that are read and written in place.
    UpdatedElements(Item, Count),
    /// A pointer to a number that goes in and comes back.
    Counter {
        /// Its type.
        item: Item,
    },
    /// A pointer to the number of bytes of a value behind another argument, which is known from its type.
    SizeOf(u8),
    /// A pointer to a value whose type another argument tells.
    TaggedIn(&'static Tagged),
    /// A pointer to room for a value whose type another argument tells; the value comes back.
    TaggedOut(&'static Tagged),
    /// One address per attribute of another argument; the values come back as a list.
    TaggedEach(&'static Tagged),
    /// A function; the argument with its data, if a Python callable may stand for it.
    Callback(&'static Callback),
    /// The data of a callback, filled in with it.
    CallbackData,
}

impl Kind {
    /// Whether a value comes back through it.
    pub const fn comes_back(&self) -> bool {
        match self {
            Kind::Updated(item) => !matches!(item, Item::Record(_)),
            Kind::Out(_)
            | Kind::OutElements(..)
            | Kind::OutLent(..)
            | Kind::OutBytes { .. }
            | Kind::Counter { .. }
            | Kind::TaggedOut(_)
            | Kind::TaggedEach(_) => true,
            _ => false,
        }
    }

    /// Whether it needs other arguments to be converted first.
    pub const fn is_late(&self) -> bool {
        matches!(
            self,
            Kind::OutElements(..)
                | Kind::OutBytes { .. }
                | Kind::OutLent(..)
                | Kind::TaggedIn(_)
                | Kind::TaggedOut(_)
                | Kind::TaggedEach(_)
                | Kind::SizeOf(_)
        )
    }
}

/// A value whose type another argument tells.
pub struct Tagged {
    /// The C argument that tells it.
    pub tag: u8,
    /// The enumeration of that argument.
    pub of: &'static Enum,
    /// The C argument with the number of bytes, or of attributes.
    pub size: Option<u8>,
    /// For several attributes: the C argument with the number of bytes of each.
    pub sizes: Option<u8>,
    /// The type, by enumerator.
    pub values: &'static [(i64, Item)],
}

/// How many elements or bytes there are. C arguments are meant by position.
#[derive(Clone, Copy)]
pub enum Count {
    /// Unknown: nothing can be checked.
    Unknown,
    /// Fixed.
    Fixed(usize),
    /// The value of an argument.
    Value(u8),
    /// The value behind an argument, which has this many bytes.
    Behind(u8, u8),
    /// An expression over arguments; `None` where it overflows.
    Expression(fn(&[u64]) -> Option<usize>),
}

/// A value in memory.
#[derive(Clone, Copy)]
pub enum Item {
    /// A whole number of so many bytes.
    Int(u8),
    /// One that is never negative.
    Uint(u8),
    /// A truth value.
    Bool,
    /// Single precision.
    Single,
    /// Double precision.
    Double,
    /// An enumerator.
    Enum(&'static Enum),
    /// One value with a class of its own.
    Handle(&'static Handle),
    /// A struct or union.
    Record(&'static Record),
    /// The address of a text.
    Text,
    /// An address.
    Address,
    /// The address of addresses, as those of a kernel's arguments.
    Arguments,
    /// So many of a kind.
    Array(&'static Item, u32),
    /// So many characters.
    Bytes(u32),
    /// The address of values, and the field that counts them: offset and size.
    List(&'static Item, Option<(u32, u8)>),
    /// The same, where a call fills them in.
    Filled(&'static Item, (u32, u8)),
    /// Nothing is known of it.
    Nothing,
}

impl Item {
    /// Its size in bytes.
    pub const fn size(&self) -> usize {
        match self {
            Item::Int(size) | Item::Uint(size) => *size as usize,
            Item::Bool => 1,
            Item::Single | Item::Enum(_) => 4,
            Item::Double | Item::Text | Item::Address | Item::Arguments | Item::List(..) | Item::Filled(..) => 8,
            Item::Handle(handle) => handle.size as usize,
            Item::Record(record) => record.size,
            Item::Array(item, count) => item.size() * *count as usize,
            Item::Bytes(count) => *count as usize,
            Item::Nothing => 0,
        }
    }
}

/// A class, made on first use.
pub struct Class {
    made: AtomicPtr<ffi::PyTypeObject>,
}

impl Class {
    /// Not made yet.
    pub const fn new() -> Class {
        Class { made: AtomicPtr::new(std::ptr::null_mut()) }
    }

    /// The class, null before it is made.
    #[inline]
    pub fn get(&self) -> *mut ffi::PyTypeObject {
        self.made.load(Ordering::Relaxed)
    }

    /// Keeps the class for ever.
    pub fn set(&self, class: *mut ffi::PyTypeObject) {
        self.made.store(class, Ordering::Relaxed);
    }
}

impl Default for Class {
    fn default() -> Class {
        Class::new()
    }
}

/// An enumeration. What calls read stands first, side by side.
#[repr(C)]
pub struct Enum {
    /// The class.
    pub class: Class,
    /// The member 0, and the tuple of it alone.
    pub zero: [AtomicPtr<ffi::PyObject>; 2],
    /// Some value is negative.
    pub signed: bool,
    /// The class's name.
    pub name: &'static CStr,
    /// The module's name.
    pub module: &'static CStr,
    /// The docstring.
    pub doc: &'static CStr,
    /// Names and values, in order.
    pub members: &'static [(&'static CStr, i64)],
    /// Members by value: a dictionary.
    pub by_value: AtomicPtr<ffi::PyObject>,
}

impl Enum {
    /// One that is not made yet.
    pub const fn new(
        module: &'static CStr,
        name: &'static CStr,
        doc: &'static CStr,
        signed: bool,
        members: &'static [(&'static CStr, i64)],
    ) -> Enum {
        Enum {
            name,
            module,
            doc,
            signed,
            members,
            class: Class::new(),
            by_value: AtomicPtr::new(std::ptr::null_mut()),
            zero: [const { AtomicPtr::new(std::ptr::null_mut()) }; 2],
        }
    }
}

/// What a class of one value holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// A number.
    Integer,
    /// The address of an object.
    Pointer,
    /// The address of an object, which streams of other packages understand.
    Stream,
    /// The address of a function.
    Function,
}

/// A class of one value. What calls read stands first, side by side.
#[repr(C)]
pub struct Handle {
    /// The class.
    pub class: Class,
    /// Its size in bytes.
    pub size: u8,
    /// Whether it may be negative.
    pub signed: bool,
    /// What it holds.
    pub holds: Holds,
    /// The class that it derives from.
    pub base: Option<&'static Handle>,
    /// The class's name.
    pub name: &'static CStr,
    /// The module's name.
    pub module: &'static CStr,
    /// The docstring.
    pub doc: &'static CStr,
}

/// A struct or union.
pub struct Record {
    /// The class's name.
    pub name: &'static CStr,
    /// The module's name.
    pub module: &'static CStr,
    /// The docstring.
    pub doc: &'static CStr,
    /// The class that it derives from: typedefs derive from what they stand for.
    pub base: Option<&'static Record>,
    /// Its size in bytes.
    pub size: usize,
    /// Its alignment in bytes.
    pub align: usize,
    /// Its members share their memory.
    pub union: bool,
    /// It holds neither address nor handle, and means the same in another process.
    pub plain: bool,
    /// Fields, those of members without a name included; those of a base are not repeated.
    pub fields: &'static [Field],
    /// The class.
    pub class: Class,
}

/// A field.
pub struct Field {
    /// Its Python name.
    pub name: &'static CStr,
    /// Its offset in bytes.
    pub offset: usize,
    /// Its type.
    pub item: Item,
    /// Position within its unit and width, for a bit field.
    pub bits: Option<(u8, u8)>,
    /// When it is what the memory holds.
    pub when: When,
}

/// When a field is what the memory holds: members of a union share it.
#[derive(Clone, Copy)]
pub enum When {
    /// It has memory of its own.
    Always,
    /// The number at an offset of the same record, of so many bytes, is one of these.
    Tag(usize, u8, &'static [i64]),
    /// Nothing in the record says so.
    Unknown,
}

/// The type of a function that C calls back.
pub struct Callback {
    /// The C argument with the data; `None` where a Python callable cannot stand for it.
    pub data: Option<u8>,
    /// How often it is called for one registration.
    pub calls: Calls,
    /// What C calls: a function of this type that passes everything on.
    pub trampoline: *const (),
    /// What it takes besides the data, in order.
    pub parameters: &'static [Item],
    /// Where among them the data is.
    pub data_at: u8,
    /// What it returns; [`Item::Nothing`] for nothing.
    pub returns: Item,
}

// SAFETY: the address of a function, which nobody writes.
unsafe impl Sync for Callback {}

/// How often a callback is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Calls {
    /// Once: it is forgotten after that.
    Once,
    /// Any number of times: it is kept for good.
    Many,
    /// Only during the call that it is passed to, on the same thread.
    During,
}

/// Short forms for the rows that the generator writes.
pub mod rows {
    use super::{Argument, Callback, Calls, Field, Item, Kind, Parameter, When};

    /// A C argument.
    pub const fn arg(from: u8, kind: Kind) -> Argument {
        Argument { from, on_failure: false, stays: None, kind }
    }

    /// A C argument whose value comes back when the call has failed, too.
    pub const fn always(from: u8, kind: Kind) -> Argument {
        Argument { from, on_failure: true, stays: None, kind }
    }

    /// A C argument that a new object refers to for as long as it lives.
    pub const fn stays(from: u8, kind: Kind, object: u8) -> Argument {
        Argument { from, on_failure: false, stays: Some(object), kind }
    }

    /// A parameter that must be given.
    pub const fn required(name: &'static str) -> Parameter {
        Parameter { name, default: None }
    }

    /// A parameter that may be left out.
    pub const fn optional(name: &'static str, default: i64) -> Parameter {
        Parameter { name, default: Some(default) }
    }

    /// A field.
    pub const fn field(name: &'static std::ffi::CStr, offset: usize, item: Item) -> Field {
        Field { name, offset, item, bits: None, when: When::Always }
    }

    /// A field that shares its memory with others.
    pub const fn member(name: &'static std::ffi::CStr, offset: usize, item: Item, when: When) -> Field {
        Field { name, offset, item, bits: None, when }
    }

    /// A field of bits: position within its unit, and width.
    pub const fn bits_field(name: &'static std::ffi::CStr, offset: usize, item: Item, shift: u8, width: u8) -> Field {
        Field { name, offset, item, bits: Some((shift, width)), when: When::Always }
    }

    /// The type of a callback.
    pub const fn callback(
        data: Option<u8>,
        calls: Calls,
        trampoline: *const (),
        parameters: &'static [Item],
        data_at: u8,
        returns: Item,
    ) -> Callback {
        Callback { data, calls, trampoline, parameters, data_at, returns }
    }

    /// An argument from its word.
    ///
    /// # Safety
    /// The word holds a value of the type.
    #[inline(always)]
    pub unsafe fn get<T: Copy>(words: *const u64, at: usize) -> T {
        const { assert!(size_of::<T>() <= 8) };
        // SAFETY: the caller's promise.
        unsafe { words.add(at).cast::<T>().read() }
    }

    /// A struct that is passed by value, from the word with its address.
    ///
    /// # Safety
    /// A value of the type is there.
    #[inline(always)]
    pub unsafe fn value<T: Copy>(words: *const u64, at: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { words.add(at).cast::<*const T>().read().read_unaligned() }
    }

    /// Writes what C returns.
    ///
    /// # Safety
    /// There is room for eight words.
    #[inline(always)]
    pub unsafe fn put<T>(room: *mut u64, returned: T) {
        const { assert!(size_of::<T>() <= 64 && align_of::<T>() <= 8) };
        // SAFETY: the caller's promise.
        unsafe { room.cast::<T>().write(returned) }
    }

    /// The bits of an argument of a callback.
    #[inline]
    pub fn bits<T: Copy>(argument: T) -> u64 {
        const { assert!(size_of::<T>() <= 8) };
        let mut bits = 0;
        // SAFETY: a word has room for it.
        unsafe { (&raw mut bits).cast::<T>().write(argument) };
        bits
    }

    /// What a callback returns, from its bits.
    ///
    /// # Safety
    /// They are a value of the type.
    #[inline]
    pub unsafe fn answer<T: Copy>(bits: u64) -> T {
        const { assert!(size_of::<T>() <= 8) };
        // SAFETY: the caller's promise.
        unsafe { (&raw const bits).cast::<T>().read() }
    }

    pub use super::steps;
    pub use cuspec_runtime::length;
}

/// A function with its way in.
#[macro_export]
macro_rules! export {
    ($function:path) => {{
        unsafe extern "C" fn entry(
            _: *mut $crate::ffi::PyObject,
            args: *const *mut $crate::ffi::PyObject,
            count: $crate::ffi::Py_ssize_t,
            names: *mut $crate::ffi::PyObject,
        ) -> *mut $crate::ffi::PyObject {
            // SAFETY: the interpreter's promise.
            unsafe { $crate::call::call(&$function, args, count, names) }
        }
        $crate::table::Export { function: &$function, entry }
    }};
}
