//! One call of a wrapper: what C has to see, and what has to come back.
//!
//! Input: expectations and answers, in the order of C parameters, then the result of the call. Output: findings in a [`Tally`]; a test
//! of many wrappers shows them all.

use super::pattern::{Kind, difference};
use super::{Argument, Copied, Recorder};

/// What was checked, and what was found wrong.
#[derive(Debug, Default)]
pub struct Tally {
    /// Wrappers called.
    pub functions: usize,
    /// C arguments held against what was passed.
    pub arguments: usize,
    /// Results held against what C answered.
    pub results: usize,
    /// Arguments and results that nobody knows how to check, with the reason.
    pub unchecked: Vec<String>,
    /// What is wrong.
    pub findings: Vec<String>,
}

enum Expected {
    /// Its own bytes; a wider argument has zeros beyond them.
    Value(Vec<u8>),
    /// Its own bytes, member by member.
    Record(&'static Kind, Vec<u8>),
    /// NULL, zero.
    Zero,
    /// An address.
    Something,
    /// An array of a kind.
    Points(&'static Kind, Vec<u8>),
    /// An address of bytes, such as a text and its NUL.
    Bytes(Vec<u8>),
}

/// A call in the making.
pub struct Case<'t> {
    recorder: &'t Recorder,
    tally: &'t mut Tally,
    symbol: &'static str,
    calls: usize,
    /// A count and its arrays, which a first call asks for with NULL.
    asked: Option<(usize, Vec<usize>)>,
    expected: Vec<(usize, Expected)>,
}

impl<'t> Case<'t> {
    /// A case for a symbol: under the name that will be called.
    pub fn new(recorder: &'t Recorder, tally: &'t mut Tally, symbols: (&'static str, Option<&'static str>)) -> Self {
        recorder.reset();
        let symbol = symbols.1.filter(|_| cuspec_runtime::per_thread_default_stream()).unwrap_or(symbols.0);
        Case { recorder, tally, symbol, calls: 1, asked: None, expected: vec![] }
    }

    /// The argument has these bytes.
    pub fn value(&mut self, at: usize, bytes: &[u8]) {
        self.expected.push((at, Expected::Value(bytes.to_vec())));
    }

    /// The argument is this number.
    pub fn number(&mut self, at: usize, number: u64) {
        let bytes = number.to_le_bytes();
        let len = bytes.iter().rposition(|&b| b != 0).map_or(1, |last| last + 1);
        self.value(at, &bytes[..len]);
    }

    /// The argument is zero or NULL.
    pub fn zero(&mut self, at: usize) {
        self.expected.push((at, Expected::Zero));
    }

    /// The argument points to an array.
    pub fn points(&mut self, at: usize, kind: &'static Kind, bytes: Vec<u8>) {
        self.recorder.copied(self.symbol, at, Copied::Bytes(bytes.len()));
        self.expected.push((at, Expected::Points(kind, bytes)));
    }

    /// The argument is a text.
    pub fn text(&mut self, at: usize, text: &str) {
        self.recorder.copied(self.symbol, at, Copied::Text);
        self.expected.push((at, Expected::Bytes([text.as_bytes(), &[0]].concat())));
    }

    /// The argument is an array of texts.
    pub fn texts(&mut self, at: usize, texts: &[&str]) {
        self.recorder.copied(self.symbol, at, Copied::Texts(texts.len()));
        self.expected.push((at, Expected::Bytes(texts.iter().flat_map(|t| [t.as_bytes(), &[0]].concat()).collect())));
    }

    /// C leaves what the argument points to as it is.
    pub fn leave(&mut self, at: usize) {
        self.recorder.leave(self.symbol, at);
    }

    /// C writes these bytes behind the argument, which is not NULL.
    pub fn script(&mut self, at: usize, bytes: &[u8]) {
        self.recorder.script(self.symbol, at, bytes);
        self.expected.push((at, Expected::Something));
    }

    /// C writes these bytes behind an argument of another symbol, which is asked before.
    pub fn script_of(&mut self, symbol: &str, at: usize, bytes: &[u8]) {
        self.recorder.script(symbol, at, bytes);
    }

    /// C returns these bytes.
    pub fn answer(&mut self, bytes: &[u8]) {
        self.recorder.answer(self.symbol, bytes);
    }

    /// A first call asks for the count, with NULL in place of the arrays; the last call is the one that is checked.
    pub fn asked_for_count(&mut self, count: usize, arrays: &[usize]) {
        self.calls = 2;
        self.asked = Some((count, arrays.to_vec()));
    }

    /// The argument is a record by value.
    pub fn record(&mut self, at: usize, kind: &'static Kind, bytes: &[u8]) {
        self.expected.push((at, Expected::Record(kind, bytes.to_vec())));
    }

    /// The call was done at once.
    pub fn done(&mut self, done: bool) {
        self.tally.results += 1;
        if !done {
            self.finding("the wrapper says that a call which succeeded is not done");
        }
    }

    /// Nobody knows what an argument or result should be.
    pub fn unknown(&mut self, what: &str) {
        self.tally.unchecked.push(format!("{}: {what}", self.symbol));
    }

    fn finding(&mut self, text: &str) {
        self.tally.findings.push(format!("{}: {text}", self.symbol));
    }

    /// Checks what C saw; gives the results of a call that came through.
    pub fn called<T>(&mut self, result: cuspec::Result<T>) -> Option<T> {
        self.tally.functions += 1;
        let calls = self.recorder.calls_of(self.symbol);
        if calls.len() != self.calls {
            self.finding(&format!("{} calls reached C instead of {}: {:?}", calls.len(), self.calls, self.recorder.symbols()));
        }
        if let Some(call) = calls.last() {
            for at in (0..call.arguments.len()).filter(|at| !self.expected.iter().any(|(place, _)| place == at)) {
                self.tally.unchecked.push(format!("{}: argument {at}", self.symbol));
            }
            for (at, expected) in std::mem::take(&mut self.expected) {
                self.tally.arguments += 1;
                if let Some(difference) = compare(&expected, &call.arguments[at]) {
                    self.finding(&format!("argument {at} {difference}"));
                }
            }
        }
        if let (Some((count, arrays)), Some(first)) = (self.asked.take(), calls.first()) {
            self.tally.arguments += 1 + arrays.len();
            if arrays.iter().any(|&at| first.arguments[at].number() != 0) || first.arguments[count].pointee_number() != 0 {
                self.finding("the call that asks for the count passes a buffer");
            }
        }
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.finding(&format!("the wrapper fails: {error}"));
                None
            }
        }
    }

    /// A result is what C answered.
    pub fn back(&mut self, what: &str, kind: &Kind, wanted: &[u8], seen: &[u8]) {
        self.tally.results += 1;
        if let Some(difference) = difference(kind, wanted, seen) {
            self.finding(&format!("result {what} differs {difference}"));
        }
    }

    /// A text is what C answered.
    pub fn back_text(&mut self, what: &str, wanted: &str, seen: &str) {
        self.tally.results += 1;
        if wanted != seen {
            self.finding(&format!("result {what} is {seen:?} instead of {wanted:?}"));
        }
    }
}

/// What is wrong with an argument.
fn compare(expected: &Expected, seen: &Argument) -> Option<String> {
    match expected {
        Expected::Value(bytes) => {
            let wanted: Vec<u8> =
                bytes.iter().copied().chain(std::iter::repeat(0)).take(seen.value.len().max(bytes.len())).collect();
            (wanted != seen.value).then(|| format!("is {:02x?} instead of {wanted:02x?}", seen.value))
        }
        Expected::Record(kind, bytes) => difference(kind, bytes, &seen.value).map(|d| format!("differs {d}")),
        Expected::Zero => seen.value.iter().any(|&b| b != 0).then(|| format!("is {:02x?} instead of zero", seen.value)),
        Expected::Something => (seen.number() == 0).then(|| "is NULL".to_owned()),
        Expected::Points(kind, bytes) => match &seen.pointee {
            None => Some("is NULL".to_owned()),
            Some(found) => difference(kind, bytes, found).map(|d| format!("points to something else {d}")),
        },
        Expected::Bytes(bytes) => match &seen.pointee {
            None => Some("is NULL".to_owned()),
            Some(found) if found == bytes => None,
            Some(found) => {
                Some(format!("is {:?} instead of {:?}", String::from_utf8_lossy(found), String::from_utf8_lossy(bytes)))
            }
        },
    }
}
