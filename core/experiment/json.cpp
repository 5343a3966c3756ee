#include "core/experiment/json.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/experiment/json_codec.hpp"

namespace assay {

namespace {

constexpr std::size_t kMaxBytes = std::size_t{256} << 20;
// The document's values nest 8 deep; the bound keeps recursion over parsed values shallow.
constexpr int kMaxDepth = 64;

// Byte offset at which nesting exceeds kMaxDepth. The parser itself does not recurse, but what walks its result does.
std::optional<std::size_t> tooDeepAt(std::string_view text)
{
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                in_string = false;
            }
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMaxDepth) {
                return i;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::nullopt;
}

// The library's message without its "[json.exception…]" tag and position, which `where` gives.
std::string reason(const Json::exception& exception)
{
    std::string text = exception.what();
    if (const auto tag = text.find("] "); text.starts_with('[') && tag != std::string::npos) {
        text.erase(0, tag + 2);
    }
    if (const auto position = text.find(": "); text.starts_with("parse error") && position != std::string::npos) {
        text.erase(0, position + 2);
    }
    return detail::validUtf8(text);
}

}  // namespace

Expected<Json> parseJson(std::string_view text, const std::string& where)
{
    if (text.size() > kMaxBytes) {
        return fail(ErrorCode::bad_input,
                    fmt::format("JSON of {} bytes is larger than the limit of {}", text.size(), kMaxBytes), where);
    }
    if (const auto offset = tooDeepAt(text)) {
        return fail(ErrorCode::bad_input, fmt::format("JSON nested deeper than {} levels", kMaxDepth),
                    fmt::format("{}, byte {}", where, *offset));
    }
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t offset = error.byte > 0 ? error.byte - 1 : 0;
        return fail(ErrorCode::bad_input, "not valid JSON: " + reason(error),
                    fmt::format("{}, byte {}", where, offset));
    } catch (const Json::exception& error) {
        return fail(ErrorCode::bad_input, "not valid JSON: " + reason(error), where);
    }
}

namespace detail {

namespace {

// "from 1 to 100000", "of at least 0", or nothing.
std::string rangeText(Range range)
{
    if (std::isfinite(range.min) && std::isfinite(range.max)) {
        return fmt::format(" from {} to {}", range.min, range.max);
    }
    if (std::isfinite(range.min)) {
        return fmt::format(" of at least {}", range.min);
    }
    return std::isfinite(range.max) ? fmt::format(" of at most {}", range.max) : "";
}

template <class Integer>
bool inRange(Integer value, Range range)
{
    const auto number = static_cast<double>(value);
    return number >= range.min && number <= range.max;
}

// Whole numbers come as JSON integers, or as text where a double could not hold them.
template <class Integer>
std::optional<Integer> integerIn(const Json& json)
{
    if (json.is_number_unsigned()) {
        const auto value = json.get<std::uint64_t>();
        return std::in_range<Integer>(value) ? std::optional(static_cast<Integer>(value)) : std::nullopt;
    }
    if (json.is_number_integer()) {
        const auto value = json.get<std::int64_t>();
        return std::in_range<Integer>(value) ? std::optional(static_cast<Integer>(value)) : std::nullopt;
    }
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        Integer value{};
        const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (status == std::errc{} && end == text.data() + text.size()) {
            return value;
        }
    }
    return std::nullopt;
}

}  // namespace

std::string validUtf8(const std::string& text)
{
    const bool ascii =
        std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (ascii) {
        return text;
    }
    return Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

void JsonReader::decode(const Json& json, std::string& value, Range)
{
    if (!json.is_string()) {
        wrong("expected text");
        return;
    }
    value = json.get<std::string>();
    if (value.size() > kMaxText) {
        wrong(fmt::format("text longer than {} bytes", kMaxText));
    }
}

void JsonReader::decode(const Json& json, bool& value, Range)
{
    if (!json.is_boolean()) {
        wrong("expected true or false");
        return;
    }
    value = json.get<bool>();
}

void JsonReader::decode(const Json& json, double& value, Range range)
{
    std::optional<double> number;
    if (json.is_number()) {
        number = json.get<double>();
    } else if (json == "NaN") {
        number = std::numeric_limits<double>::quiet_NaN();
    } else if (json == "Infinity") {
        number = std::numeric_limits<double>::infinity();
    } else if (json == "-Infinity") {
        number = -std::numeric_limits<double>::infinity();
    }
    const bool bounded = std::isfinite(range.min) || std::isfinite(range.max);
    if (!number || (bounded && !(*number >= range.min && *number <= range.max))) {
        wrong("expected a number" + rangeText(range));
        return;
    }
    value = *number;
}

void JsonReader::decode(const Json& json, int& value, Range range)
{
    const auto number = json.is_string() ? std::nullopt : integerIn<int>(json);
    if (!number || !inRange(*number, range)) {
        wrong("expected an integer" + rangeText(range));
        return;
    }
    value = *number;
}

void JsonReader::decode(const Json& json, std::int64_t& value, Range range)
{
    const auto number = integerIn<std::int64_t>(json);
    if (!number || !inRange(*number, range)) {
        wrong("expected an integer" + rangeText(range));
        return;
    }
    value = *number;
}

void JsonReader::decode(const Json& json, std::uint64_t& value, Range range)
{
    const auto number = integerIn<std::uint64_t>(json);
    if (!number || !inRange(*number, range)) {
        wrong("expected an integer" + rangeText({std::max(range.min, 0.0), range.max}));
        return;
    }
    value = *number;
}

}  // namespace detail

}  // namespace assay
