#include "core/numerics/corpus.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>
#include <boost/math/distributions/normal.hpp>

#include "core/experiment/tolerance.hpp"
#include "core/numerics/convert.hpp"
#include "core/numerics/normal.hpp"

namespace assay {
namespace {

using Words = std::array<std::uint32_t, 4>;

TEST(Corpus, PhiloxMatchesTheKnownAnswersOfRandom123)
{
    // tests/kat_vectors of Random123, lines "philox4x32 10".
    EXPECT_EQ(philox4x32({0, 0, 0, 0}, {0, 0}), (Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
    EXPECT_EQ(philox4x32({~0U, ~0U, ~0U, ~0U}, {~0U, ~0U}), (Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
    EXPECT_EQ(philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
              (Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
    EXPECT_EQ(philox(0, 0), 0xe169c58d6627e8d5ULL);
}

TEST(Corpus, NormalQuantileMatchesBoost)
{
    const boost::math::normal standard;
    for (const double p :
         {0x1p-54, 1e-15, 1e-11, 1e-6, 1e-3, 0.07, 0.0751, 0.2, 0.4999, 0.5, 0.7, 0.93, 0.999, 1 - 1e-12}) {
        const double expected = boost::math::quantile(standard, p);
        EXPECT_NEAR(normalQuantile(p), expected, 4e-15 * std::max(1.0, std::fabs(expected))) << p;
    }
}

TEST(Corpus, NormalValuesFollowTheNormalDistribution)
{
    auto values = corpusValues(ValueDistribution::normal, DType::f64, {20000}, 7);
    std::sort(values.begin(), values.end());
    const boost::math::normal standard;
    double distance = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double share = (static_cast<double>(i) + 0.5) / 20000;
        distance = std::max(distance, std::fabs(boost::math::cdf(standard, values[i]) - share));
    }
    EXPECT_LT(distance, 1.63 / std::sqrt(20000.0));  // Kolmogorov–Smirnov, 1 %
}

TEST(Corpus, SameSeedSameBitsAndOtherSeedOthers)
{
    for (const auto distribution : allValueDistributions()) {
        const auto once = corpusValues(distribution, DType::f32, {7, 33}, 3);
        const auto again = corpusValues(distribution, DType::f32, {7, 33}, 3);
        ASSERT_EQ(once.size(), 7U * 33U);
        for (std::size_t i = 0; i < once.size(); ++i) {
            ASSERT_TRUE(once[i] == again[i] || (std::isnan(once[i]) && std::isnan(again[i])));
        }
    }
    EXPECT_NE(corpusValues(ValueDistribution::normal, DType::f32, {8}, 1),
              corpusValues(ValueDistribution::normal, DType::f32, {8}, 2));
    // First values of the stream, so that a change of the generator cannot go unnoticed.
    EXPECT_EQ(corpusValues(ValueDistribution::uniform, DType::f64, {1}, 0),
              (std::vector<double>{static_cast<double>(0xe169c58d6627e8d5ULL >> 11) * 0x1p-53}));
}

TEST(Corpus, ValuesAreRepresentableInTheirDType)
{
    for (const auto distribution : allValueDistributions()) {
        for (const auto dtype : allDTypes()) {
            for (const double value : corpusValues(distribution, dtype, {9, 40}, 11)) {
                ASSERT_TRUE(std::isnan(value) || roundTo(dtype, value) == value)
                    << name(distribution) << ' ' << name(dtype);
            }
        }
    }
}

TEST(Corpus, OnlyMaskedRowsAndNanInfHoldNonFiniteValues)
{
    for (const auto distribution : allValueDistributions()) {
        const bool admits =
            distribution == ValueDistribution::masked_rows || distribution == ValueDistribution::nan_inf;
        for (const auto dtype : allDTypes()) {
            const auto values = corpusValues(distribution, dtype, {20, 100}, 5);
            EXPECT_EQ(std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); }), !admits)
                << name(distribution) << ' ' << name(dtype);
        }
    }
}

TEST(Corpus, EmptyAndScalarShapesGiveNoneAndOneValue)
{
    for (const auto distribution : allValueDistributions()) {
        EXPECT_TRUE(corpusValues(distribution, DType::f32, {0, 5}, 1).empty());
        EXPECT_TRUE(corpusValues(distribution, DType::f32, {5, 0}, 1).empty());
        EXPECT_EQ(corpusValues(distribution, DType::f32, {}, 1).size(), 1U);
    }
}

TEST(Corpus, MaskedRowsHaveAMaskedRowAndValidLogitsBelowTheSentinels)
{
    const std::size_t columns = 64;
    const auto values = corpusValues(ValueDistribution::masked_rows, DType::f16, {4, 64}, 1);
    const auto row = [&](std::size_t r) {
        return std::vector(values.begin() + static_cast<std::ptrdiff_t>(r * columns),
                           values.begin() + static_cast<std::ptrdiff_t>((r + 1) * columns));
    };
    const auto valid = [](const std::vector<double>& r) {
        return std::count_if(r.begin(), r.end(), [](double v) { return std::isfinite(v); });
    };
    EXPECT_EQ(valid(row(2)), 0);
    for (const std::size_t r : {0U, 1U, 3U}) {
        EXPECT_GT(valid(row(r)), 32);
        EXPECT_LT(valid(row(r)), 64);
    }
    for (const double v : row(1)) {
        EXPECT_LT(v, -5e4);
    }
}

TEST(Corpus, NanInfRowsAreApartSoThatOneNanDoesNotHideTheRest)
{
    const auto values = corpusValues(ValueDistribution::nan_inf, DType::f32, {5, 64}, 1);
    const auto count = [&](std::size_t row, auto test) {
        return std::count_if(values.begin() + static_cast<std::ptrdiff_t>(row * 64),
                             values.begin() + static_cast<std::ptrdiff_t>((row + 1) * 64), test);
    };
    const auto nan = [](double v) { return std::isnan(v); };
    const auto up = [](double v) { return std::isinf(v) && v > 0; };
    const auto down = [](double v) { return std::isinf(v) && v < 0; };
    EXPECT_TRUE(count(1, nan) == 0 && count(1, up) > 0 && count(1, down) == 0);
    EXPECT_TRUE(count(2, nan) == 0 && count(2, up) == 0 && count(2, down) == 0);
    EXPECT_TRUE(count(3, nan) == 0 && count(3, up) == 0 && count(3, down) > 0);
    EXPECT_TRUE(count(4, nan) > 0 && count(4, up) == 0 && count(4, down) == 0);
}

TEST(Corpus, CancellationLeavesLittleOfLargeTerms)
{
    const auto values = corpusValues(ValueDistribution::cancellation, DType::f32, {1, 1001}, 2);
    double sum = 0;
    double magnitude = 0;
    for (const double value : values) {
        sum += value;
        magnitude += std::fabs(value);
    }
    EXPECT_LT(std::fabs(sum), 0.005 * magnitude);
}

TEST(Corpus, MonotoneRowsRiseAndFallInTurn)
{
    const auto values = corpusValues(ValueDistribution::monotone, DType::f32, {2, 500}, 2);
    EXPECT_TRUE(std::is_sorted(values.begin(), values.begin() + 500));
    EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rbegin() + 500));
    EXPECT_LT(values.front(), values[499]);
    EXPECT_GT(values[500], values.back());
}

TEST(Corpus, SubnormalsAreSubnormalAndLargeValuesOverflowWhenAdded)
{
    for (const auto dtype : allDTypes()) {
        for (const double value : corpusValues(ValueDistribution::subnormal, dtype, {200}, 1)) {
            ASSERT_TRUE(value != 0 && std::fabs(value) < minNormal(dtype)) << name(dtype);
        }
        double magnitudes = 0;
        for (const double value : corpusValues(ValueDistribution::large, dtype, {9}, 1)) {
            ASSERT_LE(std::fabs(value), maxFinite(dtype) / 4);
            magnitudes += std::fabs(value / maxFinite(dtype));
        }
        EXPECT_GT(magnitudes, 1) << name(dtype);
    }
    const auto zeros = corpusValues(ValueDistribution::signed_zeros, DType::f32, {100}, 1);
    const auto negative = std::count_if(zeros.begin(), zeros.end(), [](double v) { return std::signbit(v); });
    EXPECT_GT(negative, 20);
    EXPECT_LT(negative, 80);
}

// The layer norm as E[x²] − E[x]² over eight float32 lanes, as vectorised code does it.
TEST(Corpus, OffsetValuesExposeAVarianceByDifferenceOfSquares)
{
    const auto values = corpusValues(ValueDistribution::offset, DType::f32, {1024}, 5);
    std::array<float, 8> sum{};
    std::array<float, 8> squares{};
    double mean = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto x = static_cast<float>(values[i]);
        sum[i % 8] += x;
        squares[i % 8] += x * x;
        mean += values[i] / 1024;
    }
    double variance = 0;
    for (const double value : values) {
        variance += (value - mean) * (value - mean) / 1024;
    }
    float total = 0;
    float total_squares = 0;
    for (std::size_t lane = 0; lane < 8; ++lane) {
        total += sum[lane];
        total_squares += squares[lane];
    }
    const float naive_mean = total / 1024;
    const auto naive = static_cast<double>(total_squares / 1024 - naive_mean * naive_mean);
    EXPECT_NEAR(variance, 1, 0.2);
    // Values three deviations off the mean then miss float32's tolerance.
    const double error = 3 * std::fabs(1 / std::sqrt(naive) - 1 / std::sqrt(variance));
    const Tolerance tolerance = defaultTolerance(DType::f32);
    EXPECT_GT(error, 3 * (tolerance.atol + tolerance.rtol * 3));
}

}  // namespace
}  // namespace assay
