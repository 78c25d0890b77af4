//! Our Python calls beside those of another package for the same libraries.
//!
//! Input: a [`Plan`], the other package's surface as [`PeerSurface`], and the known [`Differences`]. Output: an [`Audit`].
//! Invariant: our side is the [`Call`] of the stubs, so that nothing is derived a second time.
//!
//! Two calls are equal when a program written for the other package can make ours and read its result:
//! - the parameters have the same names in the same order, take a sequence where theirs do and a single value where theirs do, and
//!   what may be left out there may be left out here;
//! - as many values come back, lists in the same places, of the same types. What was seen in a run goes before what is documented;
//!   where the other package documents any type, every single value but
//!   raw bytes will do.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_json::json;

use crate::diag::Diagnostic;
use crate::emit::python::Call;
use crate::emit::python::types::{ADDRESS, Types};
use crate::emit::stubs::{is_callable, status_class};
use crate::facts::Library;
use crate::plan::Plan;
use crate::spec::{At, entries};

/// The public surface of another package, as far as it is compared.
#[derive(Clone, Debug, Deserialize)]
pub struct PeerSurface {
    /// By dotted name.
    modules: BTreeMap<String, PeerModule>,
}

#[derive(Clone, Debug, Deserialize)]
struct PeerModule {
    functions: BTreeMap<String, PeerFunction>,
}

#[derive(Clone, Debug, Deserialize)]
struct PeerFunction {
    params: Vec<PeerParam>,
    /// Name and type of each element of the result, the status first.
    #[serde(default)]
    returns_doc: Vec<(Option<String>, String)>,
    observed_types: Option<Observed>,
    /// Number of elements that a failed run returned.
    observed_len: Option<usize>,
}

/// What a run returned.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Observed {
    /// A tuple, by the types of its elements.
    Elements(Vec<String>),
    /// Something else, by its type.
    Value(String),
}

#[derive(Clone, Debug, Deserialize)]
struct PeerParam {
    name: String,
    ctype: Option<String>,
    annotation: Option<String>,
    default: Option<String>,
}

/// `spec/peer-differences.yaml`: by Python name, why a call differs from the other package's.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Differences {
    /// Function and reason, in file order.
    #[serde(deserialize_with = "entries")]
    pub differences: Vec<(At<String>, At<String>)>,
}

/// A function that both packages have.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Its Python name.
    pub name: String,
    /// Our call.
    pub ours: String,
    /// Theirs, in the same notation.
    pub theirs: String,
    /// What differs, in a few words each; empty when the calls are equal.
    pub differences: Vec<String>,
    /// The reason in the file of known differences.
    pub explanation: Option<String>,
}

/// All functions of both packages.
#[derive(Clone, Debug)]
pub struct Audit {
    /// The functions that both have, by library and then in our order.
    pub both: Vec<Comparison>,
    /// The functions that only we have.
    pub only_ours: Vec<String>,
    /// The functions that only they have.
    pub only_theirs: Vec<String>,
    stale: Vec<At<String>>,
}

/// Compares every function that both have.
pub fn audit(plan: &Plan<'_>, peer: &PeerSurface, known: &Differences) -> Audit {
    let types = Types::new(plan);
    let reader = Reader::new(plan, &types);
    let reasons: HashMap<&str, &str> = known.differences.iter().map(|(n, why)| (n.value.as_str(), why.value.as_str())).collect();
    let mut result = Audit { both: vec![], only_ours: vec![], only_theirs: vec![], stale: vec![] };
    for library in Library::CALLABLE {
        let mut theirs = peer.functions(library);
        let status = status_class(plan, &types, library);
        for entry in plan.entries.iter().filter(|e| e.library() == library && is_callable(e)) {
            let name = entry.names.python.clone();
            let Some(their) = theirs.remove(name.as_str()) else {
                result.only_ours.push(name);
                continue;
            };
            let call = Call::new(&types, entry, status);
            let differences = reader.differences(&call, their);
            let explanation = reasons.get(name.as_str()).filter(|_| !differences.is_empty()).map(|r| (*r).to_owned());
            result.both.push(Comparison { ours: call.signature(), theirs: their.signature(), differences, explanation, name });
        }
        result.only_theirs.extend(theirs.into_keys().map(str::to_owned));
    }
    let is_used = |name: &str| result.both.iter().any(|c| c.name == name && !c.is_equal());
    result.stale = known.differences.iter().map(|(name, _)| name.clone()).filter(|name| !is_used(name)).collect();
    result
}

impl PeerSurface {
    /// Reads the JSON text of the file at `path`.
    pub fn parse(text: &str, path: &str) -> Result<PeerSurface, Diagnostic> {
        serde_json::from_str(text).map_err(|e| {
            Diagnostic::error("CG409", format!("`{path}` is no surface of a package: {e}"))
                .help("give a file with `modules`, each with its `functions`")
        })
    }

    fn functions(&self, library: Library) -> BTreeMap<&str, &PeerFunction> {
        let module = match library {
            Library::Cuda => "driver",
            Library::Cudart | Library::Cudart12 | Library::Cudart11 => "runtime",
            Library::Nvrtc | Library::Platform => library.name(),
        };
        let of_library = self.modules.iter().filter(|(name, _)| name.rsplit('.').next() == Some(module));
        of_library.flat_map(|(_, m)| &m.functions).map(|(name, f)| (name.as_str(), f)).collect()
    }
}

impl PeerFunction {
    /// The type of each element of the result: what was seen, else what is documented. `None` where nothing is known.
    fn results<'s>(&'s self) -> Option<Vec<&'s str>> {
        let documented = |i: usize| self.returns_doc.get(i).map(|(_, ty)| ty.as_str());
        if let Some(Observed::Value(ty)) = &self.observed_types {
            return Some(vec![ty]);
        }
        if let Some(Observed::Elements(seen)) = &self.observed_types {
            // A run says `list`, the documentation of what; and `None` was seen where there was nothing to give.
            let element = |(i, seen): (usize, &'s String)| match (seen.as_str(), documented(i)) {
                ("NoneType", Some(documented)) => documented,
                ("list", Some(documented)) if is_list(documented) => documented,
                (seen, _) => seen,
            };
            return Some(seen.iter().enumerate().map(element).collect());
        }
        let len = self.observed_len.or(Some(self.returns_doc.len()).filter(|n| *n > 0))?;
        Some((0..len).map(|i| documented(i).unwrap_or(ANY)).collect())
    }

    fn signature(&self) -> String {
        let param = |p: &PeerParam| {
            let ty = p.annotation.as_ref().or(p.ctype.as_ref()).map(|t| format!(": {t}")).unwrap_or_default();
            let default = p.default.as_ref().map(|d| format!(" = {d}")).unwrap_or_default();
            format!("{}{ty}{default}", p.name)
        };
        let params: Vec<String> = self.params.iter().map(param).collect();
        let results = self.results().map_or("unknown".to_owned(), |r| format!("tuple[{}]", r.join(", ")));
        format!("({}) -> {results}", params.join(", "))
    }
}

/// A documented type that stands for every single value.
const ANY: &str = "Any";

fn is_list(ty: &str) -> bool {
    ty == "list" || ty.starts_with("list[")
}

/// Whether a parameter takes anything but a sequence.
fn takes_single_value(annotation: &str) -> bool {
    !annotation.starts_with("Sequence[") || annotation.contains(ADDRESS)
}

/// Reads the other package's type names.
struct Reader<'p> {
    types: &'p Types<'p>,
    /// Macros that stand for a type.
    aliases: HashMap<&'p str, &'p str>,
}

impl<'p> Reader<'p> {
    fn new(plan: &'p Plan<'p>, types: &'p Types<'p>) -> Self {
        let aliases = plan.facts.headers.iter().flat_map(|h| &h.aliases);
        Reader { types, aliases: aliases.map(|a| (a.name.as_str(), a.target.as_str())).collect() }
    }

    fn differences(&self, ours: &Call, theirs: &PeerFunction) -> Vec<String> {
        let mut found = vec![];
        let names: Vec<&str> = ours.params.iter().map(|p| p.name.as_str()).collect();
        if names != theirs.params.iter().map(|p| p.name.as_str()).collect::<Vec<_>>() {
            found.push("parameters".to_owned());
        } else {
            for (our, their) in ours.params.iter().zip(&theirs.params) {
                let is_list = their.annotation.as_ref().is_some_and(|a| a.contains("list["));
                let fits = if is_list { our.annotation.contains("Sequence[") } else { takes_single_value(&our.annotation) };
                if !fits {
                    found.push(format!("whether `{}` is a sequence", our.name));
                }
                if our.default.is_none() && their.default.is_some() {
                    found.push(format!("whether `{}` may be left out", our.name));
                }
            }
        }
        match theirs.results() {
            Some(results) if results.len() != ours.returns.len() => found.push("number of results".to_owned()),
            Some(results) => {
                // The first is the status.
                let pairs = ours.returns.iter().zip(results).enumerate().skip(1);
                let differ = pairs.filter(|(_, (our, their))| !self.is_same(our.trim_end_matches(" | None"), their));
                found.extend(differ.map(|(i, _)| format!("type of result {i}")));
            }
            None => {}
        }
        found
    }

    fn is_same(&self, ours: &str, theirs: &str) -> bool {
        let element = |ty: &'_ str| ty.strip_prefix("list[").and_then(|t| t.strip_suffix(']')).map(str::to_owned);
        match (element(ours), element(theirs)) {
            (Some(ours), Some(theirs)) => theirs == ANY || self.canonical(&ours) == self.canonical(&theirs),
            (Some(_), None) => theirs == "list",
            (None, Some(_)) => false,
            (None, None) if theirs == ANY => ours != "bytes",
            (None, None) => self.canonical(ours) == self.canonical(theirs),
        }
    }

    /// The Python class or number that a name stands for.
    fn canonical<'n>(&self, name: &'n str) -> &'n str
    where
        'p: 'n,
    {
        let name = self.aliases.get(name).copied().unwrap_or(name);
        let class = || self.types.class(name).map(|c| c.name).or_else(|| self.types.handle_to(name));
        Types::number(name).or_else(class).unwrap_or(name)
    }
}

impl Comparison {
    /// Whether a program for the other package can make our call.
    pub fn is_equal(&self) -> bool {
        self.differences.is_empty()
    }
}

impl Audit {
    /// The differences that nobody has explained.
    pub fn unexplained(&self) -> impl Iterator<Item = &Comparison> {
        self.both.iter().filter(|c| !c.is_equal() && c.explanation.is_none())
    }

    /// An error for every explanation of what is no difference.
    pub fn findings(&self) -> Vec<Diagnostic> {
        let stale = |name: &At<String>| {
            Diagnostic::error("CG408", format!("`{}` does not differ from the other package", name.value))
                .at(name.span.clone())
                .help("remove the entry")
        };
        self.stale.iter().map(stale).collect()
    }

    /// The counts, then every difference without an explanation.
    pub fn text(&self) -> String {
        let (equal, explained, unexplained) = self.counts();
        let mut out = format!(
            "functions in both: {}, equal: {equal}, explained: {explained}, unexplained: {unexplained}\n\
             only ours: {}\n\
             only theirs: {}",
            self.both.len(),
            self.only_ours.len(),
            self.only_theirs.len(),
        );
        if !self.only_theirs.is_empty() {
            out += &format!(" ({})", self.only_theirs.join(", "));
        }
        out.push('\n');
        for c in self.unexplained() {
            out += &format!("\n{}: {}\n  ours    {}\n  theirs  {}\n", c.name, c.differences.join(", "), c.ours, c.theirs);
        }
        out
    }

    /// The counts, and every difference with its explanation or `null`.
    pub fn json(&self) -> serde_json::Value {
        let (equal, explained, unexplained) = self.counts();
        let difference = |c: &Comparison| {
            json!({
                "name": c.name, "differences": c.differences, "ours": c.ours, "theirs": c.theirs, "explanation": c.explanation,
            })
        };
        let differences: Vec<_> = self.both.iter().filter(|c| !c.is_equal()).map(difference).collect();
        json!({
            "both": self.both.len(), "equal": equal, "explained": explained, "unexplained": unexplained,
            "only_ours": self.only_ours, "only_theirs": self.only_theirs, "differences": differences,
        })
    }

    /// Equal, explained, unexplained.
    fn counts(&self) -> (usize, usize, usize) {
        let equal = self.both.iter().filter(|c| c.is_equal()).count();
        let unexplained = self.unexplained().count();
        (equal, self.both.len() - equal - unexplained, unexplained)
    }
}

#[cfg(test)]
mod tests;
