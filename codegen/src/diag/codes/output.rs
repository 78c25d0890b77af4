//! Codes of the output: generated files, coverage, reports.

use super::Code;

/// CG400 to CG499.
pub const CODES: &[Code] = &[
    Code {
        code: "CG401",
        title: "generated files are out of date",
        text: "The folder `generated/` differs from what the spec generates: somebody edited it, or the spec changed and `cargo \
               xtask regen` has not run since. Make the change in `spec/`, `runtime/` or `codegen/templates`, then run it.",
    },
    Code {
        code: "CG402",
        title: "output cannot be read or written",
        text: "A file or folder below `generated/` could not be read, written or removed; the message has the system's reason.",
    },
    Code {
        code: "CG403",
        title: "link out of the output folder",
        text: "A symbolic link below `generated/` points elsewhere. Writing through it would change files that are not generated, \
               so nothing is written. Remove the link.",
    },
    Code {
        code: "CG404",
        title: "an emitter dropped entries",
        text: "A function of the facts is in none of an emitter's files. Entries in are entries out: this is a defect of the \
               emitter. A function that is not to be bound has an entry with a reason in `spec/skipped.yaml`.",
    },
    Code {
        code: "CG405",
        title: "unreadable coverage marks",
        text: "`spec/coverage.lock` is written by `cargo xtask regen` and does not have its form any more. Restore it from version \
               control, or delete it and run regen.",
    },
    Code {
        code: "CG406",
        title: "coverage got worse",
        text: "Fewer functions are safe, or fewer parameters decided, than `spec/coverage.lock` says were before. Annotate what is \
               open (`cargo xtask coverage --todo`). Where the headers themselves have lost functions, delete the file and run \
               `cargo xtask regen`, and say so in the commit.",
    },
    Code {
        code: "CG407",
        title: "no such entry point",
        text: "`explain` was asked about a name that is neither a documented name nor an exported symbol of any header. The finding \
               has the closest name.",
    },
    Code {
        code: "CG408",
        title: "stale explanation",
        text: "An entry of `spec/peer-differences.yaml` explains a difference that `audit` does not find: the function is not in both \
               packages, or its call form is now the same. Remove the entry.",
    },
    Code {
        code: "CG409",
        title: "unreadable peer surface",
        text: "`audit --peer` was given a file that cannot be opened, or that is not the JSON of a package's public surface: `modules`, \
               each with its `functions`, each with `params` and what it returns.",
    },
    Code {
        code: "CG410",
        title: "nothing to stamp",
        text: "`regen --bless` was given a symbol whose annotation is not stale, has no `sig`, or does not exist. No file was stamped. \
               Name only what CG213 reports.",
    },
];
