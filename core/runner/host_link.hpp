// The runner's end of the kernel-host: starts it, asks it, watches it, and starts another when it dies.
#pragma once

#include <functional>
#include <memory>
#include <mutex>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/runner/process.hpp"
#include "core/runner/protocol.hpp"
#include "core/runner/shared_arena.hpp"

namespace assay {

// How a kernel-host ended under a request: crash, timeout or lost (killed from outside), and what was seen.
struct HostDeath {
    FailureKind failure = FailureKind::lost;
    std::string message;  // "SIGSEGV"
};

using HostReply = tl::expected<Json, HostDeath>;

// What an open kernel-host says of its device.
struct HostDescription {
    std::string title;
    std::string detail;
    std::string clock;
    std::string synchronisation;
    double timer_resolution_ns = 0;
    double round_trip_ns = 0;  // median of empty requests, by this process' clock
    int threads = 0;
    int pinned = 0;
    std::vector<VariantDescription> plugin_variants;
    std::vector<std::string> load_errors;  // one line per plugin that could not be used
};

class HostLink {
public:
    struct Settings {
        std::string program;  // started as: program kernel-host
        FamilyDescription family;
        std::string device;
        std::vector<std::string> plugins;
        MeasureSettings measure;
        std::function<void(pid_t)> on_started;
    };

    HostLink(Settings settings, SharedArena& arena) : m_settings(std::move(settings)), m_arena(arena) {}

    // Starts one where none is running: greeting, device, plugins. A plugin that kills the kernel-host while it is
    // loaded is not loaded again. Errors: the device cannot be opened, the program cannot be started.
    Expected<void> ensureRunning();

    // Sends a request and waits for the reply within the watchdog's limit. On HostDeath the kernel-host is gone.
    HostReply request(const Json& message);

    const HostDescription& description() const { return m_description; }
    // Counts the kernel-hosts started: a case has to be described again to each.
    int generation() const { return m_generation; }

    // From any thread: ends the kernel-host and whatever it started.
    void killNow();

private:
    Expected<void> start();
    Expected<void> openDevice();
    Expected<void> loadPlugins();
    void noteVariants(const Json& list, const std::string& path);
    void measureRoundTrip();
    HostReply dead(FailureKind failure, std::string message);
    std::optional<ExitStatus> exitWithin(double ns);
    HostReply explainEnd();
    void drop();

    Settings m_settings;
    SharedArena& m_arena;
    std::mutex m_process_mutex;  // against killNow()
    std::unique_ptr<ChildProcess> m_process;
    std::unique_ptr<Channel> m_channel;
    std::vector<std::string> m_bad_plugins;  // never loaded again
    std::vector<std::string> m_bad_plugin_messages;
    HostDescription m_description;
    int m_generation = 0;
};

}  // namespace assay
