#include "views/pages/record_field.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/pages/bound_fields.hpp"
#include "views/pages/layout.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kLeastLines = 2;
constexpr int kMostLines = 24;  // without a scroll bar of its own: the form scrolls

}  // namespace

FieldFill fillOf(const RecordField& field)
{
    if (field.text.empty()) {
        return FieldFill::empty;
    }
    if (field.prefilled) {
        return FieldFill::prefilled;
    }
    return field.prefill.empty() || field.prefill == field.text ? FieldFill::edited : FieldFill::outdated;
}

QString word(FieldFill fill)
{
    switch (fill) {
        case FieldFill::empty:
            return RecordFieldView::tr("empty", "record field");
        case FieldFill::prefilled:
            return RecordFieldView::tr("from evidence", "record field");
        case FieldFill::edited:
            return RecordFieldView::tr("written", "record field");
        case FieldFill::outdated:
            break;
    }
    return RecordFieldView::tr("written; the evidence says otherwise", "record field");
}

QString fillIconName(FieldFill fill)
{
    switch (fill) {
        case FieldFill::empty:
            return QStringLiteral("state-empty");
        case FieldFill::prefilled:
            return QStringLiteral("link");
        case FieldFill::edited:
            return QStringLiteral("edit");
        case FieldFill::outdated:
            break;
    }
    return QStringLiteral("state-stale");
}

QString evidenceChipText(const Evidence& evidence)
{
    return evidence.tier == EvidenceTier::none
               ? word(evidence.strength)
               : QStringLiteral("%1 · %2").arg(word(evidence.tier), word(evidence.strength));
}

RecordFieldView::RecordFieldView(DocumentModel& model, std::map<std::string, std::string> Experiment::*edits,
                                 const RecordField& field, QWidget* parent)
    : QFrame(parent),
      m_model(model),
      m_edits(edits),
      m_field(field),
      m_chip(tagLabel({}, this)),
      m_text(new QPlainTextEdit(this)),
      m_reset(new QPushButton(tr("Reset to evidence"), this)),
      m_merge_key(newMergeKey())
{
    setProperty("card", true);
    const QString title = QString::fromStdString(field.title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid + kGrid / 2);
    column->setSpacing(kGrid / 2);
    auto* head = new QHBoxLayout;
    auto* label = new QLabel(title, this);
    QFont bold = textFont();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    head->addWidget(label, 1);
    head->addWidget(m_chip, 0, Qt::AlignTop);
    head->addWidget(m_reset, 0, Qt::AlignTop);
    column->addLayout(head);
    QLabel* prompt = quietLabel(QString::fromStdString(field.prompt), this);
    prompt->setFont(smallFont());
    prompt->setVisible(!field.prompt.empty());
    column->addWidget(prompt);
    column->addWidget(m_text);
    m_text->setAccessibleName(title);
    m_text->setAccessibleDescription(prompt->text());
    m_text->setTabChangesFocus(true);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setUndoRedoEnabled(false);
    m_text->installEventFilter(this);
    undoThroughDocument(m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordFieldView::textEdited);
    connect(m_text->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { fitHeight(m_text, kLeastLines, kMostLines); });
    connect(m_reset, &QPushButton::clicked, this, &RecordFieldView::resetToEvidence);
    connect(&model, &DocumentModel::readOnlyChanged, this, &RecordFieldView::showField);
    showField();
    fitHeight(m_text, kLeastLines, kMostLines);
}

void RecordFieldView::setField(const RecordField& field)
{
    // What is being typed is ahead of the judgement, which was computed from an earlier text.
    const auto& edits = m_model.experiment().*m_edits;
    const auto mine = edits.find(field.id);
    RecordField wanted = field;
    if (mine != edits.end()) {
        wanted.text = mine->second;
        wanted.prefilled = false;
    } else if (!field.prefilled) {
        wanted.text = field.prefill;
        wanted.prefilled = !field.prefill.empty();
    }
    if (wanted == m_field) {
        return;
    }
    m_field = wanted;
    showField();
}

void RecordFieldView::focusText()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void RecordFieldView::showField()
{
    const QString text = QString::fromStdString(m_field.text);
    if (m_text->toPlainText() != text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }
    m_text->setReadOnly(m_model.readOnly());
    m_text->setPlaceholderText(m_field.measured ? tr("Not measured yet: write what you know") : tr("Write here"));
    const FieldFill fill = fillOf(m_field);
    m_chip->setText(fill == FieldFill::prefilled ? evidenceChipText(m_field.evidence) : word(fill));
    m_chip->setToolTip(QString::fromStdString(m_field.evidence.source));
    const bool can_reset = (fill == FieldFill::edited || fill == FieldFill::outdated || fill == FieldFill::empty) &&
                           !m_field.prefill.empty() && !m_model.readOnly();
    m_reset->setVisible(can_reset);
}

void RecordFieldView::textEdited()
{
    const std::string text = m_text->toPlainText().toStdString();
    m_field.text = text;
    m_field.prefilled = false;
    m_model.edit(
        tr("Edit %1").arg(QString::fromStdString(m_field.title)),
        [&](Experiment& experiment) { (experiment.*m_edits)[m_field.id] = text; }, m_merge_key);
    showField();
}

void RecordFieldView::resetToEvidence()
{
    m_field.text = m_field.prefill;
    m_field.prefilled = !m_field.prefill.empty();
    m_model.edit(tr("Reset %1 to evidence").arg(QString::fromStdString(m_field.title)),
                 [&](Experiment& experiment) { (experiment.*m_edits).erase(m_field.id); });
    showField();
}

bool RecordFieldView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        emit focused(m_field);
    } else if (event->type() == QEvent::Resize) {
        // Another width breaks the lines elsewhere; the layout knows only after this event.
        QMetaObject::invokeMethod(
            this, [this] { fitHeight(m_text, kLeastLines, kMostLines); }, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace assay::views
