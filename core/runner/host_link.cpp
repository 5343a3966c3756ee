#include "core/runner/host_link.hpp"

#include <signal.h>

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/runner/abi_types.hpp"

namespace assay {

namespace {

using std::chrono::steady_clock;

Deadline after(double ns)
{
    return steady_clock::now() + std::chrono::nanoseconds(static_cast<std::int64_t>(std::clamp(ns, 1e6, 1e15)));
}

// Signals that a person or the system sends; a kernel's own fault raises others.
bool sentFromOutside(int signal)
{
    return signal == SIGKILL || signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGQUIT;
}

template <class Value>
std::vector<Value> valuesOfMask(std::span<const Value> all, std::int64_t mask)
{
    std::vector<Value> values;
    std::copy_if(all.begin(), all.end(), std::back_inserter(values),
                 [mask](Value value) { return ((mask >> abiBit(value)) & 1) != 0; });
    return values;
}

}  // namespace

Expected<void> HostLink::ensureRunning()
{
    if (m_process) {
        return {};
    }
    // Each failed load takes one plugin off the list, so this ends.
    for (std::size_t attempt = 0; attempt <= m_settings.plugins.size(); ++attempt) {
        if (auto started = start(); !started) {
            drop();
            return started;
        }
        if (auto loaded = loadPlugins(); !loaded) {
            drop();
            return loaded;
        }
        if (m_process) {
            measureRoundTrip();
            return {};
        }
    }
    return fail(ErrorCode::process, "the kernel-host died again and again while loading plugins");
}

Expected<void> HostLink::start()
{
    SpawnRequest spawn;
    spawn.argv = {m_settings.program, "kernel-host"};
    spawn.own_group = true;
    spawn.shared_fd = m_arena.fd();
    auto process = ChildProcess::spawn(spawn);
    if (!process) {
        return tl::unexpected(process.error());
    }
    m_channel = std::make_unique<Channel>(process->takeOutput(), process->takeInput(), "kernel-host");
    {
        const std::lock_guard lock(m_process_mutex);
        m_process = std::make_unique<ChildProcess>(std::move(*process));
    }
    ++m_generation;
    if (auto greeted = shakeHands(*m_channel, "runner", "kernel-host", after(30e9)); !greeted) {
        return greeted;
    }
    if (m_settings.on_started) {
        m_settings.on_started(m_process->pid());
    }
    return openDevice();
}

Expected<void> HostLink::openDevice()
{
    const auto reply = request(Json{{"type", "open"},
                                    {"device", m_settings.device},
                                    {"threads", m_settings.measure.threads},
                                    {"pin", m_settings.measure.pin_threads},
                                    {"family", m_settings.family.name}});
    if (!reply) {
        return fail(ErrorCode::process, "the kernel-host died while opening the device: " + reply.error().message,
                    m_settings.device);
    }
    if (textField(*reply, "type") != "opened") {
        return tl::unexpected(errorFromMessage(*reply));
    }
    m_description = {};
    m_description.title = textField(*reply, "title");
    for (const auto& detail : reply->value("details", Json::array())) {
        if (detail.is_array() && detail.size() == 2 && detail[0].is_string() && detail[1].is_string()) {
            m_description.detail += (m_description.detail.empty() ? "" : "; ") + detail[0].get<std::string>() + ": " +
                                    detail[1].get<std::string>();
        }
    }
    m_description.clock = textField(*reply, "clock");
    m_description.synchronisation = textField(*reply, "synchronisation");
    m_description.timer_resolution_ns = numberField(*reply, "resolution_ns", 0);
    m_description.threads = static_cast<int>(integerField(*reply, "threads", 0));
    m_description.pinned = static_cast<int>(integerField(*reply, "pinned", 0));
    return {};
}

Expected<void> HostLink::loadPlugins()
{
    m_description.load_errors = m_bad_plugin_messages;
    for (const auto& path : m_settings.plugins) {
        if (std::find(m_bad_plugins.begin(), m_bad_plugins.end(), path) != m_bad_plugins.end()) {
            continue;
        }
        const auto reply = request(Json{{"type", "load"}, {"path", path}, {"family", m_settings.family.name}});
        if (!reply) {
            m_bad_plugins.push_back(path);
            m_bad_plugin_messages.push_back(path +
                                            ": it ended the kernel-host while being loaded: " + reply.error().message);
            return {};
        }
        if (textField(*reply, "type") == "error") {
            m_bad_plugins.push_back(path);
            m_bad_plugin_messages.push_back(describe(errorFromMessage(*reply)));
            m_description.load_errors.push_back(m_bad_plugin_messages.back());
            continue;
        }
        noteVariants(reply->value("variants", Json::array()), path);
    }
    return {};
}

void HostLink::noteVariants(const Json& list, const std::string& path)
{
    for (const auto& item : list) {
        VariantDescription variant;
        variant.name = textField(item, "name");
        if (flagField(item, "duplicate")) {
            m_description.load_errors.push_back(path + ": the name \"" + variant.name +
                                                "\" is taken by another variant");
            continue;
        }
        variant.title = textField(item, "title");
        variant.description = textField(item, "description");
        variant.origin = path;
        variant.declared = parseOptimisationClass(textField(item, "declared")).value_or(OptimisationClass::c4);
        variant.dtypes = valuesOfMask(allDTypes(), integerField(item, "dtypes", 0));
        variant.layouts = valuesOfMask(allLayouts(), integerField(item, "layouts", 0));
        variant.modes = valuesOfMask(allPassModes(), integerField(item, "modes", 0));
        variant.host = m_settings.device == "host";
        variant.cuda = !variant.host;
        m_description.plugin_variants.push_back(std::move(variant));
    }
}

void HostLink::measureRoundTrip()
{
    constexpr int kPings = 21;
    std::vector<double> times;
    for (int i = 0; i < kPings && m_process; ++i) {
        const auto start = steady_clock::now();
        if (!request(Json{{"type", "ping"}})) {
            return;
        }
        times.push_back(std::chrono::duration<double, std::nano>(steady_clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + kPings / 2, times.end());
    m_description.round_trip_ns = times[kPings / 2];
}

HostReply HostLink::request(const Json& message)
{
    const Deadline deadline = after(m_settings.measure.case_timeout_ns);
    if (!m_process) {
        return tl::unexpected(HostDeath{FailureKind::lost, "there is no kernel-host"});
    }
    if (auto sent = m_channel->send(message, {}, deadline); !sent) {
        return explainEnd();
    }
    for (;;) {
        // In slices: something that a kernel forked may hold the pipe open, so that its end is never seen.
        auto received = m_channel->receive(std::min(deadline, after(250e6)));
        if (!received) {
            return dead(FailureKind::crash, describe(received.error()));
        }
        if (received->outcome == Channel::Outcome::frame) {
            return std::move(received->frame.header);
        }
        if (received->outcome == Channel::Outcome::end || exitWithin(0)) {
            return explainEnd();
        }
        if (steady_clock::now() >= deadline) {
            return dead(FailureKind::timeout, "no answer within " + formatDuration(m_settings.measure.case_timeout_ns));
        }
    }
}

std::optional<ExitStatus> HostLink::exitWithin(double ns)
{
    const std::lock_guard lock(m_process_mutex);
    return ns > 0 ? m_process->waitUntil(after(ns)) : m_process->ended();
}

HostReply HostLink::explainEnd()
{
    const auto status = exitWithin(200e6);
    if (!status) {
        return dead(FailureKind::crash, "it closed its connection without ending");
    }
    if (!status->signalled) {
        return dead(FailureKind::crash, "the process ended with " + describe(*status));
    }
    if (sentFromOutside(status->value)) {
        return dead(FailureKind::lost, "killed from outside (" + describe(*status) +
                                           "): by a person, or by the system when memory ran out");
    }
    return dead(FailureKind::crash, describe(*status));
}

HostReply HostLink::dead(FailureKind failure, std::string message)
{
    drop();
    return tl::unexpected(HostDeath{failure, std::move(message)});
}

void HostLink::drop()
{
    m_channel.reset();
    const std::lock_guard lock(m_process_mutex);
    m_process.reset();
}

void HostLink::killNow()
{
    const std::lock_guard lock(m_process_mutex);
    if (m_process) {
        m_process->kill();
    }
}

}  // namespace assay
