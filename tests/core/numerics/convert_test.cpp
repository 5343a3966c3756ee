#include "core/numerics/convert.hpp"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

namespace assay {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNaN = std::numeric_limits<double>::quiet_NaN();

// The value of a small float's bits by its definition, with ldexp.
double byDefinition(unsigned bits, int fraction_bits, int exponent_bits)
{
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const double sign = (bits & 0x8000U) != 0 ? -1 : 1;
    const int exponent = static_cast<int>(bits >> fraction_bits) & ((1 << exponent_bits) - 1);
    const double fraction = bits & ((1U << fraction_bits) - 1);
    if (exponent == (1 << exponent_bits) - 1) {
        return fraction != 0 ? kNaN : sign * kInf;
    }
    if (exponent == 0) {
        return sign * std::ldexp(fraction, 1 - bias - fraction_bits);
    }
    return sign * std::ldexp(fraction + std::ldexp(1, fraction_bits), exponent - bias - fraction_bits);
}

TEST(Convert, EveryHalfAndBfloat16DecodesByItsDefinitionAndComesBack)
{
    for (unsigned bits = 0; bits < 0x10000; ++bits) {
        const auto word = static_cast<std::uint16_t>(bits);
        const double half = byDefinition(bits, 10, 5);
        const double brain = byDefinition(bits, 7, 8);
        if (std::isnan(half)) {
            ASSERT_TRUE(std::isnan(halfToDouble(word)) && std::isnan(halfToDouble(doubleToHalf(kNaN))));
        } else {
            ASSERT_EQ(halfToDouble(word), half) << bits;
            ASSERT_EQ(doubleToHalf(half), word);
        }
        if (std::isnan(brain)) {
            ASSERT_TRUE(std::isnan(bfloat16ToDouble(word)));
        } else {
            ASSERT_EQ(bfloat16ToDouble(word), brain) << bits;
            ASSERT_EQ(doubleToBfloat16(brain), word);
        }
    }
}

TEST(Convert, MidpointsGoToTheEvenNeighbourAndAnythingBeyondToTheNearer)
{
    for (unsigned bits = 0; bits < 0x7bff; ++bits) {
        const double low = byDefinition(bits, 10, 5);
        const double high = byDefinition(bits + 1, 10, 5);
        const double middle = (low + high) / 2;
        const unsigned even = bits % 2 == 0 ? bits : bits + 1;
        ASSERT_EQ(doubleToHalf(middle), even) << bits;
        ASSERT_EQ(doubleToHalf(-middle), even | 0x8000U) << bits;
        ASSERT_EQ(doubleToHalf(std::nextafter(middle, 0)), bits);
        ASSERT_EQ(doubleToHalf(std::nextafter(middle, kInf)), bits + 1);
    }
}

TEST(Convert, RoundsOnceAndNotThroughFloat32)
{
    // 1 + 2^-11 is the midpoint of two halves; 2^-40 above it float32 would round back to the midpoint, then to even.
    EXPECT_EQ(doubleToHalf(1 + 0x1p-11 + 0x1p-40), 0x3c01);
    EXPECT_EQ(doubleToBfloat16(1 + 0x1p-8 + 0x1p-40), 0x3f81);
}

TEST(Convert, OverflowGivesInfinityOnlyFromHalfAStepAboveTheLargest)
{
    EXPECT_EQ(roundTo(DType::f16, 65519.999), 65504);
    EXPECT_EQ(roundTo(DType::f16, 65520), kInf);
    EXPECT_EQ(roundTo(DType::f16, -1e300), -kInf);
    EXPECT_EQ(roundTo(DType::f32, 3.4028235677973366e38), kInf);
    EXPECT_EQ(roundTo(DType::f32, 3.40282356e38), static_cast<double>(std::numeric_limits<float>::max()));
    EXPECT_EQ(doubleToHalf(1e-320), 0);
    EXPECT_EQ(doubleToHalf(-1e-320), 0x8000);
}

TEST(Convert, LimitsAreThoseOfTheFormats)
{
    EXPECT_EQ(maxFinite(DType::f64), std::numeric_limits<double>::max());
    EXPECT_EQ(maxFinite(DType::f32), static_cast<double>(std::numeric_limits<float>::max()));
    EXPECT_EQ(maxFinite(DType::f16), 65504);
    EXPECT_EQ(maxFinite(DType::bf16), bfloat16ToDouble(0x7f7f));
    EXPECT_EQ(minNormal(DType::f64), std::numeric_limits<double>::min());
    EXPECT_EQ(minSubnormal(DType::f64), std::numeric_limits<double>::denorm_min());
    EXPECT_EQ(minSubnormal(DType::f32), static_cast<double>(std::numeric_limits<float>::denorm_min()));
    EXPECT_EQ(minNormal(DType::f16), halfToDouble(0x0400));
    EXPECT_EQ(minSubnormal(DType::f16), halfToDouble(1));
    EXPECT_EQ(minSubnormal(DType::bf16), bfloat16ToDouble(1));
    EXPECT_EQ(epsilon(DType::f32), static_cast<double>(std::numeric_limits<float>::epsilon()));
    EXPECT_EQ(epsilon(DType::f16), 0x1p-10);
    EXPECT_EQ(epsilon(DType::bf16), 0x1p-7);
}

TEST(Convert, CountsRepresentableValuesBetweenTwo)
{
    EXPECT_EQ(ulpDistance(0.0, -0.0, DType::f32), 0);
    EXPECT_EQ(ulpDistance(1 + 0x1p-23, 1, DType::f32), 1);
    EXPECT_EQ(ulpDistance(1 - 0x1p-24, 1, DType::f32), 1);
    EXPECT_EQ(ulpDistance(-0x1p-24, 0x1p-24, DType::f16), 2);  // across zero: one step on each side
    EXPECT_EQ(ulpDistance(24.0625, 24, DType::bf16), 0);       // rounds to 24, whose step is 0.125
    EXPECT_EQ(ulpDistance(24.125, 24, DType::bf16), 1);
    EXPECT_EQ(ulpDistance(-std::numeric_limits<double>::max(), std::numeric_limits<double>::max(), DType::f64),
              2.0 * static_cast<double>(0x7fefffffffffffffULL));
}

TEST(Convert, StoresLoadsAndShowsBits)
{
    std::array<std::uint16_t, 2> halves{};
    storeElement(halves.data(), DType::f16, 1, -2);
    EXPECT_EQ(halves[1], 0xc000);
    EXPECT_EQ(loadElement(halves.data(), DType::f16, 1), -2);
    EXPECT_EQ(bitsOf(&halves[1], DType::f16), "0xc000");
    const float one = 1;
    EXPECT_EQ(bitsOf(&one, DType::f32), "0x3f800000");
    const double zero = -0.0;
    EXPECT_EQ(bitsOf(&zero, DType::f64), "0x8000000000000000");
}

}  // namespace
}  // namespace assay
