#include "core/numerics/convert.hpp"

#include <array>
#include <cstdio>
#include <cstring>
#include <limits>

#include "core/numerics/element.hpp"

namespace assay {

namespace {

template <class Element>
Element elementAt(const void* data, std::size_t index)
{
    Element element;
    std::memcpy(&element, static_cast<const std::byte*>(data) + index * sizeof(Element), sizeof(Element));
    return element;
}

// Of a format with `fraction` fraction bits and this exponent bias, as float64.
struct Format {
    int fraction;
    int bias;
};

constexpr Format formatOf(DType dtype)
{
    switch (dtype) {
        case DType::f64:
            return {52, 1023};
        case DType::f32:
            return {23, 127};
        case DType::f16:
            return {10, 15};
        case DType::bf16:
            break;
    }
    return {7, 127};
}

double powerOfTwo(int exponent)
{
    return exponent >= -1022 ? std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52)
                             : std::bit_cast<double>(std::uint64_t{1} << (exponent + 1074));
}

}  // namespace

double halfToDouble(std::uint16_t bits)
{
    return detail::Half::toDouble(bits);
}

std::uint16_t doubleToHalf(double value)
{
    return detail::Half::fromDouble(value);
}

double bfloat16ToDouble(std::uint16_t bits)
{
    return detail::BFloat16::toDouble(bits);
}

std::uint16_t doubleToBfloat16(double value)
{
    return detail::BFloat16::fromDouble(value);
}

double loadElement(const void* data, DType dtype, std::size_t index)
{
    return detail::withElement(
        dtype, [&](auto element) { return detail::toDouble(elementAt<decltype(element)>(data, index)); });
}

void storeElement(void* data, DType dtype, std::size_t index, double value)
{
    detail::withElement(dtype, [&](auto element) {
        element = detail::fromDouble<decltype(element)>(value);
        std::memcpy(static_cast<std::byte*>(data) + index * sizeof(element), &element, sizeof(element));
    });
}

double roundTo(DType dtype, double value)
{
    return detail::withElement(
        dtype, [&](auto element) { return detail::toDouble(detail::fromDouble<decltype(element)>(value)); });
}

std::string bitsOf(const void* element, DType dtype)
{
    std::uint64_t bits = 0;
    detail::withElement(dtype, [&](auto typed) {
        const detail::Ordinal ordinal = detail::ordinalOf(elementAt<decltype(typed)>(element, 0));
        bits = ordinal.magnitude | std::uint64_t{ordinal.negative} << (8 * sizeof(typed) - 1);
    });
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%0*llx", static_cast<int>(2 * sizeOf(dtype)),
                  static_cast<unsigned long long>(bits));
    return text.data();
}

double ulpDistance(double value, double reference, DType dtype)
{
    return detail::withElement(dtype, [&](auto element) {
        using Element = decltype(element);
        return detail::stepsBetween(detail::fromDouble<Element>(value), detail::fromDouble<Element>(reference));
    });
}

double maxFinite(DType dtype)
{
    const Format format = formatOf(dtype);
    return (2 - powerOfTwo(-format.fraction)) * powerOfTwo(format.bias);
}

double minNormal(DType dtype)
{
    return powerOfTwo(1 - formatOf(dtype).bias);
}

double minSubnormal(DType dtype)
{
    const Format format = formatOf(dtype);
    return powerOfTwo(1 - format.bias - format.fraction);
}

double epsilon(DType dtype)
{
    return powerOfTwo(-formatOf(dtype).fraction);
}

}  // namespace assay
