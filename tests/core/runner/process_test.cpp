#include "core/runner/process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <unistd.h>

#include <array>

#include "core/runner/error_lines.hpp"

namespace assay {
namespace {

Deadline soon()
{
    return std::chrono::steady_clock::now() + std::chrono::seconds(20);
}

std::string readAll(int fd)
{
    std::string text;
    std::array<char, 256> chunk{};
    for (ssize_t got = 0; (got = read(fd, chunk.data(), chunk.size())) > 0;) {
        text.append(chunk.data(), static_cast<std::size_t>(got));
    }
    close(fd);
    return text;
}

ChildProcess shell(const std::string& script, bool errors = false)
{
    SpawnRequest request;
    request.argv = {"/bin/sh", "-c", script};
    request.own_group = true;
    request.capture_errors = errors;
    return std::move(ChildProcess::spawn(request).value());
}

TEST(ChildProcess, TellsExitStatusFromSignal)
{
    EXPECT_EQ(shell("exit 3").waitUntil(soon()), (ExitStatus{false, 3}));
    EXPECT_EQ(shell("kill -SEGV $$").waitUntil(soon()), (ExitStatus{true, SIGSEGV}));
    EXPECT_EQ(describe(ExitStatus{true, SIGSEGV}), "SIGSEGV");
    EXPECT_EQ(describe(ExitStatus{false, 3}), "exit status 3");
}

TEST(ChildProcess, ArgumentsAreNeverReadByAShell)
{
    SpawnRequest request;
    request.argv = {"printf", "%s|%s", "$(id)", "a b; c"};
    auto child = ChildProcess::spawn(request);
    ASSERT_TRUE(child);
    EXPECT_EQ(readAll(child->takeOutput()), "$(id)|a b; c");
}

TEST(ChildProcess, ThatCannotBeStartedIsAnError)
{
    SpawnRequest request;
    request.argv = {"/no/such/program"};
    const auto child = ChildProcess::spawn(request);
    ASSERT_FALSE(child);
    EXPECT_EQ(child.error().where, "/no/such/program");
    EXPECT_EQ(ChildProcess::spawn({}).error().code, ErrorCode::usage);
}

TEST(ChildProcess, InheritsNoDescriptorButTheSharedOne)
{
    const int open_here = open("/dev/null", O_RDONLY);  // without close-on-exec
    const int shared = open("/dev/null", O_RDONLY | O_CLOEXEC);
    SpawnRequest request;
    request.argv = {"/bin/sh", "-c", "ls /proc/$$/fd | tr '\\n' ' '"};
    request.shared_fd = shared;
    auto child = ChildProcess::spawn(request);
    ASSERT_TRUE(child);
    EXPECT_THAT(readAll(child->takeOutput()), testing::StartsWith("0 1 2 3 "));
    close(open_here);
    close(shared);
}

TEST(ChildProcess, KillReachesTheWholeGroup)
{
    auto child = shell("sleep 1000 & echo started; wait");
    const int out = child.takeOutput();
    std::array<char, 16> text{};
    ASSERT_GT(read(out, text.data(), text.size()), 0);
    child.kill();
    EXPECT_EQ(child.waitUntil(soon()), (ExitStatus{true, SIGKILL}));
    // end-of-file: the grandchild held the pipe open as well
    EXPECT_EQ(readAll(out), "");
}

TEST(ErrorLines, AreWholeLinesWithoutControlCharacters)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    ErrorLines lines(ends[0]);
    ASSERT_EQ(write(ends[1], "one\ntw\033o\nthr", 12), 12);
    EXPECT_THAT(lines.read(), testing::ElementsAre("one", "tw o"));
    ASSERT_EQ(write(ends[1], "ee", 2), 2);
    close(ends[1]);
    EXPECT_THAT(lines.read(), testing::ElementsAre("three"));
    EXPECT_EQ(lines.last(), "three");
    EXPECT_EQ(lines.fd(), -1);
}

TEST(ErrorLines, FloodIsReadButNotKept)
{
    auto child = shell("i=0; while [ $i -lt 2000 ]; do echo line $i >&2; i=$((i+1)); done", true);
    ErrorLines lines(child.takeErrors());
    std::size_t kept = 0;
    while (lines.fd() >= 0) {
        kept += lines.read().size();
    }
    EXPECT_EQ(kept, 201U);
    EXPECT_EQ(lines.last(), "line 1999");
}

}  // namespace
}  // namespace assay
