//! What makes a wrapper `unsafe` follows from the plan, also where nobody wrote it down.

use cuspec_codegen::plan::{self, Category, Extent, Form};
use cuspec_codegen::{Session, facts};
use cuspec_tests::repository;

#[test]
fn a_slice_that_cannot_be_held_against_its_extent_keeps_its_function_unsafe() {
    let (_, mut spec) = Session::open(repository()).load().expect("the committed spec");
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    spec.files.iter_mut().flat_map(|f| &mut f.functions).for_each(|(_, note)| note.unsafe_ = None);
    let (plan, _) = plan::build(&facts, &spec);
    let unchecked = plan.entries.iter().filter(|e| {
        e.params.iter().any(|p| match &p.form {
            Form::In(shape) | Form::InOut(shape) | Form::Out(shape) => {
                matches!(shape.extent(), Some(Extent::Expr(_) | Extent::SelfDescribing))
            }
            _ => false,
        })
    });
    let found: Vec<(&str, Category)> = unchecked.map(|e| (e.fact.name.as_str(), e.category)).collect();
    println!("{} functions take such a slice", found.len());
    assert!(!found.is_empty(), "the spec has extents that are expressions");
    let safe: Vec<_> = found.iter().filter(|(_, category)| *category == Category::Safe).collect();
    assert!(safe.is_empty(), "{safe:?}");
}
