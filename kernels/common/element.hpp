// Element types as kernels see them: load to the compute type, store with one rounding. Written so that loops over them
// vectorise; core/numerics/convert.hpp is what they are tested against.
#pragma once

#include <bit>
#include <cstdint>

#include "kernels/common/inline.hpp"

namespace assay::kernels {

// Bit patterns of IEEE binary16 and bfloat16.
struct F16 {
    std::uint16_t bits;
};
struct BF16 {
    std::uint16_t bits;
};

template <class T>
struct ComputeType {
    using type = float;
};
template <>
struct ComputeType<double> {
    using type = double;
};
template <class T>
using Compute = typename ComputeType<T>::type;

ASSAY_ALWAYS_INLINE double load(double value)
{
    return value;
}

ASSAY_ALWAYS_INLINE float load(float value)
{
    return value;
}

ASSAY_ALWAYS_INLINE float load(BF16 value)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(value.bits) << 16);
}

// Branch-free: the exponent is moved by a multiplication, subnormals come out of a subtraction. After M. Dukhan's FP16
// library (MIT), https://github.com/Maratyszcza/FP16.
ASSAY_ALWAYS_INLINE float load(F16 value)
{
    const std::uint32_t word = static_cast<std::uint32_t>(value.bits) << 16;
    const std::uint32_t sign = word & 0x80000000u;
    const std::uint32_t twice = word + word;
    const float normal = std::bit_cast<float>((twice >> 4) + (0xE0u << 23)) * 0x1.0p-112f;
    const float subnormal = std::bit_cast<float>((twice >> 17) | (126u << 23)) - 0.5f;
    const std::uint32_t magnitude =
        twice < (1u << 27) ? std::bit_cast<std::uint32_t>(subnormal) : std::bit_cast<std::uint32_t>(normal);
    return std::bit_cast<float>(sign | magnitude);
}

template <class T>
struct Rounding;

template <>
struct Rounding<double> {
    static ASSAY_ALWAYS_INLINE double store(double value) { return value; }
};

template <>
struct Rounding<float> {
    static ASSAY_ALWAYS_INLINE float store(float value) { return value; }
};

// Nearest, ties to even; NaN stays a quiet NaN.
template <>
struct Rounding<BF16> {
    static ASSAY_ALWAYS_INLINE BF16 store(float value)
    {
        const auto word = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t rounded = (word + 0x7FFFu + ((word >> 16) & 1u)) >> 16;
        const std::uint32_t quiet = (word >> 16) | 0x0040u;
        return {static_cast<std::uint16_t>((word & 0x7FFFFFFFu) > 0x7F800000u ? quiet : rounded)};
    }
};

// As above, by the same library's method: additions in float32 do the rounding at the right bit.
template <>
struct Rounding<F16> {
    static ASSAY_ALWAYS_INLINE F16 store(float value)
    {
        const auto word = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t twice = word + word;
        const std::uint32_t sign = word & 0x80000000u;
        const std::uint32_t exponent = twice & 0xFF000000u;
        const std::uint32_t bias = exponent < 0x71000000u ? 0x71000000u : exponent;
        const float scaled = (std::bit_cast<float>(word & 0x7FFFFFFFu) * 0x1.0p+112f) * 0x1.0p-110f;
        const float rounded = std::bit_cast<float>((bias >> 1) + 0x07800000u) + scaled;
        const auto bits = std::bit_cast<std::uint32_t>(rounded);
        const std::uint32_t magnitude = ((bits >> 13) & 0x00007C00u) + (bits & 0x00000FFFu);
        return {static_cast<std::uint16_t>((sign >> 16) | (twice > 0xFF000000u ? 0x7E00u : magnitude))};
    }
};

template <class T>
ASSAY_ALWAYS_INLINE T store(Compute<T> value)
{
    return Rounding<T>::store(value);
}

}  // namespace assay::kernels
