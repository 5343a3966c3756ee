#include "core/device/host/host_info.hpp"

#include <sched.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <limits>
#include <set>
#include <sstream>
#include <string_view>

#include <fmt/format.h>

#include "core/base/format.hpp"

namespace assay {

namespace {

constexpr std::size_t kAssumedCacheBytes = std::size_t{32} << 20;

std::string readText(const std::string& path)
{
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string firstLine(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

// Value of the first "key : value" line of /proc/cpuinfo.
std::string cpuinfoValue(const std::string& cpuinfo, std::string_view key)
{
    std::istringstream lines(cpuinfo);
    for (std::string line; std::getline(lines, line);) {
        const auto colon = line.find(':');
        if (colon == std::string::npos || line.compare(0, key.size(), key) != 0) {
            continue;
        }
        const auto start = line.find_first_not_of(" \t", colon + 1);
        return start == std::string::npos ? std::string{} : line.substr(start);
    }
    return {};
}

std::size_t meminfoBytes(std::string_view key)
{
    std::ifstream file("/proc/meminfo");
    for (std::string name, unit; file >> name;) {
        std::size_t kib = 0;
        file >> kib;
        std::getline(file, unit);
        if (name == key) {
            return kib * 1024;
        }
    }
    return 0;
}

std::vector<CacheInfo> readCaches()
{
    std::vector<CacheInfo> caches;
    for (int index = 0; index < 8; ++index) {
        const std::string folder = fmt::format("/sys/devices/system/cpu/cpu0/cache/index{}/", index);
        CacheInfo cache;
        const std::string level = firstLine(folder + "level");
        if (level.empty()) {
            break;
        }
        std::from_chars(level.data(), level.data() + level.size(), cache.level);
        cache.type = firstLine(folder + "type");
        cache.bytes = parseCacheSize(firstLine(folder + "size"));
        caches.push_back(cache);
    }
    return caches;
}

std::vector<int> readAllowedCpus()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    std::vector<int> cpus;
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) {
        for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
            if (CPU_ISSET(cpu, &allowed)) {
                cpus.push_back(cpu);
            }
        }
    }
    return cpus;
}

std::string cacheText(const CacheInfo& cache)
{
    const std::string kind = cache.type == "Data" ? "d" : cache.type == "Instruction" ? "i" : "";
    return fmt::format("L{}{} {}", cache.level, kind, formatBytes(static_cast<double>(cache.bytes)));
}

// Control-group limit less what the group uses; the maximum where there is no limit.
std::size_t controlGroupBytes()
{
    const std::string limit_text = firstLine("/sys/fs/cgroup/memory.max");
    const std::string used_text = firstLine("/sys/fs/cgroup/memory.current");
    std::size_t limit = 0;
    std::size_t used = 0;
    const bool limited =
        std::from_chars(limit_text.data(), limit_text.data() + limit_text.size(), limit).ec == std::errc{};
    std::from_chars(used_text.data(), used_text.data() + used_text.size(), used);
    if (!limited) {
        return std::numeric_limits<std::size_t>::max();
    }
    return limit > used ? limit - used : 0;
}

}  // namespace

std::string processorName(const std::string& cpuinfo)
{
    const std::string name = cpuinfoValue(cpuinfo, "model name");
    return name.empty() ? "unknown processor" : name;
}

std::string vectorExtensions(const std::string& cpuinfo)
{
    std::string flags = cpuinfoValue(cpuinfo, "flags");
    if (flags.empty()) {
        flags = cpuinfoValue(cpuinfo, "Features");
    }
    std::istringstream words(flags);
    std::set<std::string> present;
    for (std::string word; words >> word;) {
        present.insert(word);
    }
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kNames{
        {{"sse4_2", "SSE4.2"},
         {"avx", "AVX"},
         {"avx2", "AVX2"},
         {"fma", "FMA"},
         {"f16c", "F16C"},
         {"avx512f", "AVX-512F"},
         {"avx512_bf16", "AVX-512 BF16"},
         {"avx512_fp16", "AVX-512 FP16"},
         {"amx_tile", "AMX"},
         {"asimd", "NEON"},
         {"sve", "SVE"}}};
    std::string text;
    for (const auto& [flag, title] : kNames) {
        if (present.contains(std::string(flag))) {
            text += (text.empty() ? "" : ", ") + std::string(title);
        }
    }
    return text;
}

std::size_t parseCacheSize(const std::string& text)
{
    std::size_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, status] = std::from_chars(text.data(), last, value);
    if (status != std::errc{} || end + 1 != last) {
        return 0;
    }
    return *end == 'K' ? value << 10 : *end == 'M' ? value << 20 : 0;
}

HostInfo readHostInfo()
{
    HostInfo info;
    const std::string cpuinfo = readText("/proc/cpuinfo");
    info.processor = processorName(cpuinfo);
    info.isa = vectorExtensions(cpuinfo);
    info.caches = readCaches();
    info.allowed_cpus = readAllowedCpus();
    info.online_cpus = static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
    info.memory_bytes = meminfoBytes("MemTotal:");
    info.governor = firstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    utsname system{};
    if (uname(&system) == 0) {
        info.kernel = std::string(system.sysname) + " " + system.release;
    }
    return info;
}

DeviceInfo hostDeviceInfo(const HostInfo& host)
{
    DeviceInfo device;
    device.id = "host";
    device.title = fmt::format("{} (host CPU, {} of {} processors allowed)", host.processor, host.allowed_cpus.size(),
                               host.online_cpus);
    device.available = true;
    device.state = "ready";
    device.details.emplace_back("Processor", host.processor);
    device.details.emplace_back("Vector extensions", host.isa.empty() ? "unknown" : host.isa);
    std::string caches;
    for (const auto& cache : host.caches) {
        caches += (caches.empty() ? "" : ", ") + cacheText(cache);
    }
    device.details.emplace_back("Caches", caches.empty() ? "unknown" : caches);
    device.details.emplace_back("Memory", formatBytes(static_cast<double>(host.memory_bytes)));
    device.details.emplace_back("Operating system", host.kernel);
    device.details.emplace_back("Frequency governor", host.governor.empty() ? "unknown" : host.governor);
    return device;
}

std::size_t lastLevelCacheBytes(const HostInfo& host)
{
    std::size_t largest = 0;
    for (const auto& cache : host.caches) {
        largest = std::max(largest, cache.bytes);
    }
    return largest == 0 ? kAssumedCacheBytes : largest;
}

std::size_t availableMemoryBytes()
{
    return std::min(meminfoBytes("MemAvailable:"), controlGroupBytes());
}

}  // namespace assay
