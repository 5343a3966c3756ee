// Whole campaigns over well-behaved kernels.
#include <gmock/gmock.h>

#include <set>

#include "tests/core/runner/campaign_harness.hpp"

namespace assay::test {
namespace {

TEST(Campaign, MeasuresEveryCaseInInterleavedBlocks)
{
    const std::vector<Case> cases{scaleCase(8, 8), scaleCase(33, 17)};
    const Outcome outcome = runCampaign(scaleExperiment({"threaded", "staged"}), cases);

    EXPECT_FALSE(outcome.finished.failed) << describe(outcome.finished.error);
    EXPECT_FALSE(outcome.finished.finished.empty());
    for (const auto& at : cases) {
        const CaseResult& result = outcome.result(at);
        EXPECT_EQ(result.status, CaseStatus::done) << result.message;
        EXPECT_GE(result.blocks.size(), 6U);
        EXPECT_LE(result.blocks.size(), 8U);
        for (const auto& block : result.blocks) {
            std::set<std::string> variants;
            for (const auto& sample : block.samples) {
                variants.insert(sample.variant);
                EXPECT_GT(sample.duration_ns, 0);
                EXPECT_EQ(sample.state, SampleState::valid);
            }
            EXPECT_THAT(variants, testing::UnorderedElementsAre("plain", "threaded", "staged"));
        }
    }
}

TEST(Campaign, ReportsErrorsAndCountsOfEveryVariant)
{
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(scaleExperiment({"threaded", "staged"}), {at});

    for (const char* const name : {"plain", "threaded", "staged"}) {
        const VariantResult& variant = outcome.variant(at, name);
        ASSERT_TRUE(variant.errors.has_value()) << name;
        EXPECT_EQ(variant.errors->elements, 64U);
        EXPECT_EQ(variant.errors->absolute.max, 0.0);
        EXPECT_EQ(variant.errors->bits_differ_on_repeat, 0U);
        EXPECT_GT(variant.first_call_ns, 0.0);
    }
    EXPECT_EQ(outcome.variant(at, "plain").kernels, 0);
    EXPECT_EQ(outcome.variant(at, "threaded").kernels, 1);
    EXPECT_EQ(outcome.variant(at, "staged").allocations, 2U);
    EXPECT_EQ(outcome.variant(at, "staged").peak_workspace_bytes, 8U * 8 * 4 + 100);
    EXPECT_EQ(outcome.variant(at, "threaded").errors->bits_differ_from_baseline, 0U);
    EXPECT_FALSE(outcome.variant(at, "plain").errors->bits_differ_from_baseline.has_value());
}

TEST(Campaign, DescribesTheRun)
{
    const Outcome outcome = runCampaign(scaleExperiment({}), {scaleCase(4, 4)});

    ASSERT_TRUE(outcome.run.has_value());
    EXPECT_THAT(outcome.run->device_name, testing::HasSubstr("host CPU"));
    EXPECT_GT(outcome.run->timer_resolution_ns, 0);
    EXPECT_THAT(outcome.run->command, testing::ElementsAre(workerProgram(), "runner"));
    EXPECT_FALSE(outcome.run->assay_version.empty());
    EXPECT_FALSE(outcome.run->compiler.empty());
}

TEST(Campaign, WrongResultIsReportedAndNotTimed)
{
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(scaleExperiment({"wrong", "threaded"}), {at});

    EXPECT_EQ(outcome.result(at).status, CaseStatus::failed);
    EXPECT_EQ(outcome.variant(at, "wrong").failure, FailureKind::wrong_result);
    ASSERT_TRUE(outcome.variant(at, "wrong").errors.has_value());
    EXPECT_GT(outcome.variant(at, "wrong").errors->out_of_tolerance, 0U);
    EXPECT_TRUE(durations(outcome.result(at), "wrong").empty());
    EXPECT_GE(durations(outcome.result(at), "threaded").size(), 6U);
}

TEST(Campaign, DifferingRepeatsAreCounted)
{
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(scaleExperiment({"wavering"}), {at});

    EXPECT_EQ(outcome.variant(at, "wavering").failure, FailureKind::none);
    EXPECT_EQ(outcome.variant(at, "wavering").errors->bits_differ_on_repeat, 1U);
}

TEST(Campaign, EveryLayoutAndTheEmptyTensorRun)
{
    std::vector<Case> cases;
    for (const Layout layout : allLayouts()) {
        for (const std::int64_t rows : {0, 1, 5}) {
            Case at = scaleCase(rows, 7);
            at.layout = layout;
            cases.push_back(at);
        }
    }
    const Outcome outcome = runCampaign(scaleExperiment({"threaded"}), cases);
    for (const auto& at : cases) {
        EXPECT_EQ(outcome.result(at).status, CaseStatus::done)
            << caseKey(at) << ": " << outcome.result(at).message << outcome.variant(at, "plain").message;
    }
}

TEST(Campaign, InputsAreTheSameInEveryLayoutOfOneCase)
{
    Case warm = scaleCase(5, 7);
    Case cold = warm;
    cold.cache = CacheState::cold;
    const Outcome outcome = runCampaign(scaleExperiment({"threaded"}), {warm, cold});
    EXPECT_EQ(outcome.result(warm).input_hash, outcome.result(cold).input_hash);
    EXPECT_NE(outcome.result(warm).input_hash, "");
    EXPECT_EQ(outcome.result(cold).scope.cache, CacheState::cold);
    for (const auto& block : outcome.result(cold).blocks) {
        for (const auto& sample : block.samples) {
            EXPECT_EQ(sample.repetitions, 1);
        }
    }
}

TEST(Campaign, ShortCallsAreRepeatedInOneSpan)
{
    const Case at = scaleCase(1, 1);
    const Outcome outcome = runCampaign(scaleExperiment({}), {at});
    ASSERT_FALSE(outcome.result(at).blocks.empty());
    // a call of one element takes nanoseconds, a span needs 50 steps of the timer
    EXPECT_GT(outcome.result(at).blocks.back().samples.front().repetitions, 1);
}

TEST(Campaign, TooLargeACaseIsSkippedWithItsSize)
{
    const Case huge = scaleCase(1 << 20, 1 << 20);
    const Case small = scaleCase(4, 4);
    const Outcome outcome = runCampaign(scaleExperiment({"threaded"}), {huge, small});
    EXPECT_EQ(outcome.result(huge).status, CaseStatus::skipped);
    EXPECT_THAT(outcome.result(huge).message, testing::HasSubstr("needs 69632 GiB"));
    EXPECT_EQ(outcome.result(small).status, CaseStatus::done);
}

TEST(Campaign, UnclaimedCaseIsUnsupportedAndNoFailure)
{
    Case at = scaleCase(4, 4);
    at.dtype = DType::f64;
    const Outcome outcome = runCampaign(scaleExperiment({"threaded"}), {at});
    EXPECT_EQ(outcome.variant(at, "plain").failure, FailureKind::unsupported);
    EXPECT_EQ(outcome.result(at).status, CaseStatus::skipped);
}

TEST(Campaign, UnknownFamilyIsRefusedWithoutRestarts)
{
    Experiment experiment = scaleExperiment({});
    experiment.family = "no_such_family";
    const Outcome outcome = runCampaign(experiment, {scaleCase(4, 4)});
    EXPECT_TRUE(outcome.finished.failed);
    EXPECT_THAT(outcome.finished.error.what, testing::HasSubstr("no_such_family"));
    EXPECT_EQ(outcome.restarts, 0);
}

TEST(Campaign, UnusableDeviceIsRefusedWithItsReason)
{
    Experiment experiment = scaleExperiment({});
    experiment.device = "abacus:0";
    const Outcome outcome = runCampaign(experiment, {scaleCase(4, 4)});
    EXPECT_TRUE(outcome.finished.failed);
    EXPECT_THAT(outcome.finished.error.what, testing::HasSubstr("abacus:0"));
}

TEST(Campaign, UsedUpBudgetSkipsTheRest)
{
    Experiment experiment = scaleExperiment({"slow"});
    experiment.measure.campaign_budget_ns = 50e6;
    const std::vector<Case> cases{scaleCase(2, 2), scaleCase(3, 3), scaleCase(4, 4)};
    const Outcome outcome = runCampaign(experiment, cases);
    EXPECT_EQ(outcome.result(cases[0]).status, CaseStatus::done);
    EXPECT_EQ(outcome.result(cases[2]).status, CaseStatus::skipped);
    EXPECT_THAT(outcome.result(cases[2]).message, testing::HasSubstr("budget"));
}

}  // namespace
}  // namespace assay::test
