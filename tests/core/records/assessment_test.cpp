// The stories that the first whole validation must tell.
#include "core/records/assessment.hpp"

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
using testing::HasSubstr;
using testing::StartsWith;

Assessment assessed(Campaign& campaign)
{
    return assess(campaign.experiment(), campaign.cases(), campaign.results(), campaign.family());
}

TEST(Assessment, RejectsALayerNormThatCancelsAndNamesValuesAndSizes)
{
    // E[x²] − E[x]² in f32: wrong when the mean is large and the row long enough; f64 statistics would hold.
    auto cases = completeMatrix();
    for (const char* words : {"offset n=8", "offset n=4096", "offset n=4096 f16", "offset f16"}) {
        cases.push_back(caseOf(words));
    }
    Campaign campaign(cases);
    campaign.declare(OptimisationClass::c2).candidate([](const Case& at, Behaviour& b) {
        b.duration_ns = 6000;
        b.bits_differ = 50;
        b.error = at.values == ValueDistribution::offset && at.sizes.at("n") >= 1024 ? 4e3 : 0.3;
    });
    const Assessment assessment = assessed(campaign);
    EXPECT_EQ(assessment.verdict, Verdict::reject);
    EXPECT_EQ(assessment.candidates.front().wrong_domain.text, "values = offset and n ≥ 1024");
    EXPECT_THAT(assessment.headline,
                StartsWith("Row operation: Clever is wrong on 4 cases, where values = offset and n ≥ "
                           "1024; where it is right, Clever is 1.66"));
    EXPECT_EQ(assessment.candidates.front().audit.proposed, OptimisationClass::c3);
    EXPECT_TRUE(assessment.candidates.front().audit.contradicted);
}

TEST(Assessment, CallsATransposeC1WithBitwiseEqualityOnEveryCase)
{
    Campaign campaign(completeMatrix());
    campaign.declare(OptimisationClass::c1).candidate([](const Case&, Behaviour& b) {
        b.duration_ns = 4000;
        b.error = 0;
    });
    const Assessment assessment = assessed(campaign);
    EXPECT_EQ(assessment.verdict, Verdict::keep);
    EXPECT_THAT(assessment.candidates.front().audit.reason,
                StartsWith("bitwise equal to the baseline on all 24 cases"));
    EXPECT_TRUE(assessment.candidates.front().audit.confirmed);
    EXPECT_THAT(assessment.headline, StartsWith("Row operation: Clever is 2.50"));
    EXPECT_THAT(assessment.headline, HasSubstr("] faster than Plain on the CPU (geometric mean over 22 cases, 95 % "
                                               "interval); all outputs within tolerance."));
}

TEST(Assessment, CallsASumsReorderingC2)
{
    Campaign campaign(completeMatrix());
    campaign.declare(OptimisationClass::c1).candidate([](const Case& at, Behaviour& b) {
        b.duration_ns = 4000;
        b.bits_differ = at.sizes.at("n") > 1 ? 2 : 0;
        b.error = 0.4;
    });
    const Assessment as_c1 = assessed(campaign);
    EXPECT_TRUE(as_c1.candidates.front().audit.contradicted);
    EXPECT_EQ(as_c1.candidates.front().audit.proposed, OptimisationClass::c2);
    EXPECT_EQ(as_c1.verdict, Verdict::more_evidence);
    campaign.declare(OptimisationClass::c2);
    EXPECT_EQ(assessed(campaign).verdict, Verdict::keep);
}

TEST(Assessment, JoinsTheFindingsOfSeveralCandidatesUnderTheirTitles)
{
    Campaign campaign(completeMatrix());
    campaign.candidate([](const Case& at, Behaviour& b) { b.duration_ns = at.sizes.at("n") == 1023 ? 20'000 : 7000; });
    campaign.experiment().variants.push_back({"unmeasured", Role::candidate, OptimisationClass::c1});
    const Assessment assessment = assessed(campaign);
    ASSERT_EQ(assessment.candidates.size(), 2U);
    EXPECT_EQ(assessment.cases.front().comparisons.size(), 2U);
    EXPECT_EQ(assessment.candidates[0].verdict, Verdict::guarded);
    EXPECT_EQ(assessment.candidates[1].verdict, Verdict::more_evidence);
    const Finding& boundary = story::findingOf(assessment.findings, "boundary_cases");
    EXPECT_EQ(boundary.state, FindingState::raised);
    EXPECT_THAT(boundary.explanation, StartsWith("Clever: Of "));
    EXPECT_THAT(boundary.explanation, HasSubstr("unmeasured: No boundary case"));
}

TEST(Assessment, ListsEveryPlannedCaseAndCountsTheFinished)
{
    Campaign campaign(completeMatrix());
    campaign.leavePending(4);
    const Assessment assessment = assessed(campaign);
    EXPECT_EQ(assessment.cases.size(), 24U);
    EXPECT_EQ(assessment.finished_cases, 20U);
    EXPECT_EQ(assessment.cases.back().status, CaseStatus::pending);
    EXPECT_NE(findCase(assessment, assessment.cases.back().key), nullptr);
    EXPECT_EQ(findCase(assessment, "no such case"), nullptr);
    EXPECT_THAT(assessment.headline, HasSubstr("4 cases still to be measured"));
}

TEST(Assessment, LetsAPersonOverrideTheVerdictButKeepsTheSuggestion)
{
    Campaign campaign(completeMatrix());
    campaign.experiment().verdict_override = VerdictOverride{Verdict::keep, "we need it", "A. Reviewer", "2026-01-02"};
    const Assessment assessment = assessed(campaign);
    EXPECT_EQ(assessment.verdict, Verdict::keep);
    EXPECT_EQ(assessment.suggested, Verdict::reject);
}

TEST(Assessment, SaysWhatIsMissingFromAnEmptyExperiment)
{
    Campaign campaign({});
    campaign.experiment().variants.clear();
    const Assessment assessment = assessed(campaign);
    EXPECT_EQ(assessment.verdict, Verdict::more_evidence);
    EXPECT_THAT(assessment.headline, HasSubstr("No baseline"));
    EXPECT_EQ(assessment.decision_record.size(), 11U);
    EXPECT_EQ(assessment.failure_cases.size(), 12U);
}

TEST(Assessment, ModelsBandwidthFromCompulsoryBytes)
{
    Campaign campaign({caseOf("")});
    const Assessment assessment = assessed(campaign);
    // 4096 elements, read and written as 4 bytes each, in 10 µs.
    EXPECT_NEAR(assessment.cases.front().achieved_bytes_per_s.at("base"), 32768 / 10e-6, 0.01 * 32768 / 10e-6);
}

}  // namespace
}  // namespace assay
