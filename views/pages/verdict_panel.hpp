// What the evidence suggests, why, why not more, and a person's decision against it with reason and name.
#pragma once

#include <QFrame>

#include "views/document_model.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace assay::views {

class VerdictPanel : public QFrame {
    Q_OBJECT

public:
    explicit VerdictPanel(DocumentModel& model, QWidget* parent = nullptr);

private:
    QWidget* makeOverride();
    void refresh();
    void refreshOverride();
    void applyOverride();
    void withdrawOverride();

    DocumentModel& m_model;
    QLabel* m_suggestion;
    QLabel* m_reasons;
    QLabel* m_why_not;
    QPushButton* m_open;
    QWidget* m_override;
    QComboBox* m_verdict;
    QLineEdit* m_reason;
    QLineEdit* m_who;
    QPushButton* m_apply;
    QPushButton* m_withdraw;
};

}  // namespace assay::views
