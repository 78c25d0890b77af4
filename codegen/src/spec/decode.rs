//! Typed values out of YAML trees, by serde.
//!
//! Input: a [`Node`]. Output: the value, and every finding on the way.
//! Invariant: a finding sets its entry aside and decoding starts over, so that one bad entry hides no other; since each round
//! sets one more entry aside, it ends.

use std::cell::RefCell;
use std::path::Path;
use std::sync::Arc;

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer as _, Expected, IntoDeserializer, Unexpected, Visitor, value,
};

use super::At;
use super::decode_error::{DecodeError, Want, What, quoted, words};
use super::yaml::{Kind, Node};
use crate::diag::{Diagnostic, Sink, did_you_mean};

/// Decodes a node; `None` when nothing of it could be kept.
pub fn decode<T: DeserializeOwned>(node: &Node<'_>, file: &Arc<Path>, sink: &mut Sink) -> Option<T> {
    let context = Context { file, name: file.to_string_lossy().into_owned(), found: RefCell::default() };
    let decoded = loop {
        match T::deserialize(Decoder { node, context: &context }) {
            Ok(value) => break Some(value),
            Err(e) => {
                let (dropped, finding) = (e.dropped, e.into_finding(node.place, file));
                context.found.borrow_mut().extend(finding);
                if !dropped {
                    break None;
                }
            }
        }
    };
    context.found.into_inner().into_iter().for_each(|d| sink.push(d));
    decoded
}

struct Context<'a> {
    file: &'a Arc<Path>,
    name: String,
    found: RefCell<Vec<Diagnostic>>,
}

#[derive(Clone, Copy)]
struct Decoder<'n, 's> {
    node: &'n Node<'s>,
    context: &'n Context<'n>,
}

impl<'n, 's> Decoder<'n, 's> {
    fn of(self, node: &'n Node<'s>) -> Self {
        Decoder { node, ..self }
    }

    /// What is here, for a message.
    fn unexpected(&self) -> Unexpected<'n> {
        match &self.node.kind {
            Kind::Null => Unexpected::Unit,
            Kind::Scalar { text, .. } => Unexpected::Str(text),
            Kind::List(_) => Unexpected::Seq,
            Kind::Map(_) => Unexpected::Map,
        }
    }

    fn fail<T>(self, expected: &dyn Expected) -> Result<T, DecodeError> {
        Err(<DecodeError as de::Error>::invalid_type(self.unexpected(), expected).at(self.node.place))
    }

    fn placed<T>(self, result: Result<T, DecodeError>) -> Result<T, DecodeError> {
        result.map_err(|e| e.at(self.node.place))
    }

    fn number(self) -> Option<i128> {
        match &self.node.kind {
            Kind::Scalar { text, plain: true } => match text.strip_prefix("0x") {
                Some(digits) => i128::from_str_radix(digits, 16).ok(),
                None => text.parse().ok(),
            },
            _ => None,
        }
    }

    /// Reports the keys of a map that are not in `fields` and sets them aside.
    fn sift(self, fields: &'static [&'static str]) {
        for (key, _) in self.node.entries() {
            let Some(text) = key.text() else { continue };
            if fields.contains(&text) || key.set_aside.replace(true) {
                continue;
            }
            let near = did_you_mean(text, fields.iter().copied()).map(|k| format!("did you mean `{k}`?"));
            let finding = Diagnostic::error("CG205", format!("unknown key `{text}`"))
                .at(key.place.span(self.context.file))
                .help_opt(near)
                .note(format!("keys allowed here: {}", quoted(fields.iter().copied())));
            self.context.found.borrow_mut().push(finding);
        }
    }
}

macro_rules! integers {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            let Some(number) = self.number() else { return self.fail(&Want("a number")) };
            match (u64::try_from(number), i64::try_from(number)) {
                (Ok(n), _) => self.placed(visitor.visit_u64(n)),
                (_, Ok(n)) => self.placed(visitor.visit_i64(n)),
                _ => self.fail(&Want("a 64-bit number")),
            }
        })*
    };
}

macro_rules! texts {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match &self.node.kind {
                Kind::Scalar { text, .. } => self.placed(visitor.visit_borrowed_str(text)),
                _ => self.fail(&Want("text")),
            }
        })*
    };
}

impl<'n> de::Deserializer<'n> for Decoder<'n, '_> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match &self.node.kind {
            Kind::Null => self.placed(visitor.visit_unit()),
            Kind::Scalar { text, plain: true } if matches!(&**text, "true" | "false") => self.deserialize_bool(visitor),
            Kind::Scalar { .. } if self.number().is_some() => self.deserialize_i64(visitor),
            Kind::Scalar { .. } => self.deserialize_str(visitor),
            Kind::List(_) => self.deserialize_seq(visitor),
            Kind::Map(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match &self.node.kind {
            Kind::Scalar { text, plain: true } if text == "true" => visitor.visit_bool(true),
            Kind::Scalar { text, plain: true } if text == "false" => visitor.visit_bool(false),
            _ => self.fail(&Want("`true` or `false`")),
        }
    }

    integers! { deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    texts! { deserialize_char deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_identifier }

    fn deserialize_f32<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let number = match &self.node.kind {
            Kind::Scalar { text, plain: true } => text.parse().ok().filter(|number: &f64| number.is_finite()),
            _ => None,
        };
        match number {
            Some(number) => self.placed(visitor.visit_f64(number)),
            None => self.fail(&Want("a number")),
        }
    }

    /// A key without a value is no way to leave it out, so there is always something.
    fn deserialize_option<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_any(visitor)
    }

    fn deserialize_unit_struct<V: Visitor<'n>>(self, _: &'static str, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_any(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'n>>(self, _: &'static str, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let Kind::List(items) = &self.node.kind else { return self.fail(&visitor) };
        self.placed(visitor.visit_seq(Items { decoder: self, items: items.iter() }))
    }

    fn deserialize_tuple<V: Visitor<'n>>(self, _: usize, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'n>>(self, name: &'static str, _: usize, visitor: V) -> Result<V::Value, DecodeError> {
        if name == At::<()>::NAME { visitor.visit_seq(Placed { decoder: self, step: 0 }) } else { self.deserialize_seq(visitor) }
    }

    fn deserialize_map<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match &self.node.kind {
            Kind::Map(entries) => self.placed(visitor.visit_map(Entries { decoder: self, entries: entries.iter(), entry: None })),
            // Collections that may be left empty say so by accepting a unit.
            Kind::Null => self.placed(visitor.visit_unit()),
            _ => self.fail(&visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'n>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let Kind::Map(entries) = &self.node.kind else { return self.fail(&Want("a map of keys and values")) };
        self.sift(fields);
        let mut result = visitor.visit_map(Entries { decoder: self, entries: entries.iter(), entry: None });
        if let Err(DecodeError { what: what @ What::Missing(_), .. }) = &mut result
            && matches!(what, What::Missing(key) if self.node.has_key(key))
        {
            *what = What::Known;
        }
        self.placed(result)
    }

    fn deserialize_enum<V: Visitor<'n>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let mut entries = self.node.entries().iter().filter(|(k, _)| !k.set_aside.get());
        let (name, value) = match (&self.node.kind, entries.next(), entries.next()) {
            (Kind::Scalar { .. }, ..) => (self.node, None),
            (Kind::Map(_), Some((_, value)), None) if value.set_aside.get() => return Err(DecodeError::new(What::Known)),
            (Kind::Map(_), Some((name, value)), None) => (name, Some(value)),
            (Kind::Map(_), ..) => return self.fail(&Want("a map of one key")),
            _ => {
                let expected = format!("one of {}", quoted(variants.iter().copied()));
                return Err(DecodeError::new(What::Type { expected, found: words(self.unexpected()) }).at(self.node.place));
            }
        };
        visitor.visit_enum(Variant { decoder: self, name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_unit()
    }
}

/// Sets an entry aside for an error that came out of it.
fn drop_entry(node: &Node<'_>, mut error: DecodeError) -> DecodeError {
    if !error.dropped {
        node.set_aside.set(true);
        error.dropped = true;
    }
    error
}

struct Items<'n, 's> {
    decoder: Decoder<'n, 's>,
    items: std::slice::Iter<'n, Node<'s>>,
}

impl<'n> de::SeqAccess<'n> for Items<'n, '_> {
    type Error = DecodeError;

    fn next_element_seed<T: DeserializeSeed<'n>>(&mut self, seed: T) -> Result<Option<T::Value>, DecodeError> {
        let Some(item) = self.items.find(|i| !i.set_aside.get()) else { return Ok(None) };
        seed.deserialize(self.decoder.of(item)).map(Some).map_err(|e| drop_entry(item, e))
    }
}

struct Entries<'n, 's> {
    decoder: Decoder<'n, 's>,
    entries: std::slice::Iter<'n, (Node<'s>, Node<'s>)>,
    entry: Option<&'n (Node<'s>, Node<'s>)>,
}

impl<'n> de::MapAccess<'n> for Entries<'n, '_> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'n>>(&mut self, seed: K) -> Result<Option<K::Value>, DecodeError> {
        self.entry = self.entries.find(|(k, v)| !k.set_aside.get() && !v.set_aside.get());
        let Some((key, _)) = self.entry else { return Ok(None) };
        seed.deserialize(self.decoder.of(key)).map(Some).map_err(|e| drop_entry(key, e))
    }

    fn next_value_seed<V: DeserializeSeed<'n>>(&mut self, seed: V) -> Result<V::Value, DecodeError> {
        let (key, value) = self.entry.expect("serde asks for a value after its key");
        seed.deserialize(self.decoder.of(value)).map_err(|e| drop_entry(key, e))
    }
}

/// A word, or a map of one word to its value.
struct Variant<'n, 's> {
    decoder: Decoder<'n, 's>,
    name: &'n Node<'s>,
    value: Option<&'n Node<'s>>,
}

impl<'n, 's> de::EnumAccess<'n> for Variant<'n, 's> {
    type Error = DecodeError;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'n>>(self, seed: V) -> Result<(V::Value, Self), DecodeError> {
        Ok((seed.deserialize(self.decoder.of(self.name))?, self))
    }
}

impl<'n> de::VariantAccess<'n> for Variant<'n, '_> {
    type Error = DecodeError;

    fn unit_variant(self) -> Result<(), DecodeError> {
        match self.value {
            None => Ok(()),
            Some(_) => self.decoder.of(self.name).fail(&Want("the word alone, without a value")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'n>>(self, seed: T) -> Result<T::Value, DecodeError> {
        match self.value {
            Some(value) => seed.deserialize(self.decoder.of(value)),
            None => self.decoder.of(self.name).fail(&Want("a value for this word, as in `{ word: value }`")),
        }
    }

    fn tuple_variant<V: Visitor<'n>>(self, _: usize, visitor: V) -> Result<V::Value, DecodeError> {
        self.decoder.of(self.value.unwrap_or(self.name)).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'n>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, DecodeError> {
        self.decoder.of(self.value.unwrap_or(self.name)).deserialize_struct("", fields, visitor)
    }
}

/// What [`At`] asks for: file, line, column, length, value.
struct Placed<'n, 's> {
    decoder: Decoder<'n, 's>,
    step: u8,
}

impl<'n> de::SeqAccess<'n> for Placed<'n, '_> {
    type Error = DecodeError;

    fn next_element_seed<T: DeserializeSeed<'n>>(&mut self, seed: T) -> Result<Option<T::Value>, DecodeError> {
        self.step += 1;
        let place = self.decoder.node.place;
        match self.step {
            1 => seed.deserialize(value::BorrowedStrDeserializer::new(&self.decoder.context.name)),
            2 => seed.deserialize(place.line.into_deserializer()),
            3 => seed.deserialize(place.column.into_deserializer()),
            4 => seed.deserialize(place.len.into_deserializer()),
            _ => seed.deserialize(self.decoder),
        }
        .map(Some)
    }
}
