#include "core/statistics/diagnostics.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "tests/core/statistics/draws.hpp"

namespace assay {
namespace {

TEST(Drift, RisingSeriesHasItsChangeAndItsDirection)  // T9
{
    std::vector<double> series;
    for (int i = 0; i < 40; ++i) {
        series.push_back(1000 + 50 * i / 39.0);
    }
    const auto rising = detectDrift(series);
    EXPECT_TRUE(rising.present);
    EXPECT_NEAR(rising.relative_change, 50.0 / 1025, 1e-9);
    EXPECT_LT(rising.p, 1e-6);
    std::reverse(series.begin(), series.end());
    EXPECT_NEAR(detectDrift(series).relative_change, -50.0 / 1025, 1e-9);
}

TEST(Drift, LongSeriesAreCondensedWithoutLosingTheTrend)
{
    test::Draws draws(2);
    std::vector<double> series;
    for (int i = 0; i < 20'000; ++i) {
        series.push_back(1000 + 50 * i / 19'999.0 + 20 * draws.normal());
    }
    const auto drift = detectDrift(series);
    EXPECT_TRUE(drift.present);
    EXPECT_NEAR(drift.relative_change, 0.049, 0.003);
}

TEST(Drift, StationaryNoiseConstantsAndShortSeriesHaveNone)
{
    int found = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        found += detectDrift(test::Draws(seed).normals(40, 1000, 30)).present ? 1 : 0;
    }
    EXPECT_LE(found, 9);  // 1 % of 300 and three standard errors
    EXPECT_FALSE(detectDrift(std::vector<double>(50, 1.0)).present);
    EXPECT_EQ(detectDrift(std::vector<double>(50, 1.0)).p, 1);
    EXPECT_FALSE(detectDrift(std::vector<double>{1, 2, 3, 4, 5}).present);
    EXPECT_FALSE(detectDrift({}).present);
}

TEST(Drift, SignificantButNegligibleTrendIsNoDrift)
{
    std::vector<double> series;
    for (int i = 0; i < 40; ++i) {
        series.push_back(1000 + 0.1 * i);
    }
    const auto drift = detectDrift(series);
    EXPECT_LT(drift.p, 1e-6);
    EXPECT_FALSE(drift.present);
}

TEST(Modes, TwoModesWithTheirShares)  // T8
{
    std::vector<double> series(24, 10'000.0);
    series.insert(series.end(), 16, 13'000.0);
    const auto exact = detectModes(series);
    EXPECT_EQ(exact.locations, (std::vector<double>{10'000, 13'000}));
    EXPECT_EQ(exact.shares, (std::vector<double>{0.6, 0.4}));

    int found = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        test::Draws draws(seed);
        auto noisy = draws.normals(24, 10'000, 200);
        const auto upper = draws.normals(16, 13'000, 200);
        noisy.insert(noisy.end(), upper.begin(), upper.end());
        found += detectModes(noisy).locations.size() == 2 ? 1 : 0;
    }
    EXPECT_GE(found, 98);
}

// The tuning of the split is stated in the source: fewer than 2 % of unimodal series are split.
TEST(Modes, UnimodalSeriesHaveOne)
{
    for (const std::size_t n : {16U, 30U, 60U, 200U}) {
        int normal = 0;
        int exponential = 0;
        int log_normal = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            test::Draws draws(seed * 7919 + n);
            normal += detectModes(draws.normals(n, 1000, 50)).locations.size() > 1 ? 1 : 0;
            std::vector<double> tailed;
            std::vector<double> skewed;
            for (std::size_t i = 0; i < n; ++i) {
                tailed.push_back(1000 + 100 * draws.exponential());
                skewed.push_back(1000 * std::exp(0.1 * draws.normal()));
            }
            exponential += detectModes(tailed).locations.size() > 1 ? 1 : 0;
            log_normal += detectModes(skewed).locations.size() > 1 ? 1 : 0;
        }
        EXPECT_LE(normal, 10) << n;
        EXPECT_LE(exponential, 10) << n;
        EXPECT_LE(log_normal, 10) << n;
    }
}

TEST(Modes, AFewOutliersAreNoMode)
{
    std::vector<double> series = test::Draws(3).normals(57, 1000, 5);
    series.insert(series.end(), 3, 5000.0);
    EXPECT_EQ(detectModes(series).locations.size(), 1U);
    EXPECT_TRUE(detectModes({}).locations.empty());
    EXPECT_EQ(detectModes(std::vector<double>{7}).locations, std::vector<double>{7});
}

TEST(Modes, EqualModesInOtherSharesAreTheSameModes)  // T26
{
    std::vector<double> before(20, 10.0);
    before.insert(before.end(), 20, 14.0);
    std::vector<double> after(18, 10.0);
    after.insert(after.end(), 22, 14.0);
    EXPECT_EQ(detectModes(before).locations, detectModes(after).locations);
    EXPECT_NEAR(detectModes(after).shares[0], 0.45, 1e-12);
}

TEST(LogLogTrend, PowerLawHasItsExponent)
{
    std::vector<double> x;
    std::vector<double> y;
    for (int e = 8; e <= 20; ++e) {
        x.push_back(std::ldexp(1, e));
        y.push_back(1e-3 * std::sqrt(x.back()));
    }
    const auto exact = logLogTrend(x, y);
    ASSERT_TRUE(exact);
    EXPECT_NEAR(exact->slope, 0.5, 1e-12);
    EXPECT_NEAR(exact->low, 0.5, 1e-6);
    EXPECT_EQ(exact->points, 13);
}

TEST(LogLogTrend, IntervalByHand)
{
    // log2 x = 0…3, log2 y = 0, 2, 1, 3: slope 0.8, residuals −0.3, 0.9, −0.9, 0.3, their squares sum to 1.8;
    // standard error √(1.8/2/5) = 0.42426, t(0.975, 2) = 4.30265.
    const auto trend = logLogTrend(std::vector<double>{1, 2, 4, 8}, std::vector<double>{1, 4, 2, 8});
    ASSERT_TRUE(trend);
    EXPECT_NEAR(trend->slope, 0.8, 1e-12);
    EXPECT_NEAR(trend->high - trend->slope, 4.30265 * 0.42426, 1e-4);
    EXPECT_NEAR(trend->slope - trend->low, 4.30265 * 0.42426, 1e-4);
}

TEST(LogLogTrend, NeedsFourDistinctSizesWithAnError)
{
    EXPECT_FALSE(logLogTrend(std::vector<double>{1, 2, 4, 4, 4}, std::vector<double>{1, 1, 1, 1, 1}));
    EXPECT_FALSE(logLogTrend(std::vector<double>{1, 2, 4, 8}, std::vector<double>{0, 1, 1, 1}));
    EXPECT_FALSE(logLogTrend({}, {}));
}

}  // namespace
}  // namespace assay
