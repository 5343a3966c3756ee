// The tolerance in force per data type. A change of it is a change of the contract: it needs a rationale and an
// approver.
#pragma once

#include <QTableWidget>

#include "views/document_model.hpp"

namespace assay::views {

class ToleranceTable : public QWidget {
    Q_OBJECT

public:
    explicit ToleranceTable(DocumentModel& model, QWidget* parent = nullptr);

private:
    enum Column { kDtype, kRtol, kAtol, kRationale, kApprover, kColumns };

    void refresh();
    void showRow(int row, DType dtype);
    void setCell(int row, int column, const QString& text, bool editable);
    void cellEdited(int row, int column);
    void restoreDefault();

    DocumentModel& m_model;
    QTableWidget* m_table;
    class QLabel* m_problem;
    class QPushButton* m_restore;
    bool m_showing = false;
};

// A change without rationale or approver, in words; "" when all are complete.
QString incompleteToleranceChange(const Experiment&);

}  // namespace assay::views
