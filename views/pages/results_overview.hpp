// Overview tab: speed-up map over two chosen axes, and the table of all cases.
#pragma once

#include <QWidget>

#include "views/document_model.hpp"
#include "views/models/case_table_model.hpp"
#include "views/plots/heat_map.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace assay::views {

class DataTable;

class ResultsOverview : public QWidget {
    Q_OBJECT

public:
    ResultsOverview(DocumentModel& model, QWidget* parent);
    void refresh(const std::string& candidate);
    void focusFilter();
    // Case after or before the selected one, in the table's order and filter; wraps around.
    void step(int by);

private:
    QWidget* makeMapPane();
    QWidget* makeTablePane();
    void showCallFirst();
    void refreshAxes();
    void refreshMap();
    void showSelection();
    void updateCount();
    void rowChosen(const QModelIndex& current);

    DocumentModel& m_model;
    std::string m_candidate;
    QComboBox* m_row_axis;
    QComboBox* m_column_axis;
    HeatMapPlot* m_map;
    CaseTableModel* m_cases;
    CaseFilterModel* m_filtered;
    DataTable* m_table;
    QLineEdit* m_filter;
    QComboBox* m_call;
    QCheckBox* m_failed;
    QLabel* m_count;
    bool m_columns_fitted = false;
    bool m_showing_selection = false;
};

}  // namespace assay::views
