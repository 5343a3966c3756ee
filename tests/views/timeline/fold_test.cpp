#include "views/timeline/fold.hpp"

#include <gtest/gtest.h>

namespace assay::views {
namespace {

using Spans = std::vector<TimeSpan>;

TEST(Fold, DrawsWideSpansOneByOne)
{
    // 100 ns on 100 pixels: one pixel per nanosecond.
    const Spans spans = {{0, 10, 0}, {20, 40, 1}};
    const std::vector<FoldedSpan> expected = {{0, 10, 0, 1}, {20, 40, 1, 1}};
    EXPECT_EQ(fold(spans, 0, 100, 100), expected);
}

TEST(Fold, CountsWhatLiesUnderThreePixelsAsOne)
{
    // Four spans of half a pixel, all within three pixels of the first; the fifth lies apart.
    const Spans spans = {{10, 10.5, 0}, {10.6, 11, 1}, {11.2, 11.6, 2}, {12, 12.5, 3}, {50, 50.5, 4}};
    const std::vector<FoldedSpan> expected = {{10, 13, 0, 4}, {50, 53, 4, 1}};
    EXPECT_EQ(fold(spans, 0, 100, 100), expected);
}

TEST(Fold, NeverHidesAWideSpanInAFold)
{
    const Spans spans = {{10, 10.5, 0}, {11, 30, 1}};
    const std::vector<FoldedSpan> folded = fold(spans, 0, 100, 100);
    ASSERT_EQ(folded.size(), 2U);
    EXPECT_EQ(folded[0].count, 1U);
    EXPECT_EQ(folded[1].first, 1U);
    EXPECT_DOUBLE_EQ(folded[1].right, 30);
}

TEST(Fold, LeavesOutWhatIsNotSeen)
{
    const Spans spans = {{0, 10, 0}, {20, 30, 1}, {40, 50, 2}, {90, 95, 3}};
    const std::vector<FoldedSpan> folded = fold(spans, 15, 60, 450);
    ASSERT_EQ(folded.size(), 2U);
    EXPECT_EQ(folded[0].first, 1U);
    EXPECT_EQ(folded[1].first, 2U);
}

TEST(Fold, KeepsASpanThatBeganBeforeTheView)
{
    const Spans spans = {{0, 100, 0}};
    const std::vector<FoldedSpan> expected = {{-50, 50, 0, 1}};
    EXPECT_EQ(fold(spans, 50, 150, 100), expected);
}

TEST(Fold, CostFollowsPixelsAndLosesNoSpan)
{
    Spans spans;
    for (std::size_t i = 0; i < 1'000'000; ++i) {
        const auto start = static_cast<double>(i) * 10;
        spans.push_back({start, start + 9, i});
    }
    const std::vector<FoldedSpan> folded = fold(spans, 0, 1e7, 900);
    EXPECT_LE(folded.size(), 301U);  // 900 pixels at three per folded item, and one cut by the edge
    std::size_t counted = 0;
    for (const FoldedSpan& span : folded) {
        EXPECT_EQ(span.first, counted);
        counted += span.count;
    }
    EXPECT_EQ(counted, spans.size());
}

TEST(Fold, GivesNothingForAnEmptyView)
{
    const Spans spans = {{0, 10, 0}};
    EXPECT_TRUE(fold(spans, 5, 5, 100).empty());
    EXPECT_TRUE(fold(spans, 0, 10, 0).empty());
    EXPECT_TRUE(fold({}, 0, 10, 100).empty());
}

}  // namespace
}  // namespace assay::views
