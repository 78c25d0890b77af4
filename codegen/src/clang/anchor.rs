//! Where NVIDIA's reference has the entry of a function.
//!
//! Input: a header and where a function's name stands in it. Output: the fragment of its entry on the page of its group.
//! Invariant: only the text of the declaration counts, so a fragment changes exactly when NVIDIA's does.
//!
//! The pages are made by Doxygen, which names an entry by the MD5 sum of the declaration: the qualifiers and the result, the name,
//! the name again, the parameters. Published links (see the tests) show what it makes of the macros: calling conventions are gone,
//! `__cudart_builtin__` is `__device__`, and `__dv(0)` is a default argument.

use md5::{Digest as _, Md5};

/// The sum, as the pages spell it.
pub(super) fn of(header: &[u8], name_at: usize) -> Option<String> {
    let (before, rest) = header.split_at_checked(name_at)?;
    let end = rest.iter().position(|b| *b == b';')?;
    let start = before.iter().rposition(|b| b";{}/".contains(b)).map_or(0, |at| at + 1);
    let (before, declaration) = (str::from_utf8(&before[start..]).ok()?, str::from_utf8(&rest[..end]).ok()?);
    let name = super::scan::identifier(declaration.as_bytes());
    let lines = before.lines().filter(|line| !line.trim_start().starts_with('#'));
    let qualifiers: Vec<&str> = lines.flat_map(str::split_whitespace).filter_map(qualifier).collect();
    let parameters = parameters(&declaration[name.len()..])?;
    let sum = Md5::digest(format!("{} {name}{name}{parameters}", qualifiers.join(" ")));
    Some(sum.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn qualifier(word: &str) -> Option<&str> {
    match word {
        "extern" | "CUDAAPI" | "CUDARTAPI" => None,
        "__cudart_builtin__" => Some("__device__"),
        other => Some(other),
    }
}

/// The parameters in parentheses, on one line.
fn parameters(rest: &str) -> Option<String> {
    let line = rest.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = String::new();
    let mut rest = line.as_str();
    while let Some((before, after)) = rest.split_once("__dv(") {
        let (value, behind) = after.split_once(')')?;
        out += before.trim_end();
        out.push('=');
        out += value;
        rest = behind;
    }
    Some(out + rest)
}

#[cfg(test)]
mod tests {
    use super::of;

    #[track_caller]
    fn has(declaration: &str, name: &str, anchor: &str) {
        let text = format!("int before;\n/** words */\n{declaration}\nint after;\n");
        let at = text.find(&format!("{name}(")).expect("the declaration names it");
        assert_eq!(of(text.as_bytes(), at).as_deref(), Some(anchor));
    }

    #[test]
    fn the_anchor_of_the_driver_has_no_calling_convention() {
        has("CUresult CUDAAPI cuMemAlloc(CUdeviceptr *dptr, size_t bytesize);", "cuMemAlloc", "b82d2a09844a58dd9e744dc31e8aa467");
        has(
            "#if X\nCUresult CUDAAPI cuGraphCreate(CUgraph *phGraph, unsigned int flags);\n#endif",
            "cuGraphCreate",
            "d885f719186010727b75c3315f865fdf",
        );
    }

    #[test]
    fn the_anchor_of_a_deprecated_function_says_so() {
        let text = "__CUDA_DEPRECATED CUresult CUDAAPI cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);";
        has(text, "cuSurfRefGetArray", "9e46d47dce3ff21a0c6485c8613e391c");
    }

    #[test]
    fn the_anchor_of_cudart_says_where_it_is_callable() {
        let host = "extern __host__ cudaError_t CUDARTAPI cudaStreamQuery(cudaStream_t stream);";
        has(host, "cudaStreamQuery", "2021adeb17905c7ec2a3c1bf125c5435");
        let device = "extern __host__ __cudart_builtin__ cudaError_t CUDARTAPI cudaMalloc(void **devPtr, size_t size);";
        has(device, "cudaMalloc", "37d37965bfb4803b6d4e59ff26856356");
    }

    #[test]
    fn the_anchor_has_default_arguments_and_one_line() {
        let text = "extern __host__ __cudart_builtin__ cudaError_t CUDARTAPI cudaMemcpyAsync(void *dst, const void *src,\n  size_t count, enum cudaMemcpyKind kind, cudaStream_t stream __dv(0));";
        has(text, "cudaMemcpyAsync", "85073372f776b4c4d5f89f7124b7bf79");
    }
}
