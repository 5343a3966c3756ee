#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include "views/plots/distribution_plot.hpp"
#include "views/plots/error_plot.hpp"
#include "views/plots/live_ratio_plot.hpp"
#include "views/plots/sample_plot.hpp"

namespace assay::views {
namespace {

Experiment experiment()
{
    Experiment made;
    made.variants = {{"new", Role::candidate, {}}, {"old", Role::baseline, {}}};
    return made;
}

// Twelve blocks; the candidate takes 0.8 of the baseline's time, give or take under 1 %.
CaseResult result()
{
    CaseResult made;
    made.status = CaseStatus::done;
    for (int i = 0; i < 12; ++i) {
        Block block{i, i * 1000, {}};
        const double wobble = 1 + 0.002 * (i % 5);
        block.samples.push_back({"old", 10'000 * wobble});
        block.samples.push_back({"new", 8'000 * (1 + 0.003 * (i % 3))});
        made.blocks.push_back(block);
    }
    made.blocks[3].samples[1].state = SampleState::invalid;
    return made;
}

TEST(Series, PutTheBaselineFirstAndCountTheInvalid)
{
    const auto series = durationSeries(theme(), experiment(), nullptr, result());
    ASSERT_EQ(series.size(), 2U);
    EXPECT_EQ(series[0].variant, "old");
    EXPECT_EQ(series[0].ns.size(), 12U);
    EXPECT_EQ(series[1].ns.size(), 11U);
    EXPECT_EQ(series[1].invalid, 1);
    EXPECT_EQ(series[1].blocks[3], 4);
    EXPECT_EQ(legendText(series[0]), QStringLiteral("old (n = 12)"));
    EXPECT_EQ(legendText(series[1]), QStringLiteral("new (n = 11, 1 invalid)"));
    EXPECT_NE(series[0].style.line, series[1].style.line);
    EXPECT_NE(series[0].style.mark, series[1].style.mark);
}

TEST(Series, SayThatACpuWasTimed)
{
    Scope scope;
    const TimeUnit unit = timeUnitFor(durationSeries(theme(), experiment(), nullptr, result()));
    EXPECT_EQ(timeAxisTitle(scope, unit), QStringLiteral("CPU time per call (µs)"));
    scope.device = "cuda:0";
    EXPECT_EQ(timeAxisTitle(scope, unit), QStringLiteral("Time per call (µs)"));
}

TEST(Plots, SayWhatIsMissingWhenThereAreNoData)
{
    DistributionPlot distribution;
    distribution.setData({}, {});
    EXPECT_TRUE(distribution.isEmpty());
    SamplePlot samples;
    samples.setData({}, {});
    EXPECT_TRUE(samples.isEmpty());
    ErrorPlot errors;
    errors.setData({});
    EXPECT_TRUE(errors.isEmpty());
    LiveRatioPlot ratio;
    ratio.setData({}, 0.01);
    EXPECT_TRUE(ratio.isEmpty());
}

TEST(Plots, CarryTheirReadingAsDescription)
{
    SamplePlot plot;
    plot.setData(durationSeries(theme(), experiment(), nullptr, result()), {});
    EXPECT_FALSE(plot.isEmpty());
    EXPECT_FALSE(plot.reading().isEmpty());
    EXPECT_EQ(plot.chart()->accessibleDescription(), plot.reading());
    EXPECT_EQ(plot.chart()->accessibleName(), plot.name());
    EXPECT_EQ(plot.chart()->graph(0)->name(), QStringLiteral("old (n = 12)"));
}

TEST(Plots, ShareTheTimeAxisBetweenHistogramAndEcdf)
{
    DistributionPlot plot;
    plot.setData(durationSeries(theme(), experiment(), nullptr, result()), {});
    ASSERT_EQ(plot.chart()->axisRectCount(), 2);
    QCPAxis* upper = plot.chart()->axisRect(0)->axis(QCPAxis::atBottom);
    QCPAxis* lower = plot.chart()->axisRect(1)->axis(QCPAxis::atBottom);
    upper->setRange(1, 2);
    EXPECT_EQ(lower->range(), QCPRange(1, 2));
    lower->setRange(3, 5);
    EXPECT_EQ(upper->range(), QCPRange(3, 5));
}

TEST(Plots, KeepTheViewThatTheUserChoseUntilReset)
{
    SamplePlot plot;
    const auto series = durationSeries(theme(), experiment(), nullptr, result());
    plot.setData(series, {});
    const QCPRange fitted = plot.chart()->xAxis->range();
    QTest::keyClick(plot.chart(), Qt::Key_Plus);
    const QCPRange zoomed = plot.chart()->xAxis->range();
    EXPECT_LT(zoomed.size(), fitted.size());
    plot.setData(series, {});
    EXPECT_EQ(plot.chart()->xAxis->range(), zoomed);
    QTest::keyClick(plot.chart(), Qt::Key_Home);
    EXPECT_EQ(plot.chart()->xAxis->range(), fitted);
}

TEST(Plots, ExportInFourFormats)
{
    const QTemporaryDir folder;
    SamplePlot plot;
    plot.resize(600, 400);
    plot.setData(durationSeries(theme(), experiment(), nullptr, result()), {});
    const std::pair<Plot::Format, QByteArray> formats[] = {
        {Plot::Format::png, QByteArray("\x89PNG")},
        {Plot::Format::svg, QByteArray("<?xml")},
        {Plot::Format::pdf, QByteArray("%PDF")},
        {Plot::Format::csv, QByteArray("variant,block,duration_ns\n")}};
    for (const auto& [format, magic] : formats) {
        const QString path = folder.filePath(QString::number(static_cast<int>(format)));
        ASSERT_TRUE(plot.save(path, format));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_EQ(file.read(magic.size()), magic);
        EXPECT_GT(file.size(), 200);
    }
    EXPECT_FALSE(plot.save(folder.filePath(QStringLiteral("no/such/folder/x.csv")), Plot::Format::csv));
}

TEST(Plots, WriteCsvInTheCLocale)
{
    SamplePlot plot;
    plot.setData(durationSeries(theme(), experiment(), nullptr, result()), {});
    const QStringList lines = plot.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    EXPECT_EQ(lines.size(), 1 + 12 + 11);
    EXPECT_EQ(lines[1], QStringLiteral("old,0,10000"));
}

TEST(RatioHistory, NarrowsFromTheFirstIntervalOn)
{
    RatioHistory history;
    history.candidate = "new";
    CaseResult growing = result();
    growing.blocks[3].samples[1].state = SampleState::valid;
    const CaseResult whole = growing;
    growing.blocks.resize(8);
    extendHistory(history, growing, "old", 0.01);
    EXPECT_EQ(history.blocks, (std::vector<int>{6, 7, 8}));
    extendHistory(history, whole, "old", 0.01);
    EXPECT_EQ(history.blocks, (std::vector<int>{6, 7, 8, 9, 10, 11, 12}));
    ASSERT_TRUE(history.comparisons.back().ratio.has_value());
    EXPECT_NEAR(*history.comparisons.back().ratio, 0.8, 0.01);
    EXPECT_EQ(history.comparisons.back().call, Call::faster);
    // A case that runs again starts a new history.
    growing.blocks.resize(6);
    extendHistory(history, growing, "old", 0.01);
    EXPECT_EQ(history.blocks, (std::vector<int>{6}));
}

TEST(ErrorPlot, ReadsExactAndOutsideElements)
{
    ErrorSeries series{"new", seriesStyle(theme(), experiment(), "new", QStringLiteral("New")), {}};
    series.report.elements = 100;
    series.report.absolute.max = 1e-3;
    series.report.histogram.first_exponent = -4;
    series.report.histogram.counts = {0, 0, 50};
    series.report.histogram.zeros = 50;
    series.report.out_of_tolerance = 3;
    ErrorPlot plot;
    plot.setData({series});
    EXPECT_EQ(plot.reading(), QStringLiteral("New: largest 1.00e-03, 50.0 % exact, 3 elements outside the tolerance"));
    EXPECT_EQ(plot.chart()->xAxis->scaleType(), QCPAxis::stLogarithmic);
    EXPECT_TRUE(plot.chart()->xAxis->label().contains(QStringLiteral("log scale")));
    series.report.histogram.counts = {0, 0, 0};
    plot.setData({series});
    EXPECT_TRUE(plot.isEmpty());
}

}  // namespace
}  // namespace assay::views
