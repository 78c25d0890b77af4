//! Public names, derived in one place.
//!
//! Functions and parameters become snake case, types Pascal case, enumerators upper case; the library's prefix goes, and so do the
//! words that all members of an enumeration share. What derives poorly is overridden by the annotation keys `rust` and `python`.

use crate::facts::Library;

/// Letter groups that stand for one word although their capitals say otherwise.
const WORDS: &[(&str, &str)] = &[
    ("HtoD", "Htod"),
    ("DtoH", "Dtoh"),
    ("DtoD", "Dtod"),
    ("DtoA", "Dtoa"),
    ("AtoD", "Atod"),
    ("HtoA", "Htoa"),
    ("AtoH", "Atoh"),
    ("AtoA", "Atoa"),
    ("P2P", "P2p"),
    ("NvSci", "Nvsci"),
    ("ExC", "ExC"),
    ("2DTo", "2dTo"),
    ("2DFrom", "2dFrom"),
    ("2DArray", "2dArray"),
];

/// Words of an identifier, lower case: at underscores, before a capital that follows a small letter or digit, and before the last of
/// several capitals. `D` after a digit belongs to the digit (`2D`, `3D`).
pub fn words(name: &str) -> Vec<String> {
    let mut name = name.to_owned();
    for (from, to) in WORDS {
        name = name.replace(from, to);
    }
    let chars: Vec<char> = name.chars().collect();
    let mut out: Vec<String> = vec![String::new()];
    for (i, &c) in chars.iter().enumerate() {
        if c == '_' {
            out.push(String::new());
            continue;
        }
        let prev = i.checked_sub(1).map(|p| chars[p]);
        let next = chars.get(i + 1).copied();
        let dimension = c == 'D' && prev.is_some_and(|p| p.is_ascii_digit());
        let starts = c.is_ascii_uppercase()
            && !dimension
            && prev.is_some_and(|p| {
                p.is_ascii_lowercase()
                    || p.is_ascii_digit()
                    || (p.is_ascii_uppercase() && next.is_some_and(|n| n.is_ascii_lowercase()))
            });
        if starts {
            out.push(String::new());
        }
        out.last_mut().expect("never empty").push(c.to_ascii_lowercase());
    }
    out.retain(|w| !w.is_empty());
    out
}

/// The name without the library's function prefix.
fn strip_function_prefix(library: Library, name: &str) -> &str {
    let prefix = match library {
        Library::Platform => "",
        Library::Cuda => "cu",
        Library::Cudart | Library::Cudart12 | Library::Cudart11 => "cuda",
        Library::Nvrtc => "nvrtc",
    };
    name.strip_prefix(prefix).filter(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase())).unwrap_or(name)
}

/// The name without the library's type prefix.
fn strip_type_prefix(name: &str) -> &str {
    ["CUDA_", "CU_", "cuda", "nvrtc", "CU", "cu"]
        .iter()
        .filter_map(|prefix| name.strip_prefix(prefix))
        .find(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()))
        .unwrap_or(name)
}

/// A Rust function name: `cuMemAlloc` -> `mem_alloc`.
pub fn rust_function(library: Library, api: &str) -> String {
    keyword_safe(&words(strip_function_prefix(library, api)).join("_"))
}

/// A Rust method name: the noun's words leave `rust_function`'s.
pub fn rust_method(library: Library, api: &str, noun: &str) -> String {
    let all = words(strip_function_prefix(library, api));
    let noun = words(noun);
    // The whole noun wherever it stands; else as much of it as the name begins with.
    let whole = (0..=all.len().saturating_sub(noun.len())).find(|&i| all[i..].starts_with(&noun)).map(|i| (i, noun.len()));
    let begins = (1..noun.len()).rev().find(|&n| all.starts_with(&noun[..n])).map(|n| (0, n));
    let rest: Vec<_> = match whole.or(begins) {
        Some((i, n)) => all[..i].iter().chain(&all[i + n..]).cloned().collect(),
        None => all.clone(),
    };
    keyword_safe(&if rest.is_empty() { all } else { rest }.join("_"))
}

/// Whether a function's name begins with a noun: `cuModuleGetFunction` with `Module`.
pub fn begins_with(library: Library, api: &str, noun: &str) -> bool {
    words(strip_function_prefix(library, api)).starts_with(&words(noun))
}

/// A Rust type name: `CUstream_flags` -> `StreamFlags`.
pub fn rust_type(c_name: &str) -> String {
    let name = c_name.strip_suffix("_t").or(c_name.strip_suffix("_enum")).unwrap_or(c_name);
    let stripped = strip_type_prefix(name);
    words(stripped).iter().map(|w| capitalised(w)).collect()
}

/// A Rust module name: `MemPoolAttribute` -> `mem_pool_attribute`.
pub fn rust_words(name: &str) -> String {
    words(name).join("_")
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |c| c.to_ascii_uppercase().to_string() + chars.as_str())
}

/// Rust names of an enumeration's members: upper case, without the words that all of them share.
pub fn rust_members(c_enum: &str, members: &[&str]) -> Vec<String> {
    let split: Vec<Vec<String>> = members.iter().map(|m| words(m)).collect();
    let shared = match split.as_slice() {
        [] => 0,
        // One member shares all its words with itself: the type's words tell what goes.
        [only] => {
            let ty = words(c_enum);
            only.iter().zip(&ty).take_while(|(a, b)| a == b).count()
        }
        [first, rest @ ..] => (0..first.len()).take_while(|&i| rest.iter().all(|w| w.get(i) == Some(&first[i]))).count(),
    };
    let shortest = split.iter().map(Vec::len).min().unwrap_or(0);
    let shared = shared.min(shortest.saturating_sub(1));
    let mut names: Vec<String> = split
        .iter()
        .map(|w| {
            // A name may not start with a digit: take back as many shared words as needed.
            let start = (0..=shared).rev().find(|&s| !w[s].starts_with(|c: char| c.is_ascii_digit())).unwrap_or(0);
            w[start..].join("_").to_uppercase()
        })
        .collect();
    // Names that differ in C only by case or by the dropped words keep their C spelling.
    for i in 0..names.len() {
        if names[..i].contains(&names[i]) {
            names[i] = members[i].to_uppercase();
        }
    }
    names
}

/// A Rust parameter name: `hStream` -> `h_stream`.
pub fn rust_param(c_name: &str) -> String {
    keyword_safe(&words(c_name).join("_"))
}

fn keyword_safe(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{name}")
    } else if syn::parse_str::<syn::Ident>(name).is_err() {
        format!("{name}_")
    } else {
        name.to_owned()
    }
}

/// A Python parameter name: the C name, except where it would hide a builtin or keyword that users need.
pub fn python_param(c_name: &str) -> String {
    match c_name {
        "type" => "typename".to_owned(),
        "len" => "length".to_owned(),
        "bytes" => "numbytes".to_owned(),
        "from" => "from_".to_owned(),
        "input" => "input_".to_owned(),
        "format" => "pformat".to_owned(),
        "in" | "is" | "as" | "lambda" | "def" | "class" | "global" | "pass" | "None" => format!("{c_name}_"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_read_as_rust() {
        for (library, c, rust) in [
            (Library::Cuda, "cuDeviceGetCount", "device_get_count"),
            (Library::Cuda, "cuMemcpyHtoDAsync", "memcpy_htod_async"),
            (Library::Cuda, "cuArray3DCreate", "array3d_create"),
            (Library::Cuda, "cuMemcpy2DUnaligned", "memcpy2d_unaligned"),
            (Library::Cuda, "cuGLGetDevices", "gl_get_devices"),
            (Library::Cudart, "cudaMemcpy2DToArray", "memcpy2d_to_array"),
            (Library::Cuda, "cuDeviceGetNvSciSyncAttributes", "device_get_nvsci_sync_attributes"),
            (Library::Nvrtc, "nvrtcGetPTXSize", "get_ptx_size"),
            (Library::Nvrtc, "nvrtcGetNumSupportedArchs", "get_num_supported_archs"),
        ] {
            assert_eq!(rust_function(library, c), rust);
        }
    }

    #[test]
    fn methods_lose_their_noun() {
        assert_eq!(rust_method(Library::Cuda, "cuStreamSynchronize", "Stream"), "synchronize");
        assert_eq!(rust_method(Library::Nvrtc, "nvrtcCreateProgram", "Program"), "create");
        assert_eq!(rust_method(Library::Cuda, "cuMemPoolSetAccess", "MemPool"), "set_access");
        assert_eq!(rust_method(Library::Cuda, "cuGraphKernelNodeGetParams", "GraphNode"), "kernel_node_get_params");
        assert_eq!(rust_method(Library::Cuda, "cuGraphExecUpdate", "GraphExec"), "update");
    }

    #[test]
    fn types_read_as_rust() {
        for (c, rust) in [
            ("CUstream_flags", "StreamFlags"),
            ("CUDA_MEMCPY2D", "Memcpy2d"),
            ("CUdevice_attribute", "DeviceAttribute"),
            ("cudaStream_t", "Stream"),
            ("CUresult", "Result"),
            ("cudaMemcpyKind", "MemcpyKind"),
            ("CUDA_KERNEL_NODE_PARAMS_v2", "KernelNodeParamsV2"),
            ("cudaGLDeviceList", "GlDeviceList"),
        ] {
            assert_eq!(rust_type(c), rust);
        }
    }

    #[test]
    fn members_lose_what_they_share() {
        assert_eq!(rust_members("CUstream_flags", &["CU_STREAM_DEFAULT", "CU_STREAM_NON_BLOCKING"]), ["DEFAULT", "NON_BLOCKING"]);
        assert_eq!(
            rust_members("cudaMemcpyKind", &["cudaMemcpyHostToHost", "cudaMemcpyDeviceToHost", "cudaMemcpyDefault"]),
            ["HOST_TO_HOST", "DEVICE_TO_HOST", "DEFAULT"]
        );
        assert_eq!(rust_members("CUjit_target", &["CU_TARGET_COMPUTE_30", "CU_TARGET_COMPUTE_90"]), ["COMPUTE_30", "COMPUTE_90"]);
        assert_eq!(rust_members("x", &["A_ONE", "A_one"]), ["ONE", "A_ONE"]);
    }

    #[test]
    fn names_that_are_keywords_or_digits_are_made_legal() {
        assert_eq!(rust_param("type"), "type_");
        assert_eq!(rust_param("fn"), "fn_");
        assert_eq!(rust_param("3d"), "_3d");
    }
}
