// The checklist of the representative matrix: a tick, or what is missing with a button that adds it.
#pragma once

#include <QWidget>

#include "views/document_model.hpp"

class QVBoxLayout;

namespace assay::views {

class ChecklistView : public QWidget {
    Q_OBJECT

public:
    explicit ChecklistView(DocumentModel& model, QWidget* parent = nullptr);

private:
    void refresh();
    QWidget* makeRow(const ChecklistItem& item);

    DocumentModel& m_model;
    QVBoxLayout* m_rows;
    std::vector<ChecklistItem> m_shown;
};

}  // namespace assay::views
