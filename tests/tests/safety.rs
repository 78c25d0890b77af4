//! What makes a wrapper `unsafe` follows from the plan, also where nobody wrote it down.

use cuspec_codegen::facts::Facts;
use cuspec_codegen::plan::{self, Category, Extent, Form, Plan};
use cuspec_codegen::spec::{ParamNote, Spec};
use cuspec_codegen::{Session, facts};
use cuspec_tests::repository;

fn committed() -> (Facts, Spec) {
    let (_, spec) = Session::open(repository()).load().expect("the committed spec");
    (facts::read_dir(&repository().join("spec/facts")).expect("committed facts"), spec)
}

/// The spec without the reasons that people wrote, and with every note about a parameter changed.
fn without(spec: &mut Spec, change: impl Fn(&mut ParamNote)) {
    for note in spec.files.iter_mut().flat_map(|f| &mut f.functions).map(|(_, note)| note) {
        note.unsafe_ = None;
        note.params.iter_mut().for_each(|(_, p)| change(p));
    }
    spec.rules.iter_mut().for_each(|rule| change(&mut rule.then));
}

fn safe<'p>(plan: &'p Plan<'_>, symbols: &[String]) -> Vec<&'p str> {
    let entries = plan.entries.iter().filter(|e| symbols.contains(&e.fact.name));
    entries.filter(|e| e.category == Category::Safe).map(|e| e.fact.name.as_str()).collect()
}

#[test]
fn a_slice_that_cannot_be_held_against_its_extent_keeps_its_function_unsafe() {
    let (facts, mut spec) = committed();
    without(&mut spec, |_| ());
    let (plan, _) = plan::build(&facts, &spec);
    let unchecked = |form: &Form| match form {
        Form::In(shape) | Form::InOut(shape) | Form::Out(shape) => matches!(shape.extent(), Some(Extent::SelfDescribing)),
        _ => false,
    };
    let found = plan.entries.iter().filter(|e| e.params.iter().any(|p| unchecked(&p.form)));
    let found: Vec<String> = found.map(|e| e.fact.name.clone()).collect();
    println!("{} functions take such a slice", found.len());
    assert!(!found.is_empty(), "images of device code say their length themselves");
    assert_eq!(safe(&plan, &found), [""; 0]);
}

#[test]
fn an_address_is_a_reason_unless_an_annotation_says_what_is_done_with_it() {
    let (facts, mut spec) = committed();
    let addressed = {
        let (plan, _) = plan::build(&facts, &spec);
        let annotated = plan.entries.iter().filter(|e| e.category == Category::Safe);
        // A range of memory, or an address that is only noted; an address by value is one by its type or by `as`.
        let annotated = annotated
            .filter(|e| e.params.iter().any(|p| p.access.is_some() && matches!(p.form, Form::Range { .. } | Form::Value)));
        annotated.map(|e| e.fact.name.clone()).collect::<Vec<_>>()
    };
    without(&mut spec, |note| note.access = None);
    let (plan, _) = plan::build(&facts, &spec);
    println!("{} safe functions take an annotated address", addressed.len());
    assert!(addressed.len() > 50, "copies, fills and look-ups");
    assert_eq!(safe(&plan, &addressed), [""; 0]);
}

#[test]
fn a_callback_is_a_reason_unless_a_closure_stands_for_it() {
    let (facts, mut spec) = committed();
    let closures = {
        let (plan, _) = plan::build(&facts, &spec);
        let with = plan.entries.iter().filter(|e| e.params.iter().any(|p| p.calls.is_some()));
        with.map(|e| (e.fact.name.clone(), e.category)).collect::<Vec<_>>()
    };
    println!("{} functions take a closure", closures.len());
    assert!(closures.iter().all(|(_, category)| *category == Category::Safe) && closures.len() > 10, "{closures:?}");
    without(&mut spec, |note| note.calls = None);
    let (plan, _) = plan::build(&facts, &spec);
    let symbols: Vec<String> = closures.into_iter().map(|(name, _)| name).collect();
    assert_eq!(safe(&plan, &symbols), [""; 0]);
}

#[test]
fn a_record_with_addresses_is_a_reason_unless_they_are_only_noted() {
    let (facts, mut spec) = committed();
    let (plan, _) = plan::build(&facts, &spec);
    let leads = |p: &plan::ParamPlan<'_>, plan: &Plan<'_>| {
        let ty = p.ty.as_pointer().map_or(p.ty, |(_, to)| to);
        let record = ty.as_named().and_then(|name| plan.records.iter().find(|r| r.c_name == name || r.fact.name == name));
        matches!(p.form, Form::In(_) | Form::InOut(_) | Form::Value)
            && record.and_then(|r| r.view.as_ref()).is_some_and(|v| v.addresses)
    };
    let found = plan.entries.iter().filter(|e| e.category == Category::Safe && e.params.iter().any(|p| leads(p, &plan)));
    let found: Vec<String> = found.map(|e| e.fact.name.clone()).collect();
    drop(plan);
    println!("{} safe functions take a record that can hold addresses", found.len());
    assert!(found.len() > 10, "nodes of graphs and descriptions of textures");
    without(&mut spec, |note| note.access = None);
    let (plan, _) = plan::build(&facts, &spec);
    assert_eq!(safe(&plan, &found), [""; 0]);
}
