//! A small driver and runtime with one declaration of each kind, for the tests of text emitters.

use std::path::Path;
use std::sync::Arc;

use crate::diag::Sink;
use crate::facts::{Facts, HeaderFacts};
use crate::spec::{AnnotationFile, Spec, decode_file};

const DRIVER: &str = r#"
library: cuda
header: cuda.h
groups:
  - { id: CUDA_MEM, title: Memory Management }
  - { id: CUDA_EMPTY, title: Nothing Here }
typedefs:
  - { name: CUdeviceptr_v2, type: unsigned long long }
  - { name: CUdeviceptr, type: CUdeviceptr_v2 }
  - { name: CUstream, type: CUstream_st * }
  - { name: CUhostFn, type: fn(void *) -> void }
  - { name: CUresult, type: cudaError_enum }
  - { name: CUuuid, type: CUuuid_st }
enums:
  - name: cudaError_enum
    enumerators:
      - { name: CUDA_SUCCESS, value: 0 }
      - { name: CUDA_ERROR_INVALID_VALUE, value: 1, deprecated: true }
records:
  - { name: CUstream_st, kind: opaque }
  - name: CUuuid_st
    kind: struct
    size: 16
    align: 1
    fields:
      - { name: bytes, type: "char [16]", offset: 0 }
  - name: CUparams
    kind: struct
    size: 32
    align: 8
    windows: { size: 32, align: 8, offsets: [0, 8, 20] }
    fields:
      - { name: stream, type: CUstream, offset: 0 }
      - { name: anon0, type: CUparams__anon0, offset: 8, anonymous: true }
      - { name: from, type: int, offset: 16 }
  - name: CUparams__anon0
    kind: union
    size: 8
    align: 8
    fields:
      - { name: raw, type: "unsigned char [8]", offset: 0 }
      - { name: ids, type: CUuuid *, offset: 0 }
constants:
  - { name: CUDA_VERSION, type: int, value: 13050 }
  - { name: CU_WINDOWS, type: int, value: 1, platforms: [windows] }
aliases:
  - { name: cuMemAlloc, target: cuMemAlloc_v2 }
  - { name: CU_OK, target: CUDA_SUCCESS }
functions:
  - name: cuMemAlloc_v2
    api: cuMemAlloc
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: dptr, type: CUdeviceptr *, doc: returned }
      - { name: bytesize, type: size_t }
    errors: [CUDA_SUCCESS, CUDA_ERROR_GONE]
    notes: [notefnerr, note_new]
  - name: cuMemAlloc
    superseded: true
    returns: CUresult
    params:
      - { name: dptr, type: unsigned int *, doc: returned }
      - { name: bytesize, type: unsigned int }
  - name: cuDeviceGetName
    returns: CUresult
    params:
      - { name: name, type: char *, doc: returned }
      - { name: len, type: int }
      - { name: dev, type: int }
  - name: cuD3D11Register
    group: CUDA_MEM
    platforms: [windows]
    returns: CUresult
    params:
      - { name: device, type: void * }
  - name: cuMemcpyDtoH
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: dst, type: void * }
      - { name: src, type: CUdeviceptr }
      - { name: ByteCount, type: size_t }
  - name: cuStreamNodes
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: hStream, type: CUstream }
      - { name: nodes, type: CUuuid * }
      - { name: numNodes, type: size_t * }
  - name: cuStreamEnd
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: hStream, type: CUstream * }
  - name: cuStreamCaptured
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: hStream, type: CUstream_st * }
      - { name: captured, type: const CUuuid ** }
      - { name: count, type: size_t * }
  - name: cuDeviceCliques
    group: CUDA_MEM
    returns: CUresult
    params:
      - { name: cliques, type: CUuuid * }
      - { name: count, type: size_t * }
skipped:
  - { reason: takes variadic arguments, names: [cuPrint] }
"#;

const RUNTIME: &str = r#"
library: cudart
header: cuda_runtime_api.h
typedefs:
  - { name: cudaStream_t, type: CUstream_st * }
enums:
  - name: cudaError
    enumerators:
      - { name: cudaSuccess, value: 0 }
functions:
  - name: cudaGetErrorString
    returns: const char *
    params:
      - { name: error, type: cudaError }
  - name: cudaStreamDestroy
    returns: cudaError
    params:
      - { name: stream, type: cudaStream_t }
  - name: cudaLaunchHostFunc
    returns: cudaError
    params:
      - { name: stream, type: cudaStream_t }
      - { name: fn, type: CUhostFn }
"#;

/// The facts of the sample.
pub(crate) fn facts() -> Facts {
    let header = |text| serde_yaml::from_str::<HeaderFacts>(text).expect("the sample is valid");
    Facts { headers: vec![header(DRIVER), header(RUNTIME)], ..Default::default() }
}

const NOTES: &str = r#"
library: cuda
topic: sample
functions:
  cuMemAlloc_v2:
    summary: Allocates `bytesize` bytes of device memory.
  cuDeviceGetName:
    params:
      name: { dir: out, alloc: caller, len: { param: len } }
  cuMemcpyDtoH:
    params:
      dst: { dir: out, alloc: caller, len: { bytes: ByteCount } }
  cuStreamNodes:
    params:
      nodes: { dir: out, len: { in-out: numNodes } }
  cuStreamEnd:
    params:
      hStream: { dir: inout, own: take }
  cuStreamCaptured:
    params:
      captured: { dir: out, alloc: callee, own: borrow, len: { param: count } }
      count: { dir: out, len: { fixed: 1 } }
  cuDeviceCliques:
    params:
      cliques: { dir: out, len: { param: count } }
      count: { dir: inout, len: { fixed: 1 } }
types:
  CUresult: { status: CUDA_SUCCESS }
  cudaError: { status: cudaSuccess }
"#;

/// The annotations of the sample.
pub(crate) fn spec() -> Spec {
    let mut sink = Sink::default();
    let file: Arc<Path> = Path::new("sample.yaml").into();
    let notes = decode_file::<AnnotationFile>(NOTES, &file, &mut sink);
    assert!(!sink.has_errors(), "{:?}", sink.sorted());
    Spec { files: notes.into_iter().collect(), ..Spec::default() }
}
