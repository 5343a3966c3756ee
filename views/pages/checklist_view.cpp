#include "views/pages/checklist_view.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"
#include "views/theme/icons.hpp"

namespace assay::views {

ChecklistView::ChecklistView(DocumentModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(kGrid / 2);
    connect(&model, &DocumentModel::casesChanged, this, [this] {
        if (m_model.checklist() != m_shown) {
            refresh();
        }
    });
    connect(&model, &DocumentModel::readOnlyChanged, this, &ChecklistView::refresh);
    refresh();
}

void ChecklistView::refresh()
{
    m_shown = m_model.checklist();
    clearLayout(m_rows);
    for (const ChecklistItem& item : m_shown) {
        m_rows->addWidget(makeRow(item));
    }
    if (m_shown.empty()) {
        m_rows->addWidget(quietLabel(tr("Choose a kernel family to see what a representative matrix needs."), this));
    }
}

QWidget* ChecklistView::makeRow(const ChecklistItem& item)
{
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGrid);
    const bool missing = item.applicable && !item.covered;
    auto* mark = new QLabel(row);
    const char* mark_name = !item.applicable ? "remove" : item.covered ? "check" : "warning";
    mark->setPixmap(icon(QLatin1String(mark_name)).pixmap(16, 16));
    line->addWidget(mark, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* title = new QLabel(QString::fromStdString(item.title), row);
    title->setWordWrap(true);
    words->addWidget(title);
    if (!item.detail.empty()) {
        QLabel* detail = quietLabel(QString::fromStdString(item.detail), row);
        detail->setFont(smallFont());
        words->addWidget(detail);
    }
    line->addLayout(words, 1);
    row->setAccessibleName(tr("%1: %2", "checklist item, state")
                               .arg(title->text(), !item.applicable ? tr("does not apply")
                                                   : item.covered   ? tr("covered")
                                                                    : tr("missing")));
    if (missing && !item.additions.empty()) {
        auto* add = new QPushButton(tr("Add", "a missing value to the matrix"), row);
        add->setEnabled(!m_model.readOnly());
        QStringList values;
        for (const auto& [axis, value] : item.additions) {
            values << QString::fromStdString(axis + " " + value);
        }
        add->setToolTip(tr("Adds %1").arg(values.join(QStringLiteral(", "))));
        add->setAccessibleName(tr("Add %1").arg(title->text()));
        connect(add, &QPushButton::clicked, this, [this, item] {
            m_model.edit(tr("Add %1").arg(QString::fromStdString(item.title)), [&item](Experiment& experiment) {
                experiment.matrix = withAdditions(experiment.matrix, item);
                experiment.matrix.preset = "custom";
            });
        });
        line->addWidget(add, 0, Qt::AlignTop);
    }
    return row;
}

}  // namespace assay::views
