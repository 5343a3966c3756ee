#include "views/pages/evidence_text.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/base/format.hpp"
#include "views/plots/series.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::EvidenceText)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

// A heading and rows of two cells.
class Section {
public:
    explicit Section(const QString& title) : m_title(title) {}

    // `value` is rich text: callers escape.
    void row(const QString& name, const QString& value)
    {
        m_rows += QStringLiteral("<tr><td class=\"name\" width=\"38%\">%1</td><td class=\"value\">%2</td></tr>")
                      .arg(name, value);
    }
    void note(const QString& text) { m_rows += QStringLiteral("<tr><td colspan=\"2\">%1</td></tr>").arg(text); }

    QString html() const
    {
        return m_rows.isEmpty() ? QString()
                                : QStringLiteral("<h4>%1</h4><table width=\"100%\">%2</table>").arg(m_title, m_rows);
    }

private:
    QString m_title;
    QString m_rows;
};

const FamilyDescription* descriptionOf(const DocumentModel& model)
{
    return model.family() == nullptr ? nullptr : &model.family()->description;
}

QString titleOf(const DocumentModel& model, const std::string& variant)
{
    return variantTitle(descriptionOf(model), variant).toHtmlEscaped();
}

QString axesHtml(const DocumentModel& model, const Case& at)
{
    Section section(Words::tr("Case"));
    std::vector<std::string> axes;
    if (const FamilyDescription* family = descriptionOf(model)) {
        for (const SizeAxis& axis : family->size_axes) {
            axes.push_back(axis.name);
        }
    } else {
        for (const auto& [axis, extent] : at.sizes) {
            axes.push_back(axis);
        }
    }
    for (const char* axis : {"dtype", "layout", "values", "mode", "cache", "device"}) {
        axes.emplace_back(axis);
    }
    for (const std::string& axis : axes) {
        section.row(axisTitle(axis).toHtmlEscaped(), axisText(at, axis).toHtmlEscaped());
    }
    return section.html();
}

QString statusHtml(const CaseAssessment& item, const Theme& theme)
{
    Section section(Words::tr("State"));
    const bool failed = item.status == CaseStatus::failed || item.status == CaseStatus::lost;
    section.row(Words::tr("Status"), failed ? coloured(word(item.status), theme.failed.text) : word(item.status));
    if (!item.message.empty()) {
        section.note(escaped(item.message));
    }
    return section.html();
}

QString comparisonHtml(const DocumentModel& model, const CaseAssessment& item, const Theme& theme)
{
    QString html;
    for (const Comparison& comparison : item.comparisons) {
        Section section(
            Words::tr("%1 over %2").arg(titleOf(model, comparison.candidate), titleOf(model, comparison.baseline)));
        if (comparison.ratio) {
            section.row(Words::tr("Call"),
                        coloured(QStringLiteral("%1 %2").arg(glyph(comparison.call), word(comparison.call)),
                                 callInk(theme, comparison.call).text));
            section.row(Words::tr("Speed-up"), QStringLiteral("<b>%1</b>").arg(speedupText(comparison)));
            section.row(Words::tr("Interval"), Words::tr("%1 %, n = %2 pairs")
                                                   .arg(QLocale().toString(comparison.confidence * 100, 'g', 3),
                                                        QLocale().toString(comparison.pairs)));
        } else {
            section.row(Words::tr("Speed-up"), missing());
        }
        if (!comparison.note.empty()) {
            section.note(escaped(comparison.note));
        }
        if (!comparison.method.empty()) {
            section.note(coloured(escaped(comparison.method), theme.muted));
        }
        html += section.html();
    }
    return html;
}

QString timesHtml(const DocumentModel& model, const CaseAssessment& item, const CaseResult* result, const Theme& theme)
{
    const bool cpu = result == nullptr || result->scope.device == "host";
    Section section(cpu ? Words::tr("CPU time per call") : Words::tr("Time per call"));
    for (const VariantChoice& choice : model.experiment().variants) {
        const auto found = item.times.find(choice.variant);
        if (found == item.times.end()) {
            continue;
        }
        const TimeSummary& times = found->second;
        const QString name =
            coloured(QStringLiteral("■ "), variantInk(theme, model.experiment(), choice.variant).line) +
            titleOf(model, choice.variant);
        section.note(name);
        section.row(Words::tr("Median"), times.median_ns
                                             ? durationText(times.median_ns, times.median_low_ns, times.median_high_ns)
                                             : missing());
        section.row(Words::tr("P95"), durationText(times.p95_ns));
        section.row(
            Words::tr("Samples"),
            times.invalid == 0
                ? Words::tr("n = %1").arg(QLocale().toString(times.n))
                : Words::tr("n = %1, %2 invalid").arg(QLocale().toString(times.n), QLocale().toString(times.invalid)));
        const auto rate = item.achieved_bytes_per_s.find(choice.variant);
        if (rate != item.achieved_bytes_per_s.end()) {
            section.row(Words::tr("Modelled rate"), localised(formatRate(rate->second)));
        }
    }
    return section.html();
}

QString variantHtml(const DocumentModel& model, const VariantResult& variant, const Theme& theme)
{
    Section section(titleOf(model, variant.variant));
    if (variant.failure != FailureKind::none) {
        section.row(Words::tr("Outcome"), coloured(word(variant.failure), theme.failed.text));
    }
    if (!variant.message.empty()) {
        section.note(escaped(variant.message));
    }
    if (variant.errors) {
        const ErrorReport& report = *variant.errors;
        const bool within = withinTolerance(report);
        section.row(Words::tr("Tolerance"),
                    within ? Words::tr("✓ within")
                           : coloured(Words::tr("✕ outside on %1 of %2 elements")
                                          .arg(countText(static_cast<double>(report.out_of_tolerance)),
                                               countText(static_cast<double>(report.elements))),
                                      theme.failed.text));
        section.row(Words::tr("Max error"), errorText(report.absolute.max));
        section.row(Words::tr("Of allowance"), report.worst_ratio ? percentText(*report.worst_ratio) : missing());
        if (report.nan_disagree + report.inf_disagree > 0) {
            section.row(Words::tr("NaN/Inf"),
                        coloured(Words::tr("%1 disagree")
                                     .arg(countText(static_cast<double>(report.nan_disagree + report.inf_disagree))),
                                 theme.failed.text));
        }
        if (report.bits_differ_from_baseline) {
            section.row(Words::tr("Bits"),
                        *report.bits_differ_from_baseline == 0
                            ? Words::tr("equal to the baseline's")
                            : Words::tr("differ on %1 elements")
                                  .arg(countText(static_cast<double>(*report.bits_differ_from_baseline))));
        }
    }
    if (variant.peak_workspace_bytes) {
        section.row(Words::tr("Workspace"), localised(formatBytes(static_cast<double>(*variant.peak_workspace_bytes))));
    }
    if (variant.kernels) {
        section.row(Words::tr("Kernels"), QLocale().toString(*variant.kernels));
    }
    return section.html();
}

QString findingsHtml(const DocumentModel& model, const CaseKey& key, const Theme& theme)
{
    Section section(Words::tr("Findings"));
    for (const Finding& finding : model.assessment().findings) {
        const std::vector<std::string>& cases = finding.evidence.cases;
        if (finding.state == FindingState::raised && std::find(cases.begin(), cases.end(), key) != cases.end()) {
            section.note(coloured(QStringLiteral("⚑ "), theme.failed.text) + escaped(finding.title));
        }
    }
    return section.html();
}

QString originHtml(const DocumentModel& model, const CaseResult& result)
{
    Section section(Words::tr("Where it came from"));
    section.note(escaped(describe(result.scope)));
    const auto run = std::find_if(model.results().runs.begin(), model.results().runs.end(),
                                  [&](const RunInfo& one) { return one.id == result.run; });
    if (run != model.results().runs.end()) {
        section.row(Words::tr("Run"),
                    Words::tr("%1, started %2")
                        .arg(QLocale().toString(static_cast<qlonglong>(run->id)), escaped(run->started)));
        section.row(Words::tr("Host"), escaped(run->host));
        section.row(Words::tr("Device"), escaped(run->device_name));
        section.row(Words::tr("Compiler"), escaped(run->compiler));
    }
    if (!result.input_hash.empty()) {
        section.row(Words::tr("Inputs"),
                    QStringLiteral("<code>%1</code>").arg(escaped(result.input_hash.substr(0, 16))));
    }
    return section.html();
}

QString sheet(const Theme& theme)
{
    return QStringLiteral(
               "<style>h4{margin-top:12px;margin-bottom:2px;} td{padding:1px 6px 1px 0;} .name{color:%1;} "
               ".value{text-align:right;}</style>")
        .arg(theme.muted.name());
}

}  // namespace

QString evidenceHtml(const DocumentModel& model, const Theme& theme)
{
    const CaseAssessment* item = model.selectedAssessment();
    if (item == nullptr) {
        return {};
    }
    const CaseResult* result = model.selectedResult();
    QString html = sheet(theme) + axesHtml(model, item->at) + statusHtml(*item, theme) +
                   comparisonHtml(model, *item, theme) + timesHtml(model, *item, result, theme);
    if (result != nullptr) {
        for (const VariantResult& variant : result->variants) {
            html += variantHtml(model, variant, theme);
        }
    }
    html += findingsHtml(model, item->key, theme);
    if (result != nullptr) {
        html += originHtml(model, *result);
    }
    return html;
}

}  // namespace assay::views
