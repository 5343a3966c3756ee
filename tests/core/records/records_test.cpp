#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/records/assessment.hpp"
#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::Behaviour;
using story::Campaign;
using story::caseOf;
using story::completeMatrix;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

Assessment assessed(Campaign& campaign)
{
    return assess(campaign.experiment(), campaign.cases(), campaign.results(), campaign.family());
}

const RecordField& field(const Record& record, const std::string& id)
{
    for (const auto& one : record) {
        if (one.id == id) {
            return one;
        }
    }
    throw std::invalid_argument("no field " + id);
}

std::vector<std::string> idsOf(const Record& record)
{
    std::vector<std::string> ids;
    for (const auto& one : record) {
        ids.push_back(one.id);
    }
    return ids;
}

Campaign fasterCampaign()
{
    return std::move(Campaign(completeMatrix()).candidate([](const Case&, Behaviour& b) { b.duration_ns = 5000; }));
}

TEST(DecisionRecord, HasTheSpecificationsFieldsInOrder)
{
    Campaign campaign = fasterCampaign();
    EXPECT_THAT(idsOf(assessed(campaign).decision_record),
                ElementsAre("problem", "bottleneck", "change", "class", "why_safe", "guard", "fallback", "evidence",
                            "result", "rejected_alternatives", "remaining_risk"));
}

TEST(FailureRecord, AsksTheSpecificationsQuestionsInOrder)
{
    Campaign campaign = fasterCampaign();
    const Record record = assessed(campaign).failure_cases;
    EXPECT_THAT(idsOf(record),
                ElementsAre("shapes_not_improved", "dtypes_unsupported", "layouts_unsupported", "value_ranges",
                            "devices_unsupported", "precision_modes", "batch_sizes", "fallback_scale",
                            "error_too_large", "memory_increase", "compile_time_increase", "end_to_end_regress"));
    EXPECT_EQ(record.front().title, "Which shapes are not improved (or regress)?");
}

TEST(DecisionRecord, PrefillsWhatIsMeasuredWithItsEvidence)
{
    Campaign campaign = fasterCampaign();
    const Record record = assessed(campaign).decision_record;
    const RecordField& result = field(record, "result");
    EXPECT_TRUE(result.prefilled);
    EXPECT_TRUE(result.measured);
    EXPECT_THAT(result.text, HasSubstr("CPU"));
    EXPECT_THAT(result.text, HasSubstr("n 1024, rows 4"));
    EXPECT_THAT(result.text, HasSubstr("2.0"));
    EXPECT_EQ(result.evidence.tier, EvidenceTier::benchmark);
    EXPECT_EQ(result.evidence.strength, EvidenceStrength::observed);
    EXPECT_THAT(result.evidence.cases, ElementsAre(caseKey(caseOf(""))));
    EXPECT_THAT(field(record, "why_safe").text, HasSubstr("not a bound"));
    EXPECT_THAT(field(record, "remaining_risk").text, HasSubstr("Not measured on a GPU"));
}

TEST(DecisionRecord, ProposesAGuardFromTheMeasuredFailures)
{
    Campaign campaign = fasterCampaign();
    campaign.candidate([](const Case& at, Behaviour& b) {
        b.duration_ns = at.sizes.at("n") <= 256 ? 13'000 : 5000;
        b.failure = at.dtype == DType::f16 ? FailureKind::unsupported : FailureKind::none;
    });
    const std::string guard = field(assessed(campaign).decision_record, "guard").text;
    EXPECT_THAT(guard, HasSubstr("n ≤ 256 (slower on 4 cases)"));
    EXPECT_THAT(guard, HasSubstr("dtype = f16 (unsupported on 3 cases)"));
}

TEST(DecisionRecord, InventsNothingBeforeMeasurement)
{
    Campaign campaign(completeMatrix());
    campaign.leavePending(24);
    const Assessment assessment = assessed(campaign);
    for (const char* id : {"problem", "why_safe", "guard", "evidence", "result"}) {
        EXPECT_THAT(field(assessment.decision_record, id).text, StartsWith("Not measured: these cases would tell:"))
            << id;
        EXPECT_EQ(field(assessment.decision_record, id).evidence.tier, EvidenceTier::none) << id;
    }
    for (const char* id : {"shapes_not_improved", "value_ranges", "batch_sizes", "fallback_scale", "error_too_large"}) {
        EXPECT_THAT(field(assessment.failure_cases, id).text, StartsWith("Not measured: these cases would tell:"))
            << id;
    }
    EXPECT_THAT(field(assessment.decision_record, "bottleneck").text, HasSubstr("No bottleneck is named"));
}

TEST(DecisionRecord, LaysAPersonsWordsOverThePrefillAndKeepsBoth)
{
    Campaign campaign = fasterCampaign();
    campaign.experiment().record_edits["problem"] = "Too slow for the decoder.";
    campaign.experiment().failure_edits["batch_sizes"] = "";
    const Assessment assessment = assessed(campaign);
    const RecordField& problem = field(assessment.decision_record, "problem");
    EXPECT_EQ(problem.text, "Too slow for the decoder.");
    EXPECT_FALSE(problem.prefilled);
    EXPECT_THAT(problem.prefill, HasSubstr("Plain takes"));
    EXPECT_EQ(field(assessment.failure_cases, "batch_sizes").text, "");
    EXPECT_FALSE(field(assessment.failure_cases, "batch_sizes").prefilled);
}

TEST(FailureRecord, AnswersFromTheMatrix)
{
    Campaign campaign = fasterCampaign();
    campaign.candidate([](const Case& at, Behaviour& b) {
        b.duration_ns = at.sizes.at("rows") == 1 ? 14'000 : 5000;
        b.error = at.values == ValueDistribution::cancellation ? 2 : 0.5;
        b.workspace = at.sizes.at("n") == 4096 ? 2048 : 0;
    });
    const Record record = assessed(campaign).failure_cases;
    EXPECT_THAT(field(record, "shapes_not_improved").text, HasSubstr("Slower on 2 of 21 cases, where rows = 1"));
    EXPECT_THAT(field(record, "batch_sizes").text, HasSubstr("rows = 1 (2 cases)"));
    EXPECT_THAT(field(record, "value_ranges").text, HasSubstr("Cancellation (wrong on the only case)"));
    EXPECT_THAT(field(record, "error_too_large").text, HasSubstr("where values = cancellation"));
    EXPECT_THAT(field(record, "memory_increase").text, HasSubstr("more workspace on 3 of 24 cases"));
    EXPECT_THAT(field(record, "devices_unsupported").text, HasSubstr("Not measured on a GPU"));
    EXPECT_THAT(field(record, "end_to_end_regress").text, StartsWith("Not measured"));
}

}  // namespace
}  // namespace assay
