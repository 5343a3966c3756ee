#include "views/pages/field_evidence.hpp"

#include <QLabel>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr std::size_t kShownCases = 12;

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString casesHtml(const DocumentModel& model, const std::vector<std::string>& keys)
{
    QString html;
    for (std::size_t i = 0; i < keys.size() && i < kShownCases; ++i) {
        const CaseAssessment* found = findCase(model.assessment(), keys[i]);
        const QString text = found == nullptr ? QString::fromStdString(keys[i]) : caseText(found->at);
        html += QStringLiteral("<p><a href=\"case:%1\">%2</a></p>")
                    .arg(QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(keys[i]))),
                         text.toHtmlEscaped());
    }
    if (keys.size() > kShownCases) {
        html +=
            QStringLiteral("<p>%1</p>")
                .arg(FieldEvidence::tr("and %n more case(s)", nullptr, static_cast<int>(keys.size() - kShownCases)));
    }
    return html;
}

}  // namespace

FieldEvidence::FieldEvidence(DocumentModel& model, QWidget* parent)
    : QFrame(parent), m_model(model), m_title(new QLabel(this)), m_body(new QLabel)
{
    setProperty("card", true);
    setAccessibleName(tr("Evidence for the field"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, kGrid, kGrid);
    QFont bold = textFont();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setText(tr("Evidence for the field"));
    column->addWidget(m_title);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    m_body->setWordWrap(true);
    m_body->setAlignment(Qt::AlignTop);
    m_body->setTextFormat(Qt::RichText);
    m_body->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_body->setText(tr("Choose a field to see what backs it."));
    area->setWidget(m_body);
    m_body->setAutoFillBackground(false);  // setWidget() switches it on; the card's ground shows through
    column->addWidget(area, 1);
    connect(m_body, &QLabel::linkActivated, this, [this](const QString& link) {
        m_model.selectCase(QUrl::fromPercentEncoding(link.mid(5).toLatin1()).toStdString());
    });
}

void FieldEvidence::showField(const RecordField& field)
{
    m_title->setText(QString::fromStdString(field.title));
    const Evidence& evidence = field.evidence;
    QString html = QStringLiteral("<p><b>%1</b></p>")
                       .arg(evidence.tier == EvidenceTier::none && evidence.source.empty()
                                ? tr("No evidence: a person has to say")
                                : QStringLiteral("%1 · %2").arg(word(evidence.tier), word(evidence.strength)));
    if (!evidence.source.empty()) {
        html += QStringLiteral("<p>%1</p>").arg(escaped(evidence.source));
    }
    if (!field.prefilled && !field.prefill.empty() && field.prefill != field.text) {
        html += QStringLiteral("<p>%1</p><p><i>%2</i></p>").arg(tr("The evidence says:"), escaped(field.prefill));
    }
    html += casesHtml(m_model, evidence.cases);
    m_body->setText(html);
}

}  // namespace assay::views
