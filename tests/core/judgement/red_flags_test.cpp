#include "core/judgement/red_flags.hpp"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::Behaviour;
using story::Campaign;
using story::caseOf;
using story::completeMatrix;
using story::findingOf;
using testing::HasSubstr;

const Finding& flag(const std::vector<Finding>& findings, const std::string& id)
{
    return findingOf(findings, id);
}

Campaign fasterCampaign()
{
    return std::move(Campaign(completeMatrix()).candidate([](const Case&, Behaviour& b) { b.duration_ns = 7000; }));
}

TEST(RedFlags, ListsTheSpecificationsSeventeenInOrder)
{
    const auto findings = fasterCampaign().findings();
    const std::vector<std::string> expected{"register_spills",        "occupancy_loss",        "divergence_cancels",
                                            "random_access_cancels",  "layout_slows_next",     "excluded_cost",
                                            "kernel_not_end_to_end",  "library_replaced",      "boundary_cases",
                                            "tolerance_changed",      "determinism_changed",   "bottleneck_unsupported",
                                            "unrepresentative_gains", "error_grows_with_size", "silent_edge_errors",
                                            "tensor_cores_unproven",  "shared_memory_unproven"};
    ASSERT_GE(findings.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(findings[i].id, expected[i]);
        EXPECT_EQ(findings[i].kind, FindingKind::red_flag);
        EXPECT_FALSE(findings[i].explanation.empty()) << expected[i];
    }
}

TEST(RedFlags, RaisesNoneOnACleanCampaignAndAdmitsWhatItCannotTell)
{
    const auto findings = fasterCampaign().findings();
    for (const auto& finding : findings) {
        EXPECT_NE(finding.state, FindingState::raised) << finding.id << ": " << finding.explanation;
    }
    EXPECT_EQ(flag(findings, "kernel_not_end_to_end").state, FindingState::cannot_tell);
    EXPECT_EQ(flag(findings, "bottleneck_unsupported").state, FindingState::cannot_tell);
    EXPECT_EQ(flag(findings, "boundary_cases").state, FindingState::clear);
    EXPECT_EQ(flag(findings, "silent_edge_errors").state, FindingState::clear);
}

TEST(RedFlags, CannotTellWithoutMeasurements)
{
    const auto findings = Campaign(completeMatrix()).leavePending(24).findings();
    for (const char* id :
         {"excluded_cost", "boundary_cases", "determinism_changed", "unrepresentative_gains", "error_grows_with_size",
          "silent_edge_errors", "class_refuted", "memory_growth", "tolerance_vacuous"}) {
        EXPECT_EQ(flag(findings, id).state, FindingState::cannot_tell) << id;
    }
}

TEST(RedFlags, RaisesBoundaryCasesThatAreSlowerOrWrong)
{
    const auto slower =
        fasterCampaign()
            .candidate([](const Case& at, Behaviour& b) { b.duration_ns = at.sizes.at("n") == 1023 ? 20'000 : 7000; })
            .findings();
    EXPECT_EQ(flag(slower, "boundary_cases").state, FindingState::raised);
    EXPECT_THAT(flag(slower, "boundary_cases").explanation, HasSubstr("n 1023"));
    const auto wrong = fasterCampaign()
                           .candidate([](const Case& at, Behaviour& b) { b.error = at.sizes.at("n") == 1 ? 5 : 0.1; })
                           .findings();
    EXPECT_EQ(flag(wrong, "boundary_cases").state, FindingState::raised);
    EXPECT_EQ(flag(wrong, "silent_edge_errors").state, FindingState::raised);
    EXPECT_THAT(flag(wrong, "silent_edge_errors").explanation, HasSubstr("singleton"));
    const auto none = Campaign({caseOf("")}).findings();
    EXPECT_EQ(flag(none, "boundary_cases").state, FindingState::cannot_tell);
}

TEST(RedFlags, SaysWhichEdgesAreNotMeasured)
{
    const auto findings = Campaign({caseOf(""), caseOf("zeros"), caseOf("n=1")}).findings();
    const Finding& edges = flag(findings, "silent_edge_errors");
    EXPECT_EQ(edges.state, FindingState::cannot_tell);
    EXPECT_THAT(edges.explanation, HasSubstr("not measured: all-one, empty and padded"));
}

TEST(RedFlags, RaisesAGainThatTheTargetSizesDoNotShare)
{
    const auto rule = [](const Case& at, Behaviour& b) { b.duration_ns = at.sizes.at("n") == 4096 ? 5000 : 10'000; };
    const auto findings = Campaign(completeMatrix()).candidate(rule).findings();
    EXPECT_EQ(flag(findings, "unrepresentative_gains").state, FindingState::raised);
    EXPECT_EQ(flag(Campaign({caseOf("n=8")}).findings(), "unrepresentative_gains").state, FindingState::cannot_tell);
}

TEST(RedFlags, RaisesToleranceThatChangedWithoutApproval)
{
    Campaign campaign = fasterCampaign();
    campaign.experiment().tolerance_changes = {{DType::f16, {1e-2, 1e-2}, "", "", ""}};
    EXPECT_EQ(flag(campaign.findings(), "tolerance_changed").state, FindingState::raised);
    // The stored reports were judged by the default: a changed contract needs them judged again.
    campaign.experiment().tolerance_changes = {{DType::f16, {1e-2, 1e-2}, "range", "A. Reviewer", "2026-01-02"}};
    EXPECT_THAT(flag(campaign.findings(), "tolerance_changed").explanation, HasSubstr("judged by another tolerance"));
    campaign.candidate([](const Case& at, Behaviour& b) {
        b.edit = [is = at.dtype == DType::f16](ErrorReport& e) {
            e.tolerance = is ? Tolerance{1e-2, 1e-2} : e.tolerance;
        };
    });
    EXPECT_EQ(flag(campaign.findings(), "tolerance_changed").state, FindingState::clear);
    EXPECT_THAT(flag(campaign.findings(), "tolerance_changed").explanation, HasSubstr("approved by A. Reviewer"));
}

TEST(RedFlags, RaisesLostDeterminismButNotTheBaselinesOwn)
{
    const auto varying = [](const Case&, Behaviour& b) { b.bits_differ_on_repeat = 3; };
    EXPECT_EQ(flag(fasterCampaign().candidate(varying).findings(), "determinism_changed").state, FindingState::raised);
    EXPECT_EQ(flag(fasterCampaign().candidate(varying).baseline(varying).findings(), "determinism_changed").state,
              FindingState::clear);
}

// Sizes 8 to 4096 with an error that grows by `exponent` and leans by `sign(n)`.
Campaign growth(double exponent, const std::function<double(std::int64_t)>& bias, double p, double base_exponent = 0)
{
    std::vector<Case> cases;
    for (const char* n : {"n=8", "n=64", "n=256", "n=1024", "n=4096"}) {
        cases.push_back(caseOf(n));
    }
    const auto grow = [=](double by) {
        return [=](const Case& at, Behaviour& b) {
            const std::int64_t n = at.sizes.at("n");
            b.edit = [=](ErrorReport& e) {
                e.normalised = 1e-8 * std::pow(static_cast<double>(n), by);
                e.bias = bias(n);
                e.sign_test_p = p;
            };
        };
    };
    Campaign campaign(cases);
    campaign.declare(OptimisationClass::c2).candidate(grow(exponent)).baseline(grow(base_exponent));
    return campaign;
}

TEST(RedFlags, RaisesAnErrorThatGrowsWithOneSign)
{
    const auto findings = growth(
                              1, [](std::int64_t) { return -1e-6; }, 1e-9)
                              .findings();
    const Finding& grows = flag(findings, "error_grows_with_size");
    EXPECT_EQ(grows.state, FindingState::raised);
    EXPECT_THAT(grows.explanation, HasSubstr("Normalised error ∝ n^1.00"));
    EXPECT_THAT(grows.explanation, HasSubstr("5 sizes from 8 to 4096"));
}

TEST(RedFlags, DoesNotCallRandomOrInheritedGrowthSystematic)
{
    const auto alternating = [](std::int64_t n) { return n == 64 || n == 1024 ? 1e-6 : -1e-6; };
    EXPECT_EQ(flag(growth(0.5, alternating, 1e-9).findings(), "error_grows_with_size").state, FindingState::clear);
    const auto negative = [](std::int64_t) { return -1e-6; };
    EXPECT_EQ(flag(growth(0.5, negative, 0.6).findings(), "error_grows_with_size").state, FindingState::clear);
    EXPECT_EQ(flag(growth(1, negative, 1e-9, 1).findings(), "error_grows_with_size").state, FindingState::clear);
    EXPECT_EQ(flag(growth(0, negative, 1e-9).findings(), "error_grows_with_size").state, FindingState::clear);
}

TEST(RedFlags, RaisesAllocationThatTheTimingLeavesOut)
{
    const auto findings = fasterCampaign().candidate([](const Case&, Behaviour& b) { b.workspace = 64; }).findings();
    EXPECT_EQ(flag(findings, "excluded_cost").state, FindingState::raised);
    EXPECT_EQ(flag(findings, "memory_growth").state, FindingState::raised);
    EXPECT_EQ(flag(fasterCampaign().findings(), "excluded_cost").state, FindingState::clear);
}

TEST(RedFlags, RaisesTensorCoresThatAreOnlyClaimed)
{
    Campaign campaign = fasterCampaign();
    campaign.experiment().claim.text = "Uses Tensor Cores.";
    EXPECT_EQ(flag(campaign.findings(), "tensor_cores_unproven").state, FindingState::raised);
    EXPECT_EQ(flag(fasterCampaign().findings(), "tensor_cores_unproven").state, FindingState::clear);
}

TEST(RedFlags, CannotTellAboutGpuResourcesOnAGpu)
{
    Campaign campaign = fasterCampaign();
    campaign.experiment().device = "cuda:0";
    EXPECT_EQ(flag(campaign.findings(), "register_spills").state, FindingState::cannot_tell);
    EXPECT_EQ(flag(fasterCampaign().findings(), "register_spills").state, FindingState::clear);
}

}  // namespace
}  // namespace assay
