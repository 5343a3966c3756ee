#include "tests/core/device/cuda/fake_runtime.hpp"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace assay {

bool FakeRuntime::called(const std::string& function) const
{
    return std::find(calls.begin(), calls.end(), function) != calls.end();
}

FakeRuntime& fakeRuntime()
{
    static FakeRuntime runtime;
    return runtime;
}

namespace {

// Records the call; its code is 0 unless the test says otherwise.
cudaError_t enter(const char* function)
{
    auto& runtime = fakeRuntime();
    runtime.calls.emplace_back(function);
    const auto found = runtime.failing.find(function);
    if (found == runtime.failing.end()) {
        return cudaSuccess;
    }
    runtime.last_error = found->second;
    return static_cast<cudaError_t>(found->second);
}

template <class Handle>
cudaError_t make(const char* function, Handle* handle, int& count)
{
    const cudaError_t code = enter(function);
    if (code == cudaSuccess) {
        *handle = reinterpret_cast<Handle>(std::malloc(1));
        ++count;
    }
    return code;
}

}  // namespace
}  // namespace assay

using assay::enter;
using assay::fakeRuntime;

extern "C" {

const char* cudaGetErrorName(cudaError_t)
{
    return "fake name";
}

const char* cudaGetErrorString(cudaError_t)
{
    return "fake text";
}

cudaError_t cudaGetLastError()
{
    const int code = fakeRuntime().last_error;
    fakeRuntime().last_error = 0;
    return static_cast<cudaError_t>(code);
}

cudaError_t cudaDriverGetVersion(int* version)
{
    *version = fakeRuntime().driver_version;
    return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int* version)
{
    *version = 13000;
    return cudaSuccess;
}

cudaError_t cudaGetDeviceCount(int* count)
{
    *count = fakeRuntime().devices;
    return enter("cudaGetDeviceCount");
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int)
{
    *properties = {};
    std::strcpy(properties->name, "Fake GPU");
    properties->major = 9;
    properties->minor = 0;
    properties->totalGlobalMem = std::size_t{80} << 30;
    properties->l2CacheSize = fakeRuntime().l2_bytes;
    return enter("cudaGetDeviceProperties");
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr, int)
{
    *value = 1000;
    return enter("cudaDeviceGetAttribute");
}

cudaError_t cudaSetDevice(int)
{
    return enter("cudaSetDevice");
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned)
{
    return assay::make("cudaStreamCreateWithFlags", stream, fakeRuntime().streams);
}

cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    std::free(stream);
    --fakeRuntime().streams;
    return cudaSuccess;
}

cudaError_t cudaStreamSynchronize(cudaStream_t)
{
    return enter("cudaStreamSynchronize");
}

cudaError_t cudaEventCreate(cudaEvent_t* event)
{
    return assay::make("cudaEventCreate", event, fakeRuntime().events);
}

cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    std::free(event);
    --fakeRuntime().events;
    return cudaSuccess;
}

cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t stream)
{
    return stream == nullptr ? cudaErrorInvalidValue : enter("cudaEventRecord");
}

cudaError_t cudaEventSynchronize(cudaEvent_t)
{
    return enter("cudaEventSynchronize");
}

cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t, cudaEvent_t)
{
    *milliseconds = fakeRuntime().elapsed_ms;
    return enter("cudaEventElapsedTime");
}

cudaError_t cudaMalloc(void** memory, std::size_t bytes)
{
    const cudaError_t code = enter("cudaMalloc");
    if (code == cudaSuccess) {
        *memory = std::malloc(bytes);
        fakeRuntime().memory[*memory] = bytes;
    }
    return code;
}

cudaError_t cudaFree(void* memory)
{
    fakeRuntime().memory.erase(memory);
    std::free(memory);
    return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind, cudaStream_t)
{
    std::memcpy(to, from, bytes);
    return enter("cudaMemcpyAsync");
}

cudaError_t cudaMemsetAsync(void* memory, int value, std::size_t bytes, cudaStream_t)
{
    std::memset(memory, value, bytes);
    fakeRuntime().last_memset_bytes = bytes;
    return enter("cudaMemsetAsync");
}

}  // extern "C"
