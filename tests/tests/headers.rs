//! Headers that nobody has published: a maintainer's own folder, with a release that is invented.
//!
//! The newest headers are copied and edited by text: a function, an enumeration, a record with an anonymous union and a callback
//! come, a function goes, and one has another signature. Nothing but annotations has to follow.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_tests::{copy, headers, repository, variable};

/// What comes, behind a declaration that stays.
const BEHIND: &str = "CUresult CUDAAPI cuDriverGetVersion(int *driverVersion);\n";
const COMES: &str = "
typedef enum CUinventedMode_enum {
    CU_INVENTED_MODE_EAGER = 0,
    CU_INVENTED_MODE_LAZY = 1
} CUinventedMode;

typedef void (CUDA_CB *CUinventedCallback)(CUdevice dev, void *userData);

typedef struct CUinventedParams_st {
    CUinventedMode mode;
    union {
        unsigned long long offset;
        unsigned char raw[12];
    };
    CUinventedCallback done;
} CUinventedParams;

/**
 * \\param dev    - A device
 * \\param params - What is wanted
 * \\param id     - Returned number
 */
CUresult CUDAAPI cuInvent(CUdevice dev, const CUinventedParams *params, unsigned long long *id);
";

const GOES: &str = "CUresult CUDAAPI cuKernelGetParamCount(CUkernel kernel, size_t *paramCount);";
const CHANGES: &str = "cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)";
const CHANGED: &str = "cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev, unsigned int flags)";

/// What a maintainer writes about the news.
const ANNOTATED: &str = "\
library: cuda
topic: inventions
functions:
  cuInvent:
    summary: Invents something on a device.
    params:
      id: { len: { fixed: 1 } }
types:
  CUinventedMode_enum: { summary: When an invention is made. }
  CUinventedCallback: { summary: Called when an invention is made. }
  CUinventedParams_st: { summary: What is to be invented. }
";

/// One folder with the headers of several, `cuda.h` edited.
fn invent(folders: &[PathBuf], to: &Path) {
    // The first folder that has a header wins.
    folders.iter().rev().for_each(|folder| copy(folder, to));
    let file = to.join("cuda.h");
    let mut text = String::from_utf8_lossy(&fs::read(&file).expect("copied above")).into_owned();
    for (from, into) in [
        ("#define CUDA_VERSION 13050", "#define CUDA_VERSION 13060"),
        (BEHIND, &format!("{BEHIND}{COMES}")),
        (GOES, ""),
        (CHANGES, CHANGED),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, into);
    }
    fs::write(&file, text).expect("writable");
}

/// How the command line ends in a folder, and what it says.
fn run(root: &Path, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(PathBuf::from(variable("CUSPEC_XTASK")));
    let output = command.args(args).current_dir(root).env("NO_COLOR", "1").output().expect("CUSPEC_XTASK names a program");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    (output.status.code(), text)
}

fn edit(file: &Path, from: &str, into: &str) {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    assert_eq!(text.matches(from).count(), 1, "`{from}` in {}", file.display());
    fs::write(file, text.replace(from, into)).expect("writable");
}

#[test]
fn an_invented_release_needs_annotations_alone() {
    let copied = tempfile::tempdir().expect("a temporary folder");
    let root = copied.path();
    for folder in ["spec", "runtime/rust/examples", "runtime/python/cuspec"] {
        copy(&repository().join(folder), &root.join(folder));
    }
    let (linux, windows) = (root.join("linux"), root.join("windows"));
    invent(&headers(), &linux);
    invent(&env::split_paths(&variable("CUSPEC_WINDOWS_HEADERS")).collect::<Vec<_>>(), &windows);
    let folders = ["--headers", "linux", "--windows-headers", "windows", "--offline", "--quiet"];
    let regen: Vec<&str> = ["regen"].into_iter().chain(folders).collect();

    // The annotations of what went and of what changed are findings, and nothing else is an error.
    let facts = || fs::read_to_string(root.join("spec/facts/cuda/cuda.yaml")).expect("it is committed");
    let before = facts();
    let (code, said) = run(root, &regen);
    assert_eq!(code, Some(1), "{said}");
    for part in ["error[CG201]", "cuKernelGetParamCount", "error[CG213]", CHANGED, "nothing was written"] {
        assert!(said.contains(part), "`{part}` is not in\n{said}");
    }
    assert_eq!(said.matches("error[").count(), 2, "{said}");
    assert!(facts() == before, "something was written");

    // A maintainer reviews the two and writes about the news.
    let at = said.find("write `sig: ").expect("the help says what to write") + "write `".len();
    let sig = &said[at..at + "sig: x01234567".len()];
    let annotations = root.join("spec/annotations/cuda");
    let entry = "  cuKernelGetParamCount:\n    sig: xf1d4f3c0\n    summary: Counts the parameters of a kernel.\n    params:\n      \
                 paramCount: { len: { fixed: 1 } }\n";
    edit(&annotations.join("libraries.yaml"), entry, "");
    let stale = "  cuDeviceGetFabricClusterUuid:\n    sig: x2438782e\n";
    edit(&annotations.join("multicast.yaml"), stale, &format!("  cuDeviceGetFabricClusterUuid:\n    {sig}\n"));
    fs::write(annotations.join("inventions.yaml"), ANNOTATED).expect("writable");

    let (code, said) = run(root, &regen);
    assert_eq!(code, Some(0), "{said}");
    for row in ["added", "removed", "signature changed", "new enums", "new records", "new typedefs"] {
        assert!(said.lines().any(|line| line.trim_start().starts_with(row)), "`{row}` is not in\n{said}");
    }
    let (code, said) = run(root, &["check"]);
    assert_eq!(code, Some(0), "{said}");

    for (file, parts) in [
        (
            "spec/facts/cuda/cuda.yaml",
            &["CUinventedMode_enum", "CUinventedParams_st__anon0", "anonymous: true", "name: CUinventedCallback", "cuInvent"][..],
        ),
        ("generated/rust/src/sys/cuda/functions.rs", &["pub unsafe fn cuInvent("]),
        (
            "generated/rust/src/sys/cuda/enums.rs",
            &["pub struct CUinventedMode_enum(pub u32);", "pub const LAZY: Self = Self(1);"],
        ),
        (
            "generated/rust/src/sys/cuda/types.rs",
            &["pub struct CUinventedParams_st {", "pub union CUinventedParams_st__anon0 {", "pub type CUinventedCallback ="],
        ),
        ("generated/rust/src/cuda/version.rs", &["Invents something on a device.", "pub fn invent("]),
        (
            "generated/python/cuspec/cuda.pyi",
            &["def cuInvent(", "class CUinventedMode", "class CUinventedParams", "CU_INVENTED_MODE_LAZY"],
        ),
        ("generated/docs/cuda/version-management.rst", &["cuInvent"]),
    ] {
        let text = fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        for part in parts {
            assert!(text.contains(part), "`{part}` is not in {file}");
        }
        assert!(!text.contains("cuKernelGetParamCount"), "what went is still in {file}");
    }
    let changed = fs::read_to_string(root.join("generated/rust/src/sys/cuda/functions.rs")).expect("read above");
    assert!(changed.contains("pub unsafe fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice, flags: u32)"));
}
