//! Decisions in words: the one place that says how the reference names directions, lengths, ownership and notes.

use super::rst::{function_ref, literal, text};
use crate::facts::{History, ItemKind, Platforms};
use crate::plan::{Category, Entry, Extent, Form, ParamPlan, Plan, Shape};
use crate::spec::{Context, Own, Role};

/// Sentences for the notes that the headers attach to entry points, by documentation command.
const NOTES: [(&str, &str); 18] = [
    ("notefnerr", "May also report an error that an earlier asynchronous call left behind."),
    ("note_callback", "Must not be called from a stream callback."),
    ("note_init_rt", "May initialize the library, and may then report errors of that initialization."),
    ("note_graph_thread_safety", "Graph objects are not synchronized: calls on the same graph must not overlap."),
    ("note_null_stream", "Follows the rules of the default stream when no stream is given."),
    ("note_async", "May return before the work is done."),
    ("note_sync", "May block the calling thread until the work is done."),
    ("note_cudaKernel_t", "Takes a kernel handle in place of the function handle."),
    ("note_memcpy", "Whether it blocks depends on the kind of memory on both sides."),
    ("note_memset", "Whether it blocks depends on the kind of memory that is set."),
    ("note_ref_guide_warp_shuffle", "Part of the rules of warp-level exchange."),
    ("note_string_api_deprecation", "Naming a symbol by a string is no longer possible."),
    ("note_destroy_ub", "Using the handle after this call is undefined behavior."),
    ("note_cudaExecutionContext_t_required_param", "The execution context must be given; there is no default."),
    ("note_null_event", "The event must not be null."),
    ("note_ref_guide_atomic", "Part of the rules of atomic operations."),
    ("note_version_mixing", "Not meant to be mixed with newer versions of the same call on one object."),
    ("note_device_sync_deprecated", "Synchronizing from device code is deprecated."),
];

/// The sentence for a documentation note.
pub(super) fn note(command: &str) -> String {
    match NOTES.iter().find(|(c, _)| *c == command) {
        Some((_, sentence)) => (*sentence).to_owned(),
        None => format!("The header attaches the note {}.", literal(command)),
    }
}

/// Who reads and writes a parameter.
pub(super) fn direction(p: &ParamPlan<'_>, entry: &Entry<'_>) -> String {
    match &p.form {
        Form::Value | Form::In(_) => "in".to_owned(),
        Form::Tagged { written: false, .. } => "in".to_owned(),
        Form::Tagged { written: true, .. } => "out".to_owned(),
        Form::Range { written: false, .. } => "in, device memory that is read".to_owned(),
        Form::Range { written: true, .. } => "in, device memory that is written".to_owned(),
        Form::Out(_) => "out".to_owned(),
        Form::InOut(_) => "in, out".to_owned(),
        Form::Count { of, bytes } => {
            let arrays: Vec<String> = of.iter().map(|&i| literal(entry.params[i].name)).collect();
            let unit = if *bytes { "size in bytes" } else { "count" };
            format!("{unit} of {}", arrays.join(", "))
        }
        Form::Filled(Role::UserData) => "in, handed to the callback".to_owned(),
        Form::Filled(Role::Reserved) => "in, reserved: zero".to_owned(),
        Form::Filled(Role::StructSize) => "in, size of the struct".to_owned(),
        Form::Filled(Role::Callback) => "in, callback".to_owned(),
        Form::Filled(Role::KernelArguments) => "in, arguments of the kernel".to_owned(),
        Form::Raw if p.undecided.is_some() => "undecided".to_owned(),
        Form::Raw => "as in C".to_owned(),
    }
}

/// How much a pointer points to.
pub(super) fn length(p: &ParamPlan<'_>, entry: &Entry<'_>, plan: &Plan<'_>) -> String {
    if let Form::In(Shape::One) | Form::Out(Shape::One) | Form::InOut(Shape::One) = &p.form {
        return "one".to_owned();
    }
    let Some(extent) = p.form.extent() else { return String::new() };
    let param = |i: &usize| literal(entry.params[*i].name);
    let bytes = matches!(p.form, Form::In(Shape::Bytes(_)) | Form::Out(Shape::Bytes(_)) | Form::InOut(Shape::Bytes(_)));
    let unit = if bytes { " bytes" } else { "" };
    match extent {
        Extent::Nul => "up to a NUL".to_owned(),
        Extent::SelfDescribing => "told by the data".to_owned(),
        Extent::Param(i) => param(i),
        Extent::Bytes(i) => format!("{} bytes", param(i)),
        Extent::Fixed(n) => format!("{n}{unit}"),
        Extent::Query(symbol) => match plan.index.function(symbol) {
            Some((_, f)) => format!("told by {}", function_ref(f.api_name(), symbol)),
            None => format!("told by {}", literal(symbol)),
        },
        Extent::InOut(i) => format!("{}, capacity in, count out", param(i)),
        Extent::Expr(e) => literal(e),
    }
}

/// Ownership after the call.
pub(super) fn ownership(p: &ParamPlan<'_>, plan: &Plan<'_>) -> String {
    let mut parts = Vec::new();
    if let Some(own) = &p.own {
        parts.push(match own.value {
            Own::Fresh => "the caller owns it".to_owned(),
            Own::Borrow => "borrowed".to_owned(),
            Own::Take => "the callee takes it".to_owned(),
            Own::Static => "lives as long as the program".to_owned(),
            Own::Shared => "one more reference for the caller".to_owned(),
        });
    }
    if let Some(release) = &p.release {
        parts.push(match plan.index.function(&release.value) {
            Some((_, f)) => format!("released by {}", function_ref(f.api_name(), &release.value)),
            None => format!("released by {}", literal(&release.value)),
        });
    }
    parts.join("; ")
}

/// How long the callee keeps the pointer.
pub(super) fn lifetime(p: &ParamPlan<'_>) -> String {
    let Some(lives) = &p.lives else { return String::new() };
    match lives.value.as_str() {
        "call" => "the call".to_owned(),
        "stream" => "until the stream's work is done".to_owned(),
        "program" => "until the program ends".to_owned(),
        other => match other.strip_prefix("handle:") {
            Some(handle) => format!("as long as {}", literal(handle)),
            None => text(other),
        },
    }
}

/// Whether NULL is legal and what it means.
pub(super) fn null(p: &ParamPlan<'_>) -> String {
    match (&p.nullable, &p.means) {
        (Some(n), Some(means)) if n.value => format!("allowed: {}", text(means)),
        (Some(n), _) if n.value => "allowed".to_owned(),
        (Some(_), _) => "no".to_owned(),
        (None, _) => String::new(),
    }
}

/// When an item came and how it changed since.
pub(super) fn life(history: &History, kind: ItemKind, name: &str) -> Vec<(&'static str, String)> {
    let Some(life) = history.of(kind, name) else { return vec![] };
    let mut out = vec![("Since", history.since_words(life))];
    if let Some(until) = life.until {
        out.push(("Until", format!("CUDA {until}")));
    }
    for change in &life.changes {
        let was = match kind {
            ItemKind::Function => literal(&change.was),
            _ => text(&change.was),
        };
        out.push(("Before", format!("CUDA {}: {was}", change.release)));
    }
    out
}

/// Platforms in words; `None` where there is nothing to say.
pub(super) fn platforms(platforms: &Platforms) -> Option<&'static str> {
    if platforms.is_all() {
        None
    } else if platforms.has(crate::facts::Platform::Linux) {
        Some("Linux only")
    } else {
        Some("Windows only")
    }
}

/// Whether a current context is needed.
pub(super) fn context(context: Context) -> &'static str {
    match context {
        Context::NeedsCurrent => "Needs a current context on the calling thread.",
        Context::Any => "Works without a current context.",
    }
}

/// What becomes of an entry point in Rust, in a word.
pub(super) fn short_category(entry: &Entry<'_>) -> &'static str {
    match entry.category {
        Category::Undecided => Category::Raw.word(),
        other => other.word(),
    }
}

/// What becomes of an entry point in Rust.
pub(super) fn category(entry: &Entry<'_>) -> String {
    let note = entry.note.as_deref().map(text).unwrap_or_default();
    match entry.category {
        Category::Safe => "Safe in Rust.".to_owned(),
        Category::Unsafe => "Unsafe in Rust, for the reasons below.".to_owned(),
        Category::Raw => "Bound as it is in C; unsafe in Rust.".to_owned(),
        Category::Manual => format!("Bound by hand in {}.", literal(entry.note.as_deref().unwrap_or_default())),
        Category::Skipped => format!("Not bound: {note}"),
        Category::Undecided => "Some parameters are undecided: bound as it is in C; unsafe in Rust.".to_owned(),
    }
}
