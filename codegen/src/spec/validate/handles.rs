//! Entries of `handles.yaml`.

use super::Check;
use crate::diag::{Diagnostic, did_you_mean};
use crate::facts::Type;
use crate::spec::{At, HandleNote};

impl Check<'_> {
    /// Checks all handle types.
    pub(super) fn handles(&mut self, handles: &[(At<String>, HandleNote)]) {
        for (name, note) in handles {
            let texts = [&note.summary, &note.rust, &note.borrow, &note.no_release];
            texts.into_iter().flatten().for_each(|text| self.not_empty(text));
            self.handle_type(name);
            note.same_as.iter().flat_map(|s| &s.value).for_each(|other| self.handle_type(other));
            self.release_of(name, note);
            if let Some(current) = &note.current {
                self.referred(current, &current.span);
            }
            if let Some(parent) = &note.parent {
                self.parent(handles, parent);
            }
            for (constant, public) in note.sentinels.iter().flat_map(|s| &s.0) {
                self.constant(constant, &constant.span);
                self.not_empty(public);
            }
            if let Some(threads) = note.threads.as_ref().filter(|t| t.why.trim().is_empty()) {
                self.report(
                    Diagnostic::error("CG252", "`why` is empty").at(threads.span.clone()).help("say why the threads rule holds"),
                );
            }
        }
    }

    fn handle_type(&mut self, name: &At<String>) {
        if !self.index.types.contains_key(name.as_str()) {
            let near = self.index.type_like(name).map(|n| format!("did you mean `{n}`?"));
            self.report(
                Diagnostic::error("CG240", format!("no header declares a type `{}`", name.value))
                    .at(name.span.clone())
                    .help_opt(near),
            );
        } else if !self.index.is_handle(&Type::named(name.as_str())) {
            self.report(
                Diagnostic::error("CG241", format!("`{}` is not a handle", name.value))
                    .at(name.span.clone())
                    .help("a handle is a pointer to a record, or an integer"),
            );
        }
    }

    fn release_of(&mut self, name: &At<String>, note: &HandleNote) {
        match (&note.release, &note.no_release) {
            (None, None) => self.report(
                Diagnostic::error("CG242", format!("nothing says how `{}` is destroyed", name.value))
                    .at(name.span.clone())
                    .help("add `release: <function>`, or `no-release: <why not>`"),
            ),
            (Some(release), Some(reason)) => self.report(
                Diagnostic::error("CG243", format!("`{}` has a release and a reason for having none", name.value))
                    .at(release.span.clone())
                    .label(reason.span.clone(), "the reason")
                    .help("remove one of the two"),
            ),
            (None, Some(_)) => {}
            (Some(release), None) => {
                let Some(f) = self.referred(release, &release.span) else { return };
                let mut forms = std::iter::once(name).chain(note.same_as.iter().flat_map(|s| &s.value));
                // A type that nothing declares already is a finding.
                let known = forms.clone().all(|form| self.index.has_type(form));
                if known && !forms.any(|form| self.index.takes(f, &Type::named(form.as_str()))) {
                    self.report(
                        Diagnostic::error("CG231", format!("`{}` does not take a `{}`", release.value, name.value))
                            .at(release.span.clone())
                            .note(super::function::declared(f)),
                    );
                }
            }
        }
    }

    fn parent(&mut self, handles: &[(At<String>, HandleNote)], parent: &At<String>) {
        if !handles.iter().any(|(name, _)| **name == **parent) {
            let near = did_you_mean(parent, handles.iter().map(|(n, _)| n.as_str()));
            self.report(
                Diagnostic::error("CG244", format!("`{}` has no entry in this file", parent.value))
                    .at(parent.span.clone())
                    .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
            );
        }
    }
}
