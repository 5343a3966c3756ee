// The kernels' own conversions and elementary functions against the slow, exact ones.
#include <bit>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "core/numerics/convert.hpp"
#include "kernels/common/element.hpp"
#include "kernels/common/functions.hpp"

namespace assay::kernels {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

TEST(Elements, LoadEveryHalfAndBfloat16Exactly)
{
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const auto pattern = static_cast<std::uint16_t>(bits);
        const double half = halfToDouble(pattern);
        const double bfloat16 = bfloat16ToDouble(pattern);
        if (std::isnan(half)) {
            ASSERT_TRUE(std::isnan(load(F16{pattern}))) << bits;
        } else {
            ASSERT_EQ(std::bit_cast<std::uint64_t>(static_cast<double>(load(F16{pattern}))),
                      std::bit_cast<std::uint64_t>(half))
                << bits;
        }
        if (std::isnan(bfloat16)) {
            ASSERT_TRUE(std::isnan(load(BF16{pattern}))) << bits;
        } else {
            ASSERT_EQ(std::bit_cast<std::uint64_t>(static_cast<double>(load(BF16{pattern}))),
                      std::bit_cast<std::uint64_t>(bfloat16))
                << bits;
        }
    }
}

void expectSameRounding(std::uint32_t bits)
{
    const auto value = std::bit_cast<float>(bits);
    const auto exact = static_cast<double>(value);
    if (std::isnan(value)) {
        ASSERT_TRUE(std::isnan(load(store<F16>(value)))) << bits;
        ASSERT_TRUE(std::isnan(load(store<BF16>(value)))) << bits;
        return;
    }
    ASSERT_EQ(store<F16>(value).bits, doubleToHalf(exact)) << bits;
    ASSERT_EQ(store<BF16>(value).bits, doubleToBfloat16(exact)) << bits;
}

TEST(Elements, RoundToNearestEvenAsTheExactConversionDoes)
{
    // Every exponent and sign with a spread of significands, then the ties and their neighbours.
    for (std::uint64_t bits = 0; bits < 0x1'0000'0000u; bits += 4099) {
        expectSameRounding(static_cast<std::uint32_t>(bits));
    }
    for (std::uint32_t top = 0; top < 0x10000; top += 3) {
        for (const std::uint32_t low :
             {0x0000u, 0x0FFFu, 0x1000u, 0x1001u, 0x3000u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu}) {
            expectSameRounding(top << 16 | low);
        }
    }
}

TEST(Functions, ExponentialIsWithinTwoUnitsInTheLastPlace)
{
    for (double x = -87.2; x < 88; x += 0.00317) {
        const auto narrow = static_cast<float>(x);
        EXPECT_NEAR(static_cast<double>(exponential(narrow)) / std::exp(static_cast<double>(narrow)), 1, 2.4e-7) << x;
    }
    for (double x = -707.9; x < 708; x += 0.0317) {
        EXPECT_NEAR(exponential(x) / std::exp(x), 1, 5e-16) << x;
    }
}

TEST(Functions, ExponentialsVanishAtMinusInfinityAndKeepNaN)
{
    const auto minus = -static_cast<float>(kInf);
    const auto nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(exponential(minus), 0);
    EXPECT_EQ(exponential(-kInf), 0);
    EXPECT_EQ(fastExponential(minus), 0);
    EXPECT_EQ(exponential(0.0f), 1);
    EXPECT_EQ(exponential(0.0), 1);
    EXPECT_TRUE(std::isnan(exponential(nan)));
    EXPECT_TRUE(std::isnan(exponential(static_cast<double>(nan))));
    EXPECT_TRUE(std::isnan(fastExponential(nan)));
}

TEST(Functions, FastExponentialIsAsGoodAsItSaysAndNoBetterThanTheAccurateOne)
{
    double worst = 0;
    for (double x = -20; x < 20; x += 0.00317) {
        const auto narrow = static_cast<float>(x);
        worst = std::max(
            worst, std::abs(static_cast<double>(fastExponential(narrow)) / std::exp(static_cast<double>(narrow)) - 1));
    }
    EXPECT_LT(worst, 4e-6);
    EXPECT_GT(worst, 1e-6);
}

TEST(Functions, ErrorFunctionAndTangentAreWithinTheirStatedErrors)
{
    for (double x = -12; x < 12; x += 0.00173) {
        const auto narrow = static_cast<float>(x);
        EXPECT_NEAR(static_cast<double>(errorFunction(narrow)), std::erf(static_cast<double>(narrow)), 3.6e-7) << x;
        EXPECT_NEAR(static_cast<double>(hyperbolicTangent(narrow)), std::tanh(static_cast<double>(narrow)), 1e-6) << x;
    }
    const auto huge = std::numeric_limits<float>::max();
    EXPECT_EQ(errorFunction(huge), 1);
    EXPECT_EQ(errorFunction(-huge), -1);
    EXPECT_EQ(hyperbolicTangent(huge), 1);
    EXPECT_EQ(hyperbolicTangent(-huge), -1);
}

}  // namespace
}  // namespace assay::kernels
