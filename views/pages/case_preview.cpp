#include "views/pages/case_preview.hpp"

#include "views/theme/text.hpp"

namespace assay::views {

CasePreview::CasePreview(DocumentModel& model, QObject* parent) : QAbstractTableModel(parent), m_model(model)
{
    connect(&model, &DocumentModel::casesChanged, this, &CasePreview::reset);
    reset();
}

void CasePreview::reset()
{
    beginResetModel();
    m_cases = m_model.cases();
    m_axes.clear();
    if (const Family* family = m_model.family()) {
        for (const SizeAxis& axis : family->description.size_axes) {
            m_axes.push_back(axis.name);
        }
    }
    m_size_axes = m_axes.size();
    m_axes.insert(m_axes.end(), {"dtype", "layout", "values", "mode", "cache"});
    endResetModel();
}

int CasePreview::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cases.size());
}

int CasePreview::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_axes.size());
}

QVariant CasePreview::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::DisplayRole) {
        return axisText(m_cases.at(static_cast<std::size_t>(index.row())), m_axes.at(column));
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter | (column < m_size_axes ? Qt::AlignRight : Qt::AlignLeft));
    }
    return {};
}

QVariant CasePreview::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::DisplayRole) {
        return orientation == Qt::Vertical ? QVariant(section + 1)
                                           : QVariant(axisTitle(m_axes.at(static_cast<std::size_t>(section))));
    }
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal) {
        const bool size = static_cast<std::size_t>(section) < m_size_axes;
        return QVariant::fromValue(Qt::AlignVCenter | (size ? Qt::AlignRight : Qt::AlignLeft));
    }
    return {};
}

}  // namespace assay::views
