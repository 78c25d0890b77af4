//! Everything that is known about one entry point, each decision with its reason and place.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::diag::{Diagnostic, did_you_mean};
use crate::facts::{Changed, ItemKind, Library, Platform, SymbolVersion, c_signature, declare, fingerprint};
use crate::plan::{Entry, Extent, Form, Known, ParamPlan, Plan, Shape, Why};
use crate::version::Version;

/// An entry point, and the texts that only emitters know.
pub struct Explanation<'p, 'a> {
    plan: &'p Plan<'a>,
    entry: &'p Entry<'a>,
    /// The name that was asked for, where that is not the symbol.
    asked: Option<String>,
    /// Label and text of each language's signature: `Rust`, `Python` ...
    pub signatures: Vec<(&'static str, String)>,
    /// Older majors of cudart in which the documented name takes something else, and what.
    elsewhere: Vec<(Library, String)>,
}

/// Finds an entry point by its documented name, exported symbol, per-thread symbol, or public Rust or Python name.
///
/// What the newest libraries do not have is looked up in older majors of cudart; `cudart12::` before a name asks for one of them.
pub fn explain<'p, 'a>(plan: &'p Plan<'a>, name: &str) -> Result<Explanation<'p, 'a>, Diagnostic> {
    let (asked, name) = plan.facts.asked(name);
    if let Some(major) = plan.majors.iter().find(|major| major.facts.major == asked.major) {
        return find(major, name);
    }
    let mut found = match find(plan, name) {
        Ok(found) => found,
        Err(unknown) => return plan.majors.iter().find_map(|major| find(major, name).ok()).ok_or(unknown),
    };
    let f = found.entry.fact;
    for (major, library) in plan.majors.iter().filter_map(|m| Some((m, m.facts.major?))) {
        let namesake = major.entries.iter().filter(|e| !e.fact.superseded).find(|e| e.fact.api_name() == f.api_name());
        let differs = namesake.filter(|e| e.fact.returns != f.returns || e.fact.params != f.params);
        found.elsewhere.extend(differs.map(|e| (library, c_signature(e.fact))));
    }
    Ok(found)
}

fn find<'p, 'a>(plan: &'p Plan<'a>, name: &str) -> Result<Explanation<'p, 'a>, Diagnostic> {
    let current = plan.entries.iter().filter(|e| !e.fact.superseded);
    let entry = current
        .clone()
        .find(|e| e.fact.api_name() == name)
        .or_else(|| plan.entries.iter().find(|e| e.fact.name == name))
        .or_else(|| current.clone().find(|e| aliases(plan, e).any(|alias| alias == name)))
        .or_else(|| plan.entries.iter().find(|e| e.fact.per_thread.as_deref() == Some(name)))
        .or_else(|| plan.entries.iter().find(|e| e.names.python == name || e.names.rust_path() == name));
    let Some(entry) = entry else {
        if let Some(until) = plan.history().of(ItemKind::Function, name).and_then(|life| life.until) {
            return Err(Diagnostic::error("CG407", format!("CUDA {until} was the last release with `{name}`"))
                .help("spec/facts/history.yaml tells what the release after it brought"));
        }
        let names = plan.entries.iter().flat_map(|e| [e.fact.api_name(), e.fact.name.as_str()]);
        return Err(Diagnostic::error("CG407", format!("no header declares `{name}`"))
            .help_opt(did_you_mean(name, names).map(|close| format!("did you mean `{close}`?"))));
    };
    let asked = (entry.fact.name != name).then(|| name.to_owned());
    Ok(Explanation { plan, entry, asked, signatures: vec![], elsewhere: vec![] })
}

/// Further documented names of an entry: macros of the headers that stand for its symbol.
fn aliases<'p>(plan: &'p Plan<'_>, entry: &'p Entry<'_>) -> impl Iterator<Item = &'p str> {
    let all = plan.facts.headers.iter().flat_map(|h| &h.aliases);
    all.filter(|a| a.target == entry.fact.name).map(|a| a.name.as_str())
}

impl<'p, 'a> Explanation<'p, 'a> {
    /// The entry point that was found.
    pub fn entry(&self) -> &'p Entry<'a> {
        self.entry
    }

    /// Aligned text.
    pub fn text(&self) -> String {
        let (e, f) = (self.entry, self.entry.fact);
        let mut out = match &self.asked {
            Some(asked) => format!("{asked} -> {}\n", f.name),
            None => format!("{}\n", f.name),
        };
        let mut line = |label: &str, text: &str| {
            writeln!(out, "  {label:<12} {text}").expect("writing to a string does not fail");
        };
        line("C", &c_signature(f));
        self.elsewhere.iter().for_each(|(library, signature)| line(&format!("in {library}"), signature));
        line("fingerprint", &fingerprint(f));
        line("header", &self.place());
        if e.library().major().is_some() {
            line("module", &format!("{}, the Runtime of an older CUDA", e.library()));
        }
        line("platforms", &self.platforms().join(", "));
        if let Some(variant) = &f.per_thread {
            line("per thread", variant);
        }
        self.life().iter().for_each(|text| line("since", text));
        if f.deprecated {
            line("deprecated", "yes");
        }
        if let Some(successor) = e.successor {
            line("replaced by", successor);
        }
        let earlier = self.earlier();
        if !earlier.is_empty() {
            line("replaces", &earlier.join(", "));
        }
        let versions = self.versions();
        versions
            .iter()
            .filter(|_| versions.len() > 1)
            .for_each(|v| line("version", &self.plan.history().version_words(v, self.documented())));
        line("category", &e.note.as_ref().map_or(e.category.word().to_owned(), |note| format!("{}: {note}", e.category.word())));
        if let Some(summary) = &e.summary {
            line("summary", &with_reason(&summary.value, &summary.why));
        }
        if let Some(context) = &e.context {
            line("context", &with_reason(context.value.word(), &context.why));
        }
        if let Some(threads) = &e.threads {
            line("threads", &with_reason(&threads.value, &threads.why));
        }
        e.ok.iter().for_each(|(code, meaning)| line("also success", &format!("{code}: {meaning}")));
        if !f.errors.is_empty() {
            line("errors", &f.errors.join(", "));
        }
        e.params.iter().for_each(|p| out += &self.parameter(p));
        if !e.unsafe_reasons.is_empty() {
            out += "\n  unsafe because\n";
            for reason in &e.unsafe_reasons {
                writeln!(out, "    {}", with_reason(&reason.value, &reason.why)).expect("writing to a string does not fail");
            }
        }
        if !self.signatures.is_empty() {
            out.push('\n');
        }
        for (label, text) in &self.signatures {
            writeln!(out, "  {label:<12} {text}").expect("writing to a string does not fail");
        }
        out
    }

    /// The same for tools.
    pub fn json(&self) -> Value {
        let (e, f) = (self.entry, self.entry.fact);
        let known = |k: &Known<String>| json!({ "value": k.value, "why": why_json(&k.why) });
        let parameter = |p: &ParamPlan<'_>| {
            let decisions = p.why.iter().map(|(key, k)| ((*key).to_owned(), known(k)));
            json!({
                "name": p.name,
                "type": p.ty.to_string(),
                "form": self.form(&p.form),
                "undecided": p.undecided,
                "decisions": Value::Object(decisions.collect()),
            })
        };
        let signatures = self.signatures.iter().map(|(label, text)| ((*label).to_owned(), json!(text)));
        json!({
            "symbol": f.name,
            "documented": f.api_name(),
            "library": e.library().name(),
            "header": e.header.header,
            "group": f.group,
            "platforms": self.platforms(),
            "per-thread": f.per_thread,
            "superseded": f.superseded,
            "successor": e.successor,
            "since": self.plan.history().of(ItemKind::Function, &f.name).map(|life| life.since.to_string()),
            "changed": self.changes().map(|c| json!({ "release": c.release.to_string(), "was": c.was })).collect::<Vec<_>>(),
            "versions": self.versions_json(),
            "earlier": self.earlier(),
            "deprecated": f.deprecated,
            "signature": c_signature(f),
            "majors": self.elsewhere.iter().map(|(l, text)| (l.name().to_owned(), json!(text))).collect::<serde_json::Map<_, _>>(),
            "fingerprint": fingerprint(f),
            "category": e.category.word(),
            "note": e.note,
            "summary": e.summary.as_ref().map(known),
            "context": e.context.as_ref().map(|k| json!({ "value": k.value.word(), "why": why_json(&k.why) })),
            "threads": e.threads.as_ref().map(known),
            "ok": e.ok.iter().map(|(code, meaning)| (code.clone(), json!(meaning))).collect::<serde_json::Map<_, _>>(),
            "errors": f.errors,
            "parameters": e.params.iter().map(parameter).collect::<Vec<_>>(),
            "unsafe": e.unsafe_reasons.iter().map(known).collect::<Vec<_>>(),
            "signatures": Value::Object(signatures.collect()),
        })
    }

    fn place(&self) -> String {
        let e = self.entry;
        let title =
            |id: &String| e.header.groups.iter().find(|g| g.id == *id).map_or(String::new(), |g| format!(" ({})", g.title));
        let group = e.fact.group.as_ref().map_or(String::new(), |id| format!(", group {id}{}", title(id)));
        format!("{}{group}", e.header.header)
    }

    fn platforms(&self) -> Vec<&'static str> {
        [(Platform::Linux, "Linux"), (Platform::Windows, "Windows")]
            .into_iter()
            .filter(|(platform, _)| self.entry.on(*platform))
            .map(|(_, name)| name)
            .collect()
    }

    /// The release that brought the symbol, and those that changed its signature.
    fn life(&self) -> Vec<String> {
        let history = self.plan.history();
        let since = history.of(ItemKind::Function, &self.entry.fact.name).map(|life| history.since_words(life));
        let changed = self.changes().map(|c| {
            let what = if c.only_names { "other names of parameters" } else { "another signature" };
            format!("CUDA {}: {what}; before, {}", c.release, c.was)
        });
        since.into_iter().chain(changed).collect()
    }

    fn changes(&self) -> impl Iterator<Item = &'a Changed> {
        let life = self.plan.history().of(ItemKind::Function, &self.entry.fact.name);
        life.into_iter().flat_map(|life| &life.changes)
    }

    /// Every symbol that the documented name had.
    fn versions(&self) -> Vec<SymbolVersion<'a>> {
        self.plan.history().versions(self.documented())
    }

    fn versions_json(&self) -> Vec<Value> {
        let text = |release: Option<Version>| release.map(|r| r.to_string());
        let version = |v: SymbolVersion<'_>| {
            let times = v.documented.iter().map(|(from, to)| json!({ "from": from.to_string(), "to": text(*to) }));
            let times: Vec<Value> = times.collect();
            json!({ "symbol": v.symbol, "since": v.life.since.to_string(), "until": text(v.life.until), "documented": times })
        };
        self.versions().into_iter().map(version).collect()
    }

    /// The documented name: for a superseded symbol, that of its successor.
    fn documented(&self) -> &'p str {
        let successor = self.entry.successor.and_then(|s| self.plan.entries.iter().find(|e| e.fact.name == s));
        successor.unwrap_or(self.entry).fact.api_name()
    }

    /// The superseded symbols that this one replaces.
    fn earlier(&self) -> Vec<&'p str> {
        let symbol = self.entry.fact.name.as_str();
        self.plan.entries.iter().filter(|e| e.successor == Some(symbol)).map(|e| e.fact.name.as_str()).collect()
    }

    fn parameter(&self, p: &ParamPlan<'_>) -> String {
        let mut out = format!("\n  {}\n", declare(p.ty, p.name));
        let width = p.why.iter().map(|(_, k)| k.value.chars().count()).max().unwrap_or(0);
        let form = p.undecided.as_ref().map_or_else(|| self.form(&p.form), |missing| format!("as in C, undecided: {missing}"));
        writeln!(out, "    {:<10} {form}", "form").expect("writing to a string does not fail");
        for (key, Known { value, why }) in &p.why {
            writeln!(out, "    {key:<10} {value:<width$}  {}", reason(why)).expect("writing to a string does not fail");
        }
        if let Some(means) = &p.means {
            writeln!(out, "    {:<10} {means}", "NULL means").expect("writing to a string does not fail");
        }
        out
    }

    fn form(&self, form: &Form) -> String {
        let name = |at: &usize| self.entry.params[*at].name;
        match form {
            Form::Value => "by value".to_owned(),
            Form::Range { extent, written } => {
                format!("device memory, {}: {}", if *written { "written" } else { "read" }, self.extent(extent))
            }
            Form::Tagged { tag, written } => {
                format!("a value {}, of the type that {} tells", if *written { "out" } else { "in" }, name(tag))
            }
            Form::In(shape) => format!("in: {}", self.shape(shape)),
            Form::Out(shape) => format!("out: {}", self.shape(shape)),
            Form::InOut(shape) => format!("in and out: {}", self.shape(shape)),
            Form::Count { of, bytes } => {
                let what = if *bytes { "bytes" } else { "elements" };
                format!("number of {what} of {}, filled in", of.iter().map(name).collect::<Vec<_>>().join(", "))
            }
            Form::Filled(role) => format!("filled in ({})", role.word()),
            Form::Raw => "as in C".to_owned(),
        }
    }

    fn shape(&self, shape: &Shape) -> String {
        let what = match shape {
            Shape::One => return "one element".to_owned(),
            Shape::Array(_) => "array",
            Shape::Text(_) => "text",
            Shape::Bytes(_) => "memory",
            Shape::Texts(_) => "strings",
        };
        let extent = shape.extent().map_or(String::new(), |extent| self.extent(extent));
        format!("{what}, {extent}")
    }

    fn extent(&self, extent: &Extent) -> String {
        let name = |at: usize| self.entry.params[at].name;
        match extent {
            Extent::Nul => "up to a NUL".to_owned(),
            Extent::SelfDescribing => "its length is in the data".to_owned(),
            Extent::Param(at) => format!("{} elements", name(*at)),
            Extent::Bytes(at) => format!("{} bytes", name(*at)),
            Extent::Fixed(n) => format!("{n} elements"),
            Extent::Query(symbol) => format!("length from {symbol}"),
            Extent::InOut(at) => format!("two calls, count in {}", name(*at)),
            Extent::Expr(text) => format!("{text} elements"),
        }
    }
}

fn with_reason(value: &str, why: &Why) -> String {
    format!("{value}  [{}]", reason(why))
}

fn reason(why: &Why) -> String {
    let place = why.span.as_ref().map_or(String::new(), |s| format!(" ({}:{})", s.file.display(), s.line));
    format!("{}: {}{place}", why.rule, why.text)
}

fn why_json(why: &Why) -> Value {
    let place = why.span.as_ref().map(|s| json!({ "file": s.file.display().to_string(), "line": s.line, "column": s.column }));
    json!({ "rule": why.rule, "text": why.text, "place": place })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Span;
    use crate::plan;
    use crate::report::test_facts;
    use crate::spec::{AnnotationFile, At, Dir, FunctionNote, ParamNote, Spec};

    fn symbol(name: &str) -> Result<String, Diagnostic> {
        let (facts, spec) = (test_facts(), Spec::default());
        let (plan, _) = plan::build(&facts, &spec);
        explain(&plan, name).map(|x| x.text().lines().next().expect("a first line").to_owned())
    }

    #[test]
    fn every_name_of_an_entry_leads_to_it() {
        assert_eq!(symbol("cuInit").expect("declared"), "cuInit");
        assert_eq!(symbol("cuFree_v2").expect("declared"), "cuFree_v2");
        // The documented name wins over the superseded symbol of the same spelling.
        assert_eq!(symbol("cuFree").expect("declared"), "cuFree -> cuFree_v2");
        assert_eq!(symbol("cuFree_v2_ptsz").expect("declared"), "cuFree_v2_ptsz -> cuFree_v2");
        // That symbol has a public name of its own.
        assert_eq!(symbol("cuFree_v1").expect("declared"), "cuFree_v1 -> cuFree");
    }

    #[test]
    fn slip_gets_a_suggestion() {
        for (slip, close) in [("cuinit", "cuInit"), ("cuQeury", "cuQuery")] {
            let refused = symbol(slip).expect_err("no such name");
            assert_eq!(refused.help, Some(format!("did you mean `{close}`?")));
        }
        assert_eq!(symbol("fopen").expect_err("no such name").help, None);
    }

    #[test]
    fn decision_is_shown_with_reason_and_place() {
        let at = |value: &str| At { value: value.to_owned(), span: Span::new("spec/annotations/cuda/memory.yaml", 8, 3, 4) };
        let dir = Some(At { value: Dir::Out, span: at("").span });
        let note =
            FunctionNote { params: vec![(at("pValue"), ParamNote { dir, ..ParamNote::default() })], ..FunctionNote::default() };
        let file = AnnotationFile { functions: vec![(at("cuQuery"), note)], ..AnnotationFile::default() };
        let (facts, spec) = (test_facts(), Spec { files: vec![file], ..Spec::default() });
        let (plan, _) = plan::build(&facts, &spec);
        let mut explanation = explain(&plan, "cuQuery").expect("declared");
        explanation.signatures.push(("Rust", "pub fn query()".to_owned()));
        let text = explanation.text();
        let expected = "dir        out  annotation: written for this parameter (spec/annotations/cuda/memory.yaml:8)\n";
        assert!(text.contains(expected), "{text}");
        assert!(text.contains("  C            int cuQuery(void *pValue)\n"), "{text}");
        assert!(text.ends_with("\n  Rust         pub fn query()\n"), "{text}");
        let json = explanation.json();
        assert_eq!(json["parameters"][0]["decisions"]["dir"]["why"]["place"]["line"], 8);
        assert_eq!(json["signatures"]["Rust"], "pub fn query()");
    }

    #[test]
    fn superseded_symbols_are_listed_by_their_successor() {
        let (facts, spec) = (test_facts(), Spec::default());
        let (plan, _) = plan::build(&facts, &spec);
        let text = explain(&plan, "cuFree").expect("declared").text();
        assert!(text.contains("  per thread   cuFree_v2_ptsz\n") && text.contains("  replaces     cuFree\n"), "{text}");
    }
}
