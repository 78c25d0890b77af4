//! CG0xx: what the machine lacks.

use super::Code;

/// The codes of provisioning.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "CG001",
        title: "the list of releases is wrong",
        text: "`spec/releases.yaml` names the packages, versions and checksums of every known CUDA release. It is read \
               strictly: an unknown key, a duplicate key, a checksum that is not 64 lower-case hexadecimal digits or a release \
               that is not `major.minor` stops the run before anything is fetched.",
    },
    Code {
        code: "CG002",
        title: "unknown CUDA release",
        text: "The release that was asked for is not in `spec/releases.yaml`. Ask for a known one, add an entry for it as the \
               comment at the top of that file describes, or give the folder of its toolkit with `--headers`.",
    },
    Code {
        code: "CG003",
        title: "no Python",
        text: "Headers are published as Python wheels and fetched by pip. Python is looked for as `CUSPEC_PYTHON` if that is \
               set, else as `python3`, `python` and `py`. It is not needed when everything is cached or when `--headers` gives \
               a toolkit.",
    },
    Code {
        code: "CG004",
        title: "Python without pip",
        text: "A Python was found, but `python -m pip` does not work. Some distributions package pip apart from Python; `python \
               -m ensurepip` installs it otherwise.",
    },
    Code {
        code: "CG005",
        title: "pip could not download a package",
        text: "pip ended with an error; the end of its output is shown, without user names, passwords and queries of URLs. \
               Usually there is no network, a proxy is missing from pip's settings, or a private package index does not mirror \
               the package.",
    },
    Code {
        code: "CG006",
        title: "wrong checksum",
        text: "A downloaded wheel is not the one whose sha256 is pinned in `spec/releases.yaml`. The file was removed. A \
               damaged download goes away by trying again; if the same other checksum comes back, the index serves another file \
               under this name and version, which has to be looked into before its checksum is entered.",
    },
    Code {
        code: "CG007",
        title: "unusable wheel",
        text: "A wheel has its pinned checksum, yet is no zip archive or lacks a header or library that its entry in \
               `spec/releases.yaml` promises. The entry is wrong: a checksum of a truncated file, a package of another kind, or \
               a library of another name.",
    },
    Code {
        code: "CG008",
        title: "not in the cache",
        text: "With `--offline` only the cache is used, and it does not hold the packages named. The command shown fills it. \
               `CUSPEC_CACHE` may name a cache that was filled on another machine.",
    },
    Code {
        code: "CG009",
        title: "unusable cache folder",
        text: "What was fetched is kept in `CUSPEC_CACHE`, else in the folder `cuspec` of the user's cache folder. It could not \
               be created, read or written: permissions, a full disk, or a file in its place.",
    },
    Code {
        code: "CG010",
        title: "no CUDA headers in a folder",
        text: "`--headers` takes an include folder or the root of a toolkit. `cuda.h` was looked for in the folder itself, in \
               `include` and in `targets/x86_64-linux/include`, and is in none of them or cannot be read.",
    },
    Code {
        code: "CG011",
        title: "incomplete CUDA headers",
        text: "The folder has `cuda.h`, but lacks the header of cudart or nvrtc. Facts made from it would silently lose a whole \
               library. Distributions split toolkits into packages; install the development packages of cudart and nvrtc too.",
    },
    Code {
        code: "CG012",
        title: "headers of another release",
        text: "Headers say their release by `CUDA_VERSION` in `cuda.h`. It is not a number, or not the release that `--cuda` or \
               the headers of the other platform have; both passes have to read the same release.",
    },
    Code {
        code: "CG013",
        title: "libclang is not where it is said to be",
        text: "`CUSPEC_LIBCLANG` or `LIBCLANG_PATH` is set, but is neither a file nor a folder with a libclang. A variable that \
               is set is never passed over in silence.",
    },
    Code {
        code: "CG014",
        title: "no libclang",
        text: "No libclang of an accepted version is installed, and its wheel is not cached and cannot be fetched. The accepted \
               versions are the range `system` in `spec/releases.yaml`; libraries that were found and passed over are listed.",
    },
];
