//! Wheels, the cache and the list of releases.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use cuspec_codegen::provision::{self, Cache, Release, Releases, Request, Settings};
use cuspec_codegen::version::Version;

use crate::world::{RELEASE, World, archive, assert_says, text};

const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/releases.yaml");

#[test]
fn cold_then_warm_without_python() {
    let world = World::new();
    let cold = world.headers().expect("fetched");
    let windows = cold.windows.as_ref().expect("a Windows pass");
    assert_eq!(cold.release, RELEASE);
    assert_eq!((cold.fetched.len(), world.downloads()), (4, 4), "both platforms share profiler and nvrtc");
    assert_eq!(fs::read_to_string(windows[0].join("cuda.h")).expect("read"), "windows");
    assert!(windows[0].join("sub/cudaD3D9.h").is_file(), "subfolders are kept");
    assert_eq!(cold.linux[1..], windows[1..]);
    assert!(cold.linux[2].join("nvrtc.h").is_file() && !cold.linux[2].join("nvrtc.inl").exists());

    fs::remove_file(world.path("python")).expect("removed");
    let warm = || provision::headers(&world.releases, &world.offline(), &Request::default()).expect("cached");
    let timed = (0..20).map(|_| {
        let start = Instant::now();
        warm();
        start.elapsed()
    });
    let best = timed.min().expect("several runs");
    assert!(best < Duration::from_millis(5), "{best:?}");
    assert_eq!((warm().linux, warm().windows, warm().fetched), (cold.linux, cold.windows, vec![]));
}

#[test]
fn libraries_lie_together_and_unlisted_ones_stay_out() {
    let world = World::new();
    let folder = provision::library_folder(&world.releases, &world.settings(), RELEASE).expect("fetched");
    let mut names: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    assert_eq!(names, ["libcudart.so.13", "libnvrtc-builtins.so.13.5", "libnvrtc.so.13"]);
    assert_eq!(provision::library_folder(&world.releases, &world.offline(), RELEASE), Ok(folder));
}

#[test]
fn archive_entry_that_climbs_out_is_not_written() {
    let world = World::new();
    world.headers().expect("fetched");
    let mut folders = vec![world.path("")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path()) {
            assert!(!path.ends_with("escape.h"), "{}", path.display());
            folders.extend(path.is_dir().then_some(path));
        }
    }
}

#[test]
fn half_written_folder_is_never_used() {
    let world = World::new();
    world.folder("cache/.partial-abc/folder/include", &[("cuda.h", "half")]);
    let provided = world.headers().expect("fetched");
    assert_eq!(provided.fetched.len(), 4);
    assert_eq!(fs::read_to_string(provided.linux[0].join("cuda.h")).expect("read"), "#define CUDA_VERSION 13050\n");
}

#[test]
fn abandoned_folder_is_removed_after_a_day() {
    let world = World::new();
    for (name, hours) in [("old", 25), ("recent", 23)] {
        let folder = world.folder(&format!("cache/.partial-{name}"), &[]);
        let then = SystemTime::now() - Duration::from_secs(hours * 3600);
        fs::File::open(folder).and_then(|folder| folder.set_modified(then)).expect("back-dated");
    }
    world.headers().expect("fetched");
    assert!(!world.path("cache/.partial-old").exists());
    assert!(world.path("cache/.partial-recent").exists(), "another process may be filling it");
}

#[test]
fn interrupted_download_leaves_nothing_behind() {
    let world = World::new();
    world.pip_does(
        r#"for word in "$@"; do case "$before" in --dest) echo half > "$word/x.whl" ;; esac; before=$word; done; exit 1"#,
    );
    assert_says(&world.headers().expect_err("interrupted"), &["CG005"]);
    assert_eq!(world.cached(), Vec::<String>::new());
}

#[test]
fn many_at_once_download_once() {
    let world = World::new();
    let all: Vec<_> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..8).map(|_| scope.spawn(|| world.headers().expect("fetched"))).collect();
        running.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(all.iter().all(|one| one.linux == all[0].linux && one.windows == all[0].windows));
    assert_eq!((all.iter().map(|one| one.fetched.len()).sum::<usize>(), world.downloads()), (4, 4));
}

#[test]
fn python_that_cannot_be_run() {
    let world = World::new();
    fs::remove_file(world.path("python")).expect("removed");
    assert_says(&world.headers().expect_err("no Python"), &["CG003", "CUSPEC_PYTHON names", "unset"]);
}

#[test]
fn python_without_pip() {
    let world = World::new();
    world.python_does("echo 'No module named pip' >&2; exit 1");
    assert_says(&world.headers().expect_err("no pip"), &["CG004", "-m ensurepip"]);
}

#[test]
fn no_network_shows_the_end_of_pips_output_without_passwords() {
    let world = World::new();
    world.pip_does(
        "for i in 1 2 3 4 5 6; do echo line$i >&2; done; echo 'no Connection to https://me:hunter2@host.example/x' >&2; exit 1",
    );
    let d = world.headers().expect_err("no network");
    assert_says(&d, &["CG005", "check the network", "line6", "https://***@host.example/x", "--headers"]);
    assert!(!text(&d).contains("hunter2") && !text(&d).contains("line1"), "{}", text(&d));
}

#[test]
fn index_without_the_package() {
    let world = World::new();
    world.pip_does("echo 'ERROR: No matching distribution found for runtime==13.5.1' >&2; exit 1");
    assert_says(&world.headers().expect_err("not there"), &["CG005", "does not have this wheel"]);
}

#[test]
fn other_file_under_the_pinned_version_is_refused_and_removed() {
    let world = World::new();
    fs::write(world.path("index/profiler.whl"), archive(&[("a/include/cudaProfiler.h", "changed")])).expect("written");
    let d = world.headers().expect_err("wrong checksum");
    assert_says(&d, &["CG006", "profiler 13.5.2", "the file was removed", "expected sha256", "found sha256"]);
    assert_eq!(world.cached().len(), 3, "the good ones stay: {:?}", world.cached());
    assert!(!world.cached().iter().any(|name| name.starts_with("profiler") || name.starts_with(".partial")));
}

#[test]
fn truncated_wheel_under_its_own_checksum() {
    let world = World::with_wheels(|name, bytes| if name == "nvrtc" { bytes[..bytes.len() / 2].to_vec() } else { bytes });
    assert_says(&world.headers().expect_err("truncated"), &["CG007", "nvrtc 13.5.3"]);
}

#[test]
fn wheel_without_the_promised_library() {
    let world = World::with_wheels(|name, bytes| if name == "nvrtc" { archive(&[("a/include/nvrtc.h", "")]) } else { bytes });
    assert_says(&world.headers().expect_err("incomplete"), &["CG007", "does not contain lib/libnvrtc.so.13"]);
}

#[test]
fn offline_names_packages_and_command() {
    let world = World::new();
    let d = provision::headers(&world.releases, &world.offline(), &Request::default()).expect_err("not cached");
    assert_says(&d, &["CG008", "runtime 13.5.1, runtime 13.5.1 for Windows", "nvrtc 13.5.3", "`cargo xtask regen --cuda 13.5`"]);
    let d = provision::library_folder(&world.releases, &world.offline(), RELEASE).expect_err("not cached");
    assert_says(&d, &["CG008", "`cargo xtask test`"]);
    assert_eq!(world.downloads(), 0);
    assert!(!world.path("cache").exists(), "nothing is written");
}

#[test]
fn all_releases_come_oldest_first_and_say_what_was_never_published() {
    let world = World::new();
    let mut releases = world.releases.clone();
    let newest = releases.get(RELEASE).expect("known").clone();
    releases.releases.insert(Version::new(11, 10), Release { profiler: None, ..newest });
    let d = provision::all_headers(&releases, &world.offline()).expect_err("not cached");
    assert_says(&d, &["CG008", "nvrtc 13.5.3", "`cargo xtask regen --all`"]);
    let (all, fetched) = provision::all_headers(&releases, &world.settings()).expect("fetched");
    assert_eq!(all.iter().map(|p| p.release).collect::<Vec<_>>(), [Version::new(11, 10), RELEASE]);
    assert_eq!(all.iter().map(|p| p.unpublished.len()).collect::<Vec<_>>(), [2, 0]);
    assert_eq!((all[0].linux.len(), all[1].linux.len()), (2, 3));
    assert_eq!((fetched.len(), world.downloads()), (4, 4), "releases share wheels");
}

#[test]
fn a_failed_download_is_the_last_one() {
    let world = World::new();
    let mut releases = world.releases.clone();
    let newest = releases.get(RELEASE).expect("known").clone();
    for minor in 10..40 {
        let mut release = newest.clone();
        release.nvrtc.version = format!("11.{minor}");
        releases.releases.insert(Version::new(11, minor), release);
    }
    world.pip_does("echo once >> \"$ROOT/calls\"; exit 1");
    assert_says(&provision::all_headers(&releases, &world.settings()).expect_err("nothing is served"), &["CG005"]);
    assert!(world.downloads() < 20, "{} downloads were tried", world.downloads());
}

#[test]
fn unknown_release_lists_the_known_ones() {
    let world = World::new();
    let ask = |release| {
        let request = Request { release: Some(release), ..Request::default() };
        provision::headers(&world.releases, &world.settings(), &request).expect_err("unknown")
    };
    assert_says(&ask(Version::new(13, 4)), &["CG002", "did you mean `13.5`?", "known releases: 13.5"]);
    assert_says(&ask(Version::new(13, 6)), &["CG002", "spec/releases.yaml", "--headers DIR"]);
}

#[test]
fn file_in_the_place_of_the_cache() {
    let world = World::new();
    fs::write(world.path("cache"), "a file").expect("written");
    assert_says(&world.headers().expect_err("unusable"), &["CG009", "CUSPEC_CACHE"]);
}

#[test]
fn cache_that_cannot_be_written() {
    let world = World::new();
    let cache = world.folder("cache", &[]);
    fs::set_permissions(&cache, Permissions::from_mode(0o555)).expect("set");
    // The superuser may write anyway; a folder of the kernel then stands in for one that refuses.
    let refuses = if fs::create_dir(cache.join("probe")).is_err() { cache } else { "/proc/cuspec".into() };
    let settings = Settings { cache: Cache::new(refuses), ..world.settings() };
    let d = provision::headers(&world.releases, &settings, &Request::default()).expect_err("unusable");
    assert_says(&d, &["CG009", "writable", "CUSPEC_CACHE"]);
}

#[test]
fn mistake_in_the_list_of_releases_has_a_place() {
    let good = fs::read_to_string(LIST).expect("read");
    for (from, to, says) in [
        ("    profiler:", "    profile:", "profile"),
        ("  \"13.4\":", "  \"13.5\":", "duplicate"),
        ("  \"13.4\":", "  \"13.x\":", "13.x"),
        ("sha256: c533", "sha256: C533", "64 lower-case"),
    ] {
        let d = Releases::parse(&good.replacen(from, to, 1), Path::new(LIST)).expect_err(to);
        assert_says(&d, &["CG001", says]);
        let line = good.lines().position(|line| line.contains(from)).map(|index| index as u32 + 1);
        assert_eq!(d.span.as_ref().map(|span| span.line), line, "{to}: {}", text(&d));
    }
    assert_says(&Releases::load(Path::new("/no/such/file")).expect_err("missing"), &["CG001", "cannot read"]);
}

/// About 900 MB. After a change of the list: `cargo test -p cuspec-codegen --test provision -- --ignored --nocapture`.
#[test]
#[ignore = "downloads every known release"]
fn every_known_release_is_what_it_says() {
    let releases = Releases::load(Path::new(LIST)).expect("valid");
    for release in releases.releases.keys().copied() {
        let cache = tempfile::tempdir().expect("a temporary folder");
        let settings = Settings { cache: Cache::new(cache.path()), ..Settings::from_env(false, true).expect("a home") };
        let request = Request { release: Some(release), ..Request::default() };
        let start = Instant::now();
        let provided = provision::headers(&releases, &settings, &request).unwrap_or_else(|d| panic!("{release}: {}", text(&d)));
        println!("{release}: {:?}, {} bytes", start.elapsed(), provided.fetched.iter().map(|f| f.bytes).sum::<u64>());
        let windows = provided.windows.expect("a Windows pass");
        for include in [&provided.linux[0], &windows[0]] {
            let header = fs::read(include.join("cuda.h")).expect("read");
            let define = format!("#define CUDA_VERSION {}", release.cuda_version());
            assert!(String::from_utf8_lossy(&header).contains(&define), "{release}: {}", include.display());
            assert!(include.join("cuda_runtime_api.h").is_file(), "{release}");
        }
        assert!(windows[0].join("cudaD3D11.h").is_file(), "{release}");
        provision::library_folder(&releases, &settings, release).unwrap_or_else(|d| panic!("{release}: {}", text(&d)));
    }
}
