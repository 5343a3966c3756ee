#include "core/runner/process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

extern char** environ;

namespace assay {

namespace {

struct Pipe {
    int read_end = -1;
    int write_end = -1;

    bool open()
    {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) {
            return false;
        }
        read_end = ends[0];
        write_end = ends[1];
        return true;
    }
    static void closeEnd(int& end)
    {
        if (end >= 0) {
            ::close(std::exchange(end, -1));
        }
    }
    void close()
    {
        closeEnd(read_end);
        closeEnd(write_end);
    }
};

struct Pipes {
    Pipe input, output, errors;

    ~Pipes()
    {
        input.close();
        output.close();
        errors.close();
    }
};

// posix_spawn's two parameter objects, set up for one request.
class SpawnSetup {
public:
    SpawnSetup(const SpawnRequest& request, const Pipes& pipes)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawnattr_init(&m_attributes);
        posix_spawn_file_actions_adddup2(&m_actions, pipes.input.read_end, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, pipes.output.write_end, STDOUT_FILENO);
        if (request.capture_errors) {
            posix_spawn_file_actions_adddup2(&m_actions, pipes.errors.write_end, STDERR_FILENO);
        }
        if (request.shared_fd >= 0) {
            posix_spawn_file_actions_adddup2(&m_actions, request.shared_fd, kSharedFd);
        }
        posix_spawn_file_actions_addclosefrom_np(&m_actions, request.shared_fd >= 0 ? kSharedFd + 1 : kSharedFd);

        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&m_attributes, &signals);
        sigaddset(&signals, SIGPIPE);
        posix_spawnattr_setsigdefault(&m_attributes, &signals);
        short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
        if (request.own_group) {
            posix_spawnattr_setpgroup(&m_attributes, 0);
            flags |= POSIX_SPAWN_SETPGROUP;
        }
        posix_spawnattr_setflags(&m_attributes, flags);
    }
    ~SpawnSetup()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnSetup(const SpawnSetup&) = delete;
    SpawnSetup& operator=(const SpawnSetup&) = delete;

    int run(pid_t& pid, std::vector<char*>& argv)
    {
        return posix_spawnp(&pid, argv[0], &m_actions, &m_attributes, argv.data(), environ);
    }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

}  // namespace

std::string signalName(int signal)
{
    const char* const text = sigabbrev_np(signal);
    return text != nullptr ? std::string("SIG") + text : "signal " + std::to_string(signal);
}

std::string describe(const ExitStatus& status)
{
    return status.signalled ? signalName(status.value) : "exit status " + std::to_string(status.value);
}

Expected<ChildProcess> ChildProcess::spawn(const SpawnRequest& request)
{
    if (request.argv.empty() || request.argv[0].empty()) {
        return fail(ErrorCode::usage, "no program to start");
    }
    Pipes pipes;
    if (!pipes.input.open() || !pipes.output.open() || (request.capture_errors && !pipes.errors.open())) {
        return fail(ErrorCode::io, std::string("cannot make a pipe: ") + std::strerror(errno));
    }
    std::vector<std::string> words = request.argv;
    std::vector<char*> argv;
    for (auto& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    pid_t pid = 0;
    if (const int status = SpawnSetup(request, pipes).run(pid, argv); status != 0) {
        return fail(ErrorCode::process, std::string("cannot start it: ") + std::strerror(status), words[0],
                    "Check the path and the launcher");
    }
    ChildProcess child;
    child.m_pid = pid;
    child.m_group = request.own_group;
    child.m_input = std::exchange(pipes.input.write_end, -1);
    child.m_output = std::exchange(pipes.output.read_end, -1);
    child.m_errors = std::exchange(pipes.errors.read_end, -1);
    return child;
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : m_pid(std::exchange(other.m_pid, 0)),
      m_group(other.m_group),
      m_input(other.takeInput()),
      m_output(other.takeOutput()),
      m_errors(other.takeErrors()),
      m_status(other.m_status)
{
}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept
{
    std::swap(m_pid, other.m_pid);
    std::swap(m_group, other.m_group);
    std::swap(m_input, other.m_input);
    std::swap(m_output, other.m_output);
    std::swap(m_errors, other.m_errors);
    std::swap(m_status, other.m_status);
    return *this;
}

ChildProcess::~ChildProcess()
{
    if (m_pid > 0) {
        kill();
        waitUntil(kNoDeadline);
    }
    closePipes();
}

void ChildProcess::closePipes()
{
    for (int* fd : {&m_input, &m_output, &m_errors}) {
        if (*fd >= 0) {
            close(std::exchange(*fd, -1));
        }
    }
}

int ChildProcess::takeInput()
{
    return std::exchange(m_input, -1);
}

int ChildProcess::takeOutput()
{
    return std::exchange(m_output, -1);
}

int ChildProcess::takeErrors()
{
    return std::exchange(m_errors, -1);
}

std::optional<ExitStatus> ChildProcess::ended()
{
    if (m_status || m_pid <= 0) {
        return m_status;
    }
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != m_pid) {
        return m_status;
    }
    if (m_group) {
        // What a kernel forked is still in the group, and the unreaped leader keeps the number from being reused.
        ::kill(-m_pid, SIGKILL);
    }
    int status = 0;
    if (waitpid(m_pid, &status, 0) == m_pid) {
        m_status = WIFSIGNALED(status) ? ExitStatus{true, WTERMSIG(status)} : ExitStatus{false, WEXITSTATUS(status)};
    }
    return m_status;
}

std::optional<ExitStatus> ChildProcess::waitUntil(Deadline deadline)
{
    while (!ended() && m_pid > 0 && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return m_status;
}

void ChildProcess::kill()
{
    if (m_pid > 0 && !m_status) {
        if (m_group) {
            ::kill(-m_pid, SIGKILL);
        }
        ::kill(m_pid, SIGKILL);
    }
}

pid_t parentOf(pid_t pid)
{
    const std::string path = "/proc/" + std::to_string(pid) + "/stat";
    const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    std::array<char, 512> text{};
    const ssize_t got = fd >= 0 ? read(fd, text.data(), text.size() - 1) : -1;
    if (fd >= 0) {
        close(fd);
    }
    // "pid (name) state ppid": the name may hold anything, the last ')' ends it
    const std::string_view stat(text.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    const auto end = stat.rfind(')');
    int parent = 0;
    if (end == std::string_view::npos || std::sscanf(stat.data() + end + 1, " %*c %d", &parent) != 1) {
        return 0;
    }
    return parent;
}

BlockedPipeSignal::BlockedPipeSignal()
{
    sigset_t wanted;
    sigset_t before;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &wanted, &before);
    m_was_blocked = sigismember(&before, SIGPIPE) == 1;
}

BlockedPipeSignal::~BlockedPipeSignal()
{
    if (m_was_blocked) {
        return;
    }
    // what is pending would be delivered on unblocking
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGPIPE);
    const timespec at_once{0, 0};
    while (sigtimedwait(&wanted, nullptr, &at_once) > 0) {
    }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nullptr);
}

bool dieWithParent(pid_t parent)
{
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
}

}  // namespace assay
