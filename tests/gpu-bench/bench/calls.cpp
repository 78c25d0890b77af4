// The calls in C++, straight to the libraries: what every other way is held against.
//
// Argument: a file with the kernels. Input: orders, `NAME COUNT` a line. Output: first a line of JSON about the machine, then for each
// order the nanoseconds of so many calls, or `error` and a reason. Work that a call leaves on the GPU is waited for outside of the time.

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include <cuda.h>
#include <nvrtc.h>

namespace {

constexpr size_t SMALL = 1024, TENSOR = 128 * 128 * 4;

struct Setting {
    CUdevice device;
    CUcontext context;
    CUstream stream;
    CUevent event;
    CUmodule module;
    CUfunction empty, ints, doubles;
    CUdeviceptr memory;
    std::vector<unsigned char> host = std::vector<unsigned char>(SMALL);
    int words[16];
    double numbers[512];
};

using Call = int(Setting &);

int nothing(Setting &) { return 0; }

int ctx_get_current(Setting &) {
    CUcontext context;
    return cuCtxGetCurrent(&context);
}

int ctx_set_current(Setting &s) { return cuCtxSetCurrent(s.context); }

int device_get_attribute(Setting &s) {
    int value;
    return cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, s.device);
}

int event_record(Setting &s) { return cuEventRecord(s.event, s.stream); }

int event_query(Setting &s) { return cuEventQuery(s.event); }

int stream_query(Setting &s) { return cuStreamQuery(s.stream); }

int stream_synchronize(Setting &s) { return cuStreamSynchronize(s.stream); }

int mem_alloc_free(Setting &) {
    CUdeviceptr memory;
    int status = cuMemAlloc(&memory, SMALL);
    return status ? status : cuMemFree(memory);
}

int mem_alloc_async_free_async(Setting &s) {
    CUdeviceptr memory;
    int status = cuMemAllocAsync(&memory, SMALL, s.stream);
    return status ? status : cuMemFreeAsync(memory, s.stream);
}

int memcpy_htod(Setting &s) { return cuMemcpyHtoD(s.memory, s.host.data(), s.host.size()); }

int pointer_get_attribute(Setting &s) {
    CUmemorytype type;
    return cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, s.memory);
}

int pointer_get_attributes(Setting &s) {
    CUmemorytype type;
    CUdeviceptr device;
    void *host;
    unsigned long long id;
    CUpointer_attribute which[4] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
                                    CU_POINTER_ATTRIBUTE_HOST_POINTER, CU_POINTER_ATTRIBUTE_BUFFER_ID};
    void *data[4] = {&type, &device, &host, &id};
    return cuPointerGetAttributes(4, which, data, s.memory);
}

int module_get_function(Setting &s) {
    CUfunction function;
    return cuModuleGetFunction(&function, s.module, "empty");
}

int tensor_map_encode_tiled(Setting &s) {
    CUtensorMap map;
    cuuint64_t dimensions[2] = {128, 128}, strides[1] = {512};
    cuuint32_t box[2] = {64, 64}, steps[2] = {1, 1};
    return cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, reinterpret_cast<void *>(s.memory), dimensions, strides, box,
                                  steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                                  CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
}

int launch(Setting &s, CUfunction kernel, void **arguments) {
    return cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, s.stream, arguments, nullptr);
}

int launch_empty(Setting &s) { return launch(s, s.empty, nullptr); }

template <typename T, size_t N> int launch_with(Setting &s, CUfunction kernel, T (&values)[N]) {
    void *arguments[N];
    for (size_t at = 0; at < N; ++at) arguments[at] = &values[at];
    return launch(s, kernel, arguments);
}

int launch_16_args(Setting &s) { return launch_with(s, s.ints, s.words); }

int launch_512_doubles(Setting &s) { return launch_with(s, s.doubles, s.numbers); }

int nvrtc_create_program(Setting &) {
    nvrtcProgram program;
    int status = nvrtcCreateProgram(&program, "extern \"C\" __global__ void empty() {}", "empty.cu", 0, nullptr, nullptr);
    return status ? status : nvrtcDestroyProgram(&program);
}

#define NAMED(name) {#name, name}
const struct {
    const char *name;
    Call *call;
} CALLS[] = {
    NAMED(nothing), NAMED(ctx_get_current), NAMED(ctx_set_current), NAMED(device_get_attribute), NAMED(event_record),
    NAMED(event_query), NAMED(stream_query), NAMED(stream_synchronize), NAMED(mem_alloc_free), NAMED(mem_alloc_async_free_async),
    NAMED(memcpy_htod), NAMED(pointer_get_attribute), NAMED(pointer_get_attributes), NAMED(module_get_function),
    NAMED(tensor_map_encode_tiled), NAMED(launch_empty), NAMED(launch_16_args), NAMED(launch_512_doubles), NAMED(nvrtc_create_program),
};

void check(int status, const char *what) {
    if (status == 0) return;
    std::cerr << what << " ends with " << status << std::endl;
    std::exit(1);
}

#define CHECK(call) check(call, #call)

std::vector<char> compiled(const Setting &s, const std::string &source) {
    int major = 0, minor = 0;
    CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, s.device));
    CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, s.device));
    std::string option = "--gpu-architecture=sm_" + std::to_string(major) + std::to_string(minor);
    const char *options[] = {option.c_str()};
    nvrtcProgram program;
    CHECK(nvrtcCreateProgram(&program, source.c_str(), "kernels.cu", 0, nullptr, nullptr));
    CHECK(nvrtcCompileProgram(program, 1, options));
    size_t size = 0;
    CHECK(nvrtcGetCUBINSize(program, &size));
    std::vector<char> image(size);
    CHECK(nvrtcGetCUBIN(program, image.data()));
    CHECK(nvrtcDestroyProgram(&program));
    return image;
}

void describe(const Setting &s) {
    char name[256] = "";
    int driver = 0, major = 0, minor = 0;
    CHECK(cuDeviceGetName(name, sizeof name, s.device));
    CHECK(cuDriverGetVersion(&driver));
    CHECK(nvrtcVersion(&major, &minor));
    std::printf("{\"device\": \"%s\", \"driver\": \"CUDA %d.%d\", \"nvrtc\": \"%d.%d\", \"version\": \"C++ compiler %s\"}\n", name,
                driver / 1000, driver % 1000 / 10, major, minor, __VERSION__);
    std::fflush(stdout);
}

void prepare(Setting &s, const char *file) {
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&s.device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&s.context, s.device));
    CHECK(cuCtxSetCurrent(s.context));
    std::ifstream kernels(file);
    auto image = compiled(s, std::string(std::istreambuf_iterator<char>(kernels), {}));
    CHECK(cuModuleLoadData(&s.module, image.data()));
    CHECK(cuModuleGetFunction(&s.empty, s.module, "empty"));
    CHECK(cuModuleGetFunction(&s.ints, s.module, "ints"));
    CHECK(cuModuleGetFunction(&s.doubles, s.module, "doubles"));
    CHECK(cuStreamCreate(&s.stream, CU_STREAM_NON_BLOCKING));
    CHECK(cuEventCreate(&s.event, CU_EVENT_DISABLE_TIMING));
    CHECK(cuMemAlloc(&s.memory, TENSOR));
    for (int &word : s.words) word = 7;
    for (double &number : s.numbers) number = 1.25;
}

// One call outside of the time first: memory that a pool has given back is fetched again by it.
void measure(Setting &s, Call *call, unsigned long count) {
    int status = call(s);
    auto start = std::chrono::steady_clock::now();
    for (unsigned long left = count; left != 0 && status == 0; --left) status = call(s);
    auto time = std::chrono::steady_clock::now() - start;
    if (status == 0) status = cuStreamSynchronize(s.stream);
    if (status) {
        std::cout << "error status " << status << std::endl;
    } else {
        std::cout << std::chrono::duration_cast<std::chrono::nanoseconds>(time).count() << std::endl;
    }
}

}  // namespace

int main(int count, char **arguments) {
    if (count != 2) return 2;
    std::string name;
    unsigned long calls;
    // Nothing is opened before the first order: by then this process is where it should run.
    std::cin >> name >> calls;
    static Setting setting;
    prepare(setting, arguments[1]);
    describe(setting);
    while (std::cin >> name >> calls) {
        Call *found = nullptr;
        for (auto &named : CALLS) {
            if (name == named.name) found = named.call;
        }
        if (found) measure(setting, found, calls);
        else std::cout << "error no such call" << std::endl;
    }
    return 0;
}
