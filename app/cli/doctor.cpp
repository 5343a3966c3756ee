#include <sched.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "app/cli/common.hpp"
#include "core/device/device_info.hpp"

namespace assay::cli {

namespace {

struct Check {
    std::string name;
    bool good = true;
    std::string state;
    std::string remedy;
};

std::string firstLine(const char* path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

Check processors()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    const int count = ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : 1;
    const auto all = std::max(1U, std::thread::hardware_concurrency());
    return {"processors", true,
            fmt::format("{} of {} may be used", count, std::max<unsigned>(all, static_cast<unsigned>(count))), ""};
}

Check governor()
{
    const std::string text = firstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    if (text.empty()) {
        return {"clock governor", true, "unknown: the system does not say", ""};
    }
    const bool steady = text == "performance";
    return {"clock governor", steady, text,
            steady ? "" : "CPU timings vary less with: cpupower frequency-set -g performance"};
}

Check load()
{
    double average = 0;
    if (::getloadavg(&average, 1) != 1) {
        return {"load", true, "unknown", ""};
    }
    const bool calm = average < 0.5;
    return {"load", calm, fmt::format("{:.2f} processes ran over the last minute", average),
            calm ? "" : "Other programs disturb timings: stop them before measuring"};
}

Check sharedMemory()
{
    const bool usable = ::access("/dev/shm", W_OK) == 0;
    return {"shared memory", usable, usable ? "/dev/shm can be used" : "/dev/shm cannot be written",
            usable ? "" : "Give this user or container a /dev/shm"};
}

Check workbench()
{
    const std::string path = findProgram("assay-workbench");
    return {"workbench", !path.empty(), path.empty() ? "not found" : path,
            path.empty() ? "PDF and HTML reports need it: install the whole package, or build with ASSAY_WORKBENCH=ON" : ""};
}

int doctor(bool json)
{
    std::vector<Check> checks{processors(), governor(), load(), sharedMemory(), workbench()};
    for (const auto& device : listDevices()) {
        checks.push_back({"device " + device.id, device.available, device.title + ": " + device.state, device.remedy});
    }
    if (json) {
        Json list = Json::array();
        for (const auto& check : checks) {
            list.push_back(
                {{"name", check.name}, {"good", check.good}, {"state", check.state}, {"remedy", check.remedy}});
        }
        printJson({{"version", ASSAY_VERSION}, {"checks", std::move(list)}});
        return 0;
    }
    fmt::print("assay {}\n", ASSAY_VERSION);
    for (const auto& check : checks) {
        fmt::print("{} {:16} {}\n", check.good ? "✓" : "!", check.name, printable(check.state));
        if (!check.remedy.empty()) {
            fmt::print("  {:16} {}\n", "", printable(check.remedy));
        }
    }
    return 0;
}

}  // namespace

void addDoctor(CLI::App& app, Action& action)
{
    const auto json = std::make_shared<bool>(false);
    addCommand(app, "doctor", "What this machine can do, and what to do about what it cannot",
               "  assay doctor\n  assay doctor --json", *json)
        ->callback([json, &action] { action = [json] { return doctor(*json); }; });
}

}  // namespace assay::cli
