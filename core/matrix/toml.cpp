#include <algorithm>
#include <initializer_list>
#include <sstream>

// Header-only and without exceptions, whatever the packaged configuration says; only this file includes it.
#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
// toml++ 3.3 takes "a key follows" for granted after "[[" and lets the compiler assume it in optimised builds, although
// "[[[" breaks it. Without its assertions the check behind them reports the error.
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#include <toml++/toml.h>

#include "core/matrix/axis_values.hpp"
#include "core/matrix/expand.hpp"
#include "core/matrix/rules.hpp"

namespace assay {

namespace {

constexpr std::size_t kMaxValues = 10'000;  // of one axis, or rules
constexpr const char* kFormatHelp =
    "A matrix file has preset, crossing, [axes], [sizes] and [[rule]] with include or exclude";

// Where in the file: "matrix.toml:7: sizes.cols".
class Place {
public:
    explicit Place(std::string file) : m_file(std::move(file)) {}

    std::string at(const toml::node& node, const std::string& key) const
    {
        return m_file + ":" + std::to_string(node.source().begin.line) + ": " + key;
    }
    std::string at(const toml::source_position& position) const
    {
        return m_file + ":" + std::to_string(position.line) + ":" + std::to_string(position.column);
    }

private:
    std::string m_file;
};

tl::unexpected<Error> wrong(const std::string& place, std::string what, std::string remedy = {})
{
    return fail(ErrorCode::bad_input, std::move(what), place, std::move(remedy));
}

Expected<const toml::array*> arrayOf(const toml::node& node, const std::string& key, const Place& place)
{
    const auto* array = node.as_array();
    if (array == nullptr || array->empty() || array->size() > kMaxValues) {
        return wrong(place.at(node, key), "expected a list of 1 to " + std::to_string(kMaxValues) + " values");
    }
    return array;
}

Expected<void> readSizes(const toml::node& node, Matrix& matrix, const FamilyDescription& family, const Place& place)
{
    const auto* table = node.as_table();
    if (table == nullptr) {
        return wrong(place.at(node, "sizes"), "expected a table of axes");
    }
    for (const auto& [name, values] : *table) {
        const std::string key = "sizes." + std::string(name.str());
        if (findSizeAxis(family, std::string(name.str())) == nullptr) {
            return wrong(place.at(values, key), family.name + " has no such size axis");
        }
        const auto array = arrayOf(values, key, place);
        if (!array) {
            return tl::unexpected<Error>(array.error());
        }
        std::vector<std::int64_t> extents;
        for (const auto& element : **array) {
            const auto* extent = element.as_integer();
            if (extent == nullptr || extent->get() < 0 || extent->get() > kMaxExtent) {
                return wrong(place.at(element, key), "expected integers from 0 to " + std::to_string(kMaxExtent));
            }
            addOnce(extents, extent->get());
        }
        matrix.sizes[std::string(name.str())] = std::move(extents);
    }
    return {};
}

Expected<void> readAxes(const toml::node& node, Matrix& matrix, const Place& place)
{
    const auto* table = node.as_table();
    if (table == nullptr) {
        return wrong(place.at(node, "axes"), "expected a table of axes");
    }
    for (const auto& [name, values] : *table) {
        const std::string axis(name.str());
        const std::string key = "axes." + axis;
        if (std::find(kNamedAxes.begin(), kNamedAxes.end(), axis) == kNamedAxes.end()) {
            return wrong(place.at(values, key), "no such axis",
                         "Use dtype, layout, values, mode or cache; sizes have their own table");
        }
        const auto array = arrayOf(values, key, place);
        if (!array) {
            return tl::unexpected<Error>(array.error());
        }
        clearAxis(matrix, axis);
        for (const auto& element : **array) {
            const auto* text = element.as_string();
            if (text == nullptr || !addAxisValue(matrix, axis, text->get())) {
                return wrong(place.at(element, key),
                             text == nullptr ? "expected texts" : "no value '" + text->get() + "'");
            }
        }
    }
    return {};
}

Expected<MatrixRule> readRule(const toml::table& table, const FamilyDescription& family, const Place& place)
{
    if (table.size() != 1 || !(table.contains("include") || table.contains("exclude"))) {
        return wrong(place.at(table, "rule"), "expected include or exclude, and nothing else", kFormatHelp);
    }
    MatrixRule rule;
    rule.include = table.contains("include");
    const std::string key = rule.include ? "rule.include" : "rule.exclude";
    const auto array = arrayOf(table.begin()->second, key, place);
    if (!array) {
        return tl::unexpected<Error>(array.error());
    }
    for (const auto& element : **array) {
        const auto* text = element.as_string();
        if (text == nullptr) {
            return wrong(place.at(element, key), "expected conditions as texts");
        }
        auto condition = parseCondition(text->get());
        if (!condition) {
            return tl::unexpected<Error>(withPlace(condition.error(), place.at(element, key)));
        }
        if (auto checked = checkCondition(*condition, family); !checked) {
            return tl::unexpected<Error>(withPlace(checked.error(), place.at(element, key)));
        }
        rule.conditions.push_back(std::move(*condition));
    }
    return rule;
}

Expected<void> readRules(const toml::node& node, Matrix& matrix, const FamilyDescription& family, const Place& place)
{
    const auto* array = node.as_array();
    if (array == nullptr || array->size() > kMaxValues) {
        return wrong(place.at(node, "rule"), "expected [[rule]] tables", kFormatHelp);
    }
    for (const auto& element : *array) {
        const auto* table = element.as_table();
        if (table == nullptr) {
            return wrong(place.at(element, "rule"), "expected [[rule]] tables", kFormatHelp);
        }
        auto rule = readRule(*table, family, place);
        if (!rule) {
            return tl::unexpected<Error>(rule.error());
        }
        matrix.rules.push_back(std::move(*rule));
    }
    return {};
}

// The starting point for axes that the file leaves out; "custom" stands for quick.
Expected<Matrix> startingPoint(const toml::table& file, const FamilyDescription& family, const Place& place)
{
    const auto* node = file.get("preset");
    if (node == nullptr) {
        return presetMatrix(family, "quick");
    }
    const auto* text = node->as_string();
    if (text == nullptr) {
        return wrong(place.at(*node, "preset"), "expected a text");
    }
    auto matrix = presetMatrix(family, text->get() == "custom" ? "quick" : text->get());
    if (!matrix) {
        return tl::unexpected<Error>(withPlace(matrix.error(), place.at(*node, "preset")));
    }
    return matrix;
}

Expected<void> readCrossing(const toml::node& node, Matrix& matrix, const Place& place)
{
    const auto text = node.value_exact<std::string>().value_or("");
    if (text != "star" && text != "full") {
        return wrong(place.at(node, "crossing"), "expected \"star\" or \"full\"");
    }
    matrix.crossing = text == "full" ? Crossing::full : Crossing::star;
    return {};
}

Expected<void> readEntry(const std::string& key, const toml::node& node, Matrix& matrix,
                         const FamilyDescription& family, const Place& place)
{
    if (key == "crossing") {
        return readCrossing(node, matrix, place);
    }
    if (key == "axes") {
        return readAxes(node, matrix, place);
    }
    if (key == "sizes") {
        return readSizes(node, matrix, family, place);
    }
    if (key == "rule") {
        return readRules(node, matrix, family, place);
    }
    return wrong(place.at(node, key), "unknown key", kFormatHelp);
}

template <class Values>
void writeList(std::ostringstream& out, const std::string& key, const Values& values, const char* quote)
{
    out << key << " = [";
    const char* separator = "";
    for (const auto& value : values) {
        out << separator << quote << value << quote;
        separator = ", ";
    }
    out << "]\n";
}

// Basic strings hold anything once quotes, backslashes and control characters are escaped.
std::string quoted(const std::string& text)
{
    std::ostringstream out;
    out << toml::value<std::string>(text);
    return out.str();
}

}  // namespace

Expected<Matrix> matrixFromToml(const std::string& text, const FamilyDescription& family, const std::string& where)
{
    const Place place(where);
    const toml::parse_result parsed = toml::parse(text, where);
    if (!parsed) {
        return wrong(place.at(parsed.error().source().begin), std::string(parsed.error().description()));
    }
    const toml::table& file = parsed.table();
    auto matrix = startingPoint(file, family, place);
    if (!matrix) {
        return matrix;
    }
    for (const auto& [key, node] : file) {
        if (key.str() == "preset") {
            continue;
        }
        if (auto read = readEntry(std::string(key.str()), node, *matrix, family, place); !read) {
            return tl::unexpected<Error>(read.error());
        }
    }
    // A preset's name is kept only by what the preset really is.
    const auto preset = presetMatrix(family, matrix->preset);
    const bool custom = file["preset"].value_or(std::string("custom")) == "custom";
    if (custom || !preset || !(*preset == *matrix)) {
        matrix->preset = "custom";
    }
    return matrix;
}

std::string matrixToToml(const Matrix& matrix)
{
    std::ostringstream out;
    out << "preset = " << quoted(matrix.preset) << "\n";
    out << "crossing = \"" << (matrix.crossing == Crossing::full ? "full" : "star") << "\"\n\n[axes]\n";
    for (const auto axis : kNamedAxes) {
        writeList(out, std::string(axis), axisTexts(matrix, axis), "\"");
    }
    out << "\n[sizes]\n";
    for (const auto& [axis, extents] : matrix.sizes) {
        writeList(out, quoted(axis), extents, "");
    }
    for (const auto& rule : matrix.rules) {
        std::vector<std::string> conditions;
        for (const auto& condition : rule.conditions) {
            conditions.push_back(quoted(conditionText(condition)));
        }
        out << "\n[[rule]]\n";
        writeList(out, rule.include ? "include" : "exclude", conditions, "");
    }
    return out.str();
}

}  // namespace assay
