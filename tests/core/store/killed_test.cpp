// A writer that is killed at a random moment loses nothing that it had been told was stored.
#include <csignal>
#include <random>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/store/store.hpp"
#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/temporary_folder.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;
using testing_support::TemporaryFolder;

CaseResult startedCase(std::uint64_t seed)
{
    CaseResult result = RandomValues(seed).caseResult();
    result.status = CaseStatus::running;
    result.variants.clear();
    result.blocks.clear();
    return result;
}

// Writes blocks for ever; one byte into the pipe for each that the store has acknowledged.
[[noreturn]] void writeUntilKilled(const std::string& path, std::uint64_t seed, int acknowledge)
{
    auto store = Store::open(path);
    const CaseResult result = startedCase(seed);
    RandomValues random(seed);
    if (!store || !store->beginCase(0, result)) {
        ::_exit(1);
    }
    for (int i = 0;; ++i) {
        if (!store->recordBlock(caseKey(result.at), random.block(i)) || ::write(acknowledge, "x", 1) != 1) {
            ::_exit(1);
        }
    }
}

// Number of acknowledged blocks; kills the writer after it has acknowledged `enough` and some time more.
std::size_t killedAfter(const std::string& path, std::uint64_t seed, std::size_t enough, std::chrono::microseconds more)
{
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        writeUntilKilled(path, seed, ends[1]);
    }
    ::close(ends[1]);
    std::size_t acknowledged = 0;
    char byte = 0;
    while (acknowledged < enough && ::read(ends[0], &byte, 1) == 1) {
        ++acknowledged;
    }
    std::this_thread::sleep_for(more);
    ::kill(child, SIGKILL);
    while (::read(ends[0], &byte, 1) == 1) {
        ++acknowledged;
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status));
    return acknowledged;
}

TEST(KilledWriter, LosesNoAcknowledgedBlock)
{
    std::mt19937_64 engine(7);
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    ASSERT_TRUE(Store::create(path, RandomValues(1).experiment()));
    for (std::uint64_t round = 0; round < 12; ++round) {
        const std::uint64_t seed = 100 + round;
        const std::size_t acknowledged =
            killedAfter(path, seed, 1 + engine() % 60, std::chrono::microseconds(engine() % 3000));

        const auto store = Store::open(path);
        ASSERT_TRUE(store) << describe(store.error());
        const auto results = store->results();
        ASSERT_TRUE(results) << describe(results.error());
        const CaseResult* const result = findCase(*results, caseKey(startedCase(seed).at));
        ASSERT_NE(result, nullptr);
        EXPECT_EQ(result->status, CaseStatus::running);
        // At most the block in flight is there without having been acknowledged.
        ASSERT_GE(result->blocks.size(), acknowledged);
        ASSERT_LE(result->blocks.size(), acknowledged + 1);
        RandomValues random(seed);
        for (std::size_t i = 0; i < result->blocks.size(); ++i) {
            ASSERT_EQ(result->blocks[i], random.block(static_cast<int>(i))) << "round " << round;
        }
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"x.assay"});
}

TEST(KilledWriter, LeavesADocumentThatReadersCanOpen)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    ASSERT_TRUE(Store::create(path, RandomValues(1).experiment()));
    const std::size_t acknowledged = killedAfter(path, 5, 10, std::chrono::microseconds(0));
    const auto store = Store::open(path, Store::Access::read_only);
    ASSERT_TRUE(store) << describe(store.error());
    EXPECT_GE(store->results().value().cases.at(0).blocks.size(), acknowledged);
}

}  // namespace
}  // namespace assay
