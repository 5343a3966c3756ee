#include "views/models/case_table_model.hpp"

#include <algorithm>

#include <QLocale>

#include "core/base/format.hpp"
#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

QVariant optionalNumber(std::optional<double> value)
{
    return value ? QVariant(*value) : QVariant();
}

std::optional<double> median(const std::optional<TimeSummary>& summary)
{
    return summary ? summary->median_ns : std::nullopt;
}

QString medianText(const std::optional<TimeSummary>& summary)
{
    return summary ? durationText(summary->median_ns, summary->median_low_ns, summary->median_high_ns) : missing();
}

QString spreadText(const std::optional<TimeSummary>& summary)
{
    if (!summary) {
        return CaseTableModel::tr("No valid sample");
    }
    const QString p95 = summary->p95_ns ? durationText(summary->p95_ns) : CaseTableModel::tr("too few samples");
    return CaseTableModel::tr("median of %n sample(s); 95 % interval %1 to %2; p95 %3", nullptr, summary->n)
        .arg(durationText(summary->median_low_ns), durationText(summary->median_high_ns), p95);
}

bool failed(CaseStatus status)
{
    return status == CaseStatus::failed || status == CaseStatus::lost;
}

const char* const kOtherAxes[] = {"dtype", "layout", "values", "mode", "cache"};

}  // namespace

CaseTableModel::CaseTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void CaseTableModel::setRows(std::vector<CaseRow> rows, const FamilyDescription* family)
{
    std::vector<std::pair<std::string, QString>> axes;
    if (family != nullptr) {
        for (const SizeAxis& axis : family->size_axes) {
            axes.emplace_back(axis.name, QString::fromStdString(axis.name));
        }
    } else if (!rows.empty()) {
        for (const auto& [axis, extent] : rows.front().at.sizes) {
            axes.emplace_back(axis, QString::fromStdString(axis));
        }
    }
    for (const char* axis : kOtherAxes) {
        axes.emplace_back(axis, axisTitle(axis));
    }
    const bool same_shape =
        axes == m_axes && std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                     [](const CaseRow& a, const CaseRow& b) { return a.key == b.key; });
    if (!same_shape) {
        beginResetModel();
        m_rows = std::move(rows);
        m_axes = std::move(axes);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != m_rows[i]) {
            m_rows[i] = std::move(rows[i]);
            const int row = static_cast<int>(i);
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
}

int CaseTableModel::columnOf(Figure figure) const
{
    return static_cast<int>(m_axes.size()) + static_cast<int>(figure);
}

int CaseTableModel::rowOf(const CaseKey& key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const CaseRow& row) { return row.key == key; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

std::string CaseTableModel::axisOf(int column) const
{
    const auto place = static_cast<std::size_t>(column);
    return column >= 0 && place < m_axes.size() ? m_axes[place].first : std::string();
}

int CaseTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CaseTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_axes.size()) + kFigures;
}

QVariant CaseTableModel::axisData(const CaseRow& row, int column, int role) const
{
    const std::string axis = axisOf(column);
    const auto size = row.at.sizes.find(axis);
    switch (role) {
        case Qt::DisplayRole:
            return axisText(row.at, axis);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                       (size != row.at.sizes.end() ? Qt::AlignRight : Qt::AlignLeft));
        case SortRole:
            return size != row.at.sizes.end() ? QVariant(static_cast<qlonglong>(size->second))
                                              : QVariant(axisText(row.at, axis));
        default:
            return {};
    }
}

QVariant CaseTableModel::text(const CaseRow& row, Figure figure) const
{
    switch (figure) {
        case Figure::status:
            return word(row.status);
        case Figure::call:
            return row.comparison.ratio
                       ? QStringLiteral("%1 %2").arg(glyph(row.comparison.call), word(row.comparison.call))
                       : missing();
        case Figure::speedup:
            return speedupText(row.comparison);
        case Figure::pairs:
            return row.comparison.pairs > 0 ? QLocale().toString(row.comparison.pairs) : missing();
        case Figure::baseline_time:
            return medianText(row.baseline);
        case Figure::candidate_time:
            return medianText(row.candidate);
        case Figure::baseline_error:
            return errorText(row.baseline_error);
        case Figure::candidate_error:
            return errorText(row.candidate_error);
        case Figure::tolerance_share:
            return row.non_finite_disagrees ? tr("NaN/Inf differ")
                   : row.tolerance_share    ? percentText(*row.tolerance_share)
                                            : missing();
        case Figure::workspace:
            return row.workspace_bytes ? localised(formatBytes(*row.workspace_bytes)) : missing();
    }
    return {};
}

QVariant CaseTableModel::sortValue(const CaseRow& row, Figure figure) const
{
    switch (figure) {
        case Figure::status:
            return word(row.status);
        case Figure::call:
            return row.comparison.ratio ? QVariant(static_cast<int>(row.comparison.call)) : QVariant();
        case Figure::speedup:
            return row.comparison.ratio ? QVariant(1 / *row.comparison.ratio) : QVariant();
        case Figure::pairs:
            return row.comparison.pairs > 0 ? QVariant(row.comparison.pairs) : QVariant();
        case Figure::baseline_time:
            return optionalNumber(median(row.baseline));
        case Figure::candidate_time:
            return optionalNumber(median(row.candidate));
        case Figure::baseline_error:
            return optionalNumber(row.baseline_error);
        case Figure::candidate_error:
            return optionalNumber(row.candidate_error);
        case Figure::tolerance_share:
            return optionalNumber(row.tolerance_share);
        case Figure::workspace:
            return optionalNumber(row.workspace_bytes);
    }
    return {};
}

QVariant CaseTableModel::toolTip(const CaseRow& row, Figure figure) const
{
    switch (figure) {
        case Figure::status:
            return row.status_reason.isEmpty() ? QVariant() : QVariant(row.status_reason);
        case Figure::call:
        case Figure::speedup:
        case Figure::pairs: {
            if (row.comparison.ratio) {
                return row.comparison.method.empty() ? QVariant()
                                                     : QVariant(QString::fromStdString(row.comparison.method));
            }
            if (!row.comparison.note.empty()) {
                return QString::fromStdString(row.comparison.note);
            }
            return row.status_reason.isEmpty() ? tr("This case has not been measured") : row.status_reason;
        }
        case Figure::baseline_time:
            return spreadText(row.baseline);
        case Figure::candidate_time:
            return spreadText(row.candidate);
        case Figure::baseline_error:
            return row.baseline_error ? QVariant() : QVariant(tr("No error report: the case has not been verified"));
        case Figure::candidate_error:
        case Figure::tolerance_share:
            return row.candidate_error ? QVariant() : QVariant(tr("No error report: the case has not been verified"));
        case Figure::workspace:
            return row.workspace_bytes ? QVariant() : QVariant(tr("The workspace of this case has not been measured"));
    }
    return {};
}

QVariant CaseTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const CaseRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case KeyRole:
            return QString::fromStdString(row.key);
        case CallRole:
            return row.comparison.ratio ? QVariant(static_cast<int>(row.comparison.call)) : QVariant();
        case FailedRole:
            return failed(row.status);
        default:
            break;
    }
    const int figure_column = index.column() - static_cast<int>(m_axes.size());
    if (figure_column < 0) {
        return axisData(row, index.column(), role);
    }
    const auto figure = static_cast<Figure>(figure_column);
    switch (role) {
        case Qt::DisplayRole:
            return text(row, figure);
        case Qt::ToolTipRole:
            return toolTip(row, figure);
        case SortRole:
            return sortValue(row, figure);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                       (figure <= Figure::call ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::ForegroundRole:
            if (figure == Figure::status && failed(row.status)) {
                return theme().failed.text;
            }
            if (figure == Figure::call && row.comparison.ratio) {
                return callInk(theme(), row.comparison.call).text;
            }
            if (figure == Figure::tolerance_share &&
                (row.non_finite_disagrees || (row.tolerance_share && *row.tolerance_share > 1))) {
                return theme().failed.text;
            }
            return {};
        default:
            return {};
    }
}

QVariant CaseTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    const int figure_column = section - static_cast<int>(m_axes.size());
    if (role == Qt::TextAlignmentRole) {
        // As the cells under it; a model without rows has no cells to ask.
        return m_rows.empty() ? QVariant() : data(index(0, section), role);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (figure_column < 0) {
        return section >= 0 ? m_axes[static_cast<std::size_t>(section)].second : QString();
    }
    switch (static_cast<Figure>(figure_column)) {
        case Figure::status:
            return tr("Status");
        case Figure::call:
            return tr("Call");
        case Figure::speedup:
            return tr("Speed-up [95 %]");
        case Figure::pairs:
            return tr("Pairs");
        case Figure::baseline_time:
            return tr("Baseline median");
        case Figure::candidate_time:
            return tr("Candidate median");
        case Figure::baseline_error:
            return tr("Baseline max error");
        case Figure::candidate_error:
            return tr("Candidate max error");
        case Figure::tolerance_share:
            return tr("Of tolerance");
        case Figure::workspace:
            return tr("Workspace");
    }
    return {};
}

CaseFilterModel::CaseFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(CaseTableModel::SortRole);
}

void CaseFilterModel::setWords(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void CaseFilterModel::setCall(std::optional<Call> call)
{
    m_call = call;
    invalidateFilter();
}

void CaseFilterModel::setFailedOnly(bool only)
{
    m_failed_only = only;
    invalidateFilter();
}

bool CaseFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QAbstractItemModel& source = *sourceModel();
    const QModelIndex first = source.index(row, 0, parent);
    if (m_failed_only && !first.data(CaseTableModel::FailedRole).toBool()) {
        return false;
    }
    if (m_call) {
        const QVariant call = first.data(CaseTableModel::CallRole);
        if (!call.isValid() || call.toInt() != static_cast<int>(*m_call)) {
            return false;
        }
    }
    // "cols=1024" and "padded" both find what they name: the key and the shown texts are searched.
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
        if (first.data(CaseTableModel::KeyRole).toString().contains(word, Qt::CaseInsensitive)) {
            return true;
        }
        for (int column = 0; column < source.columnCount(parent); ++column) {
            if (source.index(row, column, parent).data().toString().contains(word, Qt::CaseInsensitive)) {
                return true;
            }
        }
        return false;
    });
}

bool CaseFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(CaseTableModel::SortRole);
    const QVariant b = right.data(CaseTableModel::SortRole);
    if (a.isValid() != b.isValid()) {
        // Missing values sort last in both directions.
        return sortOrder() == Qt::AscendingOrder ? a.isValid() : b.isValid();
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace assay::views
