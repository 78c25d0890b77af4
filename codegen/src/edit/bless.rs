//! Fresh stamps: the `sig` of an annotation becomes the fingerprint of the present prototype.

use std::collections::BTreeMap;
use std::path::Path;

use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::facts::{Facts, Function, fingerprint};
use crate::spec::{At, FunctionNote, Spec};

/// The files with the annotations of `symbols` stamped anew, by path below the repository; `read` gives a file's present text. With a
/// symbol that has no stale annotation there is nothing but findings.
pub fn bless(
    facts: &Facts,
    spec: &Spec,
    symbols: &[String],
    read: impl Fn(&Path) -> Option<String>,
) -> Result<BTreeMap<String, String>, Vec<Diagnostic>> {
    let (mut files, mut faults) = (BTreeMap::new(), vec![]);
    for symbol in symbols {
        match stale(facts, spec, symbol) {
            Ok((sig, now)) => {
                let path = sig.span.file.to_string_lossy().into_owned();
                let text = files.remove(&path).or_else(|| read(&sig.span.file)).unwrap_or_default();
                match replaced(&text, &sig.span, &sig.value, &now) {
                    Some(text) => drop(files.insert(path, text)),
                    None => faults.push(
                        refused(format!("the `sig` of `{symbol}` is not written on one line"))
                            .at(sig.span.clone())
                            .help(format!("write `sig: {now}`")),
                    ),
                }
            }
            Err(fault) => faults.push(*fault),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// The stamp of a symbol's annotation, which is not that of the present prototype, and the one that is. `cudart12::` in front says whose
/// symbol is meant.
fn stale<'s>(facts: &Facts, spec: &'s Spec, symbol: &str) -> Result<(&'s At<String>, String), Box<Diagnostic>> {
    let (facts, name) = facts.asked(symbol);
    let mut functions = facts.headers.iter().flat_map(|h| &h.functions);
    let f: Option<&Function> = functions.find(|f| f.name == name);
    let drafts = spec.drafts.iter().filter(|file| file.major() == facts.major);
    let noted = || spec.written_for(facts).chain(drafts.clone()).flat_map(|file| &file.functions);
    let note: Option<&(At<String>, FunctionNote)> = noted().find(|(noted, _)| noted.value == name);
    let Some((name, note)) = note else {
        let near = did_you_mean(name, noted().map(|(name, _)| name.as_str()));
        return Err(Box::new(
            refused(format!("no file annotates `{symbol}`")).help_opt(near.map(|n| format!("did you mean `{n}`?"))),
        ));
    };
    let Some(f) = f else {
        return Err(Box::new(
            refused(format!("no header declares `{symbol}` any more")).at(name.span.clone()).help("remove the entry"),
        ));
    };
    let now = fingerprint(f);
    match &note.sig {
        None => Err(Box::new(
            refused(format!("the annotation of `{symbol}` has no `sig`"))
                .at(name.span.clone())
                .help(format!("after review, add `sig: {now}`")),
        )),
        Some(sig) if sig.value == now => Err(Box::new(
            refused(format!("the annotation of `{symbol}` is not stale")).at(sig.span.clone()).help("leave it out of `--bless`"),
        )),
        Some(sig) => Ok((sig, now)),
    }
}

fn refused(message: String) -> Diagnostic {
    Diagnostic::error("CG410", message)
}

/// The text with `old` at a place replaced; `None` where something else is written there.
fn replaced(text: &str, at: &Span, old: &str, new: &str) -> Option<String> {
    let line = text.split_inclusive('\n').nth(at.line as usize - 1)?;
    let start = text.split_inclusive('\n').take(at.line as usize - 1).map(str::len).sum::<usize>();
    let column = line.char_indices().nth(at.column as usize - 1)?.0;
    // The value may be in quotes.
    let inside = line[column..].find(old).filter(|before| *before <= 1)?;
    let from = start + column + inside;
    Some(format!("{}{new}{}", &text[..from], &text[from + old.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Sink;
    use crate::spec::{AnnotationFile, decode_file};

    const TEXT: &str = "library: cuda\r\n# Größe\nfunctions:\n  cuInit: { sig: x00000001, summary: Initialises. }  # x00000001\n  cuFree_v2:\n    sig: \"x00000002\"\n\n  cuWin: { sig: NOW }\n  cuQuery: { summary: Asks. }\n";

    fn facts() -> Facts {
        crate::report::test_facts()
    }

    fn stamp(symbol: &str) -> String {
        let facts = facts();
        let f = facts.headers[0].functions.iter().find(|f| f.name == symbol);
        fingerprint(f.expect("a function of the facts"))
    }

    fn run(symbols: &[&str]) -> Result<BTreeMap<String, String>, Vec<Diagnostic>> {
        let text = TEXT.replace("NOW", &stamp("cuWin"));
        let mut sink = Sink::default();
        let file: AnnotationFile = decode_file(&text, &Path::new("a.yaml").into(), &mut sink).expect("the text of the test");
        let spec = Spec { files: vec![file], ..Spec::default() };
        let symbols: Vec<String> = symbols.iter().map(|s| (*s).to_owned()).collect();
        bless(&facts(), &spec, &symbols, |_| Some(text.clone()))
    }

    #[test]
    fn only_the_stamps_change() {
        let files = run(&["cuFree_v2", "cuInit"]).expect("both are stale");
        let expected = TEXT
            .replace("NOW", &stamp("cuWin"))
            .replace("sig: x00000001", &format!("sig: {}", stamp("cuInit")))
            .replace("x00000002", &stamp("cuFree_v2"));
        assert_eq!(files.into_iter().collect::<Vec<_>>(), [("a.yaml".to_owned(), expected)]);
    }

    #[test]
    fn a_major_has_stamps_of_its_own() {
        let header = |library: &str, ty: &str| -> crate::facts::HeaderFacts {
            let f = format!("{{ name: cudaTakes, returns: int, params: [{{ name: a, type: {ty} }}] }}");
            serde_yaml::from_str(&format!("library: {library}\nheader: h.h\nfunctions:\n  - {f}\n")).expect("facts of the test")
        };
        let mut facts = Facts { headers: vec![header("cudart", "int")], ..Facts::default() };
        facts.add_majors(vec![header("cudart12", "long")]);
        let file = |library: &str| {
            let text = format!("library: {library}\nfunctions:\n  cudaTakes: {{ sig: x00000000 }}\n");
            let file = decode_file(&text, &Path::new(&format!("{library}.yaml")).into(), &mut Sink::default());
            (text, file.expect("the text of the test"))
        };
        let ((newest, files), (older, own)) = (file("cudart"), file("cudart12"));
        let spec = Spec { files: vec![files], older: vec![own], ..Spec::default() };
        let read = |path: &Path| Some(if path.ends_with("cudart.yaml") { newest.clone() } else { older.clone() });
        let stamped = |symbol: &str| bless(&facts, &spec, &[symbol.to_owned()], read).map(|files| files.into_iter().next());
        let major = fingerprint(&facts.majors[0].headers[0].functions[0]);
        let expected = Some(("cudart12.yaml".to_owned(), older.replace("x00000000", &major)));
        assert_eq!(stamped("cudart12::cudaTakes").expect("it is stale"), expected);
        let newest_file = stamped("cudaTakes").expect("it is stale").map(|(path, _)| path);
        assert_eq!(newest_file.as_deref(), Some("cudart.yaml"));
        let unknown = stamped("cudart10::cudaTakes").expect_err("there is no such major");
        assert_eq!(unknown[0].message, "no file annotates `cudart10::cudaTakes`");
    }

    #[test]
    fn what_is_not_stale_stops_all() {
        for (symbol, message) in [
            ("cuWin", "the annotation of `cuWin` is not stale"),
            ("cuQuery", "the annotation of `cuQuery` has no `sig`"),
            ("cuFree", "no file annotates `cuFree`"),
        ] {
            let faults = run(&["cuInit", symbol]).expect_err("one of the two cannot be stamped");
            assert_eq!(faults.iter().map(|d| (d.code, d.message.as_str())).collect::<Vec<_>>(), [("CG410", message)]);
        }
    }
}
