// The evidence behind the record field in focus: tier, strength, source, and its cases as links.
#pragma once

#include <QFrame>

#include "core/records/record.hpp"
#include "views/document_model.hpp"

class QLabel;

namespace assay::views {

class FieldEvidence : public QFrame {
    Q_OBJECT

public:
    explicit FieldEvidence(DocumentModel& model, QWidget* parent = nullptr);
    void showField(const RecordField& field);

private:
    DocumentModel& m_model;
    QLabel* m_title;
    QLabel* m_body;
};

}  // namespace assay::views
