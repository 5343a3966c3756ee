// Kernels that go wrong: each ends as its own named failure, and the campaign completes.
#include <gmock/gmock.h>

#include "core/runner/plugin_inspection.hpp"
#include "tests/core/runner/campaign_harness.hpp"

namespace assay::test {
namespace {

struct Misbehaviour {
    const char* variant;
    FailureKind failure;
    const char* message;  // part of it
};

std::ostream& operator<<(std::ostream& out, const Misbehaviour& misbehaviour)
{
    return out << misbehaviour.variant;
}

class BadPlugin : public testing::TestWithParam<Misbehaviour> {};

// The bad variant fails on both cases by name; baseline and the good candidate are measured on both.
TEST_P(BadPlugin, FailsByNameWhileTheRestIsMeasured)
{
    const Misbehaviour& expected = GetParam();
    Experiment experiment = scaleExperiment({expected.variant, "threaded"});
    experiment.plugins = {pluginPath("misbehaving")};
    experiment.measure.case_timeout_ns = 1e9;
    const std::vector<Case> cases{scaleCase(8, 8), scaleCase(5, 7)};
    const Outcome outcome = runCampaign(experiment, cases);

    EXPECT_FALSE(outcome.finished.failed) << describe(outcome.finished.error);
    EXPECT_EQ(outcome.restarts, 0);
    for (const auto& at : cases) {
        const VariantResult& bad = outcome.variant(at, expected.variant);
        EXPECT_EQ(name(bad.failure), name(expected.failure)) << bad.message;
        EXPECT_THAT(bad.message, testing::HasSubstr(expected.message));
        EXPECT_EQ(outcome.result(at).status, CaseStatus::failed);
        EXPECT_EQ(outcome.variant(at, "plain").failure, FailureKind::none) << outcome.variant(at, "plain").message;
        EXPECT_EQ(outcome.variant(at, "threaded").failure, FailureKind::none)
            << outcome.variant(at, "threaded").message;
        EXPECT_GE(durations(outcome.result(at), "plain").size(), 6U);
        EXPECT_GE(durations(outcome.result(at), "threaded").size(), 6U);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, BadPlugin,
    testing::Values(Misbehaviour{"segfault", FailureKind::crash, "SIGSEGV while verifying"},
                    Misbehaviour{"segfault_later", FailureKind::crash, "SIGSEGV while"},
                    Misbehaviour{"hang", FailureKind::timeout, "no answer within 1.00 s"},
                    Misbehaviour{"nan_times", FailureKind::invalid_time, "not positive numbers"},
                    Misbehaviour{"writes_outside", FailureKind::out_of_bounds_write, "output 'y' changed"},
                    Misbehaviour{"never_writes", FailureKind::unwritten_output,
                                 "of output 'y' were never written, the first at (0, 0)"},
                    Misbehaviour{"forgets_last_row", FailureKind::unwritten_output, "never written"},
                    Misbehaviour{"mutates_input", FailureKind::mutated_input,
                                 "1 element of input 'x' changed, the first at (0, 1)"},
                    Misbehaviour{"exits", FailureKind::crash, "exit status 3"},
                    Misbehaviour{"reports_error", FailureKind::launch_error, "tile 7 does not fit"},
                    Misbehaviour{"overruns_workspace", FailureKind::out_of_bounds_write,
                                 "4 bytes behind its workspace"}),
    [](const auto& each) { return std::string(each.param.variant); });

TEST(Plugin, OutputOnTheStandardStreamsDoesNotDisturbTheProtocol)
{
    Experiment experiment = scaleExperiment({"prints"});
    experiment.plugins = {pluginPath("misbehaving")};
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(experiment, {at});
    EXPECT_EQ(outcome.result(at).status, CaseStatus::done) << outcome.result(at).message;
    EXPECT_EQ(outcome.variant(at, "prints").failure, FailureKind::none) << outcome.variant(at, "prints").message;
    EXPECT_THAT(outcome.logText(), testing::HasSubstr("hello from a kernel"));
    EXPECT_THAT(outcome.logText(), testing::HasSubstr("a kernel warns"));
}

TEST(Plugin, UninitialisedWorkspaceShowsAsDifferingRepeats)
{
    Experiment experiment = scaleExperiment({"uninitialised_workspace"});
    experiment.plugins = {pluginPath("misbehaving")};
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(experiment, {at});
    ASSERT_TRUE(outcome.variant(at, "uninitialised_workspace").errors.has_value());
    EXPECT_EQ(outcome.variant(at, "uninitialised_workspace").errors->bits_differ_on_repeat, 1U);
}

TEST(Plugin, VariantThatGoesWrongAfterVerificationHasNoValidTimes)
{
    Experiment experiment = scaleExperiment({"corrupts_later", "threaded"});
    experiment.plugins = {pluginPath("misbehaving")};
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(experiment, {at});
    EXPECT_EQ(outcome.variant(at, "corrupts_later").failure, FailureKind::changed_after_timing);
    EXPECT_THAT(outcome.variant(at, "corrupts_later").message, testing::HasSubstr("outside the tolerance"));
    EXPECT_EQ(outcome.variant(at, "threaded").failure, FailureKind::none);
    EXPECT_EQ(outcome.result(at).status, CaseStatus::failed);
}

TEST(Plugin, InspectionListsVariantsAndNamesWhatIsWrong)
{
    const FamilyDescription family = scaleCatalogue().find("scale")->family.description;
    const auto variants = inspectPlugin(workerProgram(), family, "host", pluginPath("misbehaving"));
    ASSERT_TRUE(variants) << describe(variants.error());
    ASSERT_EQ(variants->size(), 14U);
    EXPECT_EQ(variants->front().name, "segfault");
    EXPECT_EQ(variants->front().origin, pluginPath("misbehaving"));
    EXPECT_THAT(variants->front().dtypes, testing::ElementsAre(DType::f32));
    EXPECT_THAT(variants->front().layouts, testing::SizeIs(3));
    const auto crash = inspectPlugin(workerProgram(), family, "host", pluginPath("crash_on_load"));
    ASSERT_FALSE(crash);
    EXPECT_THAT(crash.error().what, testing::HasSubstr("SIGSEGV"));
}

struct Unloadable {
    const char* plugin;
    const char* message;
};

class UnloadablePlugin : public testing::TestWithParam<Unloadable> {};

TEST_P(UnloadablePlugin, IsALoadErrorOfItsVariants)
{
    Experiment experiment = scaleExperiment({"from_plugin", "threaded"});
    experiment.plugins = {pluginPath(GetParam().plugin)};
    const Case at = scaleCase(8, 8);
    const Outcome outcome = runCampaign(experiment, {at});
    EXPECT_FALSE(outcome.finished.failed) << describe(outcome.finished.error);
    EXPECT_EQ(outcome.variant(at, "from_plugin").failure, FailureKind::load_error);
    EXPECT_THAT(outcome.variant(at, "from_plugin").message, testing::HasSubstr(GetParam().message));
    EXPECT_EQ(outcome.variant(at, "threaded").failure, FailureKind::none);
    EXPECT_GE(durations(outcome.result(at), "threaded").size(), 6U);
}

INSTANTIATE_TEST_SUITE_P(Kinds, UnloadablePlugin,
                         testing::Values(Unloadable{"wrong_abi",
                                                    "version 99 of the kernel interface, this Assay has version 1"},
                                         Unloadable{"no_entry", "exports no assay_plugin_entry"},
                                         Unloadable{"missing", "there is no such plugin"},
                                         Unloadable{"crash_on_load", "while being loaded: SIGSEGV"}),
                         [](const auto& each) { return std::string(each.param.plugin); });

}  // namespace
}  // namespace assay::test
