#include "core/matrix/axis_values.hpp"

#include <charconv>

namespace assay {

namespace {

template <class Value>
bool addParsed(std::vector<Value>& values, const std::optional<Value>& value)
{
    if (value) {
        addOnce(values, *value);
    }
    return value.has_value();
}

template <class Value>
std::vector<std::string> textsOf(const std::vector<Value>& values)
{
    std::vector<std::string> texts;
    for (const Value value : values) {
        texts.emplace_back(name(value));
    }
    return texts;
}

}  // namespace

std::optional<std::int64_t> parseExtent(std::string_view text)
{
    std::int64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || value < 0 || value > kMaxExtent) {
        return std::nullopt;
    }
    return value;
}

bool addAxisValue(Matrix& matrix, const std::string& axis, const std::string& value)
{
    if (axis == "dtype") {
        return addParsed(matrix.dtypes, parseDType(value));
    }
    if (axis == "layout") {
        return addParsed(matrix.layouts, parseLayout(value));
    }
    if (axis == "values") {
        return addParsed(matrix.values, parseValueDistribution(value));
    }
    if (axis == "mode") {
        return addParsed(matrix.modes, parsePassMode(value));
    }
    if (axis == "cache") {
        return addParsed(matrix.caches, parseCacheState(value));
    }
    const auto size = matrix.sizes.find(axis);
    return size != matrix.sizes.end() && addParsed(size->second, parseExtent(value));
}

std::vector<std::string> axisTexts(const Matrix& matrix, std::string_view axis)
{
    if (axis == "dtype") {
        return textsOf(matrix.dtypes);
    }
    if (axis == "layout") {
        return textsOf(matrix.layouts);
    }
    if (axis == "values") {
        return textsOf(matrix.values);
    }
    if (axis == "mode") {
        return textsOf(matrix.modes);
    }
    if (axis == "cache") {
        return textsOf(matrix.caches);
    }
    return {};
}

void clearAxis(Matrix& matrix, std::string_view axis)
{
    if (axis == "dtype") {
        matrix.dtypes.clear();
    } else if (axis == "layout") {
        matrix.layouts.clear();
    } else if (axis == "values") {
        matrix.values.clear();
    } else if (axis == "mode") {
        matrix.modes.clear();
    } else if (axis == "cache") {
        matrix.caches.clear();
    }
}

}  // namespace assay
