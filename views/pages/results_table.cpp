#include "views/pages/results_table.hpp"

#include <algorithm>
#include <set>

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

constexpr int kWidestColumn = 52 * kGrid;
constexpr int kColumnRoom = kGrid;

}  // namespace

DataTable::DataTable(const QString& accessible_name, QWidget* parent) : QTableView(parent)
{
    setAccessibleName(accessible_name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);  // Tab leaves the table
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(3 * kGrid);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, &DataTable::showMenu);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, &DataTable::showColumnChooser);
}

void DataTable::setRowHeaders(bool words)
{
    m_row_headers = words;
    verticalHeader()->setVisible(words);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void DataTable::fitColumns()
{
    resizeColumnsToContents();
    for (int column = 0; model() != nullptr && column < model()->columnCount(); ++column) {
        setColumnWidth(column, std::min(columnWidth(column) + kColumnRoom, kWidestColumn));
    }
}

TableSelection DataTable::selection() const
{
    TableSelection chosen;
    chosen.row_headers = m_row_headers;
    if (model() == nullptr) {
        return chosen;
    }
    std::set<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        rows.insert(index.row());
    }
    // One selected row is where the reader stands, not what the reader wants to take along.
    if (rows.size() <= 1) {
        for (int row = 0; row < model()->rowCount(); ++row) {
            rows.insert(row);
        }
    }
    chosen.rows.assign(rows.begin(), rows.end());
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column)) {
            chosen.columns.push_back(column);
        }
    }
    return chosen;
}

QString DataTable::selectionAsTsv() const
{
    return model() == nullptr ? QString() : toTsv(*model(), selection());
}

QString DataTable::selectionAsMarkdown() const
{
    return model() == nullptr ? QString() : toMarkdown(*model(), selection());
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(selectionAsTsv());
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool several = selectionModel() != nullptr && selectionModel()->selectedRows().size() > 1;
    menu->addAction(icon(QStringLiteral("copy")), several ? tr("Copy selected rows as TSV") : tr("Copy table as TSV"),
                    this, [this] { QApplication::clipboard()->setText(selectionAsTsv()); });
    menu->addAction(several ? tr("Copy selected rows as Markdown") : tr("Copy table as Markdown"), this,
                    [this] { QApplication::clipboard()->setText(selectionAsMarkdown()); });
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("columns")), tr("Choose columns…"), this,
                    [this, at] { showColumnChooser(at); });
    menu->popup(viewport()->mapToGlobal(at));
}

void DataTable::showColumnChooser(const QPoint& at)
{
    if (model() == nullptr) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    int visible = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        visible += isColumnHidden(column) ? 0 : 1;
    }
    for (int column = 0; column < model()->columnCount(); ++column) {
        QAction* action = menu->addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        // The last visible column stays: a table without columns offers no way back.
        action->setEnabled(isColumnHidden(column) || visible > 1);
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnHidden(column, !shown); });
    }
    menu->popup(viewport()->mapToGlobal(at));
}

}  // namespace assay::views
