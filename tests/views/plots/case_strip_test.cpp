#include "views/plots/case_strip.hpp"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

TEST(StripLayout, GivesEachCaseItsCellWhileThereIsRoom)
{
    const StripLayout layout = StripLayout::forItems(10, 200, 40);
    EXPECT_EQ(layout.cell, 20);
    EXPECT_EQ(layout.columns, 10);
    EXPECT_EQ(layout.rows, 1);
    EXPECT_EQ(layout.items_per_cell, 1U);
}

TEST(StripLayout, FoldsCasesThatDoNotFitAndStaysInside)
{
    for (const std::size_t count : {1UL, 41UL, 500UL, 5'000UL, 200'000UL}) {
        const StripLayout layout = StripLayout::forItems(count, 400, 48);
        EXPECT_LE(layout.columns * layout.cell, 400) << count;
        EXPECT_LE(layout.rows * layout.cell, 48) << count;
        EXPECT_GE(layout.cells(count) * layout.items_per_cell, count);
    }
}

std::vector<StripItem> items(int count)
{
    std::vector<StripItem> all;
    for (int i = 0; i < count; ++i) {
        StripItem item;
        item.key = "case" + std::to_string(i);
        item.status = CaseStatus::done;
        item.ratio = 0.8;
        item.call = Call::faster;
        all.push_back(item);
    }
    return all;
}

TEST(CaseStrip, IsWalkedByKeyboardAndMouse)
{
    CaseStrip strip;
    strip.resize(404, 48);
    strip.setItems(items(30));
    strip.setSelected("case2");
    QSignalSpy chosen(&strip, &CaseStrip::caseChosen);
    QTest::keyClick(&strip, Qt::Key_Right);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("case3"));
    QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(2 + 5 * 20 + 4, 8));
    ASSERT_EQ(chosen.count(), 2);
    EXPECT_EQ(chosen[1][0].toString(), QStringLiteral("case5"));
}

TEST(CaseStrip, ShowsTheMostAlarmingOfFoldedCases)
{
    CaseStrip strip;
    strip.resize(24, 9);  // four cells of five pixels
    std::vector<StripItem> all = items(40);
    all[7].status = CaseStatus::failed;
    strip.setItems(all);
    QSignalSpy chosen(&strip, &CaseStrip::caseChosen);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(4, 4));
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("case7"));
}

}  // namespace
}  // namespace assay::views
