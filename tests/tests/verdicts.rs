//! The verdict of `diff` for the version numbers, against what really breaks: code that used the old crate and package meets the new.
//!
//! Each case changes one thing in a small driver. The crate's raw and wrapped layers are generated for both, and users compiled with
//! them; the stubs are run as Python, where users look up names, bind arguments, and compare values and types.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_codegen::Session;
use cuspec_codegen::facts::{ChangeKind, Changes, Facts};
use cuspec_codegen::report::{self, Bump, Product, verdict};
use cuspec_tests::repository;

const BASE: &str = "
library: cuda
header: cuda.h
groups:
  - { id: CUDA_MEM, title: Memory Management }
  - { id: CUDA_MORE, title: More }
typedefs:
  - { name: CUresult, type: cudaError_enum }
  - { name: CUdevice, type: int }
  - { name: CUstream, type: CUstream_st * }
enums:
  - { name: cudaError_enum, enumerators: [{ name: CUDA_SUCCESS, value: 0 }, { name: CUDA_ERROR, value: 1 }] }
  - name: CUmode
    enumerators:
      - { name: CU_MODE_A, value: 0 }
      - { name: CU_MODE_B, value: 1 }
      - { name: CU_MODE_MAX, value: 2 }
  - { name: CUkind, enumerators: [{ name: CU_KIND_A, value: 0 }, { name: CU_KIND_B, value: 1 }] }
records:
  - { name: CUstream_st, kind: opaque }
  - name: CUpair
    kind: struct
    size: 8
    align: 4
    fields: [{ name: x, type: int, offset: 0 }, { name: y, type: int, offset: 4 }]
  - name: CUvalue
    kind: union
    size: 4
    align: 4
    fields: [{ name: i, type: int, offset: 0 }]
constants:
  - { name: CUDA_VERSION, type: int, value: 13050 }
  - { name: CU_LIMIT, type: int, value: 3 }
functions:
  - name: cuFree_v2
    api: cuFree
    group: CUDA_MEM
    returns: CUresult
    params: [{ name: dptr, type: unsigned long long }]
  - name: cuCopy
    per-thread: cuCopy_ptds
    group: CUDA_MEM
    returns: CUresult
    params: [{ name: src, type: unsigned long long }, { name: count, type: size_t }]
  - name: cuQuery
    group: CUDA_MEM
    returns: CUresult
    params: [{ name: dev, type: CUdevice }, { name: value, type: int *, doc: returned }]
";

/// The other libraries, and the status of each.
const OTHERS: [(&str, &str, &str); 2] = [("cudart", "cuda_runtime_api", "cudaError"), ("nvrtc", "nvrtc", "nvrtcResult")];

fn status(library: &str, ty: &str, success: &str) -> String {
    format!("library: {library}\ntopic: all\ntypes:\n  {ty}: {{ rust: Code, status: {success} }}\n")
}

/// One change, and users of what it changes.
struct Case {
    /// The change.
    kind: ChangeKind,
    /// What tells it from other changes of the kind.
    what: &'static str,
    from: &'static str,
    to: &'static str,
    /// Statements, with `raw` and `safe` as the crate's two layers.
    rust: &'static str,
    /// An expression, with `cuda` as the module; `of` tells the type of a field, `form` the signature of a function.
    python: &'static str,
    /// Whether the statements no longer compile, and the expression fails or has another value.
    breaks: (bool, bool),
}

const MAX: &str = "      - { name: CU_MODE_MAX, value: 2 }\n";
const KIND: &str = "  - { name: CUkind, enumerators: [{ name: CU_KIND_A, value: 0 }, { name: CU_KIND_B, value: 1 }] }\n";
const VALUE: &str =
    "  - name: CUvalue\n    kind: union\n    size: 4\n    align: 4\n    fields: [{ name: i, type: int, offset: 0 }]\n";
const LIMIT: &str = "  - { name: CU_LIMIT, type: int, value: 3 }\n";
const DEVICE: &str = "  - { name: CUdevice, type: int }\n";
const FREE: &str = "  - name: cuFree_v2\n    api: cuFree\n";
const COPY: &str = "  - name: cuCopy\n    per-thread: cuCopy_ptds\n";
const COUNT: &str = "{ name: count, type: size_t }";
const RETURNED: &str = "type: int *, doc: returned";

const CALLS: &str = "let _ = raw::cuCopy(1, 2usize); let _ = safe::copy(1, 2usize);";
const BOUND: &str = "cuda.cuCopy(src=1, count=2)";
const MEMBERS: &str = "let _ = (raw::CU_MODE_A, raw::CUmode::A, safe::Mode::B);";
const MEMBER: &str = "int(cuda.CUmode.CU_MODE_B)";
const LITERAL: &str = "let pair = raw::CUpair { x: 1i32, y: 2i32 }; let _: i32 = pair.x;";
const FIELDS: &str = "(of(cuda.CUpair, 'x'), of(cuda.CUpair, 'y'))";

#[rustfmt::skip]
fn cases() -> Vec<Case> {
    use ChangeKind::*;
    let case = |kind, what, from, to, rust, python, breaks| Case { kind, what, from, to, rust, python, breaks };
    let (no, yes) = (false, true);
    vec![
        case(FunctionAdded, "", COPY, "  - { name: cuNew, returns: CUresult }\n  - name: cuCopy\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (no, no)),
        case(FunctionRemoved, "", "name: cuCopy\n    per", "name: cuMove\n    per", CALLS, BOUND, (yes, yes)),
        case(SignatureChanged, "a narrower number", COUNT, "{ name: count, type: unsigned int }", CALLS, "form(cuda.cuCopy)", (yes, no)),
        case(SignatureChanged, "another type", COUNT, "{ name: count, type: CUmode }", CALLS, "form(cuda.cuCopy)", (yes, yes)),
        case(SignatureChanged, "one more parameter", COUNT, "{ name: count, type: size_t }, { name: flags, type: int }", CALLS, BOUND, (yes, yes)),
        case(ParameterRenamed, "", COUNT, "{ name: bytes, type: size_t }", CALLS, BOUND, (no, yes)),
        case(AliasAdded, "", "functions:\n", "aliases:\n  - { name: cuQuery_v9, target: cuQuery }\nfunctions:\n", CALLS, BOUND, (no, no)),
        case(AliasAdded, "for a symbol that was a name itself", COPY, "  - name: cuCopy\n    api: cuDo\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (yes, no)),
        case(AliasRemoved, "", FREE, "  - name: cuFree_v2\n", "let _ = safe::free(1);", "cuda.cuFree(dptr=1)", (yes, yes)),
        case(AliasMoved, "to the same form", FREE, "  - { name: cuFree_v3, api: cuFree, group: CUDA_MEM, returns: CUresult, params: [{ name: dptr, type: unsigned long long }] }\n  - name: cuFree_v2\n    superseded: true\n",
             "let _ = raw::cuFree_v2(1); let _ = safe::free(1);", "cuda.cuFree(dptr=1)", (no, no)),
        case(AliasMoved, "to another form", FREE, "  - { name: cuFree_v3, api: cuFree, group: CUDA_MEM, returns: CUresult, params: [{ name: dptr, type: unsigned long long }, { name: flags, type: int }] }\n  - name: cuFree_v2\n    superseded: true\n",
             "let _ = safe::free(1);", "cuda.cuFree(dptr=1)", (yes, yes)),
        case(PerThreadAdded, "", FREE, "  - name: cuFree_v2\n    api: cuFree\n    per-thread: cuFree_v2_ptsz\n", "let _ = raw::cuFree_v2(1);", "cuda.cuFree(dptr=1)", (no, no)),
        case(PerThreadRemoved, "", COPY, "  - name: cuCopy\n", CALLS, BOUND, (no, no)),
        case(Superseded, "with its name", COPY, "  - name: cuCopy\n    superseded: true\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (yes, yes)),
        case(Superseded, "a type", DEVICE, "  - { name: CUdevice, type: int, superseded: true }\n", "let _: raw::CUdevice = 1;", "cuda.CUdevice", (no, no)),
        case(Deprecated, "", COPY, "  - name: cuCopy\n    deprecated: true\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (no, no)),
        case(PlatformRemoved, "Linux", COPY, "  - name: cuCopy\n    platforms: [windows]\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (no, yes)),
        case(PlatformRemoved, "Windows", COPY, "  - name: cuCopy\n    platforms: [linux]\n    per-thread: cuCopy_ptds\n", CALLS, BOUND, (no, no)),
        case(EnumeratorAdded, "", MAX, "      - { name: CU_MODE_C, value: 5 }\n      - { name: CU_MODE_MAX, value: 2 }\n", MEMBERS, MEMBER, (no, no)),
        case(EnumeratorAdded, "whose name shares fewer words", MAX, "      - { name: CU_OTHER_C, value: 5 }\n      - { name: CU_MODE_MAX, value: 2 }\n", MEMBERS, MEMBER, (yes, no)),
        case(EnumeratorRemoved, "", "      - { name: CU_MODE_B, value: 1 }\n", "", MEMBERS, MEMBER, (yes, yes)),
        case(EnumeratorChanged, "", KIND, "  - { name: CUkind, signed: true, enumerators: [{ name: CU_KIND_A, value: 0 }, { name: CU_KIND_B, value: -1 }] }\n", "let _ = raw::CUkind(1u32);", "int(cuda.CUkind.CU_KIND_B)", (yes, yes)),
        case(EnumeratorChanged, "under one type", "CU_MODE_B, value: 1", "CU_MODE_B, value: 0", MEMBERS, MEMBER, (no, yes)),
        case(BoundRaised, "", MAX, "      - { name: CU_MODE_MAX, value: 3 }\n", "let _ = raw::CU_MODE_MAX;", "cuda.CUmode.CU_MODE_MAX is not None", (no, no)),
        case(EnumAdded, "", KIND, "  - { name: CUkind, enumerators: [{ name: CU_KIND_A, value: 0 }, { name: CU_KIND_B, value: 1 }] }\n  - { name: CUnew, enumerators: [{ name: CU_NEW, value: 0 }] }\n", MEMBERS, MEMBER, (no, no)),
        case(EnumRemoved, "", KIND, "", "let _ = raw::CU_KIND_A;", "cuda.CUkind", (yes, yes)),
        case(RecordAdded, "", VALUE, "  - { name: CUvalue, kind: union, size: 4, align: 4, fields: [{ name: i, type: int, offset: 0 }] }\n  - { name: CUnew_st, kind: opaque }\n", LITERAL, FIELDS, (no, no)),
        case(RecordRemoved, "", VALUE, "", "let _ = raw::CUvalue { i: 1 };", "cuda.CUvalue", (yes, yes)),
        case(RecordAppended, "", "size: 8\n    align: 4\n    fields: [{ name: x, type: int, offset: 0 }, { name: y, type: int, offset: 4 }", "size: 12\n    align: 4\n    fields: [{ name: x, type: int, offset: 0 }, { name: y, type: int, offset: 4 }, { name: z, type: int, offset: 8 }", LITERAL, FIELDS, (yes, no)),
        case(UnionExtended, "", "fields: [{ name: i, type: int, offset: 0 }]", "fields: [{ name: i, type: int, offset: 0 }, { name: f, type: float, offset: 0 }]", "let _ = raw::CUvalue { i: 1 };", "of(cuda.CUvalue, 'i')", (no, no)),
        case(RecordChanged, "a field's type", "{ name: y, type: int, offset: 4 }", "{ name: y, type: float, offset: 4 }", LITERAL, FIELDS, (yes, yes)),
        case(RecordChanged, "a field's name", "{ name: y, type: int, offset: 4 }", "{ name: z, type: int, offset: 4 }", LITERAL, FIELDS, (yes, yes)),
        case(RecordChanged, "order of fields", "[{ name: x, type: int, offset: 0 }, { name: y, type: int, offset: 4 }]", "[{ name: y, type: int, offset: 0 }, { name: x, type: int, offset: 4 }]", LITERAL, FIELDS, (no, no)),
        case(TypedefAdded, "", DEVICE, "  - { name: CUdevice, type: int }\n  - { name: CUnew, type: int }\n", CALLS, BOUND, (no, no)),
        case(TypedefRemoved, "", "CUdevice", "CUdev", "let _: raw::CUdevice = 1;", "cuda.CUdevice", (yes, yes)),
        case(TypedefChanged, "", DEVICE, "  - { name: CUdevice, type: long long }\n", "let _: raw::CUdevice = 1i32;", "cuda.CUdevice", (yes, no)),
        case(ConstantAdded, "", LIMIT, "  - { name: CU_LIMIT, type: int, value: 3 }\n  - { name: CU_NEW, type: int, value: 3 }\n", "let _: i32 = raw::CU_LIMIT;", "cuda.CU_LIMIT", (no, no)),
        case(ConstantRemoved, "", LIMIT, "", "let _: i32 = raw::CU_LIMIT;", "cuda.CU_LIMIT", (yes, yes)),
        case(ConstantChanged, "a value", "value: 13050", "value: 13060", "let _: i32 = raw::CUDA_VERSION;", "cuda.__annotations__['CUDA_VERSION']", (no, no)),
        case(ConstantChanged, "to another integer type", LIMIT, "  - { name: CU_LIMIT, type: unsigned int, value: 3 }\n", "let _: i32 = raw::CU_LIMIT;", "cuda.__annotations__['CU_LIMIT']", (yes, no)),
        case(ConstantChanged, "to text", LIMIT, "  - { name: CU_LIMIT, type: 'char [2]', value: '3' }\n", "let _: i32 = raw::CU_LIMIT;", "cuda.__annotations__['CU_LIMIT']", (yes, yes)),
        case(Documentation, "another group", "group: CUDA_MEM\n    returns: CUresult\n    params: [{ name: dev", "group: CUDA_MORE\n    returns: CUresult\n    params: [{ name: dev", "let _ = safe::query(1);", "cuda.cuQuery(dev=1)", (no, no)),
        case(Documentation, "error codes", "doc: returned }]\n", "doc: returned }]\n    errors: [CUDA_ERROR]\n", "let _ = safe::query(1);", "cuda.cuQuery(dev=1)", (no, no)),
        case(DirectionChanged, "", RETURNED, "type: int *", "let _ = safe::query(1);", "cuda.cuQuery(dev=1)", (yes, yes)),
    ]
}

/// Kinds of change that ask for a major version although nothing, or only one product, stops to compile: what they break shows when
/// a program runs.
const AT_RUN_TIME: [(ChangeKind, &str, &str); 8] = [
    (ChangeKind::AliasMoved, "to the same form", "a documented name calls another symbol, which may do something else"),
    (ChangeKind::PerThreadRemoved, "", "calls no longer follow the default stream of the thread"),
    (ChangeKind::PlatformRemoved, "Linux", "the crate is the same for all platforms: the symbol is missing in the library"),
    (ChangeKind::PlatformRemoved, "Windows", "the same; and the stubs are those of Linux"),
    (ChangeKind::EnumeratorChanged, "under one type", "the name stands for another number"),
    (ChangeKind::RecordChanged, "order of fields", "memory that is shared with C or with a file is read otherwise"),
    (ChangeKind::SignatureChanged, "a narrower number", "the package takes any int, and refuses what does not fit"),
    (ChangeKind::TypedefChanged, "", "the package's class has another range"),
];

/// A repository with these facts, what is generated from them, and the facts.
fn generate(root: &Path, text: &str) -> (Facts, BTreeMap<PathBuf, Vec<u8>>) {
    for folder in ["spec/guides", "runtime/rust/examples", "runtime/python/cuspec"] {
        fs::create_dir_all(root.join(folder)).expect("writable");
    }
    write(&root.join("spec/facts/cuda/cuda.yaml"), text);
    write(&root.join("spec/annotations/cuda/all.yaml"), status("cuda", "CUresult", "CUDA_SUCCESS"));
    for (library, header, ty) in OTHERS {
        let facts = format!(
            "library: {library}\nheader: {header}.h\nenums:\n  - {{ name: {ty}, enumerators: [{{ name: {ty}_OK, value: 0 }}] }}\n"
        );
        write(&root.join(format!("spec/facts/{library}/{header}.yaml")), facts);
        write(&root.join(format!("spec/annotations/{library}/all.yaml")), status(library, ty, &format!("{ty}_OK")));
    }
    let mut session = Session::open(root);
    let loaded = session.load();
    let (facts, spec) = loaded.unwrap_or_else(|| panic!("{:#?}", session.findings()));
    let plan = session.plan(&facts, &spec);
    let files = plan.and_then(|plan| session.emit(&plan)).unwrap_or_else(|| panic!("{:#?}", session.findings()));
    let (_, tree) = files.folders.iter().find(|(folder, _)| *folder == "generated").expect("it is among the folders");
    let tree = tree.iter().map(|(path, bytes)| (PathBuf::from(path), bytes.to_vec())).collect();
    (facts, tree)
}

/// A package with the layers that stand on the facts alone, and a user of it.
fn rust_package(folder: &Path, name: &str, files: &BTreeMap<PathBuf, Vec<u8>>, users: &str) {
    let runtime = repository().join("runtime/rust");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\ncuspec-runtime = {{ path = {:?} }}\n",
        runtime.display()
    );
    let root = format!(
        "#![allow(warnings)]\npub mod cuda;\nmod support;\npub mod sys;\n\n\
         mod users {{\n    use crate::{{cuda as safe, sys::cuda as raw}};\n{users}}}\n"
    );
    let layers = ["sys", "cuda", "support.rs"].map(|layer| Path::new("rust/src").join(layer));
    let layers = files.iter().filter(|(path, _)| layers.iter().any(|layer| path.starts_with(layer)));
    let layers = layers.map(|(path, bytes)| (path.strip_prefix("rust").expect("filtered").to_owned(), bytes.clone()));
    let fixed = [(PathBuf::from("Cargo.toml"), manifest.into_bytes()), (PathBuf::from("src/lib.rs"), root.into_bytes())];
    for (path, bytes) in layers.chain(fixed) {
        write(&folder.join(path), bytes);
    }
}

fn write(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("writable");
    fs::write(path, text).expect("writable");
}

fn user(number: usize, case: &Case) -> String {
    format!("    unsafe fn user{number}() {{ unsafe {{ {} }} }}\n", case.rust)
}

/// Which packages of a workspace do not compile, by name, with what the compiler says.
fn failures(workspace: &Path) -> BTreeMap<String, String> {
    fs::write(workspace.join("Cargo.toml"), "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\nexclude = [\"target\"]\n")
        .expect("writable");
    fs::copy(repository().join("tests/Cargo.lock"), workspace.join("Cargo.lock")).expect("it is committed");
    let mut check = Command::new(env!("CARGO"));
    check.args(["check", "--workspace", "--keep-going", "--quiet", "--offline", "--message-format=short"]);
    let output = check.current_dir(workspace).env("CARGO_TARGET_DIR", workspace.join("target")).output().expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stderr);
    let failed = said.lines().filter_map(|line| line.split_once("could not compile `")?.1.split('`').next());
    let errors = |name: &str| said.lines().filter(|l| l.starts_with(&format!("{name}/"))).collect::<Vec<_>>().join("\n");
    let failures: BTreeMap<_, _> = failed.map(|name| (name.to_owned(), errors(name))).collect();
    assert!(output.status.success() || !failures.is_empty(), "{said}");
    failures
}

/// Evaluates one expression per module; what cannot be evaluated is an exception's name.
const LOOK: &str = r#"
import inspect, sys, types

def module(path):
    given = {"cuspec": {}, "cuspec._cuspec": {name: type(name, (), {}) for name in ["Function", "Integer", "Record", "Value"]},
             "cuspec._typing": {"Address": object}, "cuspec._extras_cuda": {"__all__": []}}
    for name, names in given.items():
        made = types.ModuleType(name)
        made.__dict__.update(names)
        sys.modules[name] = made
    cuda = types.ModuleType("cuspec.cuda")
    cuda.__package__ = "cuspec"
    exec(compile("from __future__ import annotations\n" + open(path).read(), path, "exec"), cuda.__dict__)
    return cuda

of = lambda record, field: record.__annotations__[field]
form = lambda function: str(inspect.signature(function))
for line in open(sys.argv[1]):
    path, expression = line.rstrip("\n").split("\t")
    cuda = module(path)
    try:
        value = eval(expression)
        print("type" if inspect.isclass(value) else repr(value))
    except (AttributeError, KeyError, TypeError) as e:
        print(type(e).__name__)
"#;

/// What Python makes of stubs and expressions.
fn evaluated(folder: &Path, lines: &[(PathBuf, &str)]) -> Vec<String> {
    let list: String = lines.iter().map(|(path, expression)| format!("{}\t{expression}\n", path.display())).collect();
    fs::write(folder.join("list"), list).expect("writable");
    let output = Command::new("python3").args(["-c", LOOK, "list"]).current_dir(folder).output().expect("python3 runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn stub(folder: &Path, name: &str, files: &BTreeMap<PathBuf, Vec<u8>>) -> PathBuf {
    let path = folder.join(format!("{name}.pyi"));
    fs::write(&path, &files[Path::new("python/cuspec/cuda.pyi")]).expect("writable");
    path
}

#[test]
fn the_verdict_is_what_breaks() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (crates, stubs, scratch) = (folder.path().join("crates"), folder.path().join("stubs"), folder.path().join("spec"));
    [&crates, &stubs, &scratch].into_iter().for_each(|folder| fs::create_dir(folder).expect("writable"));
    let cases = cases();
    let users: String = cases.iter().enumerate().map(|(i, case)| user(i, case)).collect();
    let (base, files) = generate(&scratch, BASE);
    rust_package(&crates.join("base"), "base", &files, &users);
    let base_stub = stub(&stubs, "base", &files);

    let (mut changes, mut lines): (Vec<Changes>, Vec<_>) = (vec![], vec![]);
    for (i, case) in cases.iter().enumerate() {
        assert!(BASE.contains(case.from), "{:?}: {} is not in the base", case.kind, case.from);
        let (facts, files) = generate(&scratch, &BASE.replace(case.from, case.to));
        let name = format!("case{i}");
        rust_package(&crates.join(&name), &name, &files, &user(i, case));
        lines.extend([(base_stub.clone(), case.python), (stub(&stubs, &name, &files), case.python)]);
        changes.push(report::changes(&base, &facts));
    }
    let failed = failures(&crates);
    assert!(!failed.contains_key("base"), "a user of the base: {}", failed["base"]);
    let values = evaluated(&stubs, &lines);
    assert_eq!(values.len(), lines.len());

    let mut wrong = vec![];
    for (i, case) in cases.iter().enumerate() {
        let (before, after) = (&values[2 * i], &values[2 * i + 1]);
        let title = format!("{:?} {}", case.kind, case.what);
        assert!(!before.ends_with("Error"), "{title}: a user of the base: {before}");
        let rust = failed.get(&format!("case{i}"));
        if (rust.is_some(), before != after) != case.breaks {
            wrong.push(format!("{title}: Rust {rust:?}, Python {before} -> {after}"));
        }
        let kinds: Vec<_> = changes[i].list.iter().map(|c| c.kind).collect();
        if !kinds.contains(&case.kind) {
            wrong.push(format!("{title}: the change is {kinds:?}"));
        }
        let at_run_time = AT_RUN_TIME.iter().any(|(kind, what, _)| (*kind, *what) == (case.kind, case.what));
        let asked = [Product::Crate, Product::Package].map(|product| verdict(&changes[i], product).bump);
        for (product, bump, breaks) in [("crate", asked[0], case.breaks.0), ("package", asked[1], case.breaks.1)] {
            println!("{title}: {product} {}{}", bump.word(), if breaks { ", breaks" } else { "" });
            if (bump == Bump::Major) != breaks && !(bump == Bump::Major && at_run_time) {
                wrong.push(format!(
                    "{title}: {product} {}, but {}",
                    bump.word(),
                    if breaks { "it breaks" } else { "nothing breaks" }
                ));
            }
        }
        if at_run_time && (case.breaks == (true, true) || asked == [Bump::Minor; 2]) {
            wrong.push(format!("{title}: is no matter of run time"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
