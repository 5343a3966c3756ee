#include "views/theme/text.hpp"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/base/format.hpp"

namespace assay::views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::Words)
};

QString fromCore(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString spaced(std::string_view name)
{
    return fromCore(name).replace(QLatin1Char('_'), QLatin1Char(' '));
}

}  // namespace

QString localised(const std::string& formatted)
{
    const QString text = QString::fromStdString(formatted);
    const QLocale locale;
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool between_digits = i > 0 && i + 1 < text.size() && text[i - 1].isDigit() && text[i + 1].isDigit();
        if (between_digits && text[i] == QLatin1Char('.')) {
            result += locale.decimalPoint();
        } else if (between_digits && text[i] == QChar(0x202f)) {
            result += locale.groupSeparator();
        } else {
            result += text[i];
        }
    }
    // An interval's separator must not be taken for a decimal comma.
    if (locale.decimalPoint() == QLatin1String(",") && result.contains(QLatin1Char('['))) {
        result.replace(QLatin1String(", "), QLatin1String("; "));
    }
    return result;
}

QString missing()
{
    return QStringLiteral("—");
}

QString durationText(std::optional<double> ns)
{
    return ns ? localised(formatDuration(*ns)) : missing();
}

QString durationText(std::optional<double> ns, std::optional<double> low, std::optional<double> high)
{
    if (!ns || !low || !high) {
        return durationText(ns);
    }
    return localised(formatDuration(*ns, (*high - *low) / 2));
}

QString errorText(std::optional<double> value)
{
    return value ? localised(formatError(*value)) : missing();
}

QString countText(double count)
{
    return localised(formatCount(count));
}

QString percentText(double share)
{
    return localised(formatPercent(share));
}

QString ratioText(double ratio)
{
    if (!std::isfinite(ratio) || ratio <= 0) {
        return missing();
    }
    const QString text = localised(formatRatio(ratio));
    const QString amount = text.section(QLatin1Char(' '), 0, -2);
    if (text.endsWith(QLatin1String("faster"))) {
        return Words::tr("%1 faster", "speed-up: 1.83× or 4 %").arg(amount);
    }
    if (text.endsWith(QLatin1String("slower"))) {
        return Words::tr("%1 slower", "slow-down: 2.10× or 12 %").arg(amount);
    }
    return word(Call::same);
}

QString speedupText(const Comparison& comparison)
{
    return comparison.ratio ? localised(formatSpeedup(*comparison.ratio, comparison.low, comparison.high)) : missing();
}

QString glyph(Call call)
{
    switch (call) {
        case Call::faster:
            return QStringLiteral("▲");
        case Call::slower:
            return QStringLiteral("▼");
        case Call::same:
            return QStringLiteral("＝");
        case Call::undecided:
            break;
    }
    return QStringLiteral("？");
}

QString word(Call call)
{
    switch (call) {
        case Call::faster:
            return Words::tr("faster");
        case Call::slower:
            return Words::tr("slower");
        case Call::same:
            return Words::tr("same", "two times that do not differ");
        case Call::undecided:
            break;
    }
    return Words::tr("undecided");
}

QString word(CaseStatus status)
{
    switch (status) {
        case CaseStatus::pending:
            return Words::tr("not measured", "case status");
        case CaseStatus::running:
            return Words::tr("running", "case status");
        case CaseStatus::done:
            return Words::tr("done", "case status");
        case CaseStatus::failed:
            return Words::tr("failed", "case status");
        case CaseStatus::lost:
            return Words::tr("lost", "case status: its process died");
        case CaseStatus::cancelled:
            return Words::tr("cancelled", "case status");
        case CaseStatus::skipped:
            return Words::tr("skipped", "case status");
    }
    return missing();
}

QString word(FailureKind kind)
{
    switch (kind) {
        case FailureKind::none:
            return Words::tr("passed");
        case FailureKind::unsupported:
            return Words::tr("not supported");
        case FailureKind::wrong_result:
            return Words::tr("wrong result");
        case FailureKind::unwritten_output:
            return Words::tr("left output unwritten");
        case FailureKind::out_of_bounds_write:
            return Words::tr("wrote outside its output");
        case FailureKind::mutated_input:
            return Words::tr("changed its input");
        case FailureKind::changed_after_timing:
            return Words::tr("gave other results after timing");
        case FailureKind::crash:
            return Words::tr("crashed");
        case FailureKind::timeout:
            return Words::tr("timed out");
        case FailureKind::invalid_time:
            return Words::tr("reported impossible times");
        case FailureKind::launch_error:
            return Words::tr("failed to launch");
        case FailureKind::load_error:
            return Words::tr("could not be loaded");
        case FailureKind::out_of_memory:
            return Words::tr("ran out of memory");
        case FailureKind::lost:
            return Words::tr("lost with its process");
    }
    return missing();
}

QString word(Verdict verdict)
{
    switch (verdict) {
        case Verdict::keep:
            return Words::tr("Keep as default");
        case Verdict::guarded:
            return Words::tr("Keep behind guard");
        case Verdict::micro_only:
            return Words::tr("Micro-optimisation only");
        case Verdict::reject:
            return Words::tr("Reject");
        case Verdict::more_evidence:
            break;
    }
    return Words::tr("Need more evidence");
}

QString word(Role role)
{
    switch (role) {
        case Role::reference:
            return Words::tr("reference");
        case Role::baseline:
            return Words::tr("baseline");
        case Role::candidate:
            break;
    }
    return Words::tr("candidate");
}

QString word(FindingState state)
{
    switch (state) {
        case FindingState::raised:
            return Words::tr("raised", "finding");
        case FindingState::clear:
            return Words::tr("clear", "finding");
        case FindingState::waived:
            return Words::tr("waived", "finding");
        case FindingState::cannot_tell:
            break;
    }
    return Words::tr("cannot tell", "finding");
}

QString word(FindingKind kind)
{
    return kind == FindingKind::red_flag ? Words::tr("red flag") : Words::tr("confounder");
}

QString word(EvidenceTier tier)
{
    switch (tier) {
        case EvidenceTier::none:
            return Words::tr("no evidence");
        case EvidenceTier::profiler_trace:
            return Words::tr("profiler trace");
        case EvidenceTier::compiler_output:
            return Words::tr("compiler output");
        case EvidenceTier::work_model:
            return Words::tr("work model");
        case EvidenceTier::benchmark:
            return Words::tr("benchmark");
        case EvidenceTier::memory_profile:
            return Words::tr("memory profile");
        case EvidenceTier::counters:
            return Words::tr("hardware counters");
        case EvidenceTier::correctness_test:
            return Words::tr("correctness test");
    }
    return missing();
}

QString word(EvidenceStrength strength)
{
    switch (strength) {
        case EvidenceStrength::observed:
            return Words::tr("observed", "evidence");
        case EvidenceStrength::derived:
            return Words::tr("derived", "evidence");
        case EvidenceStrength::modelled:
            return Words::tr("modelled", "evidence");
        case EvidenceStrength::inferred:
            return Words::tr("inferred", "evidence");
        case EvidenceStrength::assumed:
            break;
    }
    return Words::tr("assumed", "evidence");
}

QString axisTitle(const std::string& axis)
{
    if (axis == "dtype") {
        return Words::tr("Data type");
    }
    if (axis == "layout") {
        return Words::tr("Layout");
    }
    if (axis == "values") {
        return Words::tr("Values");
    }
    if (axis == "mode") {
        return Words::tr("Mode");
    }
    if (axis == "cache") {
        return Words::tr("Cache");
    }
    if (axis == "device") {
        return Words::tr("Device");
    }
    return QString::fromStdString(axis);
}

QString axisText(const Case& at, const std::string& axis)
{
    const auto size = at.sizes.find(axis);
    if (size != at.sizes.end()) {
        return countText(static_cast<double>(size->second));
    }
    return spaced(axisValue(at, axis));
}

QString caseText(const Case& at)
{
    QStringList parts;
    for (const auto& [axis, extent] : at.sizes) {
        parts.push_back(
            QStringLiteral("%1 %2").arg(QString::fromStdString(axis), countText(static_cast<double>(extent))));
    }
    parts << spaced(name(at.dtype)) << spaced(name(at.layout)) << spaced(name(at.values)) << spaced(name(at.mode))
          << spaced(name(at.cache));
    return parts.join(QStringLiteral(", "));
}

}  // namespace assay::views
