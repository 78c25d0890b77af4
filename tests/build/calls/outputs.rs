//! What comes back, by the type that the wrapper returns.

use super::inputs::GENERIC;
use super::{Call, Writer};
use crate::wrappers::Wrapper;

/// The owner of a registered callback.
const REGISTERED: &str = "Registered";

/// What C answers in one place.
pub enum Answer {
    /// The call is done: the wrapper says whether at once.
    Done,
    /// A value of a kind.
    Bytes { what: String, kind: String, bytes: String, seed: usize, release: Option<String> },
    /// Several.
    Array { what: String, kind: String, bytes: String },
    /// A text.
    Text { what: String, text: String },
}

impl Writer<'_, '_> {
    /// Checks every part of the result against its answer.
    pub(super) fn check(&self, call: &mut Call, w: &Wrapper) {
        let answers = std::mem::take(&mut call.answers);
        if answers.len() != w.outputs.len() {
            let what = format!("returns ({}), of which the tests know {} parts", w.outputs.join(", "), answers.len());
            return call.after.push(format!("c.unknown({what:?});"));
        }
        let single = answers.len() == 1;
        for (at, (answer, ty)) in answers.iter().zip(&w.outputs).enumerate() {
            if let Answer::Bytes { kind, seed, release, .. } = answer
                && let Some(release) = if ty == REGISTERED { release.as_deref() } else { self.release(ty, w) }
            {
                call.created.push(format!("Created {{ release: {release:?}, kind: {kind}, seed: {seed} }}"));
            }
            let place = if single { "out".to_owned() } else { format!("out.{at}") };
            let line = self.part(answer, ty, &place);
            call.after.push(line.unwrap_or_else(|| {
                let what = format!("result of type {ty}");
                format!("c.unknown({what:?});")
            }));
        }
    }

    /// The symbol that destroys what a type owns.
    fn release(&self, ty: &str, w: &Wrapper) -> Option<&str> {
        let (library, name) = match ty.rsplit_once("::") {
            _ if ty == "Self" => (w.library, w.home.as_deref()?),
            Some((module, name)) => (module.rsplit("::").next()?, name),
            None => (w.library, ty),
        };
        let handle = self.plan.handles.iter().find(|h| h.raw.is_none() && h.rust == name && h.library.name() == library)?;
        handle.release.as_deref()
    }

    fn part(&self, answer: &Answer, ty: &str, place: &str) -> Option<String> {
        match answer {
            Answer::Done => (ty == "bool").then(|| format!("c.done({place});")),
            Answer::Bytes { what, kind, bytes, .. } if ty == "Self" || self.names.owner(ty) || ty.starts_with("Lent<") => {
                Some(format!("c.back({what:?}, {kind}, &{bytes}, bytes(&{place}.as_raw()));"))
            }
            // Its handle is seen when it is taken back.
            Answer::Bytes { .. } if ty == REGISTERED => Some("let _registered = out;".to_owned()),
            Answer::Bytes { what, kind, bytes, .. } if self.names.plain(ty) || ty == GENERIC => {
                Some(format!("c.back({what:?}, {kind}, &{bytes}, bytes(&{place}));"))
            }
            Answer::Bytes { .. } => None,
            Answer::Array { what, kind, bytes } if ty.starts_with("Vec<") || ty.starts_with('[') => {
                Some(format!("c.back({what:?}, {kind}, &{bytes}, bytes(&{place}[..]));"))
            }
            Answer::Array { .. } => None,
            Answer::Text { what, text } => {
                let seen = match ty {
                    "String" => format!("&{place}"),
                    "Option<String>" => format!("{place}.as_deref().unwrap_or(\"None\")"),
                    "&'static CStr" => format!("{place}.to_str().unwrap_or(\"no text\")"),
                    _ => return None,
                };
                Some(format!("c.back_text({what:?}, {text:?}, {seen});"))
            }
        }
    }
}
