//! The page of an older major of cudart: what it has otherwise than the newest one.
//!
//! Input: the plan of the major and that of the newest libraries. Output: its page, with a table for each kind of difference.
//! Invariant: what no table names is declared in both in the same way, so that its entry under `cudart` holds.

use std::collections::{BTreeMap, HashMap};

use super::rst::{enumerator_ref, function_ref, heading, literal, table, text};
use crate::facts::{Enum, Facts, Function, Library, Record, RecordKind, c_signature, runtime_release};
use crate::plan::Plan;

/// The page of a major.
pub(super) fn page(newest: &Plan<'_>, major: &Plan<'_>) -> String {
    let library = major.facts.major.expect("only plans of majors have such a page");
    let release = runtime_release(major.facts).map_or_else(String::new, |r| format!(" {r}"));
    let mut out = format!(
        "{}\n\n.. py:module:: cuspec.{library}\n\nThe Runtime of CUDA{release}, for programs that run on its library: the module ``cuspec.{library}`` of the package, and \
         `cuspec::{library} <rust/cuspec/{library}/index.html>`__ of the crate, behind the feature ``{library}``. It opens a library of \
         its own, so that it and :doc:`cudart <cudart/index>` can be used in one process; handles of the driver, such as streams, are \
         the same in both.\n\nWhat no table below names is declared as in the newest CUDA: its entry under :doc:`cudart <cudart/index>` \
         holds. :doc:`Every name <{library}-names>` of the major has its signatures here.\n\n.. toctree::\n   :hidden:\n\n   {library}-names\n",
        heading(&format!("{library}: cudart of CUDA{release}"), '=')
    );
    let Differences { changed, own, lacking } = Differences::of(newest, major);
    section(&mut out, "Functions that take something else", ["Name", "Here", "In the newest"], changed);
    section(&mut out, "Functions that only this major has", ["Name", "C", "What it does"], own);
    section(&mut out, "Functions that it lacks", ["Name", "Since", ""], lacking);
    section(&mut out, "Structs and unions with another layout", ["Name", "Bytes", "Fields"], records(newest.facts, major.facts));
    section(&mut out, "Enumerations", ["Name", "It lacks", "Only here, or with another value"], enums(newest.facts, major.facts));
    out
}

fn section(out: &mut String, title: &str, header: [&str; 3], rows: Vec<[String; 3]>) {
    if !rows.is_empty() {
        let title = heading(&format!("{title} ({})", rows.len()), '-');
        *out += &format!("\n{title}\n\n{}\n", table("majors", header, &rows));
    }
}

/// Rows about functions, by documented name: those behind which another prototype stands, those of one side alone.
struct Differences {
    changed: Vec<[String; 3]>,
    own: Vec<[String; 3]>,
    lacking: Vec<[String; 3]>,
}

impl Differences {
    fn of(newest: &Plan<'_>, major: &Plan<'_>) -> Self {
        let (new, old) =
            (by_symbol(newest.facts, Library::Cudart), by_symbol(major.facts, major.facts.major.unwrap_or(Library::Cudart)));
        let (mut changed, mut own, mut lacking) = (vec![], vec![], vec![]);
        for (name, f) in &old {
            match new.get(name) {
                Some(newer) if newer.returns == f.returns && newer.params == f.params => {}
                Some(newer) => {
                    changed.push([function_ref(name, name), literal(&c_signature(f)), literal(&c_signature(newer))]);
                }
                None => {
                    let entry = major.entries.iter().find(|e| e.fact.name == **name);
                    let summary = entry.and_then(|e| e.summary.as_ref()).map_or_else(String::new, |s| text(&s.value));
                    own.push([literal(name), literal(&c_signature(f)), summary]);
                }
            }
        }
        for (name, _) in new.iter().filter(|(name, _)| !old.contains_key(*name)) {
            let entry = newest.entries.iter().find(|e| e.fact.name == **name);
            let since = entry.and_then(|e| e.since).map_or_else(String::new, |since| format!("CUDA {since}"));
            lacking.push([function_ref(name, name), since, String::new()]);
        }
        Differences { changed, own, lacking }
    }
}

fn by_symbol(facts: &Facts, library: Library) -> BTreeMap<&str, &Function> {
    let headers = facts.headers.iter().filter(|h| h.library == library);
    headers.flat_map(|h| &h.functions).map(|f| (f.name.as_str(), f)).collect()
}

fn records(newest: &Facts, major: &Facts) -> Vec<[String; 3]> {
    let defined = |facts: &'_ Facts| -> Vec<Record> {
        let own = facts.headers.iter().filter(|h| h.library.family() == Library::Cudart);
        own.flat_map(|h| &h.records).filter(|r| r.kind != RecordKind::Opaque && !r.is_nameless()).cloned().collect()
    };
    let new: HashMap<String, Record> = defined(newest).into_iter().map(|r| (r.name.clone(), r)).collect();
    let row = |old: Record| {
        let Some(newer) = new.get(&old.name) else {
            return Some([literal(&old.name), old.size.to_string(), "only here".to_owned()]);
        };
        let layout = |r: &Record| r.fields.iter().map(|f| (f.name.clone(), f.ty.clone(), f.offset)).collect::<Vec<_>>();
        if (old.size, layout(&old)) == (newer.size, layout(newer)) {
            return None;
        }
        let only = |r: &Record, other: &Record| {
            let fields = r.fields.iter().filter(|f| !f.anonymous && other.fields.iter().all(|o| o.name != f.name));
            fields.map(|f| literal(&f.name)).collect::<Vec<_>>()
        };
        let (here, there) = (only(&old, newer), only(newer, &old));
        let words = [("only here: ", here), ("only in the newest: ", there)];
        let words: Vec<String> =
            words.into_iter().filter(|(_, f)| !f.is_empty()).map(|(w, f)| w.to_owned() + &f.join(", ")).collect();
        let fields =
            if words.is_empty() { "the same names, at other places or of other types".to_owned() } else { words.join("; ") };
        Some([format!(":c:struct:`{}`", old.name), format!("{}, newest {}", old.size, newer.size), fields])
    };
    defined(major).into_iter().filter_map(row).collect()
}

fn enums(newest: &Facts, major: &Facts) -> Vec<[String; 3]> {
    let own = |facts: &'_ Facts| -> Vec<Enum> {
        let headers = facts.headers.iter().filter(|h| h.library.family() == Library::Cudart);
        headers.flat_map(|h| &h.enums).cloned().collect()
    };
    let new: HashMap<String, Enum> = own(newest).into_iter().map(|e| (e.name.clone(), e)).collect();
    let row = |old: Enum| {
        let value = |e: &Enum, name: &str| e.enumerators.iter().find(|m| m.name == name).map(|m| m.value);
        let Some(newer) = new.get(&old.name) else {
            let members: Vec<String> = old.enumerators.iter().map(|m| literal(&m.name)).collect();
            return Some([literal(&old.name), String::new(), members.join(", ")]);
        };
        let lacks = newer.enumerators.iter().filter(|m| value(&old, &m.name).is_none()).map(|m| enumerator_ref(&m.name));
        let differs = old.enumerators.iter().filter(|m| value(newer, &m.name) != Some(m.value));
        let differs = differs.map(|m| format!("{} = {}", literal(&m.name), m.value));
        let (lacks, differs) = (lacks.collect::<Vec<_>>().join(", "), differs.collect::<Vec<_>>().join(", "));
        (!lacks.is_empty() || !differs.is_empty()).then(|| [literal(&old.name), lacks, differs])
    };
    own(major).into_iter().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::page;
    use crate::facts::{Facts, HeaderFacts};
    use crate::plan;
    use crate::spec::Spec;

    fn headers(library: &str, functions: &str, size: u64) -> Vec<HeaderFacts> {
        let text = format!(
            "library: {library}\nheader: cuda_runtime_api.h\nrecords:\n  - {{ name: cudaR, kind: struct, size: {size}, align: 4 }}\n\
             enums:\n  - name: cudaE\n    enumerators: [{{ name: cudaA, value: {size} }}]\nfunctions:\n{functions}"
        );
        vec![serde_yaml::from_str(&text).expect("facts of the test")]
    }

    #[test]
    fn only_what_differs_is_listed() {
        let same = "  - { name: cudaStay, returns: int }\n";
        let newest = format!("{same}  - {{ name: cudaNew, returns: int }}\n  - {{ name: cudaTakes, returns: int }}\n");
        let older = format!(
            "{same}  - {{ name: cudaGone, returns: int }}\n  - {{ name: cudaTakes, returns: int, params: [{{ name: a, type: int }}] }}\n"
        );
        let mut facts = Facts { headers: headers("cudart", &newest, 4), ..Facts::default() };
        facts.add_majors(headers("cudart12", &older, 8));
        let spec = Spec::default().with_majors(&facts);
        let (plan, _) = plan::build(&facts, &spec);
        let page = page(&plan, &plan.majors[0]);
        for part in [
            ".. py:module:: cuspec.cudart12",
            "Functions that take something else (1)",
            "``int cudaTakes(int a)``\n     - ``int cudaTakes(void)``",
            "Functions that only this major has (1)",
            "``cudaGone``",
            "Functions that it lacks (1)",
            "cudaNew",
            "8, newest 4",
            "``cudaA`` = 8",
        ] {
            assert!(page.contains(part), "{part} is missing in {page}");
        }
        assert!(!page.contains("cudaStay"), "{page}");
    }
}
