//! One call of a wrapper: what C has to see, and what has to come back.
//!
//! Input: expectations and answers, in the order of C parameters, then the result of the call. Output: findings in a [`Tally`]; a test
//! of many wrappers shows them all.

use std::sync::Arc;

use cuspec::ErrorKind;

use super::pattern::{Kind, difference};
use super::{Argument, Copied, Long, Recorder};

/// The status of an ordered failure: no header has it.
pub const FAULT: i32 = 998;

/// What is done to the wrappers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// They are called, and everything is checked.
    #[default]
    Plain,
    /// Slices are empty.
    Empty,
    /// Texts have a NUL inside.
    InteriorNul,
    /// The n-th call of C fails.
    Fault(usize),
    /// There is nothing to call.
    Absent,
    /// Slices are longer than their count can say.
    Oversize,
}

/// A call of a wrapper.
pub struct Wrapped {
    /// The symbol.
    pub symbol: &'static str,
    /// Calls it.
    pub call: fn(&Recorder, &mut Tally),
    /// What comes back owned.
    pub created: &'static [Created],
}

/// An object that a wrapper returns and owns.
pub struct Created {
    /// The symbol that destroys it.
    pub release: &'static str,
    /// Its handle is a pattern of this kind.
    pub kind: &'static Kind,
    /// The pattern's seed.
    pub seed: usize,
}

/// What was checked, and what was found wrong.
#[derive(Debug, Default)]
pub struct Tally {
    /// What is done to the wrappers.
    pub mode: Mode,
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
    /// Whether there is a slice or text to which the mode does something.
    concerned: bool,
    /// What closures hold.
    token: Arc<()>,
}

impl<'t> Case<'t> {
    /// A case for a symbol: under the name that will be called.
    pub fn new(recorder: &'t Recorder, tally: &'t mut Tally, symbols: (&'static str, Option<&'static str>)) -> Self {
        recorder.reset();
        let symbol = symbols.1.filter(|_| cuspec_runtime::per_thread_default_stream()).unwrap_or(symbols.0);
        if let Mode::Fault(nth) = tally.mode {
            recorder.fail(None, nth, FAULT);
        }
        Case { recorder, tally, symbol, calls: 1, asked: None, expected: vec![], concerned: false, token: Arc::default() }
    }

    /// A slice that is longer than its count can say, in the mode that is about them. Such a slice is never looked at.
    ///
    /// # Safety
    /// Zeros must be a value of `T`.
    pub unsafe fn oversized<T>(&mut self) -> Option<Long<'t, T>> {
        if self.tally.mode != Mode::Oversize {
            return None;
        }
        self.concerned = true;
        // SAFETY: as promised by the caller. One more than nothing, where the count is cut off.
        Some(unsafe { self.recorder.long((1 << 32) + 1) })
    }

    /// What a closure holds for as long as it is there.
    pub fn token(&self) -> Arc<()> {
        Arc::clone(&self.token)
    }

    /// The argument is neither NULL nor zero.
    pub fn something(&mut self, at: usize) {
        self.expected.push((at, Expected::Something));
    }

    /// How many elements a slice has.
    pub fn len(&mut self, usual: usize) -> usize {
        self.concerned |= self.tally.mode == Mode::Empty;
        if self.tally.mode == Mode::Empty { 0 } else { usual }
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

    /// The argument is the address of so many elements of device memory.
    pub fn memory(&mut self, at: usize, address: &[u8], len: usize) {
        if len == 0 { self.zero(at) } else { self.value(at, address) }
    }

    /// The argument points to an array; it is NULL for an empty one.
    pub fn points(&mut self, at: usize, kind: &'static Kind, bytes: Vec<u8>) {
        if bytes.is_empty() {
            return self.zero(at);
        }
        self.recorder.copied(self.symbol, at, Copied::Bytes(bytes.len()));
        self.expected.push((at, Expected::Points(kind, bytes)));
    }

    /// The argument is a text, which is returned to be passed.
    pub fn text(&mut self, at: usize, text: &'static str) -> &'static str {
        self.recorder.copied(self.symbol, at, Copied::Text);
        self.expected.push((at, Expected::Bytes([text.as_bytes(), &[0]].concat())));
        self.passed(text)
    }

    /// The argument is an array of texts, which is returned to be passed; it is NULL for an empty one.
    pub fn texts(&mut self, at: usize, texts: &[&'static str]) -> Vec<&'static str> {
        if texts.is_empty() {
            self.zero(at);
        } else {
            self.recorder.copied(self.symbol, at, Copied::Texts(texts.len()));
            self.expected.push((at, Expected::Bytes(texts.iter().flat_map(|t| [t.as_bytes(), &[0]].concat()).collect())));
        }
        texts.iter().map(|text| self.passed(text)).collect()
    }

    fn passed(&mut self, text: &'static str) -> &'static str {
        self.concerned |= self.tally.mode == Mode::InteriorNul;
        if self.tally.mode == Mode::InteriorNul { "half\0half" } else { text }
    }

    /// C leaves what the argument points to as it is.
    pub fn leave(&mut self, at: usize) {
        self.recorder.leave(self.symbol, at);
    }

    /// C writes these bytes behind the argument, which is not NULL.
    pub fn script(&mut self, at: usize, bytes: &[u8]) {
        self.recorder.script(self.symbol, at, bytes);
        if !bytes.is_empty() {
            self.expected.push((at, Expected::Something));
        }
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
        match self.tally.mode {
            Mode::Empty | Mode::InteriorNul | Mode::Oversize if !self.concerned => return None,
            _ => self.tally.functions += 1,
        }
        match self.tally.mode {
            Mode::Plain | Mode::Empty => self.came_through(result),
            Mode::InteriorNul => self.refused(result, |kind| matches!(kind, ErrorKind::InteriorNul { .. })),
            Mode::Absent => {
                self.refused(result, |kind| matches!(kind, ErrorKind::MissingSymbol { .. } | ErrorKind::LibraryNotFound(_)))
            }
            // Beside an array of handles, which has its usual length, the lengths differ.
            Mode::Oversize => {
                self.refused(result, |kind| matches!(kind, ErrorKind::TooLarge { .. } | ErrorKind::LengthMismatch { .. }))
            }
            Mode::Fault(_) => self.failed(result),
        }
        .or_else(|| {
            if Arc::strong_count(&self.token) > 1 {
                self.finding("the closure of a call that failed is not dropped");
            }
            None
        })
    }

    fn came_through<T>(&mut self, result: cuspec::Result<T>) -> Option<T> {
        let calls = self.recorder.calls_of(self.symbol);
        if calls.len() != self.calls {
            self.finding(&format!("{} calls reached C instead of {}: {:?}", calls.len(), self.calls, self.recorder.symbols()));
        }
        if let Some(call) = calls.last() {
            for at in 0..call.arguments.len() {
                match self.expected.iter().any(|(place, _)| *place == at) {
                    true => self.tally.arguments += 1,
                    false => self.tally.unchecked.push(format!("{}: argument {at}", self.symbol)),
                }
            }
            for (at, expected) in std::mem::take(&mut self.expected) {
                if let Some(difference) = compare(&expected, &call.arguments[at]) {
                    self.finding(&format!("argument {at} {difference}"));
                }
            }
        }
        if let (Some((count, arrays)), Some(first)) = (self.asked.take(), calls.first())
            && (arrays.iter().any(|&at| first.arguments[at].number() != 0) || first.arguments[count].pointee_number() != 0)
        {
            self.finding("the call that asks for the count passes a buffer");
        }
        result.map_err(|error| self.finding(&format!("the wrapper fails: {error}"))).ok()
    }

    /// Nothing reaches C.
    fn refused<T>(&mut self, result: cuspec::Result<T>, wanted: fn(&ErrorKind) -> bool) -> Option<T> {
        match result {
            Ok(_) => self.finding("the wrapper succeeds"),
            Err(error) if wanted(error.kind()) => {}
            Err(error) => self.finding(&format!("the wrapper fails for another reason: {error}")),
        }
        if self.recorder.count() > 0 {
            self.finding(&format!("C is called: {:?}", self.recorder.symbols()));
        }
        None
    }

    /// A failed call of C is an error, unless it comes after the wrapper.
    fn failed<T>(&mut self, result: cuspec::Result<T>) -> Option<T> {
        match (&result, self.recorder.failure_pending()) {
            (Ok(_), true) => {}
            (Err(error), false) if error.code() == Some(FAULT) => {}
            (Ok(_), false) => self.finding(&format!("a failed call is passed over: {:?}", self.recorder.symbols())),
            (Err(error), _) => self.finding(&format!("the wrapper fails for another reason: {error}")),
        }
        result.ok()
    }

    /// A result is what C answered.
    pub fn back(&mut self, what: &str, kind: &Kind, wanted: &[u8], seen: &[u8]) {
        if matches!(self.tally.mode, Mode::Fault(_)) {
            return;
        }
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
