//! Codes of spec files: reading them, and holding them against the facts.

use super::Code;

/// CG200 to CG299.
pub const CODES: &[Code] = &[
    Code {
        code: "CG200",
        title: "unreadable spec file",
        text: "A file below `spec/` cannot be opened or is not UTF-8 text. Check its permissions and its encoding; everything \
               else is still looked at.",
    },
    Code {
        code: "CG201",
        title: "unknown symbol",
        text: "An entry names a function that no header declares, such as `cuMemAloc_v2`. Keys are exported symbols, exactly as \
               the header spells them. Mend the spelling; when the symbol has gone with a release, remove the entry.",
    },
    Code {
        code: "CG202",
        title: "symbol of another library",
        text: "A file annotates a function of another library than its `library` key says, such as `cudaMalloc` below \
               `annotations/cuda`. Move the entry to a file of that library.",
    },
    Code {
        code: "CG203",
        title: "unknown parameter",
        text: "A note is keyed by a name that the function has no parameter of. Names are those of the C declaration, which the \
               note of the finding repeats. A parameter that was renamed in a release needs its key renamed.",
    },
    Code {
        code: "CG204",
        title: "symbol annotated twice",
        text: "Two files, or two sections, hold an entry for the same symbol. What is known about a symbol stands in one place: \
               merge the entries.",
    },
    Code {
        code: "CG205",
        title: "unknown key",
        text: "A key is none of the vocabulary's, such as `nullible`. The finding lists the keys that are allowed at this \
               place. Nothing unknown is ignored, since an ignored key would look as if it had an effect.",
    },
    Code {
        code: "CG206",
        title: "unknown word",
        text: "A value is none of the words that its key knows, such as `dir: output`. The finding lists them. The key `lives` \
               knows `call`, `stream`, `program` and `handle:` with a parameter.",
    },
    Code {
        code: "CG207",
        title: "wrong kind of value",
        text: "A value has the wrong shape: a list where text is expected, text where a number is, a key with nothing behind \
               it. `len: { fixed: many }` is one; write `len: { fixed: 16 }`.",
    },
    Code {
        code: "CG208",
        title: "duplicate key",
        text: "The same key stands twice in one map. Most YAML readers silently keep the last; here both places are shown, and \
               one has to go.",
    },
    Code {
        code: "CG209",
        title: "not YAML",
        text: "The text does not follow the YAML syntax: a bracket that is not closed, a tab as indentation, text with a colon \
               that needs quotes. Nothing of the file is used until it is mended.",
    },
    Code {
        code: "CG210",
        title: "YAML feature not used here",
        text: "Spec files use maps, lists and scalars. Anchors, aliases, tags and further documents in one file make a value \
               depend on another place, which reviews and findings cannot show. Write the value out.",
    },
    Code {
        code: "CG211",
        title: "missing key",
        text: "An entry lacks a key that it cannot do without, such as `library` at the head of an annotation file, or `why` in \
               a rule. Add it.",
    },
    Code {
        code: "CG212",
        title: "file in the wrong folder",
        text: "The `library` key of a file and the folder in which it lies disagree. Move the file to `annotations/<library>/`, \
               or mend the key.",
    },
    Code {
        code: "CG213",
        title: "stale annotation",
        text: "The C signature has changed since the entry was reviewed: `sig` holds the fingerprint of the signature that the \
               annotations were written for. Compare them with the present signature, mend what changed, and stamp the entry \
               anew.",
    },
    Code {
        code: "CG214",
        title: "no fingerprint",
        text: "The entry has no `sig`, so that a changed C signature would go unnoticed. Once the entry is reviewed, add the \
               fingerprint that the finding shows.",
    },
    Code {
        code: "CG215",
        title: "malformed fingerprint",
        text: "A `sig` is `x` and eight lower-case hexadecimal digits, such as `x5e0c91f2`; the `x` keeps YAML from reading a \
               number. Copy the fingerprint that the finding shows.",
    },
    Code {
        code: "CG216",
        title: "leftover draft",
        text: "A drafted file still says `draft: true`. Its values are guesses and decide nothing: go through them, then remove the key, \
               or move the entries and remove the file.",
    },
    Code {
        code: "CG217",
        title: "documented name instead of the symbol",
        text: "The entry is keyed by a name that the header maps to a versioned symbol, such as `cuMemAlloc` for \
               `cuMemAlloc_v2`. The documented name moves with releases, the symbol does not: use the symbol.",
    },
    Code {
        code: "CG218",
        title: "major without facts",
        text: "The file annotates an older major of cudart that `spec/facts` has no facts of, so nothing in it can be held against a \
               header or decide anything. `cargo xtask regen --all` reads the headers of every major and writes the facts.",
    },
    Code {
        code: "CG220",
        title: "reference to an unknown parameter",
        text: "A value such as `len: { bytes: n }`, `lives: handle:h`, `tagged-by: attr` or `valid-if: status` names a \
               parameter that this function does not have. Use a name of the C declaration.",
    },
    Code {
        code: "CG221",
        title: "length refers to itself",
        text: "The extent of a parameter is said to be the parameter itself. Name the parameter that holds the count.",
    },
    Code {
        code: "CG222",
        title: "length is no integer",
        text: "A count has to be an integer parameter, or a pointer to one where the callee writes it (`in-out`). `len: { \
               param: stream }` cannot be right when `stream` is a handle.",
    },
    Code {
        code: "CG223",
        title: "length of a value",
        text: "Only what is pointed to has an extent. The parameter is passed by value, so `len` says nothing about it: remove \
               it, or move it to the pointer that it was meant for.",
    },
    Code {
        code: "CG224",
        title: "faulty expression",
        text: "`len: { expr: ... }` holds numbers, parameter names, `+ - * /` and parentheses, such as `pitch * (height - 1)`. \
               The finding shows what was not understood.",
    },
    Code {
        code: "CG225",
        title: "length known too late",
        text: "`len` names a parameter that the call only writes, so that nobody knows before the call how much memory to pass. \
               Where the caller puts a capacity in, the count is `dir: inout`; where the memory is the callee's own, the pointer \
               to it is `alloc: callee`.",
    },
    Code {
        code: "CG226",
        title: "access without an extent",
        text: "`access: read` and `access: write` say that a call works on the memory at an address, and the wrapper takes a range \
               of memory then. How much of it there must be is what `len` says: add it. An address that is only looked up or noted \
               is `access: none`.",
    },
    Code {
        code: "CG230",
        title: "unknown function in a reference",
        text: "`release`, `query` or `parent` of an entry names a function that no header declares. Write the exported symbol \
               of the function that destroys the object or tells its length.",
    },
    Code {
        code: "CG231",
        title: "destroyer of another type",
        text: "The function named by `release` takes no parameter of the type that is to be destroyed. A handle `CUstream` is \
               destroyed by a function with a `CUstream` parameter.",
    },
    Code {
        code: "CG232",
        title: "unknown type",
        text: "A value names a type that neither a header nor the spec declares. `as` knows `text`, `bytes`, the C types of the \
               headers, and the Rust names given in `handles.yaml` and in `types`.",
    },
    Code {
        code: "CG234",
        title: "no such enumerator",
        text: "`values` pairs enumerators with the types of their values, and a key is no enumerator, or none of the \
               enumeration behind `tagged-by`. Mend the name.",
    },
    Code {
        code: "CG235",
        title: "unknown status code",
        text: "`ok`, `status` or `hints` names a code that is no enumerator of the status enumeration at this place, such as \
               `CUDA_ERROR_NOTREADY`. Mend the name.",
    },
    Code {
        code: "CG236",
        title: "unknown constant",
        text: "`default` or `sentinels` names a constant that no header declares, or a key below `constants` is no macro constant. \
               Use a number, a truth value, or the C name of an enumerator or macro as a value; below `constants` stand macros \
               alone.",
    },
    Code {
        code: "CG237",
        title: "redundant direction",
        text: "`dir: in` on a parameter that is passed by value or points to `const` repeats what C already says. Remove it, so \
               that the notes that matter stand out.",
    },
    Code {
        code: "CG238",
        title: "direction contradicts the header",
        text: "The entry says that the callee writes through a parameter that C passes by value or points to `const`. Either \
               the annotation is wrong, or the header is: then say why in `contradicts-header`.",
    },
    Code {
        code: "CG239",
        title: "table with gaps",
        text: "`values` has no entry for some members of the enumeration behind `tagged-by`. Add them, with `void` where a \
               member selects no value. Deprecated members, further names of a listed value, a last member `...MAX` and members \
               that only widen the enumeration (0x7fffffff, 0xffffffff) are not asked for.",
    },
    Code {
        code: "CG240",
        title: "unknown handle type",
        text: "A key of `handles.yaml`, or of its `same-as`, is no typedef of any header. Handles are keyed by their C typedef, \
               such as `CUstream`.",
    },
    Code {
        code: "CG241",
        title: "not a handle",
        text: "A key of `handles.yaml` is a type that cannot be a handle: neither a pointer to a record nor an integer, but for \
               example an enumeration or a struct with fields.",
    },
    Code {
        code: "CG242",
        title: "handle without release",
        text: "A handle says neither which function destroys it (`release`) nor why there is none (`no-release`). Give one of \
               the two, so that nothing leaks for lack of a decision.",
    },
    Code {
        code: "CG243",
        title: "handle with two answers",
        text: "A handle gives both `release` and `no-release`. Where the creator decides the destroyer, keep `no-release` with \
               the reason and name the destroyer in the creators' annotations.",
    },
    Code {
        code: "CG244",
        title: "unknown parent",
        text: "`parent` names a type that has no entry in `handles.yaml`. The parent is what the object lives in, and has to be \
               a handle itself.",
    },
    Code {
        code: "CG245",
        title: "nothing destroys it",
        text: "`own: fresh` hands a new object to the caller, and neither the parameter (`release`) nor the entry of its type in \
               `handles.yaml` says how to get rid of it. Name the destroyer; where a handle has none, its entry says why in \
               `no-release`.",
    },
    Code {
        code: "CG246",
        title: "two destroyers",
        text: "A parameter names another `release` than its handle type in `handles.yaml`, of the same library. The parameter's \
               wins, and the object comes back as a bare handle, since the owner would call the other. Keep it only where this \
               creator does need another destroyer.",
    },
    Code {
        code: "CG250",
        title: "unknown type entry",
        text: "A key below `types` is no type of the headers of this library. Types are keyed by their C name.",
    },
    Code {
        code: "CG251",
        title: "skipped and annotated",
        text: "A symbol stands in `skipped.yaml` and is annotated too. A function is bound or skipped: remove one of the two.",
    },
    Code {
        code: "CG252",
        title: "empty text",
        text: "A reason, summary or other text is empty. Whoever reads the entry later needs it: write a sentence.",
    },
    Code {
        code: "CG253",
        title: "flags on something else",
        text: "`flags` says that the members of an enumeration are combined with `|`, but the type is no enumeration.",
    },
    Code {
        code: "CG254",
        title: "fields of what has none",
        text: "`fields` and `driver-made` are about records, and the type is none. `driver-made` says that callers hand a record on \
               as the driver filled it, so that it stands alone.",
    },
    Code {
        code: "CG255",
        title: "unknown field",
        text: "A note is keyed by, or refers to, a field that the record does not have. `len: { param: ... }` and `tagged-by` of a \
               field name other fields of the same record, by their C names.",
    },
    Code {
        code: "CG256",
        title: "unknown member of a union",
        text: "`values` of a field says which member of a union each enumerator selects, and names a member that the union does \
               not have.",
    },
    Code {
        code: "CG260",
        title: "duplicate rule",
        text: "Two rules share an `id`. The name is how `explain` tells which rule decided: give each its own.",
    },
    Code {
        code: "CG261",
        title: "pattern without a hit",
        text: "A pattern in the `when` of a rule matches nothing that the headers hold, so that the rule can never apply. `*` \
               stands for any text; everything else is literal, and upper and lower case differ.",
    },
    Code {
        code: "CG262",
        title: "section of what is not there",
        text: "A section of the reference names a documentation group, a type or a constant that the headers do not have. After a \
               release, groups may be renamed or gone: mend the name, or remove it.",
    },
    Code {
        code: "CG263",
        title: "two sections for one thing",
        text: "Two sections of the reference have the same heading, or hold the same group, function, type or constant. Every entry \
               stands in one place: keep one of the two.",
    },
    Code {
        code: "CG264",
        title: "group without a section",
        text: "The headers have a documentation group that no section of the reference holds; a new release may bring one. Its \
               entries are not lost: they stand at the end, under the heading of the header. Add a section with a line about it, or \
               add the group to a section.",
    },
];
