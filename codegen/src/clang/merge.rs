//! Joins the platforms.
//!
//! Input: facts of Linux and of Windows. Output: facts of both. Invariant: an item says on which platforms it is declared; a layout
//! that differs is written twice; any other difference that a program could notice is a finding.

use std::collections::HashMap;

use crate::diag::{Diagnostic, Sink};
use crate::facts::{
    Alias, Constant, Enum, Facts, Function, HeaderFacts, Layout, Platform, Platforms, Prim, Record, Type, Typedef,
};

/// Joins the platforms.
pub(super) fn merge(mut linux: Facts, windows: Facts, sink: &mut Sink) -> Facts {
    let mut theirs: HashMap<String, HeaderFacts> = windows.headers.iter().map(|h| (h.header.clone(), h.clone())).collect();
    for ours in &mut linux.headers {
        let other = theirs.remove(&ours.header).unwrap_or_else(|| HeaderFacts::new(ours.library, ours.header.as_str()));
        join_header(ours, other, sink);
    }
    for mut only in windows.headers.into_iter().filter(|h| theirs.contains_key(&h.header)) {
        let nothing = HeaderFacts::new(only.library, only.header.as_str());
        let facts = std::mem::replace(&mut only, nothing);
        join_header(&mut only, facts, sink);
        linux.headers.push(only);
    }
    linux
}

fn join_header(ours: &mut HeaderFacts, theirs: HeaderFacts, sink: &mut Sink) {
    let groups: Vec<_> = theirs.groups.into_iter().filter(|g| ours.groups.iter().all(|o| o.id != g.id)).collect();
    ours.groups.extend(groups);
    join(&mut ours.typedefs, theirs.typedefs, sink);
    join(&mut ours.enums, theirs.enums, sink);
    join(&mut ours.records, theirs.records, sink);
    join(&mut ours.constants, theirs.constants, sink);
    join(&mut ours.aliases, theirs.aliases, sink);
    join(&mut ours.functions, theirs.functions, sink);
    for skipped in theirs.skipped {
        for name in skipped.names {
            if !ours.lists(&name) {
                ours.skip(&skipped.reason, name);
            }
        }
    }
}

/// An item that both platforms may declare.
trait Item {
    fn name(&self) -> &str;
    fn platforms(&mut self) -> &mut Platforms;
    /// Takes over what Windows has different; the reason where that cannot be said.
    fn absorb(&mut self, windows: Self) -> Result<(), String>;
}

fn join<T: Item>(ours: &mut Vec<T>, theirs: Vec<T>, sink: &mut Sink) {
    let mut theirs: Vec<Option<T>> = theirs.into_iter().map(Some).collect();
    let index: HashMap<String, usize> =
        theirs.iter().enumerate().filter_map(|(i, t)| Some((t.as_ref()?.name().to_owned(), i))).collect();
    for item in ours.iter_mut() {
        match index.get(item.name()).and_then(|i| theirs[*i].take()) {
            None => *item.platforms() = Platforms::only(Platform::Linux),
            Some(other) => {
                if let Err(why) = item.absorb(other) {
                    sink.push(
                        Diagnostic::error("CG108", format!("`{}` differs between Linux and Windows: {why}", item.name()))
                            .help("are the folders of one release? If they are, the facts need a way to say this"),
                    );
                }
            }
        }
    }
    ours.extend(theirs.into_iter().flatten().map(|mut item| {
        *item.platforms() = Platforms::only(Platform::Windows);
        item
    }));
}

macro_rules! item {
    () => {
        fn name(&self) -> &str {
            &self.name
        }

        fn platforms(&mut self) -> &mut Platforms {
            &mut self.platforms
        }
    };
}

impl Item for Typedef {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        same_type("it", &self.ty, &windows.ty)
    }
}

impl Item for Enum {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        // An unsigned value in a signed type has the same bits.
        let members = |e: &Enum| e.enumerators.iter().map(|m| (m.name.clone(), m.value as u32)).collect::<Vec<_>>();
        if members(self) == members(&windows) { Ok(()) } else { Err("other members or values".to_owned()) }
    }
}

impl Item for Record {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        if self.kind != windows.kind || self.fields.len() != windows.fields.len() {
            return Err("other fields".to_owned());
        }
        for (a, b) in self.fields.iter().zip(&windows.fields) {
            if a.name != b.name || a.bits != b.bits {
                return Err(format!("field `{}` is not `{}`", a.name, b.name));
            }
            same_type(&format!("field `{}`", a.name), &a.ty, &b.ty)?;
        }
        let layout = |r: &Record| Layout { size: r.size, align: r.align, offsets: r.fields.iter().map(|f| f.offset).collect() };
        let theirs = layout(&windows);
        if layout(self) != theirs {
            self.windows = Some(theirs);
        }
        Ok(())
    }
}

impl Item for Constant {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        same_type("its type", &self.ty, &windows.ty)?;
        if self.value == windows.value { Ok(()) } else { Err(format!("{:?} and {:?}", self.value, windows.value)) }
    }
}

impl Item for Alias {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        let same = self.target == windows.target;
        if same { Ok(()) } else { Err(format!("it stands for `{}` and `{}`", self.target, windows.target)) }
    }
}

impl Item for Function {
    item!();

    fn absorb(&mut self, windows: Self) -> Result<(), String> {
        if self.api != windows.api || self.per_thread != windows.per_thread || self.superseded != windows.superseded {
            return Err("another documented name, per-thread variant or age".to_owned());
        }
        if self.params.len() != windows.params.len() {
            return Err("another number of parameters".to_owned());
        }
        same_type("its result", &self.returns, &windows.returns)?;
        for (a, b) in self.params.iter().zip(&windows.params) {
            same_type(&format!("parameter `{}`", a.name), &a.ty, &b.ty)?;
        }
        self.deprecated |= windows.deprecated;
        Ok(())
    }
}

/// Two spellings are the same type when they are equal, or are integers of the same width and sign on their platforms.
fn same_type(what: &str, linux: &Type, windows: &Type) -> Result<(), String> {
    let same = linux == windows
        || integer(linux, Platform::Linux).is_some_and(|a| integer(windows, Platform::Windows) == Some(a))
        || match (linux, windows) {
            (Type::Pointer { is_const: a, to: x }, Type::Pointer { is_const: b, to: y }) => {
                a == b && same_type(what, x, y).is_ok()
            }
            (Type::Array { len: a, of: x }, Type::Array { len: b, of: y }) => a == b && same_type(what, x, y).is_ok(),
            _ => false,
        };
    if same { Ok(()) } else { Err(format!("{what} is `{linux}` and `{windows}`")) }
}

/// Width in bytes and signedness.
fn integer(ty: &Type, platform: Platform) -> Option<(u8, bool)> {
    let long = if platform == Platform::Linux { 8 } else { 4 };
    Some(match ty {
        Type::Prim(Prim::SChar) => (1, true),
        Type::Prim(Prim::UChar) => (1, false),
        Type::Prim(Prim::Short) => (2, true),
        Type::Prim(Prim::UShort) => (2, false),
        Type::Prim(Prim::Int) => (4, true),
        Type::Prim(Prim::UInt) => (4, false),
        Type::Prim(Prim::Long) => (long, true),
        Type::Prim(Prim::ULong) => (long, false),
        Type::Prim(Prim::LongLong) => (8, true),
        Type::Prim(Prim::ULongLong) => (8, false),
        Type::Named(name) => match name.as_str() {
            "int8_t" => (1, true),
            "uint8_t" => (1, false),
            "int16_t" => (2, true),
            "uint16_t" => (2, false),
            "int32_t" => (4, true),
            "uint32_t" => (4, false),
            "int64_t" | "intptr_t" | "ptrdiff_t" => (8, true),
            "uint64_t" | "uintptr_t" | "size_t" => (8, false),
            _ => return None,
        },
        _ => return None,
    })
}
