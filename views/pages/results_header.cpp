#include "views/pages/results_header.hpp"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include "core/base/format.hpp"
#include "views/plots/series.hpp"
#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

const CandidateVerdict* verdictOf(const Assessment& assessment, const std::string& candidate)
{
    const auto found = std::find_if(assessment.candidates.begin(), assessment.candidates.end(),
                                    [&](const CandidateVerdict& one) { return one.candidate == candidate; });
    return found == assessment.candidates.end() ? nullptr : &*found;
}

QString verdictGlyph(Verdict verdict)
{
    switch (verdict) {
        case Verdict::keep:
            return QStringLiteral("✓");
        case Verdict::guarded:
            return QStringLiteral("◐");
        case Verdict::micro_only:
            return QStringLiteral("◔");
        case Verdict::reject:
            return QStringLiteral("✕");
        case Verdict::more_evidence:
            break;
    }
    return QStringLiteral("？");
}

QColor verdictColour(const Theme& theme, Verdict verdict)
{
    switch (verdict) {
        case Verdict::keep:
            return theme.faster.text;
        case Verdict::guarded:
        case Verdict::micro_only:
            return theme.warning.text;
        case Verdict::reject:
            return theme.failed.text;
        case Verdict::more_evidence:
            break;
    }
    return theme.muted;
}

void paintText(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

}  // namespace

WorstError worstError(const Results& results, const std::string& variant)
{
    WorstError worst;
    for (const CaseResult& result : results.cases) {
        const VariantResult* found = findVariant(result, variant);
        if (found == nullptr || !found->errors) {
            continue;
        }
        ++worst.reports;
        const ErrorReport& report = *found->errors;
        const bool non_finite = report.nan_disagree + report.inf_disagree > 0;
        if (non_finite && !worst.non_finite) {
            worst.non_finite = true;
            worst.where = caseKey(result.at);
        }
        if (report.worst_ratio && (!worst.share || *report.worst_ratio > *worst.share)) {
            worst.share = report.worst_ratio;
            if (!worst.non_finite) {
                worst.where = caseKey(result.at);
            }
        }
    }
    return worst;
}

ResultsHeader::ResultsHeader(QWidget* parent)
    : QFrame(parent), m_top(new QHBoxLayout), m_verdict(new QLabel(this)), m_headline(new QLabel(this))
{
    setProperty("card", true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    grid->setHorizontalSpacing(3 * kGrid);
    grid->setVerticalSpacing(0);
    m_top->addWidget(m_verdict, 1);
    grid->addLayout(m_top, 0, 0, 1, 3);
    grid->addWidget(m_headline, 1, 0, 1, 3);
    grid->setRowMinimumHeight(2, kGrid);
    m_headline->setWordWrap(true);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setAccessibleName(tr("Verdict"));
    m_speedup = addNumber(tr("Geometric-mean speed-up"));
    m_shares = addNumber(tr("Calls"));
    m_error = addNumber(tr("Worst error"));
    for (int column = 0; column < 3; ++column) {
        grid->setColumnStretch(column, 1);
    }
    applyFonts();
}

void ResultsHeader::setCorner(QWidget* corner)
{
    m_top->addWidget(corner);
}

ResultsHeader::Number ResultsHeader::addNumber(const QString& accessible_name)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    int column = 0;
    while (grid->itemAtPosition(3, column) != nullptr) {
        ++column;
    }
    Number number{new QLabel(this), new QLabel(this)};
    number.value->setAccessibleName(accessible_name);
    number.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    number.caption->setWordWrap(true);
    number.caption->setProperty("quiet", true);
    // Numbers may shrink the captions' column, never push the page wider than its window.
    number.value->setMinimumWidth(1);
    number.caption->setMinimumWidth(1);
    number.value->setWordWrap(true);
    grid->addWidget(number.value, 3, column, Qt::AlignBottom);
    grid->addWidget(number.caption, 4, column, Qt::AlignTop);
    return number;
}

void ResultsHeader::applyFonts()
{
    m_verdict->setFont(headingFont());
    for (const Number& number : {m_speedup, m_shares, m_error}) {
        number.value->setFont(headingFont());
        number.caption->setFont(smallFont());
    }
}

void ResultsHeader::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_error.value != nullptr) {
        applyFonts();
    }
}

void ResultsHeader::show(const DocumentModel& model, const std::string& candidate)
{
    const Assessment& assessment = model.assessment();
    const CandidateVerdict* verdict = verdictOf(assessment, candidate);
    const bool first = !assessment.candidates.empty() && assessment.candidates.front().candidate == candidate;
    // The override speaks about the document, whose verdict is the first candidate's.
    const Verdict shown = first || verdict == nullptr ? assessment.verdict : verdict->verdict;
    m_verdict->setText(QStringLiteral("%1 %2").arg(verdictGlyph(shown), word(shown)));
    paintText(m_verdict, verdictColour(theme(), shown));
    QString headline = QString::fromStdString(assessment.headline);
    if (!first && verdict != nullptr && !verdict->reasons.empty()) {
        headline = QString::fromStdString(verdict->reasons.front());
    }
    if (first && assessment.verdict != assessment.suggested) {
        headline += QLatin1Char(' ') + tr("A person overrode the suggestion “%1”.").arg(word(assessment.suggested));
    }
    m_headline->setText(headline);
    if (verdict != nullptr) {
        showSpeedup(model, *verdict);
        showShares(*verdict);
    }
    showWorstError(model, candidate);
}

void ResultsHeader::showSpeedup(const DocumentModel& model, const CandidateVerdict& verdict)
{
    Comparison summary;
    summary.ratio = verdict.ratios.mean;
    summary.low = verdict.ratios.low;
    summary.high = verdict.ratios.high;
    // Where the line is too narrow, the interval goes below the ratio in one piece.
    m_speedup.value->setText(speedupText(summary).replace(QStringLiteral(", "), QStringLiteral(",\u00a0")));
    const VariantChoice* baseline = baselineOf(model.experiment());
    const FamilyDescription* family = model.family() == nullptr ? nullptr : &model.family()->description;
    const QString names = tr("%1 over %2")
                              .arg(variantTitle(family, verdict.candidate),
                                   baseline == nullptr ? missing() : variantTitle(family, baseline->variant));
    const bool cpu = model.experiment().device == "host";
    m_speedup.caption->setText(
        cpu ? tr("geometric-mean speed-up of CPU time, %1, %n case(s)", nullptr, verdict.ratios.cases).arg(names)
            : tr("geometric-mean speed-up, %1, %n case(s)", nullptr, verdict.ratios.cases).arg(names));
}

void ResultsHeader::showShares(const CandidateVerdict& verdict)
{
    const RatioSummary& ratios = verdict.ratios;
    const QLocale locale;
    m_shares.value->setText(QStringLiteral("▲%1 ＝%2 ▼%3 ？%4")
                                .arg(locale.toString(ratios.faster), locale.toString(ratios.same),
                                     locale.toString(ratios.slower), locale.toString(ratios.undecided)));
    const int compared = ratios.faster + ratios.same + ratios.slower + ratios.undecided;
    const auto share = [compared](int count) {
        return compared == 0 ? missing() : percentText(static_cast<double>(count) / compared);
    };
    QString caption = tr("%1 faster, %2 same, %3 slower, %4 undecided")
                          .arg(share(ratios.faster), share(ratios.same), share(ratios.slower), share(ratios.undecided));
    if (ratios.unmeasured > 0) {
        caption += QLatin1String("; ") + tr("%n case(s) without a comparison", nullptr, ratios.unmeasured);
    }
    m_shares.caption->setText(caption);
}

void ResultsHeader::showWorstError(const DocumentModel& model, const std::string& candidate)
{
    const WorstError worst = worstError(model.results(), candidate);
    const CaseResult* where = worst.where.empty() ? nullptr : findCase(model.results(), worst.where);
    const QString place = where == nullptr ? QString() : caseText(where->at);
    if (worst.non_finite) {
        m_error.value->setText(tr("NaN/Inf differ"));
        m_error.caption->setText(tr("non-finite values disagree with the oracle: %1").arg(place));
    } else if (worst.share) {
        m_error.value->setText(percentText(*worst.share));
        m_error.caption->setText(
            tr("of the tolerance, largest error of %n verified case(s): %1", nullptr, static_cast<int>(worst.reports))
                .arg(place));
    } else {
        m_error.value->setText(missing());
        m_error.caption->setText(tr("worst error against tolerance: no case has been verified"));
    }
    paintText(m_error.value,
              worst.non_finite || (worst.share && *worst.share > 1) ? theme().failed.text : theme().text);
}

}  // namespace assay::views
