// Step 6: the decision record and the failure-case record, filled from evidence and free to edit, and the verdict.
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeWidget>

#include "views/page.hpp"
#include "views/pages/field_evidence.hpp"
#include "views/pages/layout.hpp"
#include "views/pages/record_field.hpp"
#include "views/pages/verdict_panel.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

// Below it, the outline and the evidence column give their room to the form.
constexpr int kOutlineFrom = 88 * kGrid;
constexpr int kEvidenceFrom = 112 * kGrid;

struct RecordSource {
    QString title;
    Record Assessment::*record;
    std::map<std::string, std::string> Experiment::*edits;
};

class DecisionPage : public Page {
    Q_OBJECT

public:
    DecisionPage(DocumentModel& model, QWidget* parent);
    QString title() const override { return tr("Decision"); }
    StepState state() const override;
    QString stateReason() const override;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    std::vector<RecordSource> sources() const;
    void refresh();
    void rebuild();
    void refreshOutline();
    std::size_t emptyFields() const;

    QTreeWidget* m_outline;
    QScrollArea* m_area;
    QVBoxLayout* m_column;
    FieldEvidence* m_evidence;
    std::vector<RecordFieldView*> m_fields;
};

DecisionPage::DecisionPage(DocumentModel& document, QWidget* parent)
    : Page(document, parent),
      m_outline(new QTreeWidget(this)),
      m_area(new QScrollArea(this)),
      m_evidence(new FieldEvidence(document, this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, kGrid);
    whole->setSpacing(kGrid);
    auto* line = new QHBoxLayout;
    line->setSpacing(kGrid);
    m_outline->setAccessibleName(tr("Sections of the records"));
    m_outline->setHeaderHidden(true);
    m_outline->setRootIsDecorated(false);
    m_outline->setIndentation(kGrid);
    m_outline->setFixedWidth(27 * kGrid);
    m_outline->setTextElideMode(Qt::ElideRight);
    line->addWidget(m_outline);
    line->addWidget(m_area, 1);
    m_evidence->setFixedWidth(28 * kGrid);
    line->addWidget(m_evidence);
    whole->addLayout(line, 1);
    whole->addWidget(new VerdictPanel(document, this));
    m_column = scrollingColumn(m_area);
    m_column->setContentsMargins(0, 0, kGrid, 0);
    m_column->setSpacing(kGrid);
    connect(m_outline, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const int index = item == nullptr ? -1 : item->data(0, Qt::UserRole).toInt();
        if (index >= 0 && static_cast<std::size_t>(index) < m_fields.size()) {
            m_area->ensureWidgetVisible(m_fields[static_cast<std::size_t>(index)], 0, 10 * kGrid);
            m_evidence->showField(m_fields[static_cast<std::size_t>(index)]->field());
        }
    });
    connect(m_outline, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        const int index = item->data(0, Qt::UserRole).toInt();
        if (index >= 0 && static_cast<std::size_t>(index) < m_fields.size()) {
            m_fields[static_cast<std::size_t>(index)]->focusText();
        }
    });
    connect(&document, &DocumentModel::assessmentChanged, this, &DecisionPage::refresh);
    connect(&document, &DocumentModel::experimentChanged, this, &DecisionPage::refresh);
    refresh();
}

std::vector<RecordSource> DecisionPage::sources() const
{
    return {{tr("Decision record"), &Assessment::decision_record, &Experiment::record_edits},
            {tr("Failure cases"), &Assessment::failure_cases, &Experiment::failure_edits}};
}

StepState DecisionPage::state() const
{
    if (model().assessment().finished_cases == 0) {
        return StepState::empty;
    }
    return emptyFields() == 0 ? StepState::ready : StepState::incomplete;
}

QString DecisionPage::stateReason() const
{
    if (model().assessment().finished_cases == 0) {
        return tr("nothing is measured yet");
    }
    const std::size_t empty = emptyFields();
    return empty == 0 ? word(model().assessment().verdict)
                      : tr("%n field(s) to fill", nullptr, static_cast<int>(empty));
}

std::size_t DecisionPage::emptyFields() const
{
    std::size_t empty = 0;
    for (const RecordSource& source : sources()) {
        const Record& record = model().assessment().*source.record;
        empty += static_cast<std::size_t>(std::count_if(
            record.begin(), record.end(), [](const RecordField& one) { return fillOf(one) == FieldFill::empty; }));
    }
    return empty;
}

void DecisionPage::refresh()
{
    std::vector<RecordField> fields;
    for (const RecordSource& source : sources()) {
        const Record& record = model().assessment().*source.record;
        fields.insert(fields.end(), record.begin(), record.end());
    }
    const bool same =
        fields.size() == m_fields.size() &&
        std::equal(fields.begin(), fields.end(), m_fields.begin(),
                   [](const RecordField& field, const RecordFieldView* view) { return field.id == view->field().id; });
    if (!same || m_fields.empty()) {
        rebuild();
    }
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->setField(fields[i]);
    }
    refreshOutline();
    emit stateChanged();
}

void DecisionPage::rebuild()
{
    clearLayout(m_column);
    m_fields.clear();
    m_outline->clear();
    for (const RecordSource& source : sources()) {
        const Record& record = model().assessment().*source.record;
        if (record.empty()) {
            continue;
        }
        m_column->addWidget(headingLabel(source.title, m_area->widget()));
        auto* section = new QTreeWidgetItem(m_outline, {source.title});
        section->setData(0, Qt::UserRole, -1);
        section->setFlags(Qt::ItemIsEnabled);
        for (const RecordField& field : record) {
            auto* view = new RecordFieldView(model(), source.edits, field, m_area->widget());
            const int index = static_cast<int>(m_fields.size());
            m_fields.push_back(view);
            m_column->addWidget(view);
            auto* row = new QTreeWidgetItem(section, {QString::fromStdString(field.title)});
            row->setData(0, Qt::UserRole, index);
            connect(view, &RecordFieldView::focused, this, [this, row](const RecordField& focused) {
                const QSignalBlocker quiet(m_outline);
                m_outline->setCurrentItem(row);
                m_evidence->showField(focused);
            });
        }
    }
    if (m_fields.empty()) {
        m_column->addWidget(headingLabel(tr("Nothing to decide yet"), m_area->widget()));
        m_column->addWidget(
            quietLabel(tr("Choose kernels and a matrix, then run. The records fill themselves where measurements can."),
                       m_area->widget()));
    }
    m_column->addStretch(1);
    m_outline->expandAll();
}

void DecisionPage::refreshOutline()
{
    for (int i = 0; i < m_outline->topLevelItemCount(); ++i) {
        QTreeWidgetItem* section = m_outline->topLevelItem(i);
        for (int j = 0; j < section->childCount(); ++j) {
            QTreeWidgetItem* row = section->child(j);
            const RecordField& field =
                m_fields.at(static_cast<std::size_t>(row->data(0, Qt::UserRole).toInt()))->field();
            const FieldFill fill = fillOf(field);
            row->setIcon(0, icon(fillIconName(fill)));
            row->setToolTip(0, QStringLiteral("%1: %2").arg(row->text(0), word(fill)));
            row->setData(0, Qt::AccessibleTextRole, row->toolTip(0));
        }
    }
}

void DecisionPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_outline->setVisible(width() >= kOutlineFrom);
    m_evidence->setVisible(width() >= kEvidenceFrom);
}

}  // namespace

Page* makeDecisionPage(DocumentModel& model, QWidget* parent)
{
    return new DecisionPage(model, parent);
}

}  // namespace assay::views

#include "decision_page.moc"
