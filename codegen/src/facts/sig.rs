//! C signatures as text, and the fingerprint that tells whether a reviewed signature has changed.

use super::{Function, Type};

/// The prototype in C, such as `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)`.
pub fn c_signature(f: &Function) -> String {
    let params = if f.params.is_empty() {
        "void".to_owned()
    } else {
        f.params.iter().map(|p| declare(&p.ty, &p.name)).collect::<Vec<_>>().join(", ")
    };
    format!("{}({params})", declare(&f.returns, &f.name))
}

/// `x` and eight hexadecimal digits: 32-bit FNV-1a over the prototype.
pub fn fingerprint(f: &Function) -> String {
    fingerprint_of(&c_signature(f))
}

/// The same of a prototype as [`c_signature`] writes it.
pub(super) fn fingerprint_of(prototype: &str) -> String {
    let hash = prototype.bytes().fold(0x811c_9dc5_u32, |h, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193));
    format!("x{hash:08x}")
}

/// A C declarator: `name` declared with type `ty`; an empty name gives the abstract form.
pub fn declare(ty: &Type, name: &str) -> String {
    match ty {
        Type::Pointer { to, .. } if matches!(**to, Type::Fn { .. }) => declare(to, &format!("(*{name})")),
        Type::Pointer { is_const, to } => {
            let qualifier = if *is_const { "const " } else { "" };
            match &**to {
                // A constant pointer carries its `const` behind its own star.
                Type::Pointer { .. } => declare(to, &format!("{qualifier}*{name}")),
                Type::Array { .. } => format!("{qualifier}{}", declare(to, &format!("(*{name})"))),
                _ => format!("{qualifier}{}", declare(to, &format!("*{name}"))),
            }
        }
        Type::Array { len, of } => declare(of, &format!("{name}[{}]", len.map_or(String::new(), |n| n.to_string()))),
        Type::Fn { returns, params } => {
            let params = params.iter().map(|p| declare(p, "").trim_end().to_owned()).collect::<Vec<_>>().join(", ");
            declare(returns, &format!("{name}({params})"))
        }
        _ => format!("{ty} {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::declare;

    #[test]
    fn declarators_read_as_c() {
        for (text, name, c) in [
            ("const void *const *", "srcs", "const void *const *srcs"),
            ("const CUgraphNode **", "deps", "const CUgraphNode **deps"),
            ("void *const *", "dsts", "void *const *dsts"),
            ("fn(void *) -> void", "fn", "void (*fn)(void *)"),
            ("char [2][16]", "names", "char names[2][16]"),
            ("(int [4]) *", "rows", "int (*rows)[4]"),
        ] {
            assert_eq!(declare(&text.parse().expect("a type of the notation"), name), c);
        }
    }
}
