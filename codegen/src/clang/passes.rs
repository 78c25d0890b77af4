//! Joins the two parses of a platform.
//!
//! Input: facts of the plain and of the internal parse. Output: facts of the platform.
//! Invariant: what the plain parse saw stays as it is; what only the internal one saw is the per-thread variant of a known symbol,
//! or is marked as superseded, or is listed as skipped.

use std::collections::{HashMap, HashSet};

use crate::facts::{Facts, HeaderFacts};

/// Joins the parses.
pub(super) fn join(mut plain: Vec<HeaderFacts>, internal: Vec<HeaderFacts>) -> Facts {
    let known = Known::of(&plain);
    let all_symbols: HashSet<String> = plain.iter().chain(&internal).flat_map(|h| &h.functions).map(|f| f.name.clone()).collect();
    let mut per_thread = HashMap::new();
    for (facts, internal) in plain.iter_mut().zip(internal) {
        for mut function in internal.functions {
            if known.functions.contains(&function.name) {
                continue;
            }
            let base = ["_ptsz", "_ptds"].iter().find_map(|suffix| function.name.strip_suffix(suffix));
            match base.filter(|base| all_symbols.contains(*base)) {
                Some(base) => {
                    per_thread.insert(base.to_owned(), function.name);
                }
                None => {
                    function.superseded = true;
                    facts.functions.push(function);
                }
            }
        }
        let records = internal.records.into_iter().filter(|r| !known.types.contains(&r.name));
        facts.records.extend(records.map(|mut r| {
            r.superseded = true;
            r
        }));
        let typedefs = internal.typedefs.into_iter().filter(|t| !known.types.contains(&t.name));
        facts.typedefs.extend(typedefs.map(|mut t| {
            t.superseded = true;
            t
        }));
        for e in internal.enums {
            // The internal parse may add a count at the end of an enumeration: no value that an entry point takes.
            for member in e.enumerators.into_iter().filter(|m| !known.enumerators.contains(&m.name)) {
                facts.skip("enumerator of the internal declarations", member.name);
            }
        }
    }
    for function in plain.iter_mut().flat_map(|h| &mut h.functions) {
        function.per_thread = per_thread.remove(&function.name);
    }
    keep_documented_codes(&mut plain);
    keep_known_references(&mut plain);
    Facts { headers: plain, ..Facts::default() }
}

struct Known {
    functions: HashSet<String>,
    types: HashSet<String>,
    enumerators: HashSet<String>,
}

impl Known {
    fn of(headers: &[HeaderFacts]) -> Self {
        let mut known = Known { functions: HashSet::new(), types: HashSet::new(), enumerators: HashSet::new() };
        for h in headers {
            known.functions.extend(h.functions.iter().map(|f| f.name.clone()));
            known.types.extend(h.typedefs.iter().map(|t| t.name.clone()));
            known.types.extend(h.records.iter().map(|r| r.name.clone()));
            known.types.extend(h.enums.iter().map(|e| e.name.clone()));
            known.enumerators.extend(h.enums.iter().flat_map(|e| &e.enumerators).map(|m| m.name.clone()));
        }
        known
    }
}

/// Keeps of what to see also the documented names of functions.
fn keep_known_references(headers: &mut [HeaderFacts]) {
    let functions = || headers.iter().flat_map(|h| &h.functions).filter(|f| !f.superseded);
    let known: HashSet<String> = functions().map(|f| f.api_name().to_owned()).collect();
    for function in headers.iter_mut().flat_map(|h| &mut h.functions) {
        let own = function.api_name().to_owned();
        function.see.retain(|name| *name != own && known.contains(name));
    }
}

/// Keeps of each documented list what is an enumerator of the type that the function returns.
fn keep_documented_codes(headers: &mut [HeaderFacts]) {
    let typedefs: HashMap<String, String> =
        headers.iter().flat_map(|h| &h.typedefs).filter_map(|t| Some((t.name.clone(), t.ty.as_named()?.to_owned()))).collect();
    let codes: HashMap<String, HashSet<String>> = headers
        .iter()
        .flat_map(|h| &h.enums)
        .map(|e| (e.name.clone(), e.enumerators.iter().map(|m| m.name.clone()).collect()))
        .collect();
    for function in headers.iter_mut().flat_map(|h| &mut h.functions) {
        let returned = function.returns.as_named();
        let codes = returned.and_then(|name| codes.get(typedefs.get(name).map_or(name, String::as_str)));
        function.errors.retain(|name| codes.is_some_and(|codes| codes.contains(name)));
    }
}
