#include "core/matrix/rules.hpp"

#include <algorithm>
#include <array>

#include "core/matrix/axis_values.hpp"
#include "core/matrix/expand.hpp"

namespace assay {

namespace {

// Two-character operators first, so that "<=" is not read as "<".
constexpr std::array<std::string_view, 7> kOperators{"!=", "<=", ">=", "=", "<", ">", "%"};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t";
    const auto first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

bool compareExtents(std::int64_t extent, const std::string& op, std::int64_t limit)
{
    if (op == "=") {
        return extent == limit;
    }
    if (op == "!=") {
        return extent != limit;
    }
    if (op == "<") {
        return extent < limit;
    }
    if (op == "<=") {
        return extent <= limit;
    }
    if (op == ">") {
        return extent > limit;
    }
    if (op == ">=") {
        return extent >= limit;
    }
    return op == "%" && limit > 0 && extent % limit == 0;
}

Expected<void> checkNamed(const AxisCondition& condition)
{
    if (condition.op != "=" && condition.op != "!=") {
        return fail(ErrorCode::bad_input,
                    "operator " + condition.op + " needs a size axis, " + condition.axis + " is none",
                    conditionText(condition), "Use = or !=");
    }
    Matrix scratch;
    if (condition.axis != "device" && !addAxisValue(scratch, condition.axis, condition.value)) {
        return fail(ErrorCode::bad_input, condition.axis + " has no value " + condition.value,
                    conditionText(condition));
    }
    return {};
}

}  // namespace

Expected<AxisCondition> parseCondition(std::string_view text)
{
    const auto at = text.find_first_of("!<>=%");
    if (at != std::string_view::npos) {
        const auto rest = text.substr(at);
        for (const auto op : kOperators) {
            if (!rest.starts_with(op)) {
                continue;
            }
            AxisCondition condition{std::string(trimmed(text.substr(0, at))), std::string(op),
                                    std::string(trimmed(rest.substr(op.size())))};
            if (!condition.axis.empty() && !condition.value.empty()) {
                return condition;
            }
            break;
        }
    }
    return fail(ErrorCode::bad_input, "'" + std::string(text) + "' is no condition", {},
                "Write axis, operator (= != < <= > >= %) and value, as in \"cols >= 64\"");
}

std::string conditionText(const AxisCondition& condition)
{
    return condition.axis + " " + condition.op + " " + condition.value;
}

Expected<void> checkCondition(const AxisCondition& condition, const FamilyDescription& family)
{
    if (std::find(kOperators.begin(), kOperators.end(), condition.op) == kOperators.end()) {
        return fail(ErrorCode::bad_input, "unknown operator " + condition.op, conditionText(condition),
                    "Use one of = != < <= > >= %");
    }
    const bool named = std::find(kNamedAxes.begin(), kNamedAxes.end(), condition.axis) != kNamedAxes.end();
    if (named || condition.axis == "device") {
        return checkNamed(condition);
    }
    if (findSizeAxis(family, condition.axis) == nullptr) {
        return fail(ErrorCode::bad_input, family.name + " has no axis " + condition.axis, conditionText(condition));
    }
    const auto limit = parseExtent(condition.value);
    if (!limit || (condition.op == "%" && *limit == 0)) {
        return fail(ErrorCode::bad_input, "'" + condition.value + "' is not a size", conditionText(condition));
    }
    return {};
}

bool matches(const AxisCondition& condition, const Case& at)
{
    if (const auto size = at.sizes.find(condition.axis); size != at.sizes.end()) {
        const auto limit = parseExtent(condition.value);
        return limit && compareExtents(size->second, condition.op, *limit);
    }
    const std::string value = axisValue(at, condition.axis);
    if (value.empty()) {
        return false;  // the case has no such axis: nothing is said about it
    }
    return condition.op == "=" ? value == condition.value : condition.op == "!=" && value != condition.value;
}

bool matches(const MatrixRule& rule, const Case& at)
{
    return std::all_of(rule.conditions.begin(), rule.conditions.end(),
                       [&](const AxisCondition& condition) { return matches(condition, at); });
}

bool admitted(const std::vector<MatrixRule>& rules, const Case& at)
{
    bool any_include = false;
    bool included = false;
    for (const auto& rule : rules) {
        const bool hit = matches(rule, at);
        if (!rule.include && hit) {
            return false;
        }
        any_include = any_include || rule.include;
        included = included || (rule.include && hit);
    }
    return included || !any_include;
}

}  // namespace assay
