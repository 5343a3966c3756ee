// The matrix' include and exclude rules: a line each, and a line to write a new one.
#pragma once

#include <QWidget>

#include "views/document_model.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace assay::views {

class MatrixRules : public QWidget {
    Q_OBJECT

public:
    explicit MatrixRules(DocumentModel& model, QWidget* parent = nullptr);

private:
    void refresh();
    void add();
    void remove(std::size_t index);

    DocumentModel& m_model;
    QVBoxLayout* m_rows;
    QWidget* m_editor;
    QComboBox* m_kind;
    QLineEdit* m_conditions;
    QLabel* m_problem;
    std::vector<MatrixRule> m_shown;
};

}  // namespace assay::views
