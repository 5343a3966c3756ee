#include "views/pages/rule_text.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace assay::views {
namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(assay::views::RuleText)
};

bool namesValue(const std::string& axis, const std::string& value)
{
    return axis == "dtype"    ? parseDType(value).has_value()
           : axis == "layout" ? parseLayout(value).has_value()
           : axis == "values" ? parseValueDistribution(value).has_value()
           : axis == "mode"   ? parsePassMode(value).has_value()
           : axis == "cache"  ? parseCacheState(value).has_value()
                              : false;
}

tl::unexpected<Error> wrong(const QString& what)
{
    return fail(ErrorCode::usage, what.toStdString());
}

Expected<AxisCondition> parseCondition(const QString& part, const FamilyDescription& family)
{
    static const QRegularExpression kForm(
        QStringLiteral("^\\s*([A-Za-z_]\\w*)\\s*(<=|>=|!=|==|=|<|>|%|≤|≥|≠)\\s*([\\w.]+)\\s*$"));
    const auto match = kForm.match(part);
    if (!match.hasMatch()) {
        return wrong(
            RuleText::tr("“%1” is no condition: write axis, operator, value, as in cols < 64").arg(part.trimmed()));
    }
    AxisCondition condition{match.captured(1).toStdString(), match.captured(2).toStdString(),
                            match.captured(3).toStdString()};
    condition.op = condition.op == "=="  ? "="
                   : condition.op == "≤" ? "<="
                   : condition.op == "≥" ? ">="
                   : condition.op == "≠" ? "!="
                                         : condition.op;
    if (findSizeAxis(family, condition.axis) != nullptr) {
        bool number = false;
        const qlonglong extent = match.captured(3).toLongLong(&number);
        if (!number || extent < 0 || (condition.op == "%" && extent == 0)) {
            return wrong(RuleText::tr("“%1” is no size").arg(match.captured(3)));
        }
        return condition;
    }
    if (condition.axis != "dtype" && condition.axis != "layout" && condition.axis != "values" &&
        condition.axis != "mode" && condition.axis != "cache") {
        return wrong(RuleText::tr("There is no axis “%1”").arg(match.captured(1)));
    }
    if (condition.op != "=" && condition.op != "!=") {
        return wrong(RuleText::tr("“%1” has no order: use = or !=").arg(match.captured(1)));
    }
    if (!namesValue(condition.axis, condition.value)) {
        return wrong(RuleText::tr("“%1” is no value of %2").arg(match.captured(3), match.captured(1)));
    }
    return condition;
}

}  // namespace

Expected<std::vector<AxisCondition>> parseConditions(const QString& text, const FamilyDescription& family)
{
    static const QRegularExpression kJoint(QStringLiteral("\\s*,\\s*|\\s+and\\s+"));
    std::vector<AxisCondition> conditions;
    for (const QString& part : text.split(kJoint, Qt::SkipEmptyParts)) {
        const Expected<AxisCondition> condition = parseCondition(part, family);
        if (!condition) {
            return tl::unexpected<Error>(condition.error());
        }
        conditions.push_back(*condition);
    }
    if (conditions.empty()) {
        return wrong(RuleText::tr("Write a condition, as in cols < 64"));
    }
    return conditions;
}

QString conditionsText(const std::vector<AxisCondition>& conditions)
{
    QStringList parts;
    for (const AxisCondition& one : conditions) {
        parts << QString::fromStdString(one.axis + " " + one.op + " " + one.value);
    }
    return parts.join(QStringLiteral(" and "));
}

}  // namespace assay::views
