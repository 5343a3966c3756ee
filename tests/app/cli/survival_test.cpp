// Processes killed in the middle of a campaign.
#include <csignal>

#include <gmock/gmock.h>

#include "tests/app/cli/command.hpp"
#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {
namespace {

using testing::HasSubstr;
using testing_support::readBytes;
using testing_support::TemporaryFolder;

constexpr int kCases = 4;

// About half a second of measuring for each of four cases.
std::vector<std::string> longRun(const TemporaryFolder& folder)
{
    return {"run",
            "--family",
            "softmax",
            "--candidate",
            "online",
            "--matrix",
            matrixFile(folder, {"rows = [64]\ncols = [4096, 4097, 4098, 4099]"}),
            "--blocks",
            "300",
            "--max-blocks",
            "300",
            "--threads",
            "1",
            "-o",
            folder.file("x.assay")};
}

std::map<std::string, Json> casesByStatus(const Json& json, const std::string& status)
{
    std::map<std::string, Json> cases;
    for (const auto& each : json["cases"]) {
        if (each["status"] == status) {
            cases[each["key"]] = each;
        }
    }
    return cases;
}

bool isVerdict(int status)
{
    return status == 0 || (status >= 10 && status <= 13);
}

TEST(CommandLineSurvival, ADocumentWhoseWriterWasKilledIsContinued)
{
    const TemporaryFolder folder;
    const std::string document = folder.file("x.assay");
    pid_t host = 0;
    {
        Command command(longRun(folder));
        ASSERT_TRUE(command.waitForText("[1/4]")) << command.errorsSoFar();
        const auto worker = command.waitForWorker("kernel-host");
        ASSERT_TRUE(worker);
        host = *worker;
        command.kill();
        EXPECT_EQ(command.wait().status, -SIGKILL);
    }
    EXPECT_TRUE(eventually([&] { return !alive(host); })) << "a worker outlives its campaign";

    const auto before = casesByStatus(shown(document), "done");
    ASSERT_GE(before.size(), 1U);
    ASSERT_LT(before.size(), static_cast<std::size_t>(kCases)) << "too fast a machine for this test's sizes";

    const Outcome continued = assay({"run", document});
    EXPECT_TRUE(isVerdict(continued.status)) << continued.status << continued.err;
    const auto after = casesByStatus(shown(document), "done");
    EXPECT_EQ(after.size(), static_cast<std::size_t>(kCases));
    for (const auto& [key, each] : before) {
        EXPECT_EQ(after.at(key), each) << "measured again: " << key;
    }
    EXPECT_THAT(assay({"run", document}).err, HasSubstr("Every case is measured already"));
}

TEST(CommandLineSurvival, AKilledKernelHostCostsOneCaseAndContinuingMendsIt)
{
    const TemporaryFolder folder;
    const std::string document = folder.file("x.assay");
    Command command(longRun(folder));
    ASSERT_TRUE(command.waitForText("[1/4]")) << command.errorsSoFar();
    const auto host = command.waitForWorker("kernel-host");
    ASSERT_TRUE(host);
    ASSERT_EQ(::kill(*host, SIGKILL), 0);
    const Outcome outcome = command.wait();
    EXPECT_TRUE(isVerdict(outcome.status)) << outcome.status << outcome.err;

    const Json json = shown(document);
    EXPECT_EQ(casesByStatus(json, "done").size(), static_cast<std::size_t>(kCases - 1)) << outcome.err;
    const auto lost = casesByStatus(json, "lost");
    ASSERT_EQ(lost.size(), 1U) << outcome.err;
    EXPECT_FALSE(lost.begin()->second["message"].get<std::string>().empty());

    assay({"run", document});
    EXPECT_EQ(casesByStatus(shown(document), "done").size(), static_cast<std::size_t>(kCases));
}

TEST(CommandLineSurvival, AKilledRunnerIsRestartedAndTheCampaignGoesOn)
{
    const TemporaryFolder folder;
    Command command(longRun(folder));
    ASSERT_TRUE(command.waitForText("[1/4]")) << command.errorsSoFar();
    const auto runner = command.waitForWorker("runner");
    ASSERT_TRUE(runner);
    ASSERT_EQ(::kill(*runner, SIGKILL), 0);
    const Outcome outcome = command.wait();
    EXPECT_TRUE(isVerdict(outcome.status)) << outcome.status << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("the runner was restarted"));

    const Json json = shown(folder.file("x.assay"));
    EXPECT_EQ(casesByStatus(json, "done").size() + casesByStatus(json, "lost").size(),
              static_cast<std::size_t>(kCases));
    EXPECT_GE(casesByStatus(json, "done").size(), static_cast<std::size_t>(kCases - 1));
}

TEST(CommandLineSurvival, AnInterruptEndsInOrderAndSaysHowToGoOn)
{
    const TemporaryFolder folder;
    Command command(longRun(folder));
    ASSERT_TRUE(command.waitForText("[1/4]")) << command.errorsSoFar();
    ASSERT_EQ(::kill(command.pid(), SIGINT), 0);
    const Outcome outcome = command.wait();
    EXPECT_EQ(outcome.status, 4);
    EXPECT_THAT(outcome.err, HasSubstr("Continue with: assay run " + folder.file("x.assay")));
    EXPECT_GE(casesByStatus(shown(folder.file("x.assay")), "done").size(), 1U);
}

}  // namespace
}  // namespace assay::e2e
