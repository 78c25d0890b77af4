//! The embedded templates and how a view becomes a page.
//!
//! Templates hold layout only; views are plain strings, numbers and lists that Rust code prepared.

use std::sync::LazyLock;

use serde::Serialize;
use tera::{Context, Tera};

static TEMPLATES: LazyLock<Tera> = LazyLock::new(|| {
    let mut tera = Tera::default();
    tera.add_raw_templates([
        ("stubs/module.pyi", include_str!("../../templates/stubs/module.pyi")),
        ("stubs/package.pyi", include_str!("../../templates/stubs/package.pyi")),
        ("python/module.py", include_str!("../../templates/python/module.py")),
        ("python/extras_cudart.py", include_str!("../../templates/python/extras_cudart.py")),
        ("python/lib.rs", include_str!("../../templates/python/lib.rs")),
        ("docs/index.rst", include_str!("../../templates/docs/index.rst")),
        ("docs/chart.svg", include_str!("../../templates/docs/chart.svg")),
        ("docs/log_chart.svg", include_str!("../../templates/docs/log_chart.svg")),
        ("docs/measured.rst", include_str!("../../templates/docs/measured.rst")),
        ("docs/overview.rst", include_str!("../../templates/docs/overview.rst")),
        ("docs/library.rst", include_str!("../../templates/docs/library.rst")),
        ("docs/section.rst", include_str!("../../templates/docs/section.rst")),
        ("docs/functions.rst", include_str!("../../templates/docs/functions.rst")),
        ("docs/function.rst", include_str!("../../templates/docs/function.rst")),
        ("docs/enum.rst", include_str!("../../templates/docs/enum.rst")),
        ("docs/major_names.rst", include_str!("../../templates/docs/major_names.rst")),
        ("docs/record.rst", include_str!("../../templates/docs/record.rst")),
        ("docs/type.rst", include_str!("../../templates/docs/type.rst")),
        ("docs/constants.rst", include_str!("../../templates/docs/constants.rst")),
    ])
    .expect("embedded templates are valid");
    tera
});

/// Fills an embedded template.
pub(super) fn render(template: &str, view: &impl Serialize) -> String {
    let context = Context::from_serialize(view).expect("views are plain structs");
    TEMPLATES.render(template, &context).unwrap_or_else(|e| panic!("template `{template}` does not fit its view: {e}"))
}
