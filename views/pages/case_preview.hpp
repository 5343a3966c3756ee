// The expanded cases as a table: what a run will measure, before it does.
#pragma once

#include <QAbstractTableModel>

#include "views/document_model.hpp"

namespace assay::views {

class CasePreview : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CasePreview(DocumentModel& model, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reset();

    DocumentModel& m_model;
    std::vector<Case> m_cases;
    std::vector<std::string> m_axes;  // sizes in the family's order, then the named axes
    std::size_t m_size_axes = 0;
};

}  // namespace assay::views
