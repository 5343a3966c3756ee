#include "core/statistics/signed_rank.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/core/statistics/draws.hpp"

namespace assay {
namespace {

std::vector<double> walshAverages(const std::vector<double>& values)
{
    std::vector<double> averages;
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i; j < values.size(); ++j) {
            averages.push_back((values[i] + values[j]) / 2);
        }
    }
    std::sort(averages.begin(), averages.end());
    return averages;
}

TEST(SignedRank, EveryWalshAverageMatchesTheSortedList)
{
    test::Draws draws(1);
    for (const std::size_t n : {1U, 2U, 3U, 7U, 20U}) {
        auto values = draws.normals(n, 0, 1);
        std::sort(values.begin(), values.end());
        const auto averages = walshAverages(values);
        for (std::size_t k = 1; k <= averages.size(); ++k) {
            ASSERT_EQ(walshAverage(values, k), averages[k - 1]) << n << ' ' << k;
        }
    }
}

TEST(SignedRank, WalshAveragesOfTiesAndOfBothSigns)
{
    const std::vector<double> values{-3, -3, 0, 0, 2};
    const auto averages = walshAverages(values);
    for (std::size_t k = 1; k <= averages.size(); ++k) {
        EXPECT_EQ(walshAverage(values, k), averages[k - 1]);
    }
}

TEST(SignedRank, HodgesLehmannByHand)
{
    EXPECT_EQ(hodgesLehmann(std::vector<double>{5}), 5);
    EXPECT_EQ(hodgesLehmann(std::vector<double>{1, 4}), 2.5);  // 1, 2.5, 4
    // 1, 1.5, 2, 5.5, 6, 10: the median is between 2 and 5.5
    EXPECT_EQ(hodgesLehmann(std::vector<double>{1, 2, 10}), 3.75);
}

TEST(SignedRank, ExactDepthsAreThoseOfTheTables)
{
    // The usual table of critical values W of the signed-rank test, two-sided α = 0.05, rejects for T ≤ W; depth = W
    // + 1. n = 6: 0, 7: 2, 8: 3, 9: 5, 10: 8, 12: 13, 15: 25, 20: 52, 25: 89, 30: 137, 40: 264, 50: 434.
    const std::vector<std::pair<std::size_t, std::uint64_t>> table{{6, 0},   {7, 2},    {8, 3},    {9, 5},
                                                                   {10, 8},  {12, 13},  {15, 25},  {20, 52},
                                                                   {25, 89}, {30, 137}, {40, 264}, {50, 434}};
    for (const auto& [n, critical] : table) {
        EXPECT_EQ(signedRankDepth(n, 0.95), critical + 1) << n;
    }
    for (std::size_t n = 0; n < 6; ++n) {
        EXPECT_EQ(signedRankDepth(n, 0.95), 0U) << n;
    }
}

TEST(SignedRank, DepthGrowsSmoothlyIntoTheApproximation)
{
    for (std::size_t n = 45; n < 60; ++n) {
        const auto step = signedRankDepth(n + 1, 0.95) - signedRankDepth(n, 0.95);
        EXPECT_GE(step, 15U) << n;
        EXPECT_LE(step, 26U) << n;
    }
}

}  // namespace
}  // namespace assay
