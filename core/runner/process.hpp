// Starting and ending worker processes. Programs are argument vectors, never shell text.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/runner/channel.hpp"

namespace assay {

struct ExitStatus {
    bool signalled = false;
    int value = 0;  // signal number or exit status

    bool operator==(const ExitStatus&) const = default;
};

std::string signalName(int signal);              // "SIGSEGV"
std::string describe(const ExitStatus& status);  // "SIGSEGV", "exit status 3"

struct SpawnRequest {
    std::vector<std::string> argv;  // argv[0] is searched in PATH
    bool own_group = false;         // the child leads a process group of its own
    bool capture_errors = false;    // standard error comes through a pipe instead of being inherited
    int shared_fd = -1;             // appears in the child as kSharedFd
};

// Where a kernel-host finds the shared arena.
inline constexpr int kSharedFd = 3;

// A child with pipes to its standard input and output; everything else above kSharedFd is closed in it.
// Destruction kills it (and its group, when it leads one) and reaps it.
class ChildProcess {
public:
    static Expected<ChildProcess> spawn(const SpawnRequest& request);
    ~ChildProcess();
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;

    pid_t pid() const { return m_pid; }
    // Hands the pipe's end over to the caller, −1 the second time.
    int takeInput();
    int takeOutput();
    int takeErrors();

    // The exit status once it has ended; never blocks. The process is reaped then.
    std::optional<ExitStatus> ended();
    // As ended(), waiting until the deadline.
    std::optional<ExitStatus> waitUntil(Deadline deadline);
    // SIGKILL to the process, or to its group when it leads one; harmless when it has ended.
    void kill();

private:
    ChildProcess() = default;
    void closePipes();

    pid_t m_pid = 0;
    bool m_group = false;
    int m_input = -1;
    int m_output = -1;
    int m_errors = -1;
    std::optional<ExitStatus> m_status;
};

// Parent of a process; 0 when there is no such process.
pid_t parentOf(pid_t pid);

// While it lives, writing to a process that died is an error for this thread and no signal for the program.
class BlockedPipeSignal {
public:
    BlockedPipeSignal();
    ~BlockedPipeSignal();
    BlockedPipeSignal(const BlockedPipeSignal&) = delete;
    BlockedPipeSignal& operator=(const BlockedPipeSignal&) = delete;

private:
    bool m_was_blocked = false;
};

// For a worker's start: it gets SIGKILL when its parent dies. False when the parent is gone already.
bool dieWithParent(pid_t parent);

}  // namespace assay
