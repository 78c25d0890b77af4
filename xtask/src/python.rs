//! Python tools in a virtual environment of their own, below `target/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

/// An environment with pinned packages.
pub struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment `name` with what `requirements` lists; made anew when the list has changed.
    pub fn with(root: &Path, name: &str, requirements: &str) -> Result<Environment> {
        let folder = root.join("target").join(format!("python-{name}"));
        let stamp = folder.join("requirements.txt");
        if fs::read_to_string(&stamp).is_ok_and(|text| text == requirements) {
            return Ok(Environment { folder });
        }
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        let python = std::env::var("CUSPEC_PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let made = Command::new(&python).args(["-m", "venv"]).arg(&folder).status();
        ensure!(made.with_context(|| format!("`{python}` cannot be started"))?.success(), "`{python} -m venv` failed");
        let environment = Environment { folder };
        let is_package = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let packages: Vec<&str> = requirements.lines().map(str::trim).filter(is_package).collect();
        if !packages.is_empty() {
            let mut pip = environment.python();
            pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(packages);
            ensure!(pip.status()?.success(), "pip could not install what `{name}` needs");
        }
        // Written last: an interrupted installation is started again.
        fs::write(stamp, requirements)?;
        Ok(environment)
    }

    /// Installs a wheel, over another build of the same version too. What it depends on is there already.
    pub fn install(&self, wheel: &Path) -> Result<()> {
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--force-reinstall"];
        let done = self.python().args(pip).arg(wheel).status()?;
        ensure!(done.success(), "`{}` cannot be installed", wheel.display());
        Ok(())
    }

    /// Its interpreter.
    pub fn python(&self) -> Command {
        let (folder, file) = if cfg!(windows) { ("Scripts", "python.exe") } else { ("bin", "python") };
        Command::new(self.folder.join(folder).join(file))
    }
}
