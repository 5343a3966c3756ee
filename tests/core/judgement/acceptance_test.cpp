#include "core/judgement/acceptance.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::Behaviour;
using story::Campaign;
using story::caseOf;
using story::completeMatrix;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

void faster(const Case&, Behaviour& b)
{
    b.duration_ns = 7000;
}

TEST(Acceptance, KeepsWhatIsFasterEverywhereOnACompleteMatrixWithItsClassConfirmed)
{
    const CandidateVerdict verdict = Campaign(completeMatrix()).candidate(faster).verdict();
    EXPECT_EQ(verdict.verdict, Verdict::keep);
    EXPECT_THAT(verdict.why_not_keep, IsEmpty());
    EXPECT_THAT(verdict.reasons, Contains(HasSubstr("1.4286×")));
    EXPECT_EQ(verdict.ratios.slower, 0);
}

TEST(Acceptance, NeverKeepsOnAMatrixThatLacksChecklistItemsAndNamesThem)
{
    const CandidateVerdict verdict =
        Campaign({caseOf(""), caseOf("n=8"), caseOf("n=1000"), caseOf("f16")}).candidate(faster).verdict();
    EXPECT_EQ(verdict.verdict, Verdict::more_evidence);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("representative matrix is incomplete"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("Empty tensor"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("padded_rows"));
}

TEST(Acceptance, RejectsAWrongCandidateHoweverFastAndNamesWhere)
{
    const CandidateVerdict verdict = Campaign(completeMatrix())
                                         .candidate(faster)
                                         .candidate([](const Case& at, Behaviour& b) {
                                             b.error = at.values == ValueDistribution::offset ? 812 : 0.2;
                                         })
                                         .verdict();
    EXPECT_EQ(verdict.verdict, Verdict::reject);
    EXPECT_EQ(verdict.wrong_domain.text, "values = offset");
    EXPECT_THAT(verdict.reasons.front(),
                HasSubstr("wrong (outside the tolerance) on 1 of 24 cases, where values = offset"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("8.12e+02 times the allowed error"));
}

TEST(Acceptance, ExcusesNothingForAGuardInFreeText)
{
    Campaign campaign(completeMatrix());
    campaign.candidate(faster).candidate(
        [](const Case& at, Behaviour& b) { b.error = at.sizes.at("n") % 4 != 0 ? 3 : 0.2; });
    campaign.experiment().guard = "n divisible by 4";
    const CandidateVerdict verdict = campaign.verdict();
    EXPECT_EQ(verdict.verdict, Verdict::reject);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("where n mod 4 ≠ 0"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("“n divisible by 4”) is free text and excuses none"));
}

TEST(Acceptance, DoesNotBlameACandidateForValuesOutsideTheContract)
{
    auto cases = completeMatrix();
    cases.push_back(caseOf("nan_inf"));
    const CandidateVerdict verdict = Campaign(cases)
                                         .candidate(faster)
                                         .candidate([](const Case& at, Behaviour& b) {
                                             b.error = at.values == ValueDistribution::nan_inf ? 9 : 0.2;
                                         })
                                         .verdict();
    EXPECT_EQ(verdict.verdict, Verdict::keep);
}

TEST(Acceptance, RejectsEveryHazardByName)
{
    const struct {
        FailureKind failure;
        std::string words;
    } rows[] = {
        {FailureKind::crash, "crashed"},
        {FailureKind::timeout, "timed out"},
        {FailureKind::out_of_bounds_write, "wrote outside its output"},
        {FailureKind::unwritten_output, std::string(title(FailureKind::unwritten_output))},
        {FailureKind::mutated_input, "changed its input"},
        {FailureKind::launch_error, "failed to launch"},
    };
    for (const auto& row : rows) {
        const CandidateVerdict verdict = Campaign(completeMatrix())
                                             .candidate(faster)
                                             .candidate([&](const Case& at, Behaviour& b) {
                                                 b.failure =
                                                     at.sizes.at("rows") == 16 ? row.failure : FailureKind::none;
                                             })
                                             .verdict();
        EXPECT_EQ(verdict.verdict, Verdict::reject) << row.words;
        EXPECT_THAT(verdict.reasons.front(), HasSubstr(row.words + " on 2 cases, where rows = 16"));
    }
}

TEST(Acceptance, AsksForMoreEvidenceWhenTheHarnessFailedRatherThanTheCandidate)
{
    for (const auto failure :
         {FailureKind::lost, FailureKind::out_of_memory, FailureKind::load_error, FailureKind::invalid_time}) {
        const CandidateVerdict verdict = Campaign(completeMatrix())
                                             .candidate(faster)
                                             .candidate([&](const Case& at, Behaviour& b) {
                                                 b.failure = at.sizes.at("n") == 4096 ? failure : FailureKind::none;
                                             })
                                             .verdict();
        EXPECT_EQ(verdict.verdict, Verdict::more_evidence) << name(failure);
    }
}

TEST(Acceptance, AsksForMoreEvidenceWhileCasesArePending)
{
    const CandidateVerdict some = Campaign(completeMatrix()).candidate(faster).leavePending(5).verdict();
    EXPECT_EQ(some.verdict, Verdict::more_evidence);
    EXPECT_THAT(some.reasons, Contains(HasSubstr("5 cases still to be measured")));
    const CandidateVerdict none = Campaign(completeMatrix()).leavePending(24).verdict();
    EXPECT_EQ(none.verdict, Verdict::more_evidence);
    EXPECT_THAT(none.reasons.front(), HasSubstr("Nothing has been measured yet"));
}

TEST(Acceptance, AsksForMoreEvidenceWhenTheBaselineItselfIsWrong)
{
    const CandidateVerdict verdict =
        Campaign(completeMatrix())
            .candidate(faster)
            .baseline([](const Case& at, Behaviour& b) { b.error = at.dtype == DType::f16 ? 2 : 0.2; })
            .verdict();
    EXPECT_EQ(verdict.verdict, Verdict::more_evidence);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("3 cases on which the baseline itself fails"));
}

TEST(Acceptance, RejectsWhatIsSlowerOverall)
{
    const CandidateVerdict verdict =
        Campaign(completeMatrix()).candidate([](const Case&, Behaviour& b) { b.duration_ns = 13'000; }).verdict();
    EXPECT_EQ(verdict.verdict, Verdict::reject);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("Slower overall"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("30.0 % slower at"));
}

TEST(Acceptance, RejectsASureNothingAndDoubtsAnUnsureOne)
{
    const CandidateVerdict same = Campaign(completeMatrix()).verdict();
    EXPECT_EQ(same.verdict, Verdict::reject);
    EXPECT_THAT(same.reasons.front(), HasSubstr("Nothing gained"));

    // A true ratio on the margin cannot be decided with this spread.
    const CandidateVerdict unsure =
        Campaign(completeMatrix()).candidate([](const Case&, Behaviour& b) { b.duration_ns = 9901; }).verdict();
    EXPECT_EQ(unsure.ratios.undecided, unsure.ratios.cases);
    EXPECT_EQ(unsure.verdict, Verdict::more_evidence);
}

TEST(Acceptance, GuardsWhatIsFasterHereAndSlowerThereAndNamesWhere)
{
    const CandidateVerdict verdict =
        Campaign(completeMatrix())
            .candidate([](const Case& at, Behaviour& b) { b.duration_ns = at.sizes.at("n") <= 256 ? 12'000 : 5000; })
            .verdict();
    EXPECT_EQ(verdict.verdict, Verdict::guarded);
    EXPECT_EQ(verdict.slower_domain.text, "n ≤ 256");
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("slower on 4 of 22 cases, where n ≤ 256"));
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("20.0 % slower at n 8"));
}

TEST(Acceptance, LeavesEmptyTensorsOutOfTheSpeedUp)
{
    const CandidateVerdict verdict = Campaign(completeMatrix())
                                         .candidate([](const Case& at, Behaviour& b) {
                                             const bool empty = at.sizes.at("n") == 0 || at.sizes.at("rows") == 0;
                                             b.duration_ns = empty ? 50'000 : 7000;
                                         })
                                         .verdict();
    EXPECT_EQ(verdict.ratios.cases, 22);
    EXPECT_EQ(verdict.verdict, Verdict::keep);
}

TEST(Acceptance, DoesNotTakeAsManyFasterCasesAsChanceGivesForAGain)
{
    const CandidateVerdict verdict = Campaign(completeMatrix())
                                         .candidate([](const Case& at, Behaviour& b) {
                                             b.duration_ns = at.values == ValueDistribution::ones ? 9000 : 10'000;
                                         })
                                         .verdict();
    EXPECT_EQ(verdict.ratios.faster, 1);
    EXPECT_EQ(verdict.verdict, Verdict::more_evidence);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("as chance alone would give"));
}

TEST(Acceptance, CapsByClassDomainMemoryDeterminismScopeAndTolerance)
{
    const struct {
        std::string name;
        std::function<void(Campaign&)> change;
        Verdict expected;
        std::string reason;
    } rows[] = {
        {"C3", [](Campaign& c) { c.declare(OptimisationClass::c3); }, Verdict::guarded, "explicit approximation"},
        {"C4", [](Campaign& c) { c.declare(OptimisationClass::c4); }, Verdict::more_evidence,
         "named person's approval"},
        {"C1 refuted", [](Campaign& c) { c.candidate([](const Case&, Behaviour& b) { b.bits_differ = 4; }); },
         Verdict::more_evidence, "declared class C1 is refuted"},
        {"C2 with differing bits",
         [](Campaign& c) {
             c.declare(OptimisationClass::c2).candidate([](const Case&, Behaviour& b) { b.bits_differ = 4; });
         },
         Verdict::keep, "Class C2 declared: Bits differ from the baseline on all 24 cases"},
        {"unsupported",
         [](Campaign& c) {
             c.candidate([](const Case& at, Behaviour& b) {
                 b.failure = at.dtype == DType::f16 ? FailureKind::unsupported : FailureKind::none;
             });
         },
         Verdict::guarded, "does not support 3 cases that the baseline handles, where dtype = f16"},
        {"workspace", [](Campaign& c) { c.candidate([](const Case&, Behaviour& b) { b.workspace = 4096; }); },
         Verdict::guarded, "more workspace on all 24 cases (up to 4.00 KiB against 0 B"},
        {"allocations", [](Campaign& c) { c.candidate([](const Case&, Behaviour& b) { b.allocations = 2; }); },
         Verdict::guarded, "more allocations on all 24 cases (2 against 0"},
        {"nondeterministic",
         [](Campaign& c) {
             c.declare(OptimisationClass::c2).candidate([](const Case&, Behaviour& b) { b.bits_differ_on_repeat = 1; });
         },
         Verdict::guarded, "Repeated calls gave different bits on 24 cases"},
        {"systematic growth",
         [](Campaign& c) {
             c.declare(OptimisationClass::c2).candidate([](const Case& at, Behaviour& b) {
                 b.edit = [n = at.sizes.at("n")](ErrorReport& e) {
                     e.normalised = 1e-10 * static_cast<double>(n);
                     e.bias = -1e-7;
                     e.sign_test_p = 1e-9;
                 };
             });
         },
         Verdict::guarded, "a systematic bias"},
        {"end to end", [](Campaign& c) { c.experiment().claim.target_scope = TargetScope::end_to_end; },
         Verdict::micro_only, "no end-to-end time has been measured"},
        {"tolerance",
         [](Campaign& c) {
             c.experiment().tolerance_changes = {{DType::f32, {1e-2, 1e-2}, "faster", "", ""}};
         },
         Verdict::more_evidence, "without an approver"},
        {"vacuous tolerance",
         [](Campaign& c) {
             c.candidate([](const Case& at, Behaviour& b) {
                 b.edit = [is = at.values == ValueDistribution::cancellation](ErrorReport& e) {
                     e.zero_output_would_pass = is;
                     e.normalised = is ? 0.5 : 1e-8;
                 };
             });
         },
         Verdict::more_evidence, "an all-zero output would pass"},
    };
    for (const auto& row : rows) {
        Campaign campaign(completeMatrix());
        campaign.candidate(faster);
        row.change(campaign);
        const CandidateVerdict verdict = campaign.verdict();
        EXPECT_EQ(verdict.verdict, row.expected) << row.name << ": " << testing::PrintToString(verdict.reasons);
        EXPECT_THAT(verdict.reasons, Contains(HasSubstr(row.reason))) << row.name;
        EXPECT_EQ(verdict.why_not_keep.empty(), row.expected == Verdict::keep) << row.name;
    }
}

TEST(Acceptance, AcceptsAMemoryGrowthThatAPersonHasDisclosed)
{
    Campaign campaign(completeMatrix());
    campaign.candidate(faster).candidate([](const Case&, Behaviour& b) { b.workspace = 4096; });
    campaign.experiment().failure_edits["memory_increase"] = "Always, by one page.";
    EXPECT_EQ(campaign.verdict().verdict, Verdict::keep);
}

TEST(Acceptance, AcceptsAToleranceThatIsApproved)
{
    Campaign campaign(completeMatrix());
    campaign.candidate(faster);
    campaign.experiment().tolerance_changes = {
        {DType::f32, {1e-5, 1e-5}, "reordered sums", "A. Reviewer", "2026-01-02"}};
    EXPECT_EQ(campaign.verdict().verdict, Verdict::keep);
}

TEST(Acceptance, RefusesToCompareDifferentScopes)
{
    Campaign campaign(completeMatrix());
    campaign.candidate(faster);
    campaign.edit_results = [](Results& results) { results.cases.back().scope.compilation = true; };
    const CandidateVerdict verdict = campaign.verdict();
    EXPECT_EQ(verdict.verdict, Verdict::more_evidence);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("different scopes (compilation)"));
}

TEST(Acceptance, RefusesATimingWhoseScopeIsNotItsCases)
{
    Campaign campaign(completeMatrix());
    campaign.edit_results = [](Results& results) { results.cases.front().scope.cache = CacheState::cold; };
    const Results results = campaign.results();
    const auto assessed = assessCases(campaign.experiment(), campaign.cases(), results, campaign.family());
    EXPECT_FALSE(assessed.front().comparisons.front().ratio);
    EXPECT_THAT(assessed.front().comparisons.front().note, HasSubstr("cache state"));
}

TEST(Acceptance, NeverComparesTimesOfAWrongResult)
{
    Campaign campaign({caseOf("")});
    campaign.candidate([](const Case&, Behaviour& b) { b.failure = FailureKind::wrong_result; });
    const auto assessed = assessCases(campaign.experiment(), campaign.cases(), campaign.results(), campaign.family());
    EXPECT_FALSE(assessed.front().comparisons.front().ratio);
    EXPECT_THAT(assessed.front().comparisons.front().note, HasSubstr("fast is outside the tolerance"));
}

TEST(Acceptance, SaysThatThereIsNothingToJudgeWithoutABaseline)
{
    Campaign campaign({caseOf("")});
    campaign.experiment().variants.erase(campaign.experiment().variants.begin());
    const CandidateVerdict verdict = nothingToJudge(campaign.experiment(), 0);
    EXPECT_EQ(verdict.verdict, Verdict::more_evidence);
    EXPECT_THAT(verdict.reasons.front(), HasSubstr("No baseline"));
}

}  // namespace
}  // namespace assay
