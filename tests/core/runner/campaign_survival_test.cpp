// Processes that are killed, cancelled, paused and started through launchers.
#include <gmock/gmock.h>
#include <signal.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "core/runner/process.hpp"
#include "tests/core/runner/campaign_harness.hpp"

namespace assay::test {
namespace {

using std::chrono::steady_clock;

std::vector<Case> someCases(int count)
{
    std::vector<Case> cases;
    for (int i = 0; i < count; ++i) {
        cases.push_back(scaleCase(4, 4 + i));
    }
    return cases;
}

// Calls of 20 ms, so that a signal surely lands inside a case.
Experiment slowExperiment()
{
    Experiment experiment = scaleExperiment({"slow"});
    experiment.measure.case_budget_ns = 10e9;
    return experiment;
}

bool blocksOf(const Outcome& outcome, const Case& at, std::size_t count)
{
    const auto found = outcome.cases.find(caseKey(at));
    return found != outcome.cases.end() && found->second.blocks.size() >= count;
}

TEST(Survival, KilledKernelHostCostsOneCase)
{
    const auto cases = someCases(3);
    Campaigning campaign(slowExperiment(), cases);
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[1], 2); }));
    const int pid = campaign.client().kernelHostPid();
    ASSERT_GT(pid, 0);
    ASSERT_EQ(kill(pid, SIGKILL), 0);

    const Outcome& outcome = campaign.finish();
    EXPECT_FALSE(outcome.finished.failed);
    EXPECT_EQ(outcome.result(cases[0]).status, CaseStatus::done);
    EXPECT_EQ(outcome.result(cases[1]).status, CaseStatus::lost);
    EXPECT_THAT(outcome.result(cases[1]).message, testing::HasSubstr("killed from outside (SIGKILL)"));
    EXPECT_EQ(outcome.result(cases[2]).status, CaseStatus::done);
    EXPECT_EQ(outcome.restarts, 0);
}

TEST(Survival, KilledRunnerIsReplacedAndFinishedCasesAreNotRepeated)
{
    const auto cases = someCases(3);
    Campaigning campaign(slowExperiment(), cases);
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[1], 2); }));
    const int host = campaign.client().kernelHostPid();
    ASSERT_EQ(kill(campaign.client().runnerPid(), SIGKILL), 0);

    const Outcome& outcome = campaign.finish();
    EXPECT_FALSE(outcome.finished.failed) << describe(outcome.finished.error);
    EXPECT_EQ(outcome.restarts, 1);
    EXPECT_TRUE(processGone(host));
    std::map<CaseKey, int> started;
    std::vector<CaseStatus> ends_of_second;
    for (const auto& event : outcome.events) {
        if (const auto* start = std::get_if<CaseStarted>(&event)) {
            ++started[caseKey(start->result.at)];
        }
        if (const auto* end = std::get_if<CaseFinished>(&event); end != nullptr && end->key == caseKey(cases[1])) {
            ends_of_second.push_back(end->status);
        }
    }
    EXPECT_EQ(started[caseKey(cases[0])], 1);
    EXPECT_EQ(started[caseKey(cases[1])], 2);
    EXPECT_EQ(started[caseKey(cases[2])], 1);
    EXPECT_THAT(ends_of_second, testing::ElementsAre(CaseStatus::lost, CaseStatus::done));
    for (const auto& at : cases) {
        EXPECT_EQ(outcome.result(at).status, CaseStatus::done);
        EXPECT_GE(outcome.result(at).blocks.size(), 6U);
    }
}

TEST(Survival, CancelEndsEveryProcess)
{
    const auto cases = someCases(3);
    Experiment experiment = scaleExperiment({"hang"});
    experiment.plugins = {pluginPath("misbehaving")};
    Campaigning campaign(experiment, cases);
    // the second candidate hangs in its first call: the worst moment to be asked to stop
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return outcome.cases.contains(caseKey(cases[0])); }));
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const int runner = campaign.client().runnerPid();
    const int host = campaign.client().kernelHostPid();
    ASSERT_GT(runner, 0);
    ASSERT_GT(host, 0);

    const auto asked = steady_clock::now();
    campaign.client().cancel();
    const Outcome& outcome = campaign.finish();
    while (!processGone(host) && steady_clock::now() - asked < std::chrono::seconds(5)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const auto took = std::chrono::duration<double, std::milli>(steady_clock::now() - asked).count();
    RecordProperty("cancel_ms", std::to_string(took));
    std::printf("cancelled within %.1f ms\n", took);

    EXPECT_TRUE(processGone(runner));
    EXPECT_TRUE(processGone(host));
    EXPECT_TRUE(outcome.finished.cancelled);
    EXPECT_FALSE(outcome.finished.failed);
    EXPECT_EQ(outcome.result(cases[0]).status, CaseStatus::cancelled);
    EXPECT_EQ(campaign.client().runnerPid(), 0);
}

TEST(Survival, CancelKeepsFinishedBlocks)
{
    const auto cases = someCases(3);
    Campaigning campaign(slowExperiment(), cases);
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[1], 1); }));
    campaign.client().cancel();
    const Outcome& outcome = campaign.finish();
    EXPECT_EQ(outcome.result(cases[0]).status, CaseStatus::done);
    EXPECT_EQ(outcome.result(cases[1]).status, CaseStatus::cancelled);
    EXPECT_GE(outcome.result(cases[1]).blocks.size(), 1U);
    EXPECT_FALSE(outcome.cases.contains(caseKey(cases[2])));
}

TEST(Survival, KilledClientLeavesNoProcessBehind)
{
    SpawnRequest spawn;
    spawn.argv = {workerProgram(), "client"};
    auto client = ChildProcess::spawn(spawn);
    ASSERT_TRUE(client);
    std::FILE* const out = fdopen(client->takeOutput(), "r");
    int runner = 0;
    int host = 0;
    ASSERT_EQ(std::fscanf(out, "%d %d", &runner, &host), 2);
    client->kill();
    const auto limit = steady_clock::now() + std::chrono::seconds(10);
    while ((!processGone(host) || !processGone(runner)) && steady_clock::now() < limit) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(processGone(runner));
    EXPECT_TRUE(processGone(host));
    std::fclose(out);
}

TEST(Survival, DestroyingTheClientEndsTheRun)
{
    int runner = 0;
    {
        const auto cases = someCases(2);
        Campaigning campaign(slowExperiment(), cases);
        ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[0], 1); }));
        runner = campaign.client().runnerPid();
    }
    EXPECT_GT(runner, 0);
    EXPECT_TRUE(processGone(runner));
}

TEST(Survival, PausedCampaignMeasuresNothingUntilResumed)
{
    const auto cases = someCases(2);
    Campaigning campaign(slowExperiment(), cases);
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[0], 1); }));
    campaign.client().pause();
    // the block in flight may still arrive
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    std::size_t before = 0;
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) {
        before = outcome.events.size();
        return true;
    }));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return outcome.events.size() == before; }));
    campaign.client().resume();
    const Outcome& outcome = campaign.finish();
    EXPECT_EQ(outcome.result(cases[1]).status, CaseStatus::done);
}

TEST(Launcher, PrefixIsAnArgumentVector)
{
    Experiment experiment = scaleExperiment({"threaded"});
    experiment.launcher = {"env", "OMP_NUM_THREADS=3", "GOMP_CPU_AFFINITY=0 $(touch never)"};
    const Case at = scaleCase(4, 4);
    const Outcome outcome = runCampaign(experiment, {at});
    EXPECT_EQ(outcome.result(at).status, CaseStatus::done);
    ASSERT_TRUE(outcome.run.has_value());
    EXPECT_EQ(outcome.run->environment.at("OMP_NUM_THREADS"), "3");
    EXPECT_EQ(outcome.run->environment.at("GOMP_CPU_AFFINITY"), "0 $(touch never)");
    EXPECT_EQ(outcome.run->command.front(), "env");
}

std::string script(const std::string& name, const std::string& body)
{
    const auto path =
        std::filesystem::temp_directory_path() / ("assay_" + name + "_" + std::to_string(getpid()) + ".sh");
    std::ofstream(path) << "#!/bin/sh\n" << body;
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path;
}

TEST(Launcher, WrapperScriptThatStaysAsParentIsCancelledToo)
{
    const std::string wrapper = script("wrapper", "echo starting >&2\n\"$@\"\nexit $?\n");
    Experiment experiment = slowExperiment();
    experiment.launcher = {wrapper};
    const auto cases = someCases(2);
    Campaigning campaign(experiment, cases);
    ASSERT_TRUE(campaign.waitFor([&](const Outcome& outcome) { return blocksOf(outcome, cases[0], 1); }));
    const int runner = campaign.client().runnerPid();
    const int host = campaign.client().kernelHostPid();
    campaign.client().cancel();
    const Outcome& outcome = campaign.finish();
    const auto limit = steady_clock::now() + std::chrono::seconds(5);
    while ((!processGone(host) || !processGone(runner)) && steady_clock::now() < limit) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(processGone(runner));
    EXPECT_TRUE(processGone(host));
    EXPECT_THAT(outcome.logText(), testing::HasSubstr("starting"));
    std::filesystem::remove(wrapper);
}

TEST(Launcher, ThatPrintsABannerIsQuoted)
{
    const std::string wrapper = script("banner", "echo Welcome to node 7\nexec \"$@\"\n");
    Experiment experiment = scaleExperiment({});
    experiment.launcher = {wrapper};
    const Outcome outcome = runCampaign(experiment, {scaleCase(4, 4)});
    EXPECT_TRUE(outcome.finished.failed);
    EXPECT_THAT(outcome.finished.error.what, testing::HasSubstr("Welcome to node 7"));
    std::filesystem::remove(wrapper);
}

TEST(Launcher, ThatDoesNotExistIsNamed)
{
    Experiment experiment = scaleExperiment({});
    experiment.launcher = {"/no/such/launcher"};
    const Outcome outcome = runCampaign(experiment, {scaleCase(4, 4)});
    EXPECT_TRUE(outcome.finished.failed);
    EXPECT_EQ(outcome.finished.error.where, "/no/such/launcher");
}

TEST(Launcher, ThatFailsGivesItsLastWords)
{
    const std::string wrapper = script("failing", "echo 'no such host: gpu9' >&2\nexit 255\n");
    Experiment experiment = scaleExperiment({});
    experiment.launcher = {wrapper};
    const Outcome outcome = runCampaign(experiment, {scaleCase(4, 4)});
    EXPECT_TRUE(outcome.finished.failed);
    EXPECT_THAT(outcome.finished.error.what, testing::HasSubstr("no such host: gpu9"));
    EXPECT_EQ(outcome.restarts, 0);
    std::filesystem::remove(wrapper);
}

}  // namespace
}  // namespace assay::test
