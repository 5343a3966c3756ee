// The processor that host kernels run on, as the operating system describes it. Linux.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/device/device_info.hpp"

namespace assay {

struct CacheInfo {
    int level = 0;
    std::string type;  // "Data", "Instruction", "Unified"
    std::size_t bytes = 0;

    bool operator==(const CacheInfo&) const = default;
};

struct HostInfo {
    std::string processor;  // model name; "unknown processor" where the system does not say
    std::string isa;        // widest vector extensions: "AVX2, FMA, F16C"
    std::vector<CacheInfo> caches;
    std::vector<int> allowed_cpus;  // this process may run on
    int online_cpus = 0;
    std::size_t memory_bytes = 0;
    std::string kernel;    // "Linux 6.1.0"
    std::string governor;  // frequency governor of the first processor; "" where there is none to see
};

HostInfo readHostInfo();
DeviceInfo hostDeviceInfo(const HostInfo&);

// Bytes of the largest cache; 32 MiB where the system does not say.
std::size_t lastLevelCacheBytes(const HostInfo&);

// Bytes that can be used now without swapping, the control group's limit included.
std::size_t availableMemoryBytes();

// For tests: the parts that read text.
std::string processorName(const std::string& cpuinfo);
std::string vectorExtensions(const std::string& cpuinfo);
std::size_t parseCacheSize(const std::string& text);  // "32768K" -> 33554432; 0 for anything else

}  // namespace assay
