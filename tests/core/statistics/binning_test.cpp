#include "core/statistics/binning.hpp"

#include <cmath>
#include <limits>
#include <numeric>

#include <gtest/gtest.h>

#include "tests/core/statistics/draws.hpp"

namespace assay {
namespace {

double sum(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

Histogram histogramOf(const std::vector<double>& values)
{
    return overlayHistograms({&values, 1}).front();
}

TEST(Binning, SeriesShareTheirEdgesAndTheirSharesSumToOne)
{
    test::Draws draws(1);
    const std::vector<std::vector<double>> series{draws.normals(200, 10, 1), draws.normals(50, 12, 1)};
    const auto histograms = overlayHistograms(series);
    ASSERT_EQ(histograms.size(), 2U);
    EXPECT_EQ(histograms[0].first, histograms[1].first);
    EXPECT_EQ(histograms[0].width, histograms[1].width);
    EXPECT_NEAR(sum(histograms[0].shares), 1, 1e-12);
    EXPECT_NEAR(sum(histograms[1].shares), 1, 1e-12);
}

TEST(Binning, FreedmanDiaconisByHand)
{
    // 0…999: interquartile range 499.5, width 2 · 499.5 / 10 = 99.9, range 999: ten bins of 99.9.
    std::vector<double> values(1000);
    std::iota(values.begin(), values.end(), 0);
    const auto histogram = histogramOf(values);
    ASSERT_EQ(histogram.shares.size(), 10U);
    EXPECT_DOUBLE_EQ(histogram.width, 99.9);
    EXPECT_NEAR(histogram.shares.front(), 0.1, 1e-12);
    EXPECT_NEAR(histogram.shares.back(), 0.1, 1e-12);
}

TEST(Binning, NumberOfBinsIsBounded)
{
    std::vector<double> outlier(1000, 1.0);
    outlier[0] = 1.001;
    outlier.push_back(1e6);
    EXPECT_EQ(histogramOf(outlier).shares.size(), 80U);
    EXPECT_EQ(histogramOf({1, 2, 3}).shares.size(), 8U);
}

TEST(Binning, EqualEmptyAndNonFiniteSeries)
{
    const auto equal = overlayHistograms(std::vector{std::vector<double>(5, 3.0), std::vector<double>{}});
    EXPECT_NEAR(sum(equal[0].shares), 1, 1e-12);
    EXPECT_EQ(sum(equal[1].shares), 0);
    EXPECT_GT(equal[0].width, 0);
    EXPECT_TRUE(histogramOf({}).shares.empty());
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_NEAR(sum(histogramOf({1, nan, 2}).shares), 1, 1e-12);
    EXPECT_TRUE(overlayHistograms({}).empty());
}

TEST(Binning, EcdfStepsAtEveryValue)
{
    const auto steps = ecdf(std::vector<double>{3, 1, 2, 2});
    EXPECT_EQ(steps.values, (std::vector<double>{1, 2, 2, 3}));
    EXPECT_EQ(steps.shares, (std::vector<double>{0.25, 0.5, 0.75, 1}));
    EXPECT_TRUE(ecdf({}).values.empty());
}

}  // namespace
}  // namespace assay
