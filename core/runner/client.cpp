#include "core/runner/client.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <deque>
#include <optional>
#include <set>
#include <thread>

#include <fmt/format.h>

#include "core/runner/campaign_wire.hpp"
#include "core/runner/error_lines.hpp"
#include "core/runner/process.hpp"

namespace assay {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Runners that die one after the other without finishing a case between them.
constexpr int kMaxBarrenRestarts = 3;
// A cancelled runner leaves by itself within a few milliseconds; this long it may take to pass a launcher. Killing what
// remains has to fit into the 200 ms as well.
constexpr milliseconds kCancelGrace{80};
// Without a launcher that may queue, a runner greets at once.
constexpr std::chrono::seconds kGreetingLimit{30};

// How a session with one runner ended.
struct SessionEnd {
    enum class Kind { finished, cancelled, died, refused };
    Kind kind = Kind::died;
    Error error;           // died, refused
    std::string finished;  // time of an orderly end
};

}  // namespace

struct CampaignClient::Impl {
    enum class Command { none, pause, resume };

    Impl(Campaign given, std::function<void(const RunnerEvent&)> handler)
        : campaign(std::move(given)), on_event(std::move(handler)), wake_fd(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    {
        for (std::size_t i = 0; i < campaign.cases.size(); ++i) {
            queue.push_back(i);
        }
    }
    ~Impl() { close(wake_fd); }

    void wake() const
    {
        const std::uint64_t one = 1;
        (void)!write(wake_fd, &one, sizeof one);
    }

    void run();
    SessionEnd session();
    Expected<void> begin(ChildProcess& process, Channel& channel);
    SessionEnd follow(ChildProcess& process, Channel& channel, ErrorLines& errors);
    std::optional<SessionEnd> handle(const Frame& frame);
    void handleEvent(RunnerEvent event);
    void obeyCommand(Channel& channel);
    SessionEnd cancelSession(ChildProcess& process, Channel& channel);
    void killAll(ChildProcess& process) const;
    SessionEnd died(ChildProcess& process, ErrorLines& errors, const std::string& seen) const;
    bool afterDeath(const SessionEnd& end);
    void finishInFlight(CaseStatus status, const std::string& message);
    void passErrors(ErrorLines& errors) const;
    std::vector<std::string> commandLine() const;

    const Campaign campaign;
    const std::function<void(const RunnerEvent&)> on_event;
    const int wake_fd;
    std::thread thread;
    std::atomic<bool> cancel_wanted{false};
    std::atomic<Command> command{Command::none};
    std::atomic<int> runner_pid{0};
    std::atomic<int> kernel_host_pid{0};

    // of the client's thread
    std::deque<std::size_t> queue;  // indices of the cases still to run
    std::set<std::size_t> redone;   // cases that a runner has died under before
    std::optional<CaseKey> in_flight;
    bool greeted = false;       // by the runner of this session
    bool ever_greeted = false;  // by any: the launcher works
    bool run_started = false;
    bool paused = false;
    int barren_restarts = 0;
    std::optional<steady_clock::time_point> start;
};

std::vector<std::string> CampaignClient::Impl::commandLine() const
{
    std::vector<std::string> words = campaign.experiment.launcher;
    words.push_back(campaign.assay_program);
    words.emplace_back("runner");
    return words;
}

void CampaignClient::Impl::run()
{
    const BlockedPipeSignal blocked;
    RunFinished last;
    for (;;) {
        const SessionEnd end = session();
        runner_pid = 0;
        kernel_host_pid = 0;
        last.finished = end.finished;
        if (end.kind == SessionEnd::Kind::cancelled) {
            finishInFlight(CaseStatus::cancelled, "cancelled");
            last.cancelled = true;
            break;
        }
        if (end.kind == SessionEnd::Kind::finished) {
            break;
        }
        if (end.kind == SessionEnd::Kind::refused || !afterDeath(end)) {
            finishInFlight(CaseStatus::lost, describe(end.error));
            last.failed = true;
            last.error = end.error;
            break;
        }
        if (queue.empty()) {
            break;
        }
    }
    on_event(last);
}

// Decides whether to go on with another runner. The case that was being measured gets a second chance at the end of the
// queue.
bool CampaignClient::Impl::afterDeath(const SessionEnd& end)
{
    if (!ever_greeted || barren_restarts >= kMaxBarrenRestarts) {
        return false;
    }
    ++barren_restarts;
    const bool had_case = in_flight.has_value() && !queue.empty();
    finishInFlight(CaseStatus::lost, "the runner died: " + end.error.what);
    if (had_case) {
        const std::size_t index = queue.front();
        queue.pop_front();
        if (redone.insert(index).second) {
            queue.push_back(index);
        }
    }
    if (!queue.empty()) {
        on_event(RunnerRestarted{describe(end.error), barren_restarts});
    }
    return true;
}

SessionEnd CampaignClient::Impl::session()
{
    if (cancel_wanted) {
        return {SessionEnd::Kind::cancelled, {}, {}};
    }
    SpawnRequest spawn;
    spawn.argv = commandLine();
    spawn.own_group = true;
    spawn.capture_errors = true;
    auto process = ChildProcess::spawn(spawn);
    if (!process) {
        return {SessionEnd::Kind::refused, process.error(), {}};
    }
    runner_pid = process->pid();
    ErrorLines errors(process->takeErrors());
    Channel channel(process->takeOutput(), process->takeInput(), "runner");
    const auto deadline = steady_clock::now() + kGreetingLimit;
    if (auto sent = channel.send(helloMessage("client"), {}, deadline); !sent) {
        return died(*process, errors, describe(sent.error()));
    }
    return follow(*process, channel, errors);
}

SessionEnd CampaignClient::Impl::follow(ChildProcess& process, Channel& channel, ErrorLines& errors)
{
    const bool may_queue = !campaign.experiment.launcher.empty();
    const Deadline greeting_limit = may_queue ? kNoDeadline : steady_clock::now() + kGreetingLimit;
    greeted = false;
    for (;;) {
        for (;;) {
            auto received = channel.receive(steady_clock::now());
            if (cancel_wanted) {
                return cancelSession(process, channel);
            }
            if (!received) {
                killAll(process);
                return died(process, errors, describe(received.error()));
            }
            if (received->outcome == Channel::Outcome::timeout) {
                break;
            }
            if (received->outcome == Channel::Outcome::end) {
                return died(process, errors, {});
            }
            if (!greeted) {
                if (auto checked = checkHello(received->frame, "runner"); !checked) {
                    killAll(process);
                    return {SessionEnd::Kind::refused, checked.error(), {}};
                }
                greeted = ever_greeted = true;
                runner_pid = static_cast<int>(integerField(received->frame.header, "pid", process.pid()));
                if (auto begun = begin(process, channel); !begun) {
                    return died(process, errors, describe(begun.error()));
                }
            } else if (auto end = handle(received->frame)) {
                killAll(process);
                return *end;
            }
        }
        if (!greeted && steady_clock::now() >= greeting_limit) {
            killAll(process);
            return died(process, errors, "no greeting within the time limit");
        }
        std::array<pollfd, 3> entries{{{channel.readFd(), POLLIN, 0}, {wake_fd, POLLIN, 0}, {errors.fd(), POLLIN, 0}}};
        poll(entries.data(), entries.size(), pollTimeout(greeted ? kNoDeadline : greeting_limit));
        passErrors(errors);
        obeyCommand(channel);
    }
}

Expected<void> CampaignClient::Impl::begin(ChildProcess&, Channel& channel)
{
    CampaignRequest request;
    request.experiment = campaign.experiment;
    for (const std::size_t index : queue) {
        request.cases.push_back(campaign.cases[index]);
    }
    request.total = campaign.cases.size();
    request.first_index = request.total - queue.size();
    if (start) {
        request.elapsed_ns = std::chrono::nanoseconds(steady_clock::now() - *start).count();
    }
    auto sent = sendCampaign(channel, request, steady_clock::now() + kGreetingLimit);
    if (sent && paused) {
        sent = channel.send(Json{{"type", "pause"}}, {}, steady_clock::now() + kGreetingLimit);
    }
    return sent;
}

void CampaignClient::Impl::obeyCommand(Channel& channel)
{
    std::uint64_t count = 0;
    (void)!read(wake_fd, &count, sizeof count);
    const Command wanted = command.exchange(Command::none);
    if (wanted == Command::none) {
        return;
    }
    paused = wanted == Command::pause;
    // A runner that is gone shows by its end; before the greeting, begin() sends the pause.
    if (greeted) {
        (void)channel.send(Json{{"type", paused ? "pause" : "resume"}}, {}, steady_clock::now() + milliseconds(100));
    }
}

// An orderly end of the session, or nullopt while it goes on.
std::optional<SessionEnd> CampaignClient::Impl::handle(const Frame& frame)
{
    const std::string type = frame.type();
    if (type == "host_started") {
        kernel_host_pid = static_cast<int>(integerField(frame.header, "pid", 0));
        return std::nullopt;
    }
    if (type == "run_finished") {
        return SessionEnd{SessionEnd::Kind::finished, {}, textField(frame.header, "finished")};
    }
    if (type == "error") {
        return SessionEnd{SessionEnd::Kind::refused, errorFromMessage(frame.header), {}};
    }
    auto event = eventFromMessage(frame);
    if (!event) {
        return SessionEnd{SessionEnd::Kind::refused, event.error(), {}};
    }
    if (*event) {
        handleEvent(std::move(**event));
    }
    return std::nullopt;
}

void CampaignClient::Impl::handleEvent(RunnerEvent event)
{
    if (auto* const started = std::get_if<RunStarted>(&event)) {
        if (std::exchange(run_started, true)) {
            return;
        }
        start = steady_clock::now();
        started->run.command = commandLine();
    } else if (const auto* const case_started = std::get_if<CaseStarted>(&event)) {
        in_flight = caseKey(case_started->result.at);
    } else if (auto* const case_finished = std::get_if<CaseFinished>(&event)) {
        // The kernel-host that a cancellation ends is not a loss.
        if (cancel_wanted && case_finished->status == CaseStatus::lost) {
            case_finished->status = CaseStatus::cancelled;
            case_finished->message = "cancelled";
        }
        in_flight.reset();
        barren_restarts = 0;
        if (!queue.empty()) {
            queue.pop_front();
        }
    }
    on_event(event);
}

SessionEnd CampaignClient::Impl::cancelSession(ChildProcess& process, Channel& channel)
{
    const Deadline deadline = steady_clock::now() + kCancelGrace;
    (void)channel.send(Json{{"type", "cancel"}}, {}, steady_clock::now() + milliseconds(10));
    channel.closeWriting();
    // What the runner had said before still counts.
    for (;;) {
        auto received = channel.receive(deadline);
        if (!received || received->outcome != Channel::Outcome::frame) {
            break;
        }
        if (greeted) {
            (void)handle(received->frame);
        }
    }
    killAll(process);
    return {SessionEnd::Kind::cancelled, {}, {}};
}

// The runner's group, and on this machine the kernel-host's, which is one of its own.
void CampaignClient::Impl::killAll(ChildProcess& process) const
{
    const pid_t host = kernel_host_pid;
    if (host > 0 && campaign.experiment.launcher.empty() && parentOf(host) == runner_pid) {
        ::kill(-host, SIGKILL);
    }
    process.kill();
    process.waitUntil(steady_clock::now() + milliseconds(100));
}

SessionEnd CampaignClient::Impl::died(ChildProcess& process, ErrorLines& errors, const std::string& seen) const
{
    const auto status = process.waitUntil(steady_clock::now() + milliseconds(200));
    passErrors(errors);
    std::string what = "the runner ended early";
    if (status) {
        what += " (" + describe(*status) + ")";
    }
    if (!seen.empty()) {
        what += ": " + seen;
    }
    if (!errors.last().empty()) {
        what += ": " + errors.last();
    }
    return {SessionEnd::Kind::died,
            {ErrorCode::process, what, fmt::format("{}", fmt::join(commandLine(), " ")),
             "Check that this command runs in a terminal"},
            {}};
}

void CampaignClient::Impl::finishInFlight(CaseStatus status, const std::string& message)
{
    if (in_flight) {
        const std::int64_t now = start ? std::chrono::nanoseconds(steady_clock::now() - *start).count() : 0;
        on_event(CaseFinished{*std::exchange(in_flight, std::nullopt), status, message, now, now});
    }
}

void CampaignClient::Impl::passErrors(ErrorLines& errors) const
{
    for (auto& line : errors.read()) {
        on_event(LogLine{std::move(line), true});
    }
}

CampaignClient::CampaignClient(Campaign campaign, std::function<void(const RunnerEvent&)> on_event)
    : m_impl(std::make_unique<Impl>(std::move(campaign), std::move(on_event)))
{
}

CampaignClient::~CampaignClient()
{
    cancel();
    wait();
}

void CampaignClient::start()
{
    if (!m_impl->thread.joinable()) {
        m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
    }
}

void CampaignClient::pause()
{
    m_impl->command = Impl::Command::pause;
    m_impl->wake();
}

void CampaignClient::resume()
{
    m_impl->command = Impl::Command::resume;
    m_impl->wake();
}

void CampaignClient::cancel()
{
    m_impl->cancel_wanted = true;
    m_impl->wake();
}

void CampaignClient::wait()
{
    if (m_impl->thread.joinable()) {
        m_impl->thread.join();
    }
}

int CampaignClient::runnerPid() const
{
    return m_impl->runner_pid;
}

int CampaignClient::kernelHostPid() const
{
    return m_impl->kernel_host_pid;
}

}  // namespace assay
