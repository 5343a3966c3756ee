#include "views/pages/tolerance_table.hpp"

#include <algorithm>
#include <cmath>

#include <QDate>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"

namespace assay::views {
namespace {

QString numberText(double value)
{
    return QLocale().toString(value, 'g', 6);
}

const ToleranceChange* changeFor(const Experiment& experiment, DType dtype)
{
    const auto& changes = experiment.tolerance_changes;
    const auto found = std::find_if(changes.rbegin(), changes.rend(),
                                    [dtype](const ToleranceChange& one) { return one.dtype == dtype; });
    return found == changes.rend() ? nullptr : &*found;
}

// The entry to edit: the type's change, or a new one that starts from the default.
ToleranceChange& changeToEdit(Experiment& experiment, DType dtype)
{
    for (auto change = experiment.tolerance_changes.rbegin(); change != experiment.tolerance_changes.rend(); ++change) {
        if (change->dtype == dtype) {
            return *change;
        }
    }
    ToleranceChange change;
    change.dtype = dtype;
    change.tolerance = defaultTolerance(dtype);
    experiment.tolerance_changes.push_back(change);
    return experiment.tolerance_changes.back();
}

void dropIfDefault(Experiment& experiment, DType dtype)
{
    auto& changes = experiment.tolerance_changes;
    changes.erase(std::remove_if(changes.begin(), changes.end(),
                                 [dtype](const ToleranceChange& one) {
                                     return one.dtype == dtype && one.tolerance == defaultTolerance(dtype) &&
                                            one.rationale.empty() && one.approver.empty();
                                 }),
                  changes.end());
}

}  // namespace

QString incompleteToleranceChange(const Experiment& experiment)
{
    for (const ToleranceChange& change : experiment.tolerance_changes) {
        if (change.rationale.empty() || change.approver.empty()) {
            return ToleranceTable::tr(
                       "The changed tolerance of %1 needs a rationale and a named approver; until then it "
                       "blocks Keep and Keep behind guard.")
                .arg(QString::fromStdString(std::string(name(change.dtype))));
        }
    }
    return {};
}

ToleranceTable::ToleranceTable(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_table(new QTableWidget(static_cast<int>(allDTypes().size()), kColumns, this)),
      m_problem(new QLabel(this)),
      m_restore(new QPushButton(tr("Restore default"), this))
{
    m_table->setHorizontalHeaderLabels(
        {tr("Type"), tr("Relative"), tr("Absolute"), tr("Rationale of the change"), tr("Approved by")});
    m_table->setAccessibleName(tr("Tolerance per data type"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(kRationale, QHeaderView::Stretch);
    header->setSectionResizeMode(kApprover, QHeaderView::Interactive);
    header->resizeSection(kApprover, 16 * kGrid);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGrid);
    layout->addWidget(m_table);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_problem, 1);
    foot->addWidget(m_restore, 0, Qt::AlignTop);
    layout->addLayout(foot);

    connect(&model, &DocumentModel::experimentChanged, this, &ToleranceTable::refresh);
    connect(&model, &DocumentModel::readOnlyChanged, this, &ToleranceTable::refresh);
    connect(m_table, &QTableWidget::cellChanged, this, &ToleranceTable::cellEdited);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] { refresh(); });
    connect(m_restore, &QPushButton::clicked, this, &ToleranceTable::restoreDefault);
    refresh();
    int height = header->sizeHint().height() + 2 * m_table->frameWidth() + 2;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        height += m_table->rowHeight(row);
    }
    m_table->setFixedHeight(height);
}

void ToleranceTable::setCell(int row, int column, const QString& text, bool editable)
{
    QTableWidgetItem* cell = m_table->item(row, column);
    if (cell == nullptr) {
        cell = new QTableWidgetItem;
        m_table->setItem(row, column, cell);
    }
    if (cell->text() != text) {
        cell->setText(text);
    }
    const bool number = column == kRtol || column == kAtol;
    cell->setTextAlignment(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    cell->setFlags(editable && !m_model.readOnly() ? usual | Qt::ItemIsEditable : usual);
}

void ToleranceTable::showRow(int row, DType dtype)
{
    const Experiment& experiment = m_model.experiment();
    const ToleranceChange* change = changeFor(experiment, dtype);
    const Tolerance tolerance = toleranceFor(dtype, experiment.tolerance_changes);
    const auto text = [](std::string_view words) {
        return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    };
    setCell(row, kDtype, text(name(dtype)), false);
    setCell(row, kRtol, numberText(tolerance.rtol), true);
    setCell(row, kAtol, numberText(tolerance.atol), true);
    setCell(row, kRationale, change ? text(change->rationale) : QString(), change != nullptr);
    setCell(row, kApprover, change ? text(change->approver) : QString(), change != nullptr);
    const QString tip = change ? tr("Changed on %1").arg(text(change->date)) : tr("The default: no rationale needed");
    for (int column = 0; column < kColumns; ++column) {
        m_table->item(row, column)->setToolTip(tip);
    }
}

void ToleranceTable::refresh()
{
    if (m_showing) {
        return;
    }
    m_showing = true;
    const auto types = allDTypes();
    for (std::size_t i = 0; i < types.size(); ++i) {
        showRow(static_cast<int>(i), types[i]);
    }
    m_problem->setText(incompleteToleranceChange(m_model.experiment()));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme().warning.text);
    m_problem->setPalette(colours);
    const int row = m_table->currentRow();
    m_restore->setEnabled(!m_model.readOnly() && row >= 0 &&
                          changeFor(m_model.experiment(), types[static_cast<std::size_t>(row)]) != nullptr);
    m_restore->setVisible(!m_model.readOnly() && !m_model.experiment().tolerance_changes.empty());
    m_showing = false;
}

void ToleranceTable::cellEdited(int row, int column)
{
    if (m_showing) {
        return;
    }
    const DType dtype = allDTypes()[static_cast<std::size_t>(row)];
    const QString text = m_table->item(row, column)->text().trimmed();
    bool number = true;
    const double value = column == kRtol || column == kAtol ? QLocale().toDouble(text, &number) : 0;
    if (!number || !std::isfinite(value) || value < 0) {
        refresh();
        m_problem->setText(tr("“%1” is no tolerance: a number of 0 or more is needed, as in 1e-5.").arg(text));
        return;
    }
    m_model.edit(tr("Change tolerance"), [&](Experiment& experiment) {
        ToleranceChange& change = changeToEdit(experiment, dtype);
        if (column == kRtol) {
            change.tolerance.rtol = value;
        } else if (column == kAtol) {
            change.tolerance.atol = value;
        } else if (column == kRationale) {
            change.rationale = text.toStdString();
        } else {
            change.approver = text.toStdString();
        }
        change.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
        dropIfDefault(experiment, dtype);
    });
}

void ToleranceTable::restoreDefault()
{
    const int row = m_table->currentRow();
    if (row < 0) {
        return;
    }
    const DType dtype = allDTypes()[static_cast<std::size_t>(row)];
    m_model.edit(tr("Restore default tolerance"), [dtype](Experiment& experiment) {
        std::erase_if(experiment.tolerance_changes, [dtype](const ToleranceChange& one) { return one.dtype == dtype; });
    });
}

}  // namespace assay::views
