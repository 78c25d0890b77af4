//! Older majors of cudart beside the newest one.
//!
//! Input: the headers of an older cudart, read from a release or from `spec/facts/cudart12` and its like. Output: [`Facts`] of their
//! own, because names mean other things there. Invariant: the driver keeps every symbol and type that it ever had, so an older cudart
//! stands on the newest driver's facts.

use super::{Facts, HeaderFacts, Library, Seen, Value};
use crate::version::Version;

impl Facts {
    /// Takes in the headers of older majors, each of which says which one it belongs to.
    pub fn add_majors(&mut self, headers: Vec<HeaderFacts>) {
        for major in Library::MAJORS {
            let own: Vec<HeaderFacts> = headers.iter().filter(|h| h.library == major).cloned().collect();
            if !own.is_empty() {
                self.majors.push(self.with_major(major, own));
            }
        }
    }

    /// The facts that a name is one of: `cudart12::` in front of it asks for an older major.
    pub fn asked<'n>(&self, name: &'n str) -> (&Facts, &'n str) {
        let older = |library: &str| self.majors.iter().find(|older| older.major.is_some_and(|major| major.name() == library));
        name.split_once("::").and_then(|(library, name)| Some((older(library)?, name))).unwrap_or((self, name))
    }

    /// The name by which [`Facts::asked`] finds one of these facts.
    pub fn full_name(&self, name: &str) -> String {
        self.major.map_or_else(|| name.to_owned(), |major| format!("{major}::{name}"))
    }

    /// These facts with an older major of cudart in place of the newest one.
    fn with_major(&self, major: Library, own: Vec<HeaderFacts>) -> Facts {
        let shared = self.headers.iter().filter(|h| matches!(h.library, Library::Platform | Library::Cuda)).cloned();
        let (history, headers) = (self.history.clone(), shared.chain(own).collect());
        let mut facts = Facts { headers, history, major: Some(major), majors: vec![] };
        facts.sort();
        facts
    }
}

/// The release of cudart that facts are of.
pub fn runtime_release(facts: &Facts) -> Option<Version> {
    let own = facts.headers.iter().filter(|h| h.library.family() == Library::Cudart).flat_map(|h| &h.constants);
    own.filter(|c| c.name == "CUDART_VERSION").find_map(|c| match c.value {
        Value::Int(number) => u32::try_from(number).ok().map(Version::from_cuda_version),
        _ => None,
    })
}

/// The headers of each older major, as its last release has them.
pub fn major_headers(seen: &[Seen]) -> Vec<HeaderFacts> {
    let of = |major: Library| {
        let releases = seen.iter().filter(move |s| Some(s.release.major) == major.major());
        let last = releases.max_by_key(|s| s.release);
        let headers = last.into_iter().flat_map(|s| &s.facts.headers).filter(|h| h.library == Library::Cudart);
        headers.cloned().map(move |h| HeaderFacts { library: major, ..h })
    };
    Library::MAJORS.into_iter().flat_map(of).collect()
}
