// Elements of each dtype as types, for loops that must not branch on the dtype per element.
#pragma once

#include <bit>
#include <cstdint>

#include "core/experiment/axes.hpp"

namespace assay::detail {

// Bits of a small floating-point format with M fraction bits and E exponent bits.
template <int M, int E>
struct SmallFloat {
    static constexpr int kFractionBits = M;
    static constexpr int kBias = (1 << (E - 1)) - 1;
    static constexpr std::uint64_t kInfinity = ((std::uint64_t{1} << E) - 1) << M;

    std::uint16_t bits;

    static double toDouble(std::uint16_t bits)
    {
        const std::uint64_t sign = std::uint64_t{bits & 0x8000U} << 48;
        const std::uint64_t magnitude = bits & 0x7fffU;
        if (magnitude >= kInfinity) {
            return std::bit_cast<double>(sign | 0x7ff0000000000000ULL | (magnitude - kInfinity) << (52 - M));
        }
        if (magnitude >> M == 0) {
            constexpr double kSmallest = std::bit_cast<double>(std::uint64_t{1023 + 1 - kBias - M} << 52);
            const double value = static_cast<double>(magnitude) * kSmallest;
            return sign == 0 ? value : -value;
        }
        return std::bit_cast<double>(sign | ((magnitude << (52 - M)) + (std::uint64_t{1023 - kBias} << 52)));
    }

    // One rounding, to nearest and ties to even.
    static std::uint16_t fromDouble(double value)
    {
        const auto word = std::bit_cast<std::uint64_t>(value);
        const auto sign = static_cast<std::uint16_t>(word >> 48 & 0x8000U);
        const std::uint64_t magnitude = word & 0x7fffffffffffffffULL;
        if (magnitude > 0x7ff0000000000000ULL) {
            const std::uint64_t quiet = std::uint64_t{1} << (M - 1);
            const std::uint64_t payload = magnitude >> (52 - M) & ((std::uint64_t{1} << M) - 1);
            return static_cast<std::uint16_t>(sign | kInfinity | quiet | payload);
        }
        const int exponent = static_cast<int>(magnitude >> 52) - 1023;
        std::uint64_t significand = magnitude;
        int shift = 52 - M;
        if (exponent < 1 - kBias) {
            significand = (magnitude & 0x000fffffffffffffULL) | 0x0010000000000000ULL;
            shift += 1 - kBias - exponent;
            if (shift > 53) {
                return sign;  // less than half of the smallest subnormal
            }
        } else {
            significand -= std::uint64_t{1023 - kBias} << 52;
        }
        const std::uint64_t half = (std::uint64_t{1} << (shift - 1)) - 1;
        const std::uint64_t rounded = (significand + half + (significand >> shift & 1U)) >> shift;
        return static_cast<std::uint16_t>(sign | (rounded < kInfinity ? rounded : kInfinity));
    }
};

using Half = SmallFloat<10, 5>;
using BFloat16 = SmallFloat<7, 8>;

inline double toDouble(double element)
{
    return element;
}

inline double toDouble(float element)
{
    return static_cast<double>(element);
}

template <int M, int E>
double toDouble(SmallFloat<M, E> element)
{
    return SmallFloat<M, E>::toDouble(element.bits);
}

template <class Element>
Element fromDouble(double value)
{
    if constexpr (requires { Element::kFractionBits; }) {
        return Element{Element::fromDouble(value)};
    } else {
        return static_cast<Element>(value);
    }
}

// Sign and magnitude of an element's bits: representable values are consecutive magnitudes.
struct Ordinal {
    bool negative = false;
    std::uint64_t magnitude = 0;
};

template <class Element>
Ordinal ordinalOf(Element element)
{
    if constexpr (sizeof(Element) == 8) {
        const auto bits = std::bit_cast<std::uint64_t>(element);
        return {bits >> 63 != 0, bits & 0x7fffffffffffffffULL};
    } else if constexpr (sizeof(Element) == 4) {
        const auto bits = std::bit_cast<std::uint32_t>(element);
        return {bits >> 31 != 0, bits & 0x7fffffffU};
    } else {
        return {(element.bits & 0x8000U) != 0, element.bits & 0x7fffU};
    }
}

// Representable values between two elements; +0 and −0 are one value.
template <class Element>
double stepsBetween(Element a, Element b)
{
    const Ordinal x = ordinalOf(a);
    const Ordinal y = ordinalOf(b);
    if (x.negative != y.negative) {
        return static_cast<double>(x.magnitude + y.magnitude);
    }
    return static_cast<double>(x.magnitude > y.magnitude ? x.magnitude - y.magnitude : y.magnitude - x.magnitude);
}

// Calls visit(Element{}) with an element of the dtype's type.
template <class Visit>
auto withElement(DType dtype, Visit visit)
{
    switch (dtype) {
        case DType::f64:
            return visit(double{});
        case DType::f32:
            return visit(float{});
        case DType::f16:
            return visit(Half{});
        case DType::bf16:
            break;
    }
    return visit(BFloat16{});
}

}  // namespace assay::detail
