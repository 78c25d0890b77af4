//! Objects that die with another one, such as everything that was made in a context: the other one is destroyed last.
//!
//! Invariant: an owned parent is destroyed once, and only when no child that was made in it is left. A parent that somebody else owns
//! is not known here: whoever borrowed it answered for its life.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::{Error, ErrorKind, Result};

/// The parents of one kind that have an owner, by the number that their handle is.
pub struct Parents {
    owned: Mutex<BTreeMap<usize, Parent>>,
    count: AtomicUsize,
    /// Destroys a parent.
    release: fn(usize) -> Result<()>,
    what: &'static str,
}

struct Parent {
    owners: usize,
    /// What owners got and did not give up yet: those that left while there were children did not.
    parts: usize,
    children: usize,
    /// Gives up one part.
    release: fn(usize) -> Result<()>,
    argument: usize,
}

impl Parents {
    /// No parents yet; `release` destroys one.
    pub const fn new(what: &'static str, release: fn(usize) -> Result<()>) -> Self {
        Self { owned: Mutex::new(BTreeMap::new()), count: AtomicUsize::new(0), release, what }
    }

    /// A parent has an owner from now on.
    pub fn own(&self, handle: usize) {
        self.own_as(handle, self.release, handle);
    }

    /// The same for one of several owners, each of which gives up its part with `release` of `argument`.
    pub fn own_as(&self, handle: usize, release: fn(usize) -> Result<()>, argument: usize) {
        let mut owned = self.lock();
        let parent = owned.entry(handle).or_insert_with(|| {
            self.count.fetch_add(1, Ordering::Release);
            Parent { owners: 0, parts: 0, children: 0, release, argument }
        });
        parent.owners += 1;
        parent.parts += 1;
    }

    /// An owner gives its part away unreleased. The children are still counted: somebody may take the part again.
    pub fn disown(&self, handle: usize) {
        let mut owned = self.lock();
        let Some(parent) = owned.get_mut(&handle) else { return };
        parent.owners -= 1;
        parent.parts -= 1;
        if parent.parts == 0 && parent.children == 0 {
            self.forget(&mut owned, handle);
        }
    }

    /// Gives up an owner's part.
    ///
    /// # Errors
    /// [`ErrorKind::StillInUse`] when it is the last part and there are children; what releasing says.
    pub fn destroy(&self, handle: usize) -> Result<()> {
        let mut owned = self.lock();
        let (release, argument) = match owned.get(&handle) {
            Some(parent) if parent.owners == 1 && parent.children > 0 => {
                return Err(Error::new(ErrorKind::StillInUse { what: self.what, children: parent.children }));
            }
            Some(parent) => (parent.release, parent.argument),
            None => (self.release, handle),
        };
        release(argument)?;
        if let Some(parent) = owned.get_mut(&handle) {
            parent.owners -= 1;
            parent.parts -= 1;
        }
        self.abandon(owned, handle)
    }

    /// An owner is gone: gives up its part now or, if it is the last one, with the last child.
    ///
    /// # Errors
    /// What releasing says.
    pub fn leave(&self, handle: usize) -> Result<()> {
        let mut owned = self.lock();
        let Some(parent) = owned.get_mut(&handle) else { return (self.release)(handle) };
        parent.owners -= 1;
        if parent.owners == 0 {
            return self.abandon(owned, handle);
        }
        parent.parts -= 1;
        let (release, argument) = (parent.release, parent.argument);
        drop(owned);
        release(argument)
    }

    /// Gives up every part of a parent that has neither owners nor children any more.
    fn abandon(&self, mut owned: MutexGuard<'_, BTreeMap<usize, Parent>>, handle: usize) -> Result<()> {
        let Some(Parent { owners: 0, parts, children: 0, release, argument }) = owned.get(&handle) else { return Ok(()) };
        let (parts, release, argument) = (*parts, *release, *argument);
        self.forget(&mut owned, handle);
        // C may call back.
        drop(owned);
        (0..parts).map(|_| release(argument)).fold(Ok(()), Result::and)
    }

    /// Holds the parent that a child was just made in; `current` tells which, and is only asked while some parent has an owner.
    #[inline]
    pub fn hold(&'static self, current: impl FnOnce() -> usize) -> Held {
        if self.count.load(Ordering::Acquire) == 0 { Held(None) } else { self.hold_slow(current()) }
    }

    #[cold]
    fn hold_slow(&'static self, handle: usize) -> Held {
        match self.lock().get_mut(&handle) {
            Some(parent) => {
                parent.children += 1;
                Held(Some((self, handle)))
            }
            None => Held(None),
        }
    }

    fn forget(&self, owned: &mut BTreeMap<usize, Parent>, handle: usize) {
        if owned.remove(&handle).is_some() {
            self.count.fetch_sub(1, Ordering::Release);
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<usize, Parent>> {
        self.owned.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A child's hold on its parent; goes after the child has been destroyed.
#[must_use]
pub struct Held(Option<(&'static Parents, usize)>);

impl Held {
    /// Holds nothing: the child's maker answers for its parent.
    pub const fn nothing() -> Self {
        Self(None)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some((parents, handle)) = self.0 else { return };
        let mut owned = parents.lock();
        let Some(parent) = owned.get_mut(&handle) else { return };
        parent.children -= 1;
        if let Err(error) = parents.abandon(owned, handle) {
            crate::dropped(&error);
        }
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Held" } else { "Held(nothing)" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static DESTROYED: Mutex<Vec<usize>> = Mutex::new(Vec::new());

    fn release(handle: usize) -> Result<()> {
        DESTROYED.lock().expect("no test panics with it").push(handle);
        Ok(())
    }

    static PARENTS: Parents = Parents::new("context", release);

    fn destroyed(handle: usize) -> usize {
        DESTROYED.lock().expect("no test panics with it").iter().filter(|h| **h == handle).count()
    }

    #[test]
    fn a_parent_outlives_its_children_whatever_goes_first() {
        PARENTS.own(1);
        let (first, second) = (PARENTS.hold(|| 1), PARENTS.hold(|| 1));
        PARENTS.leave(1).expect("nothing to destroy yet");
        drop(first);
        assert_eq!(destroyed(1), 0);
        drop(second);
        assert_eq!(destroyed(1), 1);
    }

    #[test]
    fn a_parent_in_use_says_so() {
        PARENTS.own(2);
        let child = PARENTS.hold(|| 2);
        let error = PARENTS.destroy(2).expect_err("it has a child");
        assert_eq!(error.to_string(), "the context is still in use by 1 of its objects; destroy those first");
        drop(child);
        PARENTS.destroy(2).expect("nothing is left in it");
        assert_eq!(destroyed(2), 1);
    }

    #[test]
    fn several_owners_each_give_up_their_part() {
        PARENTS.own_as(5, release, 50);
        PARENTS.own_as(5, release, 50);
        let child = PARENTS.hold(|| 5);
        PARENTS.leave(5).expect("one part of two");
        assert_eq!(destroyed(50), 1);
        PARENTS.leave(5).expect("the last part waits for the child");
        assert_eq!(destroyed(50), 1);
        drop(child);
        assert_eq!(destroyed(50), 2);
    }

    #[test]
    fn a_part_that_waits_for_a_child_is_given_up_beside_those_of_later_owners() {
        PARENTS.own_as(6, release, 60);
        let child = PARENTS.hold(|| 6);
        PARENTS.leave(6).expect("it waits for the child");
        PARENTS.own_as(6, release, 60);
        drop(child);
        assert_eq!(destroyed(60), 0);
        PARENTS.leave(6).expect("both parts");
        assert_eq!(destroyed(60), 2);
    }

    #[test]
    fn a_parent_that_was_given_away_and_taken_back_still_has_its_children() {
        PARENTS.own(7);
        let child = PARENTS.hold(|| 7);
        PARENTS.disown(7);
        PARENTS.own(7);
        PARENTS.leave(7).expect("it waits for the child");
        assert_eq!(destroyed(7), 0);
        drop(child);
        assert_eq!(destroyed(7), 1);
    }

    #[test]
    fn a_parent_that_nobody_owns_here_is_left_alone() {
        drop(PARENTS.hold(|| 3));
        PARENTS.own(4);
        PARENTS.disown(4);
        drop(PARENTS.hold(|| 4));
        assert_eq!((destroyed(3), destroyed(4)), (0, 0));
    }
}
