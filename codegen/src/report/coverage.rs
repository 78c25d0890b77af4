//! How much is bound, and how well: functions by category, parameters by whether they are decided.

use std::collections::BTreeMap;

use serde_json::json;

use super::Table;
use crate::facts::{Library, Platform};
use crate::plan::{Category, Entry, Plan};

/// The numbers of every library with entry points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// In [`Library::CALLABLE`] order, then older majors of cudart.
    pub libraries: Vec<LibraryCoverage>,
}

/// The numbers of one library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryCoverage {
    /// The library.
    pub library: Library,
    /// Functions by part and category; what is absent is zero.
    pub functions: BTreeMap<(Part, Category), usize>,
    /// Parameters that are decided.
    pub decided: usize,
    /// Parameters that are not.
    pub undecided: usize,
}

/// The parts that functions are counted in; each function is in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// Current, and declared on Linux.
    Linux,
    /// Current, and declared on Windows only.
    WindowsOnly,
    /// Kept for old binaries, on any platform.
    Superseded,
}

impl Part {
    /// Every part.
    pub const ALL: [Part; 3] = [Part::Linux, Part::WindowsOnly, Part::Superseded];

    /// The part's heading.
    pub fn label(self) -> &'static str {
        match self {
            Part::Linux => "current",
            Part::WindowsOnly => "Windows only",
            Part::Superseded => "superseded",
        }
    }

    fn of(entry: &Entry<'_>) -> Part {
        match () {
            () if entry.fact.superseded => Part::Superseded,
            () if entry.on(Platform::Linux) => Part::Linux,
            () => Part::WindowsOnly,
        }
    }
}

impl LibraryCoverage {
    /// The number of functions in a category, over all parts.
    pub fn in_category(&self, category: Category) -> usize {
        Part::ALL.into_iter().map(|part| self.count(part, category)).sum()
    }

    fn count(&self, part: Part, category: Category) -> usize {
        self.functions.get(&(part, category)).copied().unwrap_or(0)
    }
}

impl Coverage {
    /// Counts a plan.
    pub fn of(plan: &Plan<'_>) -> Coverage {
        let count = |(plan, library): (&Plan<'_>, Library)| {
            let mut counted = LibraryCoverage { library, functions: BTreeMap::new(), decided: 0, undecided: 0 };
            for entry in plan.entries.iter().filter(|e| e.library() == library) {
                *counted.functions.entry((Part::of(entry), entry.category)).or_default() += 1;
                let undecided = entry.undecided().count();
                counted.undecided += undecided;
                counted.decided += entry.params.len() - undecided;
            }
            counted
        };
        let libraries = plan.with_majors().flat_map(|plan| plan.emitted().map(move |library| (plan, library)));
        Coverage { libraries: libraries.filter(|(_, library)| *library != Library::Platform).map(count).collect() }
    }

    /// Aligned tables.
    pub fn text(&self) -> String {
        let tables: Vec<String> = self.tables().iter().map(Table::text).collect();
        format!("{}\n  {}\n", tables.join("\n"), self.headline())
    }

    /// Markdown tables.
    pub fn markdown(&self) -> String {
        let tables: Vec<String> = self.tables().iter().map(Table::markdown).collect();
        format!("{}\n{}\n", tables.join("\n"), self.headline())
    }

    /// The numbers by library, part and category.
    pub fn json(&self) -> serde_json::Value {
        let library = |l: &LibraryCoverage| {
            let part = |part: Part| {
                let counts = Category::ALL.map(|c| (c.word().to_owned(), json!(l.count(part, c))));
                (part.label().to_owned(), json!(serde_json::Map::from_iter(counts)))
            };
            let functions = serde_json::Map::from_iter(Part::ALL.map(part));
            let parameters = json!({ "decided": l.decided, "undecided": l.undecided });
            (l.library.name().to_owned(), json!({ "functions": functions, "parameters": parameters }))
        };
        json!(serde_json::Map::from_iter(self.libraries.iter().map(library)))
    }

    fn tables(&self) -> Vec<Table> {
        let mut tables: Vec<Table> = Part::ALL.into_iter().map(|part| self.part(part)).filter(|t| !t.is_empty()).collect();
        let mut parameters = self.table("parameters");
        self.row(&mut parameters, "decided", |l| l.decided);
        self.row(&mut parameters, "undecided", |l| l.undecided);
        tables.push(parameters);
        tables
    }

    fn part(&self, part: Part) -> Table {
        let mut table = self.table(part.label());
        for category in Category::ALL {
            if self.libraries.iter().any(|l| l.count(part, category) > 0) {
                self.row(&mut table, category.word(), |l| l.count(part, category));
            }
        }
        if !table.is_empty() {
            self.row(&mut table, "all", |l| Category::ALL.into_iter().map(|c| l.count(part, c)).sum());
        }
        table
    }

    fn table(&self, corner: &str) -> Table {
        let (newest, majors) = self.newest_and_majors();
        let names = |of: Vec<&LibraryCoverage>| of.into_iter().map(|l| l.library.name()).collect::<Vec<_>>();
        Table::new(std::iter::once(corner).chain(names(newest)).chain(["total"]).chain(names(majors)))
    }

    fn row(&self, table: &mut Table, label: &str, number: impl Fn(&LibraryCoverage) -> usize) {
        let (newest, majors) = self.newest_and_majors();
        let newest: Vec<usize> = newest.into_iter().map(&number).collect();
        let total = newest.iter().sum();
        let cells = newest.into_iter().chain([total]).chain(majors.into_iter().map(number)).map(|n| n.to_string());
        table.row(std::iter::once(label.to_owned()).chain(cells));
    }

    /// The libraries of the newest release, which are added up, and older majors, which have most functions in common with it.
    fn newest_and_majors(&self) -> (Vec<&LibraryCoverage>, Vec<&LibraryCoverage>) {
        self.libraries.iter().partition(|l| l.library.major().is_none())
    }

    fn headline(&self) -> String {
        let (newest, _) = self.newest_and_majors();
        let current = |category: Category| -> usize {
            let parts = [Part::Linux, Part::WindowsOnly];
            newest.iter().flat_map(|l| parts.map(|part| l.count(part, category))).sum()
        };
        let all: usize = Category::ALL.into_iter().map(current).sum();
        let safe = current(Category::Safe);
        format!("{safe} of {all} current functions are safe to call ({} %)", safe * 100 / all.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan;
    use crate::report::test_facts;
    use crate::spec::Spec;

    #[test]
    fn each_function_is_counted_once() {
        let (facts, spec) = (test_facts(), Spec::default());
        let coverage = Coverage::of(&plan::build(&facts, &spec).0);
        let functions: usize = coverage.libraries.iter().flat_map(|l| l.functions.values()).sum();
        assert_eq!(functions, facts.headers.iter().map(|h| h.functions.len()).sum::<usize>());
        let cuda = &coverage.libraries[0];
        let in_part = |part| cuda.functions.iter().filter(|((p, _), _)| *p == part).map(|(_, n)| n).sum::<usize>();
        assert_eq!(Part::ALL.map(in_part), [3, 1, 1]);
    }

    #[test]
    fn parameters_are_decided_or_not() {
        let (facts, spec) = (test_facts(), Spec::default());
        let coverage = Coverage::of(&plan::build(&facts, &spec).0);
        let cuda = &coverage.libraries[0];
        let parameters: usize = facts.headers[0].functions.iter().map(|f| f.params.len()).sum();
        assert_eq!(cuda.decided + cuda.undecided, parameters);
        assert_eq!(cuda.undecided, 1, "only the untyped pointer of cuQuery is open");
    }

    #[test]
    fn every_format_has_the_numbers() {
        let (facts, spec) = (test_facts(), Spec::default());
        let coverage = Coverage::of(&plan::build(&facts, &spec).0);
        assert!(coverage.text().contains("  undecided      1       0      0      1\n"), "{}", coverage.text());
        assert!(coverage.markdown().contains("| undecided | 1 | 0 | 0 | 1 |"), "{}", coverage.markdown());
        assert_eq!(coverage.json()["cuda"]["parameters"]["undecided"], 1);
    }
}
