//! The wrappers as they are in the generated crate.
//!
//! Input: the crate's sources. Output: for each wrapped symbol its functions, with the types they take and return as written there.
//! Read from the sources rather than the emitter, because these are what is tested.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cuspec_codegen::facts::Library;
use syn::visit::Visit;

/// A function of the wrapped layer.
#[derive(Debug)]
pub struct Wrapper {
    /// The library's module.
    pub library: &'static str,
    /// The type that it is a function of.
    pub home: Option<String>,
    /// Its name.
    pub name: String,
    /// What it takes, `self` first: names and types.
    pub inputs: Vec<(String, String)>,
    /// What it returns in `Result`, one by one.
    pub outputs: Vec<String>,
}

/// Every wrapper of some libraries, by the symbol that its documentation names.
pub fn read(source: &Path, libraries: &[Library]) -> BTreeMap<String, Vec<Wrapper>> {
    let mut found = BTreeMap::new();
    for library in libraries.iter().map(|library| library.name()) {
        let folder = source.join(library);
        let mut files: Vec<_> = fs::read_dir(&folder)
            .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
            .map(|entry| entry.expect("a listed file").path())
            .filter(|path| path.file_name().is_some_and(|name| name != "mod.rs"))
            .collect();
        files.sort();
        for path in files {
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            Reader { library, home: None, found: &mut found }.visit_file(&file);
        }
    }
    found
}

struct Reader<'f> {
    library: &'static str,
    home: Option<String>,
    found: &'f mut BTreeMap<String, Vec<Wrapper>>,
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if item.trait_.is_none() {
            self.home = Some(text(&*item.self_ty));
            syn::visit::visit_item_impl(self, item);
            self.home = None;
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.attrs, &item.vis, &item.sig);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.attrs, &item.vis, &item.sig);
    }
}

impl Reader<'_> {
    fn function(&mut self, attributes: &[syn::Attribute], visibility: &syn::Visibility, signature: &syn::Signature) {
        let Some(symbol) = attributes.iter().filter_map(doc).find_map(|line| symbol(&line)) else { return };
        if !matches!(visibility, syn::Visibility::Public(_)) {
            return;
        }
        let inputs = signature.inputs.iter().map(|input| match input {
            syn::FnArg::Receiver(receiver) => {
                ("self".to_owned(), if receiver.mutability.is_some() { "&mut self" } else { "&self" }.to_owned())
            }
            syn::FnArg::Typed(typed) => (text(&*typed.pat), text(&*typed.ty)),
        });
        let wrapper = Wrapper {
            library: self.library,
            home: self.home.clone(),
            name: signature.ident.to_string(),
            inputs: inputs.collect(),
            outputs: outputs(&signature.output),
        };
        self.found.entry(symbol).or_default().push(wrapper);
    }
}

fn doc(attribute: &syn::Attribute) -> Option<String> {
    let syn::Meta::NameValue(pair) = &attribute.meta else { return None };
    let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }) = &pair.value else { return None };
    pair.path.is_ident("doc").then(|| line.value())
}

/// The function whose prototype a line of documentation shows.
fn symbol(line: &str) -> Option<String> {
    let (head, _) = line.strip_prefix(" C: `")?.split_once('(')?;
    let name = head.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
    Some(name.to_owned())
}

/// The parts of the `T` in `Result<T>`.
fn outputs(output: &syn::ReturnType) -> Vec<String> {
    let syn::ReturnType::Type(_, ty) = output else { return vec![] };
    let syn::Type::Path(path) = &**ty else { return vec![text(&**ty)] };
    let last = path.path.segments.last().expect("a path has a segment");
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return vec![text(&**ty)] };
    match arguments.args.first() {
        Some(syn::GenericArgument::Type(syn::Type::Tuple(tuple))) => tuple.elems.iter().map(text).collect(),
        Some(syn::GenericArgument::Type(one)) => vec![text(one)],
        _ => vec![text(&**ty)],
    }
}

/// Tokens as text, without blanks but for those that keep words apart; paths as another crate writes them.
fn text(tokens: &impl quote::ToTokens) -> String {
    let spaced = tokens.to_token_stream().to_string();
    let mut text = String::new();
    let mut blank = false;
    for c in spaced.chars() {
        if c == ' ' {
            blank = true;
            continue;
        }
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '\'';
        if blank && text.chars().last().is_some_and(word) && (word(c) || c == '&') {
            text.push(' ');
        }
        blank = false;
        text.push(c);
    }
    text.replace("crate::", "cuspec::").replace("'static", "'static ").replace("'static  ", "'static ")
}
