//! The programs in the guides: each Rust block is compiled and run, on the recording driver and the real libnvrtc.
//!
//! A block is a whole program. `:name: needs-gpu-...` marks one that checks what a kernel computed: without a GPU it is only compiled.
//! A `text` block with `:caption: Output` right behind a program is what it prints, where `...` stands for anything.
//!
//! `target/guides/run` is left for a machine with a GPU: every program, those in Python too, with `list.tsv` (file, language, whether
//! it needs a GPU) and the expected outputs. `tests/python/guides.py` runs such a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_tests::recorder::{Of, Without, build};
use cuspec_tests::{repository, variable};

/// What a block may be. The first two are programs.
const LANGUAGES: [&str; 6] = ["rust", "python", "console", "text", "yaml", "toml"];

/// A `code-block` of a guide.
struct Block {
    line: usize,
    language: String,
    options: BTreeMap<String, String>,
    text: String,
    /// Only empty lines are between it and the block before.
    follows: bool,
}

/// A program of a guide.
struct Program {
    /// The guide and the number of the program in it.
    name: String,
    place: String,
    language: String,
    needs_gpu: bool,
    source: String,
    output: Option<String>,
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn blocks(page: &str, text: &str) -> Vec<Block> {
    let lines: Vec<&str> = text.lines().collect();
    let (mut found, mut at, mut follows): (Vec<Block>, _, _) = (vec![], 0, false);
    while at < lines.len() {
        let (line, number) = (lines[at], at + 1);
        at += 1;
        let Some(language) = line.trim_start().strip_prefix(".. code-block::") else {
            let nameless = line.ends_with("::") || line.trim_start().starts_with(".. code::");
            assert!(!nameless || line.trim_start().starts_with(".. toctree"), "{page}:{number}: a block without a language");
            follows &= line.is_empty();
            continue;
        };
        let body: Vec<&str> =
            lines[at..].iter().copied().take_while(|next| next.is_empty() || indent(next) > indent(line)).collect();
        at += body.len();
        let head = body.iter().take_while(|next| next.trim_start().starts_with(':')).count();
        let option = |line: &&str| line.trim_start()[1..].split_once(':').map(|(k, v)| (k.to_owned(), v.trim().to_owned()));
        let code = body[head..].iter().copied();
        let margin = code.clone().filter(|l| !l.is_empty()).map(indent).min().unwrap_or_default();
        let text: Vec<&str> = code.map(|l| l.get(margin..).unwrap_or_default()).collect();
        found.push(Block {
            line: number,
            language: language.trim().to_owned(),
            options: body[..head].iter().filter_map(option).collect(),
            text: format!("{}\n", text.join("\n").trim_matches('\n')),
            follows,
        });
        follows = true;
    }
    found
}

fn programs() -> Vec<Program> {
    let folder = repository().join("spec/guides");
    let mut guides: Vec<PathBuf> =
        fs::read_dir(&folder).expect("the guides").map(|entry| entry.expect("a listed file").path()).collect();
    guides.sort();
    let (mut programs, mut counts): (Vec<Program>, BTreeMap<String, usize>) = (vec![], BTreeMap::new());
    for guide in &guides {
        let page = guide.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let (mut number, mut last_is_program) = (0, false);
        for block in blocks(&page, &fs::read_to_string(guide).expect("readable")) {
            let place = format!("{page}:{}", block.line);
            assert!(LANGUAGES.contains(&block.language.as_str()), "{place}: `{}` is not in {LANGUAGES:?}", block.language);
            *counts.entry(block.language.clone()).or_default() += 1;
            let is_output = block.options.get("caption").is_some_and(|caption| caption == "Output");
            if is_output {
                assert!(block.follows && last_is_program, "{place}: an output without a program right before it");
                programs.last_mut().expect("one came before").output = Some(block.text.clone());
            }
            last_is_program = LANGUAGES[..2].contains(&block.language.as_str());
            if last_is_program {
                number += 1;
                programs.push(Program {
                    name: format!("{page}-{number}"),
                    place,
                    needs_gpu: block.options.get("name").is_some_and(|name| name.starts_with("needs-gpu-")),
                    language: block.language,
                    source: block.text,
                    output: None,
                });
            }
        }
    }
    println!("{} guides, blocks: {counts:?}", guides.len());
    programs
}

/// Whether a text is as a pattern says, in which `...` stands for anything.
fn matches(text: &str, pattern: &str) -> bool {
    let pieces: Vec<&str> = pattern.trim_end().split("...").collect();
    let [first, between @ .., last] = pieces.as_slice() else { return text.trim_end() == pattern.trim_end() };
    let Some(mut rest) = text.trim_end().strip_prefix(first) else { return false };
    for piece in between {
        let Some((_, after)) = rest.split_once(piece) else { return false };
        rest = after;
    }
    rest.ends_with(last)
}

/// Builds every program, and returns where they are.
fn compile(folder: &Path, programs: &[&Program]) -> PathBuf {
    let (root, target) = (repository(), repository().join("target"));
    let sources = folder.join("src/bin");
    if sources.exists() {
        fs::remove_dir_all(&sources).expect("nobody else uses it");
    }
    fs::create_dir_all(&sources).expect("a writable folder");
    for program in programs {
        fs::write(sources.join(format!("{}.rs", program.name)), &program.source).expect("a writable folder");
    }
    let manifest = format!(
        "[workspace]\n[package]\nname = \"cuspec-guides\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
         [dependencies]\ncuspec = {{ path = {:?}, features = [\"cudart11\", \"cudart12\"] }}\n[lints.rust]\nwarnings = \"deny\"\n",
        root.join("generated/rust")
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("a writable folder");
    // The same versions as here, so that nothing is built twice or fetched.
    fs::copy(root.join("tests/Cargo.lock"), folder.join("Cargo.lock")).expect("a writable folder");
    let mut cargo = Command::new(variable("CARGO"));
    cargo.args(["build", "--quiet", "--offline", "--keep-going", "--bins", "--target-dir"]).arg(&target).current_dir(folder);
    let output = cargo.output().expect("cargo starts");
    let places: String = programs.iter().map(|p| format!("{} is {}\n", p.name, p.place)).collect();
    assert!(output.status.success(), "{}\n{places}", String::from_utf8_lossy(&output.stderr));
    target.join("debug")
}

#[test]
fn every_program_in_rust_compiles_and_runs() {
    let all = programs();
    let rust: Vec<&Program> = all.iter().filter(|p| p.language == "rust").collect();
    assert!(!rust.is_empty(), "no guide has a program in Rust");
    let folder = repository().join("target/guides");
    let built = compile(&folder, &rust);

    let run = folder.join("run");
    if run.exists() {
        fs::remove_dir_all(&run).expect("nobody else uses it");
    }
    fs::create_dir_all(&run).expect("a writable folder");
    let mut list = String::new();
    for program in &all {
        let is_rust = program.language == "rust";
        let file = if is_rust { program.name.clone() } else { format!("{}.py", program.name) };
        let target = run.join(&file);
        let written = if is_rust { fs::copy(built.join(&file), target).map(drop) } else { fs::write(target, &program.source) };
        written.expect("a writable folder");
        if let Some(output) = &program.output {
            fs::write(run.join(format!("{file}.out")), output).expect("a writable folder");
        }
        let needs = if program.needs_gpu { "gpu" } else { "any" };
        list.push_str(&format!("{file}\t{}\t{needs}\n", program.language));
    }
    fs::write(run.join("list.tsv"), list).expect("a writable folder");

    let driver = build(Of::Newest, Without::Nothing);
    let nvrtc = variable("CUSPEC_NVRTC_LIBRARY");
    let (mut ran, mut failed) = (0, vec![]);
    for program in &rust {
        if program.needs_gpu {
            println!("{}: only compiled, because it checks what a GPU computes", program.place);
            continue;
        }
        let mut command = Command::new(run.join(&program.name));
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("CUSPEC_")) {
            command.env_remove(name);
        }
        command.envs([("CUSPEC_CUDA_LIBRARY", &driver), ("CUSPEC_CUDART_LIBRARY", &driver)]).env("CUSPEC_NVRTC_LIBRARY", &nvrtc);
        let output = command.output().expect("a program that was just built");
        let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        ran += 1;
        let what = if !output.status.success() {
            format!("ends with {}", output.status)
        } else if program.output.as_ref().is_some_and(|pattern| !matches(&text, pattern)) {
            "does not print what its guide says".to_owned()
        } else {
            continue;
        };
        failed.push(format!("{} ({}) {what}\n{text}{errors}", program.place, program.name));
    }
    println!("{} programs in Rust compiled, {ran} of them run, {} not run", rust.len(), rust.len() - ran);
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn outputs_are_compared_up_to_what_is_left_open() {
    assert!(
        matches("one\ntwo\n", "one\ntwo\n") && matches("one 12 three\n", "one ... three\n") && matches("a\nb\nc", "a\n...\nc")
    );
    assert!(!matches("one\n", "two\n") && !matches("one\ntwo\n", "one\n") && !matches("one\n", "one\ntwo\n"));
    assert!(!matches("one 12 four", "one ... three") && !matches("one", "one...e"));
}

#[test]
fn blocks_are_found_with_their_options() {
    let text = "A page\n\n.. code-block:: rust\n   :name: needs-gpu-x\n\n   fn main() {\n\n       x();\n   }\n\n\
                .. code-block:: text\n   :caption: Output\n\n   done\n\nMore.\n\n.. code-block:: python\n\n   pass\n";
    let found = blocks("page", text);
    let seen: Vec<_> = found.iter().map(|b| (b.line, b.language.as_str(), b.follows, b.text.as_str())).collect();
    let rust = (3, "rust", false, "fn main() {\n\n    x();\n}\n");
    assert_eq!(seen, [rust, (11, "text", true, "done\n"), (18, "python", false, "pass\n")]);
    assert_eq!(found[0].options["name"], "needs-gpu-x");
    assert_eq!(found[1].options["caption"], "Output");
}
