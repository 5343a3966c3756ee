#include "views/plots/heat_map.hpp"

#include <cmath>

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

CaseAssessment compared(std::int64_t rows, std::int64_t cols, double ratio, Call call, DType dtype = DType::f32)
{
    CaseAssessment item;
    item.at.sizes = {{"rows", rows}, {"cols", cols}};
    item.at.dtype = dtype;
    item.key = caseKey(item.at);
    item.status = ratio > 0 ? CaseStatus::done : CaseStatus::pending;
    Comparison comparison;
    comparison.candidate = "new";
    comparison.call = call;
    if (ratio > 0) {
        comparison.ratio = ratio;
    }
    item.comparisons.push_back(comparison);
    return item;
}

Assessment assessment()
{
    Assessment made;
    made.cases = {compared(1, 1024, 0.5, Call::faster), compared(1, 64, 2.0, Call::slower),
                  compared(16, 64, 0.25, Call::faster), compared(16, 64, 1.0, Call::same, DType::bf16),
                  compared(16, 1024, 0, Call::undecided)};
    return made;
}

TEST(HeatMapData, SortsSizesAsNumbers)
{
    const HeatMapData data = heatMapData(assessment(), "new", "rows", "cols");
    ASSERT_EQ(data.column_values.size(), 2U);
    EXPECT_EQ(axisValue(data.column_values[0], "cols"), "64");
    EXPECT_EQ(axisValue(data.column_values[1], "cols"), "1024");
}

TEST(HeatMapData, MeansGeometricallyAndOwnsUpToDisagreement)
{
    const HeatMapData data = heatMapData(assessment(), "new", "rows", "cols");
    const HeatCell& cell = data.at(1, 0);  // rows 16, cols 64: 0.25 and 1.0
    ASSERT_TRUE(cell.ratio.has_value());
    EXPECT_NEAR(*cell.ratio, 0.5, 1e-12);
    EXPECT_TRUE(cell.mixed());
    EXPECT_EQ(cell.faster, 1);
    EXPECT_EQ(cell.same, 1);
    // The slowest stands first: it is what a reviewer looks for.
    EXPECT_EQ(cell.cases.front(), caseKey(compared(16, 64, 1.0, Call::same, DType::bf16).at));
    EXPECT_EQ(cellText(cell), QStringLiteral("▲1 ＝1"));
}

TEST(HeatMapData, LeavesTheUnmeasuredUnmeasured)
{
    const HeatMapData data = heatMapData(assessment(), "new", "rows", "cols");
    const HeatCell& cell = data.at(1, 1);
    EXPECT_FALSE(cell.ratio.has_value());
    EXPECT_EQ(cell.unmeasured, 1);
    EXPECT_EQ(cellText(cell), QStringLiteral("—"));
    EXPECT_EQ(cellText(data.at(0, 1)), QStringLiteral("▲ 2.00×"));
    EXPECT_EQ(cellText(data.at(0, 0)), QStringLiteral("▼ 0.50×"));
}

TEST(HeatMapData, OffersOnlyAxesThatVary)
{
    EXPECT_EQ(varyingAxes(assessment()), (std::vector<std::string>{"cols", "rows", "dtype"}));
    EXPECT_TRUE(varyingAxes({}).empty());
}

TEST(HeatMapPlot, WalksItsCellsByKeyboard)
{
    HeatMapPlot plot;
    plot.setData(heatMapData(assessment(), "new", "rows", "cols"), QStringLiteral("Rows"), QStringLiteral("Columns"));
    const CaseKey first = caseKey(compared(1, 64, 2, Call::slower).at);
    plot.setSelected(first);
    QSignalSpy chosen(&plot, &HeatMapPlot::caseChosen);
    QTest::keyClick(plot.chart(), Qt::Key_Right);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toString().toStdString(), caseKey(compared(1, 1024, 0.5, Call::faster).at));
    // A cell of several cases gives them one after the other.
    plot.setSelected(caseKey(compared(16, 64, 1.0, Call::same, DType::bf16).at));
    QTest::keyClick(plot.chart(), Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 2);
    EXPECT_EQ(chosen[1][0].toString().toStdString(), caseKey(compared(16, 64, 0.25, Call::faster).at));
}

TEST(HeatMapPlot, WritesItsNumbersAsCsv)
{
    HeatMapPlot plot;
    plot.setData(heatMapData(assessment(), "new", "rows", "cols"), {}, {});
    const QStringList lines = plot.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 5);
    EXPECT_EQ(lines[0], QStringLiteral("rows,cols,ratio,faster,same,slower,undecided,unmeasured,failed"));
    EXPECT_EQ(lines[2], QStringLiteral("1,1024,0.5,1,0,0,0,0,0"));
    EXPECT_EQ(lines[4], QStringLiteral("16,1024,,0,0,0,0,1,0"));
}

}  // namespace
}  // namespace assay::views
