#include "core/judgement/confounders.hpp"

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

using EditSample = std::function<void(int block, Sample&)>;

Campaign edited(const EditSample& edit)
{
    Campaign campaign(completeMatrix());
    campaign.edit_results = [edit](Results& results) {
        for (auto& result : results.cases) {
            for (auto& block : result.blocks) {
                for (auto& sample : block.samples) {
                    edit(block.index, sample);
                }
            }
        }
    };
    return campaign;
}

TEST(Confounders, ListsTheSpecificationsNineFirst)
{
    const auto findings = Campaign(completeMatrix()).confounders();
    const std::vector<std::string> expected{"warm_up_leak",          "clock_state",        "thermal_throttling",
                                            "background_work",       "warmness",           "scheduling_noise",
                                            "synchronisation_scope", "transfer_inclusion", "input_dependence"};
    ASSERT_GE(findings.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(findings[i].id, expected[i]);
        EXPECT_EQ(findings[i].kind, FindingKind::confounder);
        EXPECT_NE(findings[i].state, FindingState::raised) << expected[i] << ": " << findings[i].explanation;
    }
    EXPECT_THAT(findingOf(findings, "clock_state").explanation, HasSubstr("Not observable here"));
}

TEST(Confounders, CannotTellAnythingWithoutSamples)
{
    for (const auto& finding : Campaign(completeMatrix()).leavePending(24).confounders()) {
        EXPECT_NE(finding.state, FindingState::raised) << finding.id;
        if (finding.id != "several_machines") {
            EXPECT_EQ(finding.state, FindingState::cannot_tell) << finding.id;
        }
    }
}

TEST(Confounders, RaisesWhatThePlantedSamplesShow)
{
    const struct {
        std::string id;
        EditSample edit;
    } rows[] = {
        {"warm_up_leak", [](int block, Sample& s) { s.duration_ns *= block == 0 ? 10 : 1; }},
        {"drift", [](int block, Sample& s) { s.duration_ns *= 1 + 0.01 * block; }},
        {"several_modes", [](int block, Sample& s) { s.duration_ns *= block % 2 == 0 ? 1.4 : 1; }},
        {"synchronisation_scope",
         [](int, Sample& s) { s.wall_ns = s.variant == "fast" ? 40 * s.duration_ns : s.duration_ns; }},
        {"timer_resolution",
         [](int, Sample& s) {
             s.duration_ns = 90;
             s.repetitions = 1;
             s.wall_ns = 90;
         }},
    };
    for (const auto& row : rows) {
        const auto findings = edited(row.edit).confounders();
        EXPECT_EQ(findingOf(findings, row.id).state, FindingState::raised) << row.id;
        EXPECT_EQ(findingOf(Campaign(completeMatrix()).confounders(), row.id).state, FindingState::clear) << row.id;
    }
}

TEST(Confounders, RaisesFewSamples)
{
    Campaign campaign(completeMatrix());
    campaign.edit_results = [](Results& results) {
        for (auto& result : results.cases) {
            result.blocks.resize(7);
        }
    };
    EXPECT_EQ(findingOf(campaign.confounders(), "few_samples").state, FindingState::raised);
    EXPECT_EQ(findingOf(Campaign(completeMatrix()).confounders(), "few_samples").state, FindingState::clear);
}

TEST(Confounders, RaisesInputsThatShouldBeEqualAndAreNot)
{
    Campaign campaign({caseOf("warm"), caseOf("cold")});
    EXPECT_EQ(findingOf(campaign.confounders(), "input_dependence").state, FindingState::clear);
    campaign.edit_results = [](Results& results) { results.cases.back().input_hash = "another"; };
    EXPECT_THAT(findingOf(campaign.confounders(), "input_dependence").explanation,
                HasSubstr("other input hashes on 1 case"));
}

TEST(Confounders, RaisesARatioThatDependsOnTheValues)
{
    Campaign campaign(completeMatrix());
    campaign.candidate(
        [](const Case& at, Behaviour& b) { b.duration_ns = at.values == ValueDistribution::zeros ? 4000 : 9000; });
    const auto findings = campaign.confounders();
    EXPECT_EQ(findingOf(findings, "input_dependence").state, FindingState::raised);
    EXPECT_THAT(findingOf(findings, "input_dependence").explanation, HasSubstr("2.50× faster with zeros"));
}

TEST(Confounders, RaisesRunsOnTwoMachines)
{
    Campaign campaign(completeMatrix());
    campaign.edit_results = [](Results& results) {
        RunInfo other = results.runs.front();
        other.device_name = "another processor";
        results.runs.push_back(other);
    };
    EXPECT_THAT(findingOf(campaign.confounders(), "several_machines").explanation, HasSubstr("differ in device"));
}

}  // namespace
}  // namespace assay
