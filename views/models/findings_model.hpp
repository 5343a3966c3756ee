// Red flags and confounders, raised ones first.
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "core/experiment/evidence.hpp"

namespace assay::views {

class FindingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { StateColumn, KindColumn, TitleColumn, ExplanationColumn, RemedyColumn, EvidenceColumn, kColumns };
    enum Role {
        CasesRole = Qt::UserRole,  // QStringList: keys of the cases behind the finding
        StateRole,                 // int of FindingState
    };

    explicit FindingsModel(QObject* parent = nullptr);
    void setFindings(std::vector<Finding> findings);
    int raised() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Finding> m_findings;
};

}  // namespace assay::views
