// The runner's process: plans, makes inputs, has kernels called, computes oracle and errors, watches and restarts.
#include <signal.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdio>
#include <thread>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/runner/campaign_wire.hpp"
#include "core/runner/case_state.hpp"
#include "core/runner/run_info.hpp"
#include "core/runner/worker_main.hpp"

namespace assay {

namespace {

using std::chrono::steady_clock;

constexpr int kExitFailed = 4;

// The client's wishes, heard on a thread of its own so that they are obeyed while an oracle is being computed.
class Control {
public:
    void pause(bool paused)
    {
        const std::lock_guard lock(m_mutex);
        m_paused = paused;
        m_changed.notify_all();
    }
    void waitWhilePaused()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_paused; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_paused = false;
};

// Cancelling, or the client's end, ends this process at once: nothing here needs to be put away.
[[noreturn]] void leave(HostLink& host, int status)
{
    host.killNow();
    _exit(status);
}

void listen(Channel& channel, Control& control, HostLink& host)
{
    for (;;) {
        const auto received = channel.receive();
        if (!received || received->outcome != Channel::Outcome::frame) {
            leave(host, 0);
        }
        const std::string type = received->frame.type();
        if (type == "pause" || type == "resume") {
            control.pause(type == "pause");
        } else if (type == "cancel") {
            leave(host, 0);
        }
    }
}

CaseStatus statusOf(const CaseState& state)
{
    bool all_unsupported = true;
    for (const auto& variant : state.variants) {
        if (!variant.passed() && variant.result.failure != FailureKind::unsupported) {
            return CaseStatus::failed;
        }
        all_unsupported = all_unsupported && !variant.passed();
    }
    return all_unsupported ? CaseStatus::skipped : CaseStatus::done;
}

class Campaigner {
public:
    Campaigner(RunContext run, const CampaignRequest& request) : m_run(std::move(run)), m_request(request) {}

    void runAll()
    {
        for (std::size_t i = 0; i < m_request.cases.size(); ++i) {
            m_run.checkpoint();
            CaseState state;
            state.at = m_request.cases[i];
            state.key = caseKey(state.at);
            state.index = m_request.first_index + i;
            state.total = m_request.total;
            state.started_ns = m_run.now_ns();
            runOne(state);
        }
    }

private:
    void runOne(CaseState& state)
    {
        const double budget_ns = m_request.experiment.measure.campaign_budget_ns;
        if (budget_ns > 0 && static_cast<double>(m_run.now_ns()) > budget_ns) {
            emitCaseStarted(m_run, state);
            finish(state, CaseStatus::skipped, "the campaign's time budget is used up", 0);
            return;
        }
        try {
            measureOne(state);
        } catch (const std::bad_alloc&) {
            finish(state, CaseStatus::skipped, "the harness ran out of memory", 0);
        } catch (const std::exception& exception) {
            finish(state, CaseStatus::failed, std::string("the harness failed: ") + exception.what(), 0);
        }
    }

    void measureOne(CaseState& state)
    {
        const auto prepared = prepareCase(m_run, state);
        emitCaseStarted(m_run, state);
        if (!prepared) {
            finish(state, CaseStatus::skipped, describe(prepared.error()), 0);
            return;
        }
        if (!state.lost) {
            if (const auto verified = verifyCase(m_run, state); !verified) {
                finish(state, CaseStatus::failed, describe(verified.error()), 0);
                return;
            }
        }
        const std::int64_t verified_ns = m_run.now_ns();
        const std::string reason = state.lost ? std::string{} : timeCase(m_run, state);
        if (!state.lost) {
            verifyAgain(m_run, state);
        }
        if (state.lost) {
            finish(state, CaseStatus::lost, state.lost_message, verified_ns);
        } else {
            finish(state, statusOf(state), reason, verified_ns);
        }
    }

    void finish(const CaseState& state, CaseStatus status, const std::string& message, std::int64_t verified_ns)
    {
        const std::int64_t now = m_run.now_ns();
        m_run.emit(Json{{"type", "case_finished"},
                        {"key", state.key},
                        {"status", name(status)},
                        {"message", message},
                        {"verified_ns", verified_ns == 0 ? now : verified_ns},
                        {"finished_ns", now}});
    }

    RunContext m_run;
    const CampaignRequest& m_request;
};

int refuse(Channel& channel, const Error& error)
{
    std::fprintf(stderr, "assay runner: %s\n", describe(error).c_str());
    (void)channel.send(errorMessage(error), {}, steady_clock::now() + std::chrono::seconds(5));
    return kExitFailed;
}

void warn(const RunContext& run, const HostDescription& host)
{
    for (const auto& error : host.load_errors) {
        run.emit(Json{{"type", "log"}, {"text", error}, {"warning", true}});
    }
    if (run.experiment.measure.pin_threads && host.pinned < host.threads) {
        run.emit(Json{{"type", "log"},
                      {"text", fmt::format("{} of {} kernel threads could be pinned", host.pinned, host.threads)},
                      {"warning", true}});
    }
}

int serve(Channel& channel, const CatalogueEntry& entry, const CampaignRequest& request, const std::string& program)
{
    auto arena = SharedArena::create();
    if (!arena) {
        return refuse(channel, arena.error());
    }
    // A client that cannot be reached is gone: so is the reason to go on.
    const auto emit = [&channel](const Json& message) {
        if (!channel.send(message)) {
            _exit(kExitFailed);
        }
    };
    const auto announce = [emit](pid_t pid) { emit(Json{{"type", "host_started"}, {"pid", pid}}); };
    HostLink host({program, entry.family.description, request.experiment.device, request.experiment.plugins,
                   request.experiment.measure, announce},
                  *arena);
    Control control;
    std::thread([&channel, &control, &host] { listen(channel, control, host); }).detach();
    if (auto running = host.ensureRunning(); !running) {
        leave(host, refuse(channel, running.error()));
    }
    const auto start = steady_clock::now() - std::chrono::nanoseconds(request.elapsed_ns);
    const RunContext run{entry,
                         request.experiment,
                         host,
                         *arena,
                         emit,
                         [&control] { control.waitWhilePaused(); },
                         [start] { return std::chrono::nanoseconds(steady_clock::now() - start).count(); }};
    emit(Json{{"type", "run_started"}, {"run", toJson(describeRun(host.description(), request.experiment))}});
    warn(run, host.description());
    Campaigner(run, request).runAll();
    emit(Json{{"type", "run_finished"}, {"finished", utcNow()}});
    // The listening thread uses what lives here, so this process ends without leaving the scope.
    leave(host, 0);
}

}  // namespace

int runRunner(const Catalogue& catalogue, const std::string& assay_program)
{
    signal(SIGPIPE, SIG_IGN);
    auto streams = takeStandardStreams();
    if (!streams) {
        std::fprintf(stderr, "assay runner: %s\n", describe(streams.error()).c_str());
        return kExitFailed;
    }
    Channel channel(streams->first, streams->second, "client");
    if (auto greeted = shakeHands(channel, "runner", "client", steady_clock::now() + std::chrono::seconds(60));
        !greeted) {
        return refuse(channel, greeted.error());
    }
    const auto request = receiveCampaign(channel);
    if (!request) {
        return refuse(channel, request.error());
    }
    const CatalogueEntry* const entry = catalogue.find(request->experiment.family);
    if (entry == nullptr || !entry->oracle) {
        return refuse(channel, {ErrorCode::not_found,
                                "there is no kernel family \"" + request->experiment.family + "\"",
                                {},
                                "List them with: assay list families"});
    }
    return serve(channel, *entry, *request, assay_program);
}

}  // namespace assay
