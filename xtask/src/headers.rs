//! Arguments that say which headers to read, and getting them.

use std::path::{Path, PathBuf};

use cuspec_codegen::diag::Diagnostic;
use cuspec_codegen::provision::{self, Fetched, Provided, Releases, Request, Settings};
use cuspec_codegen::version::Version;

/// Which headers to read, and from where.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Headers {
    /// The CUDA release, as `13.5`; by default the newest of spec/releases.yaml
    #[arg(long, value_name = "VERSION")]
    pub cuda: Option<Version>,
    /// A toolkit or include folder with the Linux headers, instead of the published wheels
    #[arg(long, value_name = "DIR")]
    pub headers: Option<PathBuf>,
    /// A toolkit or include folder with the Windows headers
    #[arg(long, value_name = "DIR")]
    pub windows_headers: Option<PathBuf>,
    /// Use what has been fetched before, and no network
    #[arg(long)]
    pub offline: bool,
    /// Show no progress
    #[arg(long, short)]
    pub quiet: bool,
}

impl Headers {
    /// The headers and the path of a libclang.
    pub fn provide(&self, root: &Path) -> Result<(Provided, PathBuf), Diagnostic> {
        let (releases, settings) = (releases(root)?, Settings::from_env(self.offline, self.quiet)?);
        let request = Request { release: self.cuda, folder: self.headers.clone(), windows_folder: self.windows_headers.clone() };
        Ok((provision::headers(&releases, &settings, &request)?, provision::libclang(&releases, &settings)?))
    }
}

/// The headers of every known release, what had to be downloaded, and the path of a libclang.
pub fn provide_all(root: &Path, settings: &Settings) -> Result<(Vec<Provided>, Vec<Fetched>, PathBuf), Diagnostic> {
    let releases = releases(root)?;
    let (provided, fetched) = provision::all_headers(&releases, settings)?;
    Ok((provided, fetched, provision::libclang(&releases, settings)?))
}

/// The releases that are known.
pub fn releases(root: &Path) -> Result<Releases, Diagnostic> {
    Releases::load(&root.join("spec/releases.yaml"))
}
