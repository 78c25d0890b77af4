//! CUDA release numbers, as headers write them (13050) and as people do (13.5).

use std::fmt;

/// A CUDA release, compared as a pair of numbers: 12.10 is newer than 12.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The part before the dot.
    pub major: u16,
    /// The part after the dot.
    pub minor: u16,
}

impl Version {
    /// The release `major.minor`.
    pub const fn new(major: u16, minor: u16) -> Self {
        Self { major, minor }
    }

    /// From a pair of C integers; `None` when one of them cannot be part of a release number.
    pub fn from_pair(major: i32, minor: i32) -> Option<Self> {
        Some(Self { major: u16::try_from(major).ok()?, minor: u16::try_from(minor).ok()? })
    }

    /// From the `1000 * major + 10 * minor` of `cuDriverGetVersion` and `CUDA_VERSION`.
    pub fn from_packed(packed: i32) -> Option<Self> {
        Self::from_pair(packed / 1000, packed % 1000 / 10)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn a_packed_number_is_split_and_nonsense_is_refused() {
        assert_eq!(Version::from_packed(13050), Some(Version::new(13, 5)));
        assert_eq!(Version::from_packed(12100), Some(Version::new(12, 10)));
        assert_eq!(Version::from_packed(-1000), None);
        assert_eq!(Version::from_packed(i32::MAX), None);
    }

    #[test]
    fn minor_ten_is_newer_than_minor_nine() {
        assert!(Version::new(12, 10) > Version::new(12, 9));
        assert_eq!(Version::new(12, 10).to_string(), "12.10");
    }
}
