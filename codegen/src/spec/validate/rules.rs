//! Entries of `rules.yaml`: names, and patterns that nothing can match.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use super::Check;
use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::facts::{DocDirection, HeaderFacts, Library};
use crate::spec::{At, Len, OneOrMany, Rule, glob_matches};

impl Check<'_> {
    /// Checks all rules. Whether a rule hits its examples is known only where rules are applied.
    pub(super) fn rules(&mut self, rules: &[Rule]) {
        let mut seen: HashMap<&str, &Span> = HashMap::new();
        for rule in rules {
            if let Some(first) = seen.insert(&rule.id, &rule.id.span) {
                self.report(
                    Diagnostic::error("CG260", format!("two rules are called `{}`", rule.id.value))
                        .at(rule.id.span.clone())
                        .label(first.clone(), "the other one")
                        .help("give each rule its own name"),
                );
            }
            self.not_empty(&rule.why);
            self.patterns(rule);
            self.decision(rule);
            rule.examples.iter().for_each(|example| self.example(example));
        }
    }

    fn patterns(&mut self, rule: &Rule) {
        let when = &rule.when;
        let headers: Vec<&HeaderFacts> =
            self.index.headers.iter().filter(|h| when.library.is_none_or(|l: Library| l == h.library)).collect();
        let functions = || headers.iter().flat_map(|h| &h.functions);
        let params = || functions().flat_map(|f| &f.params);
        let doc_words =
            [DocDirection::In, DocDirection::Out, DocDirection::Inout, DocDirection::Returned].map(DocDirection::word);

        self.pattern("function", &when.function, || functions().map(|f| f.name.as_str().into()));
        self.pattern("header", &when.header, || headers.iter().map(|h| h.header.as_str().into()));
        self.pattern("group", &when.group, || functions().filter_map(|f| f.group.as_deref()).map(Cow::from));
        self.pattern("param", &when.param, || params().map(|p| p.name.as_str().into()));
        self.pattern("type", &when.ty, || params().map(|p| p.ty.to_string().into()));
        self.pattern("doc", &when.doc, || doc_words.into_iter().map(Cow::from));
        self.pattern("note", &when.note, || functions().flat_map(|f| &f.notes).map(|n| n.as_str().into()));
    }

    fn pattern<'n, I: Iterator<Item = Cow<'n, str>>>(&mut self, key: &str, globs: &Option<OneOrMany>, names: impl Fn() -> I) {
        for glob in globs.iter().flat_map(OneOrMany::globs) {
            if names().any(|n| glob_matches(glob, &n)) {
                continue;
            }
            let known: BTreeSet<_> = names().collect();
            let near = did_you_mean(glob, known.iter().map(|n| &**n)).map(|n| format!("did you mean `{n}`?"));
            self.report(
                Diagnostic::error("CG261", format!("no {key} matches `{}`", glob.value)).at(glob.span.clone()).help_opt(near),
            );
        }
    }

    /// What a rule decides, as far as it does not depend on the function.
    fn decision(&mut self, rule: &Rule) {
        let then = &rule.then;
        if let Some(release) = &then.release {
            self.referred(release, &release.span);
        }
        if let Some(At { value: Len::Query(function), span }) = &then.len {
            self.referred(function, span);
        }
        if let Some(as_) = &then.as_ {
            self.public_type(as_);
        }
        if let Some(lives) = &then.lives {
            self.lifetime(None, lives);
        }
    }

    fn example(&mut self, example: &At<String>) {
        let (symbol, param) = example.split_once('.').map_or((example.as_str(), None), |(s, p)| (s, Some(p)));
        let found = self.symbol(None, &At { value: symbol.to_owned(), span: example.span.clone() });
        if let (Some(f), Some(param)) = (found, param)
            && !f.params.iter().any(|p| p.name == param)
        {
            self.unknown_param(f, example);
        }
    }
}
