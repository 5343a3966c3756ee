// One table per enumeration serves both directions between values and their stable names.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace assay::detail {

template <class Enum, std::size_t N>
using EnumNames = std::array<std::pair<Enum, std::string_view>, N>;

// "?" for a value outside the table, which only a programming error can make.
template <class Enum, std::size_t N>
std::string_view nameIn(const EnumNames<Enum, N>& names, Enum value)
{
    for (const auto& [candidate, text] : names) {
        if (candidate == value) {
            return text;
        }
    }
    return "?";
}

template <class Enum, std::size_t N>
std::optional<Enum> valueIn(const EnumNames<Enum, N>& names, std::string_view text)
{
    for (const auto& [value, candidate] : names) {
        if (candidate == text) {
            return value;
        }
    }
    return std::nullopt;
}

template <class Enum, std::size_t N>
constexpr std::array<Enum, N> valuesOf(const EnumNames<Enum, N>& names)
{
    std::array<Enum, N> values{};
    for (std::size_t i = 0; i < N; ++i) {
        values[i] = names[i].first;
    }
    return values;
}

}  // namespace assay::detail
