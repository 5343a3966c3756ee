#include "core/runner/run_info.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <ctime>

#include <fmt/format.h>

namespace assay {

std::string utcNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

std::map<std::string, std::string> allowedEnvironment()
{
    static constexpr std::array kNames{"OMP_NUM_THREADS",      "OMP_PROC_BIND",
                                       "OMP_PLACES",           "GOMP_CPU_AFFINITY",
                                       "MKL_NUM_THREADS",      "OPENBLAS_NUM_THREADS",
                                       "CUDA_VISIBLE_DEVICES", "CUDA_LAUNCH_BLOCKING",
                                       "CUDA_MODULE_LOADING",  "CUDA_DEVICE_MAX_CONNECTIONS",
                                       "NVIDIA_TF32_OVERRIDE", "GLIBC_TUNABLES",
                                       "MALLOC_ARENA_MAX"};
    std::map<std::string, std::string> environment;
    for (const char* const name : kNames) {
        if (const char* const value = std::getenv(name)) {
            environment.emplace(name, value);
        }
    }
    return environment;
}

RunInfo describeRun(const HostDescription& host, const Experiment& experiment)
{
    RunInfo run;
    run.started = utcNow();
    run.assay_version = programVersion();
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) == 0) {
        run.host = name.data();
    }
    run.device_name = host.title;
    run.device_detail = fmt::format("{}; Kernel threads: {}, {} pinned", host.detail, host.threads, host.pinned);
#if defined(__clang__)
    run.compiler = std::string("Clang ") + __clang_version__;
#else
    run.compiler = std::string("GCC ") + __VERSION__;
#endif
    run.timer_resolution_ns = host.timer_resolution_ns;
    run.seed = experiment.seed;
    run.environment = allowedEnvironment();
    return run;
}

}  // namespace assay
