//! CUDA release numbers.
//!
//! Input: text such as `13.5`, or the number that `cuda.h` defines. Output: [`Version`].
//! Invariant: compared as (major, minor), so 11.10 is newer than 11.9; never a float.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A CUDA release, such as 13.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the point: binary compatibility of cudart.
    pub major: u32,
    /// The number after the point.
    pub minor: u32,
}

impl Version {
    /// The release `major.minor`.
    pub const fn new(major: u32, minor: u32) -> Self {
        Version { major, minor }
    }

    /// Decodes `CUDA_VERSION` of `cuda.h` and what `cuDriverGetVersion` returns: 13050 is 13.5.
    pub const fn from_cuda_version(number: u32) -> Self {
        Version { major: number / 1000, minor: number % 1000 / 10 }
    }

    /// The number that `cuda.h` of this release defines as `CUDA_VERSION`.
    pub const fn cuda_version(self) -> u32 {
        self.major * 1000 + self.minor * 10
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// Text that is no release number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a CUDA release: write major and minor, such as `13.5`")]
pub struct VersionError(String);

impl FromStr for Version {
    type Err = VersionError;

    fn from_str(text: &str) -> Result<Self, VersionError> {
        let number = |digits: &str| match digits.bytes().all(|b| b.is_ascii_digit()) {
            // The bound keeps `cuda_version` within its type.
            true => digits.parse().ok().filter(|n| *n < 1000),
            false => None,
        };
        let parsed = text.split_once('.').and_then(|(major, minor)| Some(Version::new(number(major)?, number(minor)?)));
        parsed.ok_or_else(|| VersionError(text.to_owned()))
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    fn version(text: &str) -> Version {
        text.parse().expect("a release number")
    }

    #[test]
    fn minor_ten_is_newer_than_minor_nine() {
        assert!(version("11.10") > version("11.9"));
        assert!(version("13.0") > version("12.9"));
    }

    #[test]
    fn text_and_header_number_round_trip() {
        for (text, number) in [("11.7", 11070), ("12.0", 12000), ("13.5", 13050), ("13.10", 13100)] {
            assert_eq!(version(text), Version::from_cuda_version(number));
            assert_eq!(version(text).cuda_version(), number);
            assert_eq!(version(text).to_string(), text);
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in ["", "13", "13.", ".5", "13.5.1", "v13.5", "+13.5", "13.-5", "13.x", " 13.5", "99999.1"] {
            assert!(text.parse::<Version>().is_err(), "{text:?}");
        }
    }
}
