#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/statistics/compare.hpp"
#include "tests/core/statistics/draws.hpp"

namespace assay {
namespace {

TEST(Summarise, OneAndTwoSamplesHaveNoPercentileAndNoInterval)  // T6, T25
{
    const auto one = summarise(std::vector<double>{5});
    EXPECT_EQ(one.n, 1);
    EXPECT_EQ(one.median_ns, 5);
    EXPECT_FALSE(one.stddev_ns || one.p95_ns || one.median_low_ns || one.median_high_ns);
    const auto two = summarise(std::vector<double>{1, 2}, 3);
    EXPECT_EQ(two.median_ns, 1.5);
    EXPECT_DOUBLE_EQ(*two.stddev_ns, std::sqrt(0.5));
    EXPECT_FALSE(two.p95_ns || two.median_low_ns);
    EXPECT_EQ(two.invalid, 3);
    EXPECT_FALSE(summarise({}).mean_ns);
}

TEST(Summarise, FiguresOfOneToTwenty)
{
    std::vector<double> values(20);
    std::iota(values.rbegin(), values.rend(), 1);
    const auto summary = summarise(values);
    EXPECT_EQ(summary.min_ns, 1);
    EXPECT_EQ(summary.max_ns, 20);
    EXPECT_EQ(summary.mean_ns, 10.5);
    EXPECT_EQ(summary.median_ns, 10.5);
    EXPECT_DOUBLE_EQ(*summary.p95_ns, 19.05);  // type 7: position 18.05
    EXPECT_DOUBLE_EQ(*summary.stddev_ns, std::sqrt(35.0));
    // P(X ≤ 5) = 0.0207 and P(X ≤ 6) = 0.0577 for 20 tosses: the sixth and the fifteenth.
    EXPECT_EQ(summary.median_low_ns, 6);
    EXPECT_EQ(summary.median_high_ns, 15);
    values.pop_back();
    EXPECT_FALSE(summarise(values).p95_ns);
}

TEST(Summarise, MedianIntervalNeedsSixSamples)
{
    EXPECT_FALSE(summarise(std::vector<double>{1, 2, 3, 4, 5}).median_low_ns);
    const auto six = summarise(std::vector<double>{1, 2, 3, 4, 5, 6});
    EXPECT_EQ(six.median_low_ns, 1);
    EXPECT_EQ(six.median_high_ns, 6);
}

TEST(Summarise, MedianIntervalOfALongSeriesIsAboutItsMiddle)
{
    std::vector<double> values(10'001);
    std::iota(values.begin(), values.end(), 0);
    const auto summary = summarise(values);
    // 1.96 · √n / 2 = 98 on either side of the middle
    EXPECT_NEAR(*summary.median_low_ns, 5000 - 98, 1);
    EXPECT_NEAR(*summary.median_high_ns, 5000 + 98, 1);
}

TEST(Summarise, IdenticalSamplesHaveNoSpread)  // T7
{
    const auto summary = summarise(std::vector<double>(30, 0.1));
    EXPECT_EQ(summary.mean_ns, 0.1);
    EXPECT_NEAR(*summary.stddev_ns, 0, 1e-16);
    EXPECT_EQ(summary.p95_ns, 0.1);
}

Comparison measured(double ratio, Call call)
{
    Comparison comparison;
    comparison.ratio = ratio;
    comparison.call = call;
    return comparison;
}

TEST(SummariseRatios, GeometricMeanWithStudentsInterval)
{
    const auto none = summariseRatios({});
    EXPECT_EQ(none.cases, 0);
    EXPECT_FALSE(none.mean);
    const auto one = summariseRatios(std::vector{measured(0.5, Call::faster), Comparison{}});
    EXPECT_EQ(one.cases, 1);
    EXPECT_EQ(one.unmeasured, 1);
    EXPECT_DOUBLE_EQ(*one.mean, 0.5);
    EXPECT_FALSE(one.low);
    const auto two = summariseRatios(std::vector{measured(0.5, Call::faster), measured(2, Call::slower)});
    EXPECT_DOUBLE_EQ(*two.mean, 1);
    // deviation of the logs is ln 2 · √2, over √2 gives ln 2; t(0.975, 1) = 12.7062
    EXPECT_NEAR(std::log(*two.high), 12.7062 * std::log(2.0), 1e-3);
    EXPECT_NEAR(std::log(*two.low), -12.7062 * std::log(2.0), 1e-3);
    EXPECT_EQ(two.faster, 1);
    EXPECT_EQ(two.slower, 1);
}

}  // namespace
}  // namespace assay
