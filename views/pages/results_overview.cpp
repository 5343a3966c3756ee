#include "views/pages/results_overview.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include "views/pages/results_table.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

QString titleOf(const Family* family, const std::string& axis)
{
    const SizeAxis* size = family == nullptr ? nullptr : findSizeAxis(family->description, axis);
    return size == nullptr || size->title.empty() ? axisTitle(axis) : QString::fromStdString(size->title);
}

void fill(QComboBox& box, const std::vector<std::string>& axes, const Family* family, int wanted)
{
    const QString before = box.currentData().toString();
    box.clear();
    for (const std::string& axis : axes) {
        box.addItem(titleOf(family, axis), QString::fromStdString(axis));
    }
    const int kept = box.findData(before);
    box.setCurrentIndex(kept >= 0 ? kept : std::min(wanted, box.count() - 1));
}

}  // namespace

ResultsOverview::ResultsOverview(DocumentModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(makeMapPane());
    splitter->addWidget(makeTablePane());
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 4);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({500, 400});  // shares, not pixels
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->addWidget(splitter);
    connect(&model, &DocumentModel::selectedCaseChanged, this, &ResultsOverview::showSelection);
}

QWidget* ResultsOverview::makeMapPane()
{
    auto* pane = new QWidget(this);
    m_row_axis = new QComboBox(pane);
    m_column_axis = new QComboBox(pane);
    m_map = new HeatMapPlot(pane);
    auto* choice = new QHBoxLayout;
    const auto add = [&](const QString& text, QComboBox* box) {
        auto* label = new QLabel(text, pane);
        label->setBuddy(box);
        box->setMinimumContentsLength(8);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->addWidget(label);
        choice->addWidget(box, 1);
        connect(box, qOverload<int>(&QComboBox::activated), this, &ResultsOverview::refreshMap);
    };
    add(tr("&Rows", "axis of the map"), m_row_axis);
    add(tr("&Columns", "axis of the map"), m_column_axis);
    choice->addStretch(1);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(choice);
    column->addWidget(m_map, 1);
    connect(m_map, &HeatMapPlot::caseChosen, &m_model,
            [this](const QString& key) { m_model.selectCase(key.toStdString()); });
    return pane;
}

QWidget* ResultsOverview::makeTablePane()
{
    auto* pane = new QWidget(this);
    m_cases = new CaseTableModel(this);
    m_filtered = new CaseFilterModel(this);
    m_filtered->setSourceModel(m_cases);
    m_table = new DataTable(tr("Cases"), pane);
    m_table->setModel(m_filtered);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);  // the matrix' own order at first
    m_table->setMinimumHeight(14 * kGrid);

    m_filter = new QLineEdit(pane);
    m_filter->setPlaceholderText(tr("Filter cases: bf16 padded cols=1024"));
    m_filter->setAccessibleName(tr("Filter cases"));
    m_filter->setClearButtonEnabled(true);
    m_call = new QComboBox(pane);
    m_call->setAccessibleName(tr("Show calls"));
    m_call->addItem(tr("All calls"));
    for (const Call call : {Call::faster, Call::same, Call::slower, Call::undecided}) {
        m_call->addItem(QStringLiteral("%1 %2").arg(glyph(call), word(call)), static_cast<int>(call));
    }
    m_failed = new QCheckBox(tr("Failed only"), pane);
    m_count = new QLabel(pane);
    m_count->setProperty("quiet", true);

    auto* bar = new QHBoxLayout;
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_call);
    bar->addWidget(m_failed);
    bar->addWidget(m_count);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filtered->setWords(text);
        updateCount();
    });
    connect(m_call, qOverload<int>(&QComboBox::currentIndexChanged), this, [this] {
        const QVariant call = m_call->currentData();
        m_filtered->setCall(call.isValid() ? std::optional(static_cast<Call>(call.toInt())) : std::nullopt);
        updateCount();
    });
    connect(m_failed, &QCheckBox::toggled, this, [this](bool only) {
        m_filtered->setFailedOnly(only);
        updateCount();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ResultsOverview::rowChosen);
    return pane;
}

void ResultsOverview::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ResultsOverview::refresh(const std::string& candidate)
{
    m_candidate = candidate;
    const VariantChoice* baseline = baselineOf(m_model.experiment());
    const Family* family = m_model.family();
    m_cases->setRows(
        caseRows(m_model.assessment(), m_model.results(), baseline == nullptr ? "" : baseline->variant, candidate),
        family == nullptr ? nullptr : &family->description);
    if (!m_columns_fitted && m_cases->rowCount() > 0) {
        m_table->fitColumns();
        showCallFirst();
        m_columns_fitted = true;
    }
    updateCount();
    refreshAxes();
    refreshMap();
    showSelection();
}

// Behind the sizes, before the axes that most cases share: what came out is what the table is read for.
void ResultsOverview::showCallFirst()
{
    const Family* family = m_model.family();
    int place = family == nullptr ? 0 : static_cast<int>(family->description.size_axes.size());
    for (const auto figure : {CaseTableModel::Figure::call, CaseTableModel::Figure::speedup}) {
        QHeaderView* header = m_table->horizontalHeader();
        header->moveSection(header->visualIndex(m_cases->columnOf(figure)), place++);
    }
}

void ResultsOverview::refreshAxes()
{
    const QSignalBlocker rows(m_row_axis);
    const QSignalBlocker columns(m_column_axis);
    const std::vector<std::string> axes = varyingAxes(m_model.assessment());
    fill(*m_row_axis, axes, m_model.family(), 1);
    fill(*m_column_axis, axes, m_model.family(), 0);
    if (axes.size() > 1 && m_row_axis->currentIndex() == m_column_axis->currentIndex()) {
        m_row_axis->setCurrentIndex(m_column_axis->currentIndex() == 0 ? 1 : 0);
    }
}

void ResultsOverview::refreshMap()
{
    const std::string row_axis = m_row_axis->currentData().toString().toStdString();
    const std::string column_axis = m_column_axis->currentData().toString().toStdString();
    m_map->setData(heatMapData(m_model.assessment(), m_candidate, row_axis, column_axis),
                   titleOf(m_model.family(), row_axis), titleOf(m_model.family(), column_axis));
}

void ResultsOverview::updateCount()
{
    const QLocale locale;
    m_count->setText(
        tr("%1 of %2 cases").arg(locale.toString(m_filtered->rowCount()), locale.toString(m_cases->rowCount())));
}

void ResultsOverview::rowChosen(const QModelIndex& current)
{
    if (current.isValid() && !m_showing_selection) {
        m_model.selectCase(current.data(CaseTableModel::KeyRole).toString().toStdString());
    }
}

void ResultsOverview::showSelection()
{
    const QScopedValueRollback guard(m_showing_selection, true);
    m_map->setSelected(m_model.selectedCase());
    const int row = m_cases->rowOf(m_model.selectedCase());
    const QModelIndex shown = row < 0 ? QModelIndex() : m_filtered->mapFromSource(m_cases->index(row, 0));
    if (!shown.isValid()) {
        m_table->clearSelection();
    } else if (m_table->currentIndex().row() != shown.row() || !m_table->selectionModel()->hasSelection()) {
        const QModelIndex keep_column = shown.siblingAtColumn(std::max(0, m_table->currentIndex().column()));
        m_table->selectionModel()->setCurrentIndex(keep_column,
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_table->scrollTo(keep_column);
    }
}

void ResultsOverview::step(int by)
{
    const int count = m_filtered->rowCount();
    if (count == 0) {
        return;
    }
    const int row = m_cases->rowOf(m_model.selectedCase());
    const QModelIndex now = row < 0 ? QModelIndex() : m_filtered->mapFromSource(m_cases->index(row, 0));
    const int next = now.isValid() ? (now.row() + by + count) % count : 0;
    m_model.selectCase(m_filtered->index(next, 0).data(CaseTableModel::KeyRole).toString().toStdString());
}

}  // namespace assay::views
