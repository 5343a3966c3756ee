#include "views/pages/verdict_panel.hpp"

#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr std::size_t kShownReasons = 3;
// Longer sentences end here; the tooltip and the report hold them whole.
constexpr qsizetype kShownLetters = 140;

QString bulleted(const std::vector<std::string>& sentences)
{
    QStringList lines;
    for (std::size_t i = 0; i < sentences.size() && i < kShownReasons; ++i) {
        const QString sentence = QString::fromStdString(sentences[i]);
        lines << QStringLiteral("• ") + (sentence.size() > kShownLetters
                                             ? sentence.left(kShownLetters - 1) + QStringLiteral("…")
                                             : sentence);
    }
    if (sentences.size() > kShownReasons) {
        lines << QCoreApplication::translate("assay::views::VerdictPanel", "• and %n more, in the report", nullptr,
                                             static_cast<int>(sentences.size() - kShownReasons));
    }
    return lines.join(QLatin1Char('\n'));
}

QString allOf(const std::vector<std::string>& sentences)
{
    QStringList lines;
    for (const std::string& sentence : sentences) {
        lines << QString::fromStdString(sentence);
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

VerdictPanel::VerdictPanel(DocumentModel& model, QWidget* parent)
    : QFrame(parent),
      m_model(model),
      m_suggestion(headingLabel({}, this)),
      m_reasons(new QLabel(this)),
      m_why_not(new QLabel(this)),
      m_open(new QPushButton(tr("Decide otherwise…"), this)),
      m_override(makeOverride())
{
    setProperty("card", true);
    setAccessibleName(tr("Verdict"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    column->setSpacing(kGrid);
    auto* head = new QHBoxLayout;
    head->addWidget(m_suggestion, 1);
    head->addWidget(m_open, 0, Qt::AlignTop);
    column->addLayout(head);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(3 * kGrid);
    for (QLabel* text : {m_reasons, m_why_not}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        pair->addWidget(text, 1);
    }
    column->addLayout(pair);
    column->addWidget(m_override);
    m_override->hide();
    connect(m_open, &QPushButton::clicked, this, [this] {
        m_override->setVisible(!m_override->isVisible());
        if (m_override->isVisible()) {
            m_verdict->setFocus();
        }
    });
    connect(&model, &DocumentModel::assessmentChanged, this, &VerdictPanel::refresh);
    connect(&model, &DocumentModel::experimentChanged, this, &VerdictPanel::refresh);
    connect(&model, &DocumentModel::readOnlyChanged, this, &VerdictPanel::refresh);
    refresh();
}

QWidget* VerdictPanel::makeOverride()
{
    auto* box = new QWidget(this);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGrid);
    m_verdict = new QComboBox(box);
    m_verdict->setAccessibleName(tr("Your verdict"));
    for (const Verdict one :
         {Verdict::keep, Verdict::guarded, Verdict::micro_only, Verdict::reject, Verdict::more_evidence}) {
        m_verdict->addItem(word(one), QString::fromUtf8(name(one).data(), static_cast<qsizetype>(name(one).size())));
    }
    m_reason = new QLineEdit(box);
    m_reason->setPlaceholderText(tr("Reason: what the evidence does not know"));
    m_reason->setAccessibleName(tr("Reason of your verdict"));
    m_who = new QLineEdit(box);
    m_who->setPlaceholderText(tr("Your name"));
    m_who->setAccessibleName(tr("Who decides"));
    m_who->setMaximumWidth(20 * kGrid);
    m_apply = new QPushButton(tr("Decide"), box);
    m_withdraw = new QPushButton(tr("Withdraw"), box);
    line->addWidget(m_verdict);
    line->addWidget(m_reason, 1);
    line->addWidget(m_who);
    line->addWidget(m_apply);
    line->addWidget(m_withdraw);
    connect(m_reason, &QLineEdit::textChanged, this, &VerdictPanel::refreshOverride);
    connect(m_who, &QLineEdit::textChanged, this, &VerdictPanel::refreshOverride);
    connect(m_apply, &QPushButton::clicked, this, &VerdictPanel::applyOverride);
    connect(m_withdraw, &QPushButton::clicked, this, &VerdictPanel::withdrawOverride);
    return box;
}

void VerdictPanel::refresh()
{
    const Assessment& assessment = m_model.assessment();
    const auto& override_ = m_model.experiment().verdict_override;
    const QString suggested = word(assessment.suggested);
    m_suggestion->setText(override_
                              ? tr("%1, decided by %2 against the suggestion “%3”")
                                    .arg(word(override_->verdict), QString::fromStdString(override_->who), suggested)
                              : tr("The evidence suggests: %1").arg(suggested));
    if (assessment.candidates.empty()) {
        m_reasons->setText(QString::fromStdString(assessment.headline));
        m_why_not->clear();
    } else {
        const CandidateVerdict& first = assessment.candidates.front();
        m_reasons->setText(override_ ? tr("Reason given on %1: %2\n%3")
                                           .arg(QString::fromStdString(override_->date),
                                                QString::fromStdString(override_->reason), bulleted(first.reasons))
                                     : bulleted(first.reasons));
        m_reasons->setToolTip(allOf(first.reasons));
        m_why_not->setText(first.why_not_keep.empty() ? QString()
                                                      : tr("Why not Keep?\n%1").arg(bulleted(first.why_not_keep)));
        m_why_not->setToolTip(allOf(first.why_not_keep));
    }
    m_why_not->setVisible(!m_why_not->text().isEmpty());
    m_open->setVisible(!m_model.readOnly());
    if (m_model.readOnly()) {
        m_override->hide();
    }
    refreshOverride();
}

void VerdictPanel::refreshOverride()
{
    const bool complete = !m_reason->text().trimmed().isEmpty() && !m_who->text().trimmed().isEmpty();
    m_apply->setEnabled(complete);
    m_apply->setToolTip(complete ? QString() : tr("A decision against the evidence needs a reason and a name"));
    m_withdraw->setVisible(m_model.experiment().verdict_override.has_value());
}

void VerdictPanel::applyOverride()
{
    const auto verdict = parseVerdict(m_verdict->currentData().toString().toStdString());
    VerdictOverride decision{verdict.value_or(Verdict::more_evidence), m_reason->text().trimmed().toStdString(),
                             m_who->text().trimmed().toStdString(),
                             QDate::currentDate().toString(Qt::ISODate).toStdString()};
    m_model.edit(tr("Decide"), [&](Experiment& experiment) { experiment.verdict_override = decision; });
    m_override->hide();
}

void VerdictPanel::withdrawOverride()
{
    m_model.edit(tr("Withdraw decision"), [](Experiment& experiment) { experiment.verdict_override.reset(); });
    m_override->hide();
}

}  // namespace assay::views
