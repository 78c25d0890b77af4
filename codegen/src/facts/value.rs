//! Values of constants.
//!
//! Input: a YAML scalar. Output: a [`Value`]. Invariant: a quoted scalar is a string, whatever it looks like, and an integer of 64
//! bits keeps every digit.

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};

/// A constant's value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// An integer, or a pointer made from one.
    Int(i128),
    /// A floating point number.
    Float(f64),
    /// A string, without its NUL.
    Text(String),
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Value, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or a quoted string")
            }

            fn visit_i64<E>(self, n: i64) -> Result<Value, E> {
                Ok(Value::Int(n.into()))
            }

            fn visit_u64<E>(self, n: u64) -> Result<Value, E> {
                Ok(Value::Int(n.into()))
            }

            fn visit_f64<E>(self, x: f64) -> Result<Value, E> {
                Ok(Value::Float(x))
            }

            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(Value::Text(text.to_owned()))
            }
        }
        d.deserialize_any(Any)
    }
}
