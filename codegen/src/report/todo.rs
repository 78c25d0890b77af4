//! The parameters that are still to be decided, as a list to work through.

use std::fmt::Write as _;

use serde_json::json;

use crate::facts::{Type, declare};
use crate::plan::{Entry, ParamPlan, Plan};

/// Every undecided parameter, below its function. A name hint only suggests: it never decides.
pub fn todo_text(plan: &Plan<'_>) -> String {
    let mut out = String::new();
    let (mut functions, mut parameters) = (0, 0);
    for entry in open(plan) {
        functions += 1;
        let group = entry.fact.group.as_deref().unwrap_or("no group");
        let header = match entry.library().major() {
            Some(_) => format!("{} of {}", entry.header.header, entry.library()),
            None => entry.header.header.clone(),
        };
        writeln!(out, "{}  ({header}, {group})", entry.fact.name).expect("writing to a string does not fail");
        for p in entry.undecided() {
            parameters += 1;
            let (declared, missing) = (declare(p.ty, p.name), missing(p));
            let hint = name_hint(p.name, p.ty).map_or(String::new(), |h| format!("; by its name perhaps {h}"));
            writeln!(out, "    {declared:<36}  {missing}{hint}").expect("writing to a string does not fail");
        }
    }
    out + &format!("{parameters} parameters in {functions} functions are undecided\n")
}

/// The same in Markdown: a list of tasks.
pub fn todo_markdown(plan: &Plan<'_>) -> String {
    let mut out = String::new();
    for entry in open(plan) {
        writeln!(out, "- [ ] `{}` ({})", entry.fact.name, entry.header.header).expect("writing to a string does not fail");
        for p in entry.undecided() {
            let hint = name_hint(p.name, p.ty).map_or(String::new(), |h| format!("; perhaps `{h}`"));
            writeln!(out, "  - `{}`: {}{hint}", declare(p.ty, p.name), missing(p)).expect("writing to a string does not fail");
        }
    }
    out
}

/// The same for tools.
pub fn todo_json(plan: &Plan<'_>) -> serde_json::Value {
    let list = open(plan).flat_map(|entry| {
        entry.undecided().map(|p| {
            json!({
                "library": entry.library().name(),
                "function": entry.fact.name,
                "header": entry.header.header,
                "group": entry.fact.group,
                "parameter": p.name,
                "type": p.ty.to_string(),
                "missing": missing(p),
                "hint": name_hint(p.name, p.ty),
            })
        })
    });
    list.collect()
}

fn open<'p, 'a>(plan: &'p Plan<'a>) -> impl Iterator<Item = &'p Entry<'a>> {
    plan.with_majors().flat_map(|plan| &plan.entries).filter(|e| e.undecided().next().is_some())
}

fn missing<'p>(p: &'p ParamPlan<'_>) -> &'p str {
    p.undecided.as_deref().expect("only undecided parameters are listed")
}

/// What a parameter's name suggests, in words.
fn name_hint(name: &str, ty: &Type) -> Option<String> {
    let hints = name_hints(name, ty);
    let keys: Vec<String> = hints.iter().map(|(key, value)| format!("{key}: {value}")).collect();
    (!keys.is_empty()).then(|| format!("{{ {} }}", keys.join(", ")))
}

/// What a parameter's name suggests: keys of a note, with values.
pub fn name_hints(name: &str, ty: &Type) -> Vec<(&'static str, &'static str)> {
    let Some((is_const, to)) = ty.as_pointer() else { return vec![] };
    let lower = name.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|w| lower.contains(w));
    // `pValue`, `phGraph`: Hungarian prefixes of a pointer to something.
    let hungarian = name.starts_with('p') && name[1..].trim_start_matches('h').starts_with(|c: char| c.is_ascii_uppercase());
    let prefixed = name.strip_prefix("out").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    let is_text = matches!(to, Type::Prim(crate::facts::Prim::Char));
    match () {
        () if has(&["userdata", "user_data", "cbdata"]) => vec![("role", "user-data")],
        () if has(&["reserved", "unused"]) => vec![("role", "reserved")],
        () if is_text && is_const => vec![("dir", "in"), ("len", "nul")],
        () if is_const => vec![("dir", "in")],
        () if has(&["inout", "in_out"]) => vec![("dir", "inout")],
        () if has(&["_out", "out_", "ret", "result", "count", "num", "size"]) || hungarian || prefixed => vec![("dir", "out")],
        () => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan;
    use crate::report::test_facts;
    use crate::spec::Spec;

    #[test]
    fn open_parameter_is_listed_with_type_and_hint() {
        let (facts, spec) = (test_facts(), Spec::default());
        let (plan, _) = plan::build(&facts, &spec);
        let text = todo_text(&plan);
        assert!(text.starts_with("cuQuery  (cuda.h, CUDA_MEM)\n    void *pValue "), "{text}");
        assert!(text.contains("by its name perhaps { dir: out }\n"), "{text}");
        assert!(text.ends_with("1 parameters in 1 functions are undecided\n"), "{text}");
        assert_eq!(todo_json(&plan)[0]["parameter"], "pValue");
        assert!(todo_markdown(&plan).contains("- [ ] `cuQuery` (cuda.h)\n  - `void *pValue`: "));
    }

    #[test]
    fn hint_is_given_where_a_name_speaks() {
        for (name, ty, hint) in [
            ("phGraph", "CUgraph *", Some("{ dir: out }")),
            ("outClass", "CUclass *", Some("{ dir: out }")),
            ("outer", "CUclass *", None),
            ("params", "CUparams *", None),
            ("name", "const char *", Some("{ dir: in, len: nul }")),
            ("userData", "void *", Some("{ role: user-data }")),
            ("flags", "unsigned int", None),
        ] {
            assert_eq!(name_hint(name, &ty.parse().expect("a type of the notation")).as_deref(), hint, "{name}");
        }
    }
}
