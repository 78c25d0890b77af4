//! Status codes of an API: their numbers, and the names and advice that the generator knows for them.

/// Names and advice for the status codes of one library. One static per status type, shared by all its functions.
#[derive(Debug)]
pub struct StatusTable {
    /// The C type of the status, such as `CUresult`; it tells equal numbers of different libraries apart.
    pub type_name: &'static str,
    /// The C name of a code; `None` for a code that the headers of this crate do not have.
    pub name: fn(i32) -> Option<&'static str>,
    /// What a user can do about a code, when there is something to say.
    pub hint: fn(i32) -> Option<&'static str>,
}

/// A status type of C: any number can stand in it, known or not.
pub trait Status: Copy {
    /// Names and advice.
    const TABLE: &'static StatusTable;

    /// The status of a call that did what it was asked.
    const SUCCESS: Self;

    /// The number that C returned.
    fn code(self) -> i32;

    /// The C name; `None` for a code that this crate does not know.
    fn name(self) -> Option<&'static str> {
        (Self::TABLE.name)(self.code())
    }

    /// What a user can do about it, when there is something to say.
    fn hint(self) -> Option<&'static str> {
        (Self::TABLE.hint)(self.code())
    }
}
