#include "core/interchange/compare_documents.hpp"

#include <gmock/gmock.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using testing::Contains;
using testing::HasSubstr;

story::Campaign campaign(double duration_ns, FailureKind failure = FailureKind::none)
{
    story::Campaign made({story::caseOf("n=1024"), story::caseOf("n=4096")});
    made.candidate([=](const Case&, story::Behaviour& behaviour) {
        behaviour.duration_ns = duration_ns;
        behaviour.failure = failure;
    });
    return made;
}

DocumentComparison compared(story::Campaign before, story::Campaign after)
{
    return compareDocuments(before.experiment(), before.results(), after.experiment(), after.results(), "");
}

TEST(CompareDocuments, AFasterOneIsKeptAndASlowerOneRejected)
{
    const auto faster = compared(campaign(10'000), campaign(5'000));
    ASSERT_EQ(faster.rows.size(), 2U);
    EXPECT_EQ(faster.rows[0].comparison.call, Call::faster);
    EXPECT_NEAR(*faster.rows[0].comparison.ratio, 0.5, 0.01);
    EXPECT_EQ(faster.verdict, Verdict::keep);
    EXPECT_EQ(compared(campaign(5'000), campaign(10'000)).verdict, Verdict::reject);
}

TEST(CompareDocuments, NoChangeIsNoReasonAgainstAndSaysThatItIsNoGain)
{
    const auto same = compared(campaign(10'000), campaign(10'000));
    EXPECT_EQ(same.verdict, Verdict::keep);
    EXPECT_THAT(same.reasons, Contains(HasSubstr("no gain is shown")));
}

TEST(CompareDocuments, CasesThatBeganToFailRejectHoweverFast)
{
    const auto broken = compared(campaign(10'000), campaign(1'000, FailureKind::wrong_result));
    EXPECT_EQ(broken.verdict, Verdict::reject);
    EXPECT_THAT(broken.reasons, Contains(HasSubstr("2 of 2 cases passed before and fail after")));
    EXPECT_FALSE(broken.rows[0].comparison.ratio);
}

}  // namespace
}  // namespace assay
