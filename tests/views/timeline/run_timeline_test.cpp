#include "views/timeline/run_timeline.hpp"

#include <gtest/gtest.h>

namespace assay::views {
namespace {

CaseResult timed(std::int64_t cols, std::int64_t run, std::int64_t started, std::int64_t verified,
                 std::int64_t finished)
{
    CaseResult result;
    result.at.sizes = {{"cols", cols}};
    result.status = CaseStatus::done;
    result.run = run;
    result.started_ns = started;
    result.verified_ns = verified;
    result.finished_ns = finished;
    return result;
}

TEST(TimelineLanes, SplitEachCaseIntoVerificationAndTiming)
{
    Results results;
    results.cases = {timed(1, 1, 0, 100, 400), timed(2, 1, 400, 450, 900)};
    const std::vector<TimelineLane> lanes = timelineLanes(results);
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_EQ(lanes[0].phase, Phase::verify);
    EXPECT_EQ(lanes[0].spans, (std::vector<TimeSpan>{{0, 100, 0}, {400, 450, 1}}));
    EXPECT_EQ(lanes[1].phase, Phase::timing);
    EXPECT_EQ(lanes[1].spans, (std::vector<TimeSpan>{{100, 400, 0}, {450, 900, 1}}));
}

TEST(TimelineLanes, KeepRunsApartBecauseEachStartsAtZero)
{
    Results results;
    results.cases = {timed(1, 1, 0, 100, 400), timed(2, 2, 0, 50, 200)};
    const std::vector<TimelineLane> lanes = timelineLanes(results);
    ASSERT_EQ(lanes.size(), 4U);
    EXPECT_EQ(lanes[0].run, 1);
    EXPECT_EQ(lanes[2].run, 2);
}

TEST(TimelineLanes, EndACaseThatNeverFinishedAtItsLastBlock)
{
    Results results;
    results.cases = {timed(1, 1, 0, 100, 0)};
    results.cases[0].status = CaseStatus::lost;
    results.cases[0].blocks = {{0, 150, {}}, {1, 250, {}}};
    const std::vector<TimelineLane> lanes = timelineLanes(results);
    EXPECT_EQ(lanes[1].spans, (std::vector<TimeSpan>{{100, 250, 0}}));
}

TEST(TimelineLanes, ShowACaseWhoseVerificationFailedAsVerificationOnly)
{
    Results results;
    results.cases = {timed(1, 1, 0, 0, 300)};
    results.cases[0].status = CaseStatus::failed;
    const std::vector<TimelineLane> lanes = timelineLanes(results);
    EXPECT_EQ(lanes[0].spans, (std::vector<TimeSpan>{{0, 300, 0}}));
    EXPECT_TRUE(lanes[1].spans.empty());
}

TEST(RunTimeline, SaysWhatIsMissingBeforeARun)
{
    RunTimeline timeline;
    timeline.setData({});
    EXPECT_TRUE(timeline.isEmpty());
}

TEST(RunTimeline, ReadsTheSharesOfThePhases)
{
    Results results;
    results.cases = {timed(1, 1, 0, 1'000, 4'000)};
    RunTimeline timeline;
    timeline.setData(results);
    EXPECT_FALSE(timeline.isEmpty());
    EXPECT_TRUE(timeline.reading().contains(QStringLiteral("75.0 %"))) << timeline.reading().toStdString();
    EXPECT_EQ(timeline.csv(), QStringLiteral("run,phase,start_ns,end_ns,case\n"
                                             "1,verify,0,1000,\"%1\"\n"
                                             "1,timing,1000,4000,\"%1\"\n")
                                  .arg(QString::fromStdString(caseKey(results.cases[0].at))));
}

}  // namespace
}  // namespace assay::views
