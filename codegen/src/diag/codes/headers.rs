//! CG1xx: what is wrong with headers, libclang or facts.

use super::Code;

/// The codes of parsing.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "CG100",
        title: "libclang cannot be opened",
        text: "The shared library is missing, is for another processor, or lacks a library it needs. Name a libclang of version 14 or later, or let the tool fetch one.",
    },
    Code {
        code: "CG101",
        title: "libclang is too old",
        text: "Facts are tested with libclang 14 and later. An older one lacks functions that the parse needs. Install a newer one, or let the tool fetch one.",
    },
    Code {
        code: "CG102",
        title: "header not found",
        text: "A header that belongs to every release is in none of the folders. A parse without it would make facts that look whole and are not, so nothing is parsed. Give all folders of one release; the headers come in several packages.",
    },
    Code {
        code: "CG103",
        title: "header cannot be read",
        text: "The file is there and reading it fails. Check its permissions and the disk.",
    },
    Code {
        code: "CG104",
        title: "error of the compiler",
        text: "libclang reports an error in a header. It would go on and leave out what it did not understand, so every error ends the parse. Usually a folder is incomplete or mixes releases; a new release may also need an addition to the headers that stand in for the system's.",
    },
    Code {
        code: "CG105",
        title: "libclang gave up",
        text: "libclang returned no translation unit at all, which is a crash it caught or a lack of memory.",
    },
    Code {
        code: "CG106",
        title: "type without a counterpart",
        text: "A declaration uses a C type that the notation of the facts cannot write, such as a vector, a complex number or a variable number of arguments. The notation needs a form for it before the declaration can be bound.",
    },
    Code {
        code: "CG107",
        title: "one name for two types",
        text: "C keeps tags and typedefs apart; the bindings do not. A tag and a typedef of one name must be the same type.",
    },
    Code {
        code: "CG108",
        title: "platforms disagree",
        text: "Linux and Windows declare the same item differently, in a way that is neither a layout nor another spelling of the same integer. Most often the folders are of different releases.",
    },
    Code {
        code: "CG109",
        title: "header is not UTF-8",
        text: "A comment holds bytes that are not UTF-8. They are read as a replacement character; facts hold no text of comments, so nothing is lost.",
    },
    Code {
        code: "CG110",
        title: "optional header not found",
        text: "Some releases are published without the profiler's headers. Their entry points are then not in the facts.",
    },
    Code {
        code: "CG111",
        title: "enumeration of another size",
        text: "The bindings hold enumerations in 32 bits, as C compilers do. This one has a wider or narrower integer type.",
    },
    Code {
        code: "CG112",
        title: "macro probes broken",
        text: "Macro values come from declarations that are compiled behind the headers. One macro upset the parser, so that the values of later ones cannot be trusted.",
    },
    Code {
        code: "CG113",
        title: "type not declared",
        text: "A fact mentions a type that no parsed header declares. It belongs to another vendor's header, and the small header that stands in for it must declare it with the right ABI.",
    },
    Code {
        code: "CG114",
        title: "header from nowhere",
        text: "The compiler read a file that the scan of `#include` lines did not foresee, so its comments and macros are unknown.",
    },
    Code {
        code: "CG115",
        title: "no temporary folder",
        text: "The headers that stand in for the system's are written to a temporary folder for the parse. Check that TMPDIR exists and has room.",
    },
    Code {
        code: "CG120",
        title: "facts cannot be read",
        text: "A folder or file below spec/facts is missing or unreadable. Facts are written by regen.",
    },
    Code {
        code: "CG121",
        title: "facts do not parse",
        text: "A file below spec/facts is not what regen writes. It is machine-written: do not edit it, run regen.",
    },
    Code {
        code: "CG122",
        title: "history is not up to date",
        text: "spec/facts/history.yaml says when each symbol came, changed and went. It ends with another release than that of the facts, or is missing. Nothing is wrong with the bindings, but documentation and messages do not say of new symbols which release brought them. `cargo xtask regen --all` reads all releases and writes it anew.",
    },
];
