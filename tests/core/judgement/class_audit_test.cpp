#include "core/judgement/class_audit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::Behaviour;
using story::Campaign;
using story::caseOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using enum OptimisationClass;

std::vector<Case> fourCases()
{
    return {caseOf(""), caseOf("n=8"), caseOf("f16"), caseOf("offset")};
}

TEST(ClassAudit, DecidesByBitsAndErrors)
{
    const struct {
        std::string name;
        OptimisationClass declared;
        std::uint64_t bits;  // on the offset case only
        double error;        // likewise
        OptimisationClass proposed;
        bool contradicted;
        bool confirmed;
        std::string reason;
    } rows[] = {
        {"C1 equal", c1, 0, 0.1, c1, false, true, "bitwise equal to the baseline on all 4 cases"},
        {"N/A equal", not_applicable, 0, 0.1, not_applicable, false, true, "bitwise equal"},
        {"C1 one bit", c1, 1, 0.1, c2, true, false,
         "bits differ from the baseline on 1 of 4 cases, all within tolerance"},
        {"N/A one bit", not_applicable, 1, 0.1, c2, true, false, "N/A is refuted"},
        {"C2 differing", c2, 5, 0.9, c2, false, true, "all within tolerance"},
        {"C2 equal", c2, 0, 0.1, c1, false, true, "C1 could be claimed"},
        {"C2 wrong", c2, 5, 1.5, c3, true, false, "outside the tolerance on 1 of 4 cases"},
        {"C3", c3, 5, 0.9, c3, false, false, "approximation by declaration"},
        {"C4", c4, 5, 0.9, c4, false, false, "named approval"},
    };
    for (const auto& row : rows) {
        const ClassAudit audit = Campaign(fourCases())
                                     .declare(row.declared)
                                     .candidate([&](const Case& at, Behaviour& b) {
                                         if (at.values == ValueDistribution::offset) {
                                             b.bits_differ = row.bits;
                                             b.error = row.error;
                                         }
                                     })
                                     .verdict()
                                     .audit;
        EXPECT_EQ(name(audit.proposed), name(row.proposed)) << row.name;
        EXPECT_EQ(audit.contradicted, row.contradicted) << row.name;
        EXPECT_EQ(audit.confirmed, row.confirmed) << row.name;
        EXPECT_THAT(audit.reason, HasSubstr(row.reason)) << row.name;
    }
}

TEST(ClassAudit, DoesNotFoldNonFiniteDisagreementIntoAnApproximation)
{
    const ClassAudit audit = Campaign(fourCases())
                                 .declare(c2)
                                 .candidate([](const Case&, Behaviour& b) {
                                     b.edit = [](ErrorReport& e) { e.nan_disagree = e.nan_output = 3; };
                                 })
                                 .verdict()
                                 .audit;
    EXPECT_EQ(audit.proposed, c4);
    EXPECT_THAT(audit.flags, ElementsAre("changes NaN/Inf behaviour"));
}

TEST(ClassAudit, ConfirmsNothingBeforeEveryCaseIsCompared)
{
    const ClassAudit audit = Campaign(fourCases()).leavePending(1).verdict().audit;
    EXPECT_FALSE(audit.confirmed);
    EXPECT_FALSE(audit.contradicted);
    EXPECT_THAT(audit.reason, HasSubstr("1 case not compared yet"));
    const ClassAudit none = Campaign(fourCases()).leavePending(4).verdict().audit;
    EXPECT_THAT(none.reason, HasSubstr("not measured"));
    EXPECT_FALSE(none.confirmed);
}

TEST(ClassAudit, ProposesTheFlagsThatMeasurementShows)
{
    const auto flagsOf = [](const std::function<void(Behaviour&)>& change) {
        return Campaign(fourCases()).candidate([&](const Case&, Behaviour& b) { change(b); }).verdict().audit.flags;
    };
    EXPECT_THAT(flagsOf([](Behaviour&) {}), IsEmpty());
    EXPECT_THAT(flagsOf([](Behaviour& b) { b.bits_differ_on_repeat = 2; }), ElementsAre("nondeterministic"));
    EXPECT_THAT(flagsOf([](Behaviour& b) { b.edit = [](ErrorReport& e) { e.signed_zero_differences = 1; }; }),
                ElementsAre("changes signed-zero behaviour"));
    EXPECT_THAT(flagsOf([](Behaviour& b) { b.failure = FailureKind::mutated_input; }),
                ElementsAre("changes in-place behaviour"));
    EXPECT_THAT(flagsOf([](Behaviour& b) { b.failure = FailureKind::unsupported; }), ElementsAre("domain restricted"));
}

}  // namespace
}  // namespace assay
