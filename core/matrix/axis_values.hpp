// The non-size axes of a matrix, named as cases name them.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay {

inline constexpr std::array<std::string_view, 5> kNamedAxes{"dtype", "layout", "values", "mode", "cache"};

template <class Value>
bool holds(const std::vector<Value>& values, const Value& value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

template <class Value>
void addOnce(std::vector<Value>& values, const Value& value)
{
    if (!holds(values, value)) {
        values.push_back(value);
    }
}

// Appends the value to the axis unless it is there already. False: no such axis in the family's matrix, or no such
// value.
bool addAxisValue(Matrix&, const std::string& axis, const std::string& value);

// Values of a named axis as text; empty for an unknown axis.
std::vector<std::string> axisTexts(const Matrix&, std::string_view axis);
void clearAxis(Matrix&, std::string_view axis);

// Whole decimal text as an extent of 0 to kMaxExtent.
std::optional<std::int64_t> parseExtent(std::string_view text);
inline constexpr std::int64_t kMaxExtent = std::int64_t{1} << 40;

}  // namespace assay
