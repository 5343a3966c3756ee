#include "tests/app/cli/command.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {

using testing_support::readBytes;
using testing_support::writeBytes;

namespace {

std::vector<pid_t> childrenOf(pid_t parent)
{
    std::vector<pid_t> children;
    std::error_code ignored;
    // Any thread may have started a child.
    for (const auto& thread :
         std::filesystem::directory_iterator("/proc/" + std::to_string(parent) + "/task", ignored)) {
        std::ifstream list(thread.path() / "children");
        for (pid_t child = 0; list >> child;) {
            children.push_back(child);
            const auto below = childrenOf(child);
            children.insert(children.end(), below.begin(), below.end());
        }
    }
    return children;
}

}  // namespace

Json Outcome::json() const
{
    return Json::parse(out, nullptr, false);
}

Command::Command(const std::vector<std::string>& arguments)
{
    std::vector<std::string> words{ASSAY_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, 1, m_folder.file("out").c_str(), O_WRONLY | O_CREAT, 0600);
    ::posix_spawn_file_actions_addopen(&actions, 2, m_folder.file("err").c_str(), O_WRONLY | O_CREAT, 0600);
    EXPECT_EQ(::posix_spawn(&m_pid, ASSAY_PROGRAM, &actions, nullptr, pointers.data(), environ), 0);
    ::posix_spawn_file_actions_destroy(&actions);
}

Command::~Command()
{
    if (!m_waited && m_pid > 0) {
        kill();
        wait();
    }
}

std::string Command::errorsSoFar() const
{
    return readBytes(m_folder.file("err"));
}

bool Command::waitForText(const std::string& text) const
{
    return eventually([&] { return errorsSoFar().find(text) != std::string::npos; });
}

std::optional<pid_t> Command::waitForWorker(const std::string& word) const
{
    std::optional<pid_t> found;
    eventually([&] {
        for (const pid_t child : childrenOf(m_pid)) {
            const std::string arguments = readBytes("/proc/" + std::to_string(child) + "/cmdline");
            if (arguments.find('\0' + word + '\0') != std::string::npos) {
                found = child;
            }
        }
        return found.has_value();
    });
    return found;
}

void Command::kill() const
{
    ::kill(m_pid, SIGKILL);
}

Outcome Command::wait()
{
    int status = 0;
    while (::waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
    }
    m_waited = true;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), readBytes(m_folder.file("out")),
            readBytes(m_folder.file("err"))};
}

Outcome assay(const std::vector<std::string>& arguments)
{
    return Command(arguments).wait();
}

Json shown(const std::string& document)
{
    const Outcome outcome = assay({"show", document, "--json"});
    Json json = outcome.json();
    EXPECT_FALSE(json.is_discarded()) << outcome.out << outcome.err;
    return json;
}

std::string matrixFile(const testing_support::TemporaryFolder& folder, const MatrixText& text)
{
    const std::string path = folder.file("matrix.toml");
    writeBytes(path, "crossing = \"full\"\n[sizes]\n" + text.sizes + "\n[axes]\ndtype = [" + text.dtypes +
                         "]\nlayout = [\"contiguous\"]\nvalues = [" + text.values +
                         "]\nmode = [\"forward\"]\ncache = [\"warm\"]\n");
    return path;
}

bool alive(pid_t pid)
{
    const std::string stat = readBytes("/proc/" + std::to_string(pid) + "/stat");
    const auto state = stat.rfind(") ");
    return state != std::string::npos && stat[state + 2] != 'Z' && stat[state + 2] != 'X';
}

void pollPause()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

}  // namespace assay::e2e
