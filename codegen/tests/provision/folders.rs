//! Headers and libclang that are on the machine.

use std::fs;

use cuspec_codegen::provision::{self, Request, Settings};
use cuspec_codegen::version::Version;

use crate::world::{RELEASE, World, assert_says};

const COMPLETE: [(&str, &str); 4] = [
    ("cuda.h", "#define CUDA_VERSION 13050"),
    ("cuda_runtime_api.h", ""),
    ("nvrtc.h", "linux nvrtc"),
    ("cudaEGL.h", "linux only"),
];

#[test]
fn folder_may_be_include_toolkit_or_target() {
    for below in ["kit", "kit/include", "kit/targets/x86_64-linux/include"] {
        let world = World::new();
        let include = world.folder(below, &COMPLETE);
        let provided = world.local(&Request { folder: Some(world.path("kit")), ..Request::default() }).expect("local");
        assert_eq!((provided.release, provided.linux, provided.windows), (RELEASE, vec![include], None));
    }
}

#[test]
fn folder_without_cuda_h_lists_where_it_was_looked_for() {
    let world = World::new();
    let request = Request { folder: Some(world.path("")), ..Request::default() };
    let d = world.local(&request).expect_err("no headers");
    assert_says(&d, &["CG010", "/include/cuda.h", "targets/x86_64-linux/include/cuda.h", "CUDA_HOME"]);

    let settings = Settings { toolkit: Some(("CUDA_PATH".to_owned(), "/opt/toolkit".into())), ..world.settings() };
    let d = provision::headers(&world.releases, &settings, &request).expect_err("no headers");
    assert_says(&d, &["CUDA_PATH is set: try `--headers /opt/toolkit`"]);
}

#[test]
fn folder_of_a_release_that_is_not_known_yet() {
    let world = World::new();
    let mut request = Request { folder: Some(world.folder("kit", &COMPLETE)), ..Request::default() };
    fs::write(world.path("kit/cuda.h"), b"/* caf\xe9 */\n# define  CUDA_VERSION 13060 /* new */\n").expect("written");
    assert_eq!(world.local(&request).expect("local").release, Version::new(13, 6));

    request.release = Some(RELEASE);
    assert_says(&world.local(&request).expect_err("another"), &["CG012", "is CUDA 13.6, but `--cuda` says 13.5"]);
}

#[test]
fn folder_without_a_library_or_a_version() {
    let world = World::new();
    let request = Request { folder: Some(world.folder("kit", &COMPLETE[..2])), ..Request::default() };
    assert_says(&world.local(&request).expect_err("incomplete"), &["CG011", "but not nvrtc.h"]);

    fs::write(world.path("kit/cuda.h"), "#define CUDA_VERSION_H 13050\n").expect("written");
    assert_says(&world.local(&request).expect_err("no version"), &["CG012", "does not define CUDA_VERSION"]);
}

#[test]
fn windows_folder_borrows_only_the_shared_headers() {
    let world = World::new();
    let (linux, windows) = (world.folder("linux", &COMPLETE), world.folder("windows", &COMPLETE[..2]));
    let request = Request { folder: Some(linux), windows_folder: Some(windows.clone()), ..Request::default() };
    let found = world.local(&request).expect("local").windows.expect("a Windows pass");
    assert_eq!(found[0], windows);
    assert_eq!(fs::read_to_string(found[1].join("nvrtc.h")).expect("read"), "linux nvrtc");
    assert!(!found[1].join("cudaEGL.h").exists());

    fs::write(windows.join("cuda.h"), "#define CUDA_VERSION 13040").expect("written");
    assert_says(&world.local(&request).expect_err("mixed"), &["CG012", "is CUDA 13.4, but the Linux headers are 13.5"]);
}

#[test]
fn libclang_of_the_system_is_the_newest_accepted() {
    let world = World::new();
    let install = |major: u32| world.folder(&format!("llvm-{major}/lib"), &[("libclang.so.1", ""), ("libclang-cpp.so", "")]);
    let [old, oldest, newer, new] = [13, 14, 18, 99].map(install);
    let find = |folders: &[&std::path::PathBuf]| {
        let settings = Settings { libclang_folders: folders.iter().copied().cloned().collect(), ..world.offline() };
        provision::libclang(&world.releases, &settings)
    };
    assert_eq!(find(&[&old, &oldest, &newer, &new]), Ok(newer.join("libclang.so.1")));
    let d = find(&[&old, &new]).expect_err("too old and too new");
    assert_says(&d, &["CG014", "install libclang 14 to 21", "llvm-13/lib/libclang.so.1: its version is not 14 to 21"]);
}

#[test]
fn libclang_that_the_environment_names() {
    let world = World::new();
    let folder = world.folder("clang", &[("libclang.so.17", ""), ("libclang.so", "")]);
    let named = |path| {
        let settings = Settings { libclang: Some(("LIBCLANG_PATH".to_owned(), path)), ..world.offline() };
        provision::libclang(&world.releases, &settings)
    };
    assert_eq!(named(folder.clone()), Ok(folder.join("libclang.so")));
    assert_eq!(named(folder.join("libclang.so.17")), Ok(folder.join("libclang.so.17")));
    assert_says(&named(world.path("index")).expect_err("none there"), &["CG013", "LIBCLANG_PATH", "unset it"]);
}
