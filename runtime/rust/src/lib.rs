//! What the generated crate `cuspec` stands on: it finds the CUDA libraries at run time, resolves their functions one by one,
//! turns status codes into errors, and converts arguments and results.
//!
//! Input: a [`LibrarySpec`] per library and a [`Symbol`] per entry point, both written by the generator as statics.
//! Output: function addresses, [`Error`]s, C-ready arguments.
//! Invariant: nothing here panics on a missing library, an odd library, or any argument.
//!
//! An entry point that returns a status costs what a linked call costs: a load and an indirect call.
//! ```
//! use std::ffi::{c_int, c_void};
//! use std::mem::transmute;
//! use std::ptr::NonNull;
//!
//! use cuspec_runtime::{Error, Library, LibrarySpec, Place, StatusTable, Symbol, UNAVAILABLE, VersionQuery, check};
//!
//! static STATUS: StatusTable = StatusTable { type_name: "CUresult", name: |_| None, hint: |_| None };
//!
//! static LIBRARY: Library = Library::new(LibrarySpec {
//!     name: "cuda",
//!     files: &["libexample-cuda.so.1"],
//!     variable: "EXAMPLE_CUDA_LIBRARY",
//!     places: &[Place::Folder("/usr/lib/wsl/lib")],
//!     install: "install the NVIDIA driver",
//!     update: "update the NVIDIA driver",
//!     version: VersionQuery::Packed(c"cuDriverGetVersion"),
//!     status: &STATUS,
//! });
//!
//! static CU_DEVICE_GET_COUNT: Symbol =
//!     Symbol::with_first_call(&LIBRARY, c"cuDeviceGetCount", None, None, first_device_get_count as *const ());
//!
//! unsafe extern "C" fn first_device_get_count(count: *mut c_int) -> i32 {
//!     match CU_DEVICE_GET_COUNT.resolve() {
//!         // SAFETY: the header declares the function with this signature; `count` is as the caller promised.
//!         Some(found) => unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(*mut c_int) -> i32>(found)(count) },
//!         None => UNAVAILABLE,
//!     }
//! }
//!
//! /// # Safety
//! /// `count` must be valid for writing.
//! #[inline]
//! unsafe fn raw_device_get_count(count: *mut c_int) -> i32 {
//!     let entry = CU_DEVICE_GET_COUNT.entry();
//!     // SAFETY: the function or its first call, which have this signature; `count` is as the caller promised.
//!     unsafe { transmute::<*mut c_void, unsafe extern "C" fn(*mut c_int) -> i32>(entry)(count) }
//! }
//!
//! #[inline]
//! fn device_get_count() -> Result<c_int, Error> {
//!     let mut count = 0;
//!     // SAFETY: `count` is a live local.
//!     check(&CU_DEVICE_GET_COUNT, unsafe { raw_device_get_count(&mut count) })?;
//!     Ok(count)
//! }
//!
//! let error = device_get_count().expect_err("there is no such library");
//! assert!(error.to_string().contains("install the NVIDIA driver"));
//! ```

mod argument;
mod attribute;
mod callback;
mod default_stream;
mod device;
mod drop_hook;
mod error;
pub mod known;
mod length;
mod lent;
mod library;
mod output;
mod parent;
mod search;
mod status;
mod symbol;
mod version;

pub use argument::{
    CText, CTextArray, bytes_len, cstr, cstr_array, len_as, ptr_or_null, ptr_or_null_mut, same_len, same_len_or_empty,
};
pub use attribute::Attribute;
pub use callback::{Calls, HandleOnly, Kept, Registered, guarded, lent_text};
pub use default_stream::{per_thread_default_stream, set_per_thread_default_stream};
pub use device::{DeviceSlice, KernelArgument, KernelArguments, Plain, bytes_of, bytes_of_mut};
pub use drop_hook::{dropped, set_drop_hook};
pub use error::{Error, ErrorKind, NotFound, Result, Tried, check};
pub use length::{Length, holds, length};
pub use lent::{BorrowedHandle, Lent};
pub use library::{Library, LibrarySpec, VersionQuery};
pub use output::{copied_text, counted, sized, static_text, text, told, zeroed};
pub use parent::{Held, Parents};
pub use search::Place;
pub use status::{Status, StatusTable};
pub use symbol::{Missing, Symbol, UNAVAILABLE};
pub use version::Version;
