#include "core/interchange/median_ratio.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace assay {
namespace {

const std::vector<double> kFirst{10, 11, 12, 13, 14, 15, 16, 17, 18};
const std::vector<double> kSecond{5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5};

// Expected values from a separate program that follows the paper with exact binomial sums.
TEST(MedianRatio, AgreesWithAnIndependentComputation)
{
    const auto ratio = medianRatio(kFirst, kSecond, 0.95);
    ASSERT_TRUE(ratio);
    EXPECT_NEAR(ratio->ratio, 0.5175491695067657, 1e-12);
    EXPECT_NEAR(ratio->low, 0.3854825974198125, 1e-9);
    EXPECT_NEAR(ratio->high, 0.6948618294315143, 1e-9);
}

TEST(MedianRatio, SwappingTheSidesInvertsIt)
{
    const auto there = medianRatio(kFirst, kSecond, 0.99);
    const auto back = medianRatio(kSecond, kFirst, 0.99);
    ASSERT_TRUE(there && back);
    EXPECT_NEAR(there->ratio * back->ratio, 1, 1e-12);
    EXPECT_NEAR(there->low * back->high, 1, 1e-12);
}

TEST(MedianRatio, NeedsSixPositiveSamplesOnEachSide)
{
    const std::vector<double> five(5, 1.0);
    EXPECT_FALSE(medianRatio(five, kSecond, 0.95));
    EXPECT_FALSE(medianRatio(kFirst, five, 0.95));
    auto zero = kFirst;
    zero[0] = 0;
    EXPECT_FALSE(medianRatio(zero, kSecond, 0.95));
}

}  // namespace
}  // namespace assay
