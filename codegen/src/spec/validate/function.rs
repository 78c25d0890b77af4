//! Entries of functions: the symbol, its fingerprint, its codes and its parameters.

use super::{Check, belongs_to};
use crate::diag::{Diagnostic, did_you_mean};
use crate::facts::{Function, Library, c_signature, fingerprint};
use crate::spec::{At, FunctionNote, Table};

impl<'a> Check<'a> {
    /// Checks one entry of an annotation file.
    pub(super) fn function(&mut self, library: Library, symbol: &At<String>, note: &FunctionNote) {
        let texts = [&note.summary, &note.threads, &note.unsafe_, &note.rust, &note.python, &note.manual];
        texts.into_iter().flatten().for_each(|text| self.not_empty(text));
        let Some(f) = self.symbol(Some(library), symbol) else { return };
        if self.means_the_alias(f, note) {
            self.alias(symbol);
            return;
        }
        self.fingerprint(f, symbol, note.sig.as_ref());
        if let Some(ok) = &note.ok {
            self.codes(f, ok);
        }
        if let Some(log) = &note.log {
            self.referred(log, &log.span);
        }
        for (name, param) in &note.params {
            match f.params.iter().find(|p| p.name == **name) {
                Some(p) => self.param(f, &p.name, &p.ty, param),
                None => self.unknown_param(f, name),
            }
        }
        if let Some(returns) = &note.returns {
            self.param(f, "the returned value", &f.returns, returns);
        }
        self.agreement(f, note);
    }

    /// Looks a key up; `library` is the one whose file it stands in.
    pub(super) fn symbol(&mut self, library: Option<Library>, symbol: &At<String>) -> Option<&'a Function> {
        let name = symbol.as_str();
        if let Some(&(of, f)) = self.index.functions.get(name) {
            if let Some(library) = library.filter(|l| *l != of) {
                self.report(
                    Diagnostic::error("CG202", format!("`{name}` is no function of `{library}`: {}", belongs_to(of)))
                        .at(symbol.span.clone())
                        .help(format!("move the entry to a file below `annotations/{of}/`")),
                );
            }
            return Some(f);
        }
        if self.index.aliases.get(name).is_some_and(|target| self.index.functions.contains_key(target)) {
            self.alias(symbol);
            return None;
        }
        let mut finding = Diagnostic::error("CG201", format!("no header declares a function `{name}`")).at(symbol.span.clone());
        if let Some(base) = self.index.per_thread.get(name) {
            finding = finding.help(format!("the entry of `{base}` covers its per-thread variant"));
        } else if let Some(reason) = self.index.skipped.get(name) {
            finding = finding.note(format!("the headers have the name, but it is no function to bind: {reason}"));
        } else {
            let near = self.index.function_like(name, library).or_else(|| self.index.function_like(name, None));
            finding = finding.help_opt(near.map(|n| format!("did you mean `{n}`?")));
        }
        self.report(finding);
        None
    }

    /// A superseded symbol may have the name that documentation uses for its successor. The fingerprint tells which one was meant,
    /// that of an earlier prototype as well.
    fn means_the_alias(&self, f: &Function, note: &FunctionNote) -> bool {
        let Some(target) = self.index.aliases.get(f.name.as_str()).and_then(|t| self.index.functions.get(t)) else {
            return false;
        };
        target.1.name != f.name
            && note.sig.as_ref().is_none_or(|sig| **sig != fingerprint(f) && self.earlier.stamped(&f.name, sig).is_none())
    }

    fn alias(&mut self, symbol: &At<String>) {
        let target = self.index.aliases.get(symbol.as_str()).copied().unwrap_or_default();
        self.report(
            Diagnostic::error("CG217", format!("`{}` is the documented name of `{target}`", symbol.value))
                .at(symbol.span.clone())
                .help(format!("write the exported symbol `{target}`")),
        );
    }

    fn fingerprint(&mut self, f: &Function, symbol: &At<String>, sig: Option<&At<String>>) {
        let now = fingerprint(f);
        let Some(sig) = sig else {
            return self.report(
                Diagnostic::hint("CG214", format!("`{}` has no `sig`", f.name))
                    .at(symbol.span.clone())
                    .help(format!("after review, add `sig: {now}`")),
            );
        };
        let digits = sig.strip_prefix('x').unwrap_or("");
        if digits.len() != 8 || !digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            self.report(
                Diagnostic::error("CG215", format!("`{}` is not a fingerprint", sig.value))
                    .at(sig.span.clone())
                    .help(format!("the present signature has `{now}`")),
            );
        } else if **sig != now {
            let mut finding =
                Diagnostic::error("CG213", format!("`{}` has changed since it was annotated", f.name)).at(sig.span.clone());
            if let Some(before) = self.earlier.stamped(&f.name, sig) {
                finding = finding.note(format!("annotated as `{before}`"));
            }
            self.report(finding.note(format!("declared as  `{}`", c_signature(f))).help(format!(
                "review the entry, then write `sig: {now}`, or let `cargo xtask regen --bless {}` do it",
                self.facts.full_name(&f.name)
            )));
        }
    }

    fn codes(&mut self, f: &Function, ok: &Table) {
        for (code, meaning) in &ok.0 {
            self.not_empty(meaning);
            match self.index.enumeration(&f.returns) {
                Some(status) if status.enumerators.iter().any(|m| m.name == **code) => {}
                Some(status) => {
                    let near = did_you_mean(code, status.enumerators.iter().map(|m| m.name.as_str()));
                    self.report(
                        Diagnostic::error("CG235", format!("`{}` has no code `{}`", status.name, code.value))
                            .at(code.span.clone())
                            .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
                    );
                }
                None => self.report(
                    Diagnostic::error("CG235", format!("`{}` returns `{}`, which has no codes", f.name, f.returns))
                        .at(code.span.clone())
                        .help("remove `ok`"),
                ),
            }
        }
    }

    /// A key or an example that names no parameter of `f`.
    pub(super) fn unknown_param(&mut self, f: &Function, name: &At<String>) {
        let text = name.rsplit_once('.').map_or(name.as_str(), |(_, p)| p);
        let renamed = self.earlier.renamed(f, text).map(|n| format!("`{n}` was `{text}`: rename the key"));
        let near = || did_you_mean(text, f.params.iter().map(|p| p.name.as_str())).map(|n| format!("did you mean `{n}`?"));
        self.report(
            Diagnostic::error("CG203", format!("`{}` has no parameter `{text}`", f.name))
                .at(name.span.clone())
                .help_opt(renamed.or_else(near))
                .note(declared(f)),
        );
    }
}

/// `declared as (int a, int b)`.
pub(super) fn declared(f: &Function) -> String {
    let signature = c_signature(f);
    let params = signature.find(&format!("{}(", f.name)).map_or("", |i| &signature[i + f.name.len()..]);
    format!("declared as {params}")
}
