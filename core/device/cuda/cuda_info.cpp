#include "core/device/cuda/cuda_info.hpp"

#include <cuda_runtime_api.h>
#include <fmt/format.h>

#include <chrono>
#include <future>
#include <thread>

#include "core/device/cuda/cuda_call.hpp"
#include "core/device/cuda/cuda_error.hpp"
#include "core/device/device.hpp"

namespace assay {

namespace {

// A driver in trouble (a GPU that fell off the bus) blocks its callers in the kernel. Initialising many healthy GPUs
// takes a second or two each without the persistence daemon.
constexpr std::chrono::seconds kPatience{20};

DeviceInfo unavailable(std::string id, const std::string& state, const std::string& remedy)
{
    DeviceInfo info;
    info.title = id == "cuda" ? "CUDA" : "CUDA device " + id.substr(5);
    info.id = std::move(id);
    info.state = state;
    info.remedy = remedy;
    return info;
}

int attribute(cudaDeviceAttr which, int ordinal)
{
    int value = 0;
    if (cudaDeviceGetAttribute(&value, which, ordinal) != cudaSuccess) {
        static_cast<void>(cudaGetLastError());
        return 0;
    }
    return value;
}

double gibibytes(std::size_t bytes)
{
    return static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0);
}

std::string versionOf(cudaError_t (*ask)(int*))
{
    int version = 0;
    return ask(&version) == cudaSuccess ? cudaVersionText(version) : "unknown";
}

// Theoretical peak: both edges of the memory clock times the bus. Nothing when the driver does not tell.
std::string peakBandwidth(int ordinal)
{
    const double clock_khz = attribute(cudaDevAttrMemoryClockRate, ordinal);
    const double bus_bits = attribute(cudaDevAttrGlobalMemoryBusWidth, ordinal);
    return clock_khz * bus_bits == 0 ? "" : fmt::format("{:.0f} GB/s", 2 * clock_khz * 1e3 * bus_bits / 8 / 1e9);
}

DeviceInfo describeDevice(int ordinal, const cudaDeviceProp& properties)
{
    DeviceInfo info;
    info.id = "cuda:" + std::to_string(ordinal);
    info.title = fmt::format("{}, compute capability {}.{}, {:.0f} GiB", properties.name, properties.major,
                             properties.minor, gibibytes(properties.totalGlobalMem));
    info.available = true;
    info.state = "ready";
    auto& details = info.details;
    details.emplace_back("name", properties.name);
    details.emplace_back("compute capability", fmt::format("{}.{}", properties.major, properties.minor));
    details.emplace_back("multiprocessors", std::to_string(properties.multiProcessorCount));
    details.emplace_back("memory", fmt::format("{:.1f} GiB", gibibytes(properties.totalGlobalMem)));
    details.emplace_back("L2 cache", fmt::format("{} KiB", properties.l2CacheSize / 1024));
    details.emplace_back("ECC", properties.ECCEnabled != 0 ? "on" : "off");
    details.emplace_back("PCI bus", fmt::format("{:04x}:{:02x}:{:02x}", properties.pciDomainID, properties.pciBusID,
                                                properties.pciDeviceID));
    details.emplace_back("driver supports CUDA", versionOf(cudaDriverGetVersion));
    details.emplace_back("CUDA runtime", versionOf(cudaRuntimeGetVersion));
    if (const auto bandwidth = peakBandwidth(ordinal); !bandwidth.empty()) {
        details.emplace_back("peak memory bandwidth (theoretical)", bandwidth);
    }
    return info;
}

std::vector<DeviceInfo> askDriver()
{
    const auto count = countCudaDevices();
    if (!count) {
        return {unavailable("cuda", count.error().what, count.error().remedy)};
    }
    std::vector<DeviceInfo> devices;
    for (int ordinal = 0; ordinal < *count; ++ordinal) {
        auto properties = readCudaProperties(ordinal);
        devices.push_back(properties ? std::move(properties->info)
                                     : unavailable("cuda:" + std::to_string(ordinal), properties.error().what,
                                                   properties.error().remedy));
    }
    return devices;
}

}  // namespace

Expected<int> countCudaDevices()
{
    int count = 0;
    int code = cudaGetDeviceCount(&count);
    if (code == cudaSuccess && count == 0) {
        code = cudaErrorNoDevice;
    }
    if (auto checked = checkCuda(code, "looking for CUDA devices"); !checked) {
        return tl::unexpected(checked.error());
    }
    return count;
}

Expected<CudaProperties> readCudaProperties(int ordinal)
{
    cudaDeviceProp properties{};
    const std::string doing = "asking cuda:" + std::to_string(ordinal) + " for its properties";
    if (auto checked = checkCuda(cudaGetDeviceProperties(&properties, ordinal), doing); !checked) {
        return tl::unexpected(checked.error());
    }
    return CudaProperties{describeDevice(ordinal, properties),
                          static_cast<std::size_t>(properties.l2CacheSize < 0 ? 0 : properties.l2CacheSize)};
}

std::vector<DeviceInfo> listCudaDevices()
{
    // The thread is abandoned when the driver does not answer: it owns what it touches.
    std::packaged_task<std::vector<DeviceInfo>()> task(askDriver);
    auto answer = task.get_future();
    std::thread(std::move(task)).detach();
    if (answer.wait_for(kPatience) != std::future_status::ready) {
        return {unavailable("cuda", fmt::format("The CUDA driver does not answer within {} s", kPatience.count()),
                            "Check the GPU's state with nvidia-smi and the kernel's log; restart the machine")};
    }
    return answer.get();
}

}  // namespace assay
