// The tabs of Results that look at one case or at the whole run: distributions, errors, timeline, findings.
#pragma once

#include <functional>

#include <QWidget>

#include "views/document_model.hpp"
#include "views/models/findings_model.hpp"
#include "views/models/variant_errors_model.hpp"

class QLabel;
class QTextBrowser;

namespace assay::views {

class DataTable;
class DistributionPlot;
class ErrorPlot;
class RunTimeline;
class SamplePlot;

// One line that says which case is looked at, with buttons to its neighbours.
class CaseBar : public QWidget {
    Q_OBJECT

public:
    CaseBar(DocumentModel& model, QWidget* parent);
    void refresh();

signals:
    void stepped(int by);

private:
    DocumentModel& m_model;
    QLabel* m_text;
};

class DistributionsTab : public QWidget {
    Q_OBJECT

public:
    DistributionsTab(DocumentModel& model, QWidget* parent);
    void refresh();
    CaseBar* caseBar() const { return m_bar; }

private:
    DocumentModel& m_model;
    CaseBar* m_bar;
    DistributionPlot* m_distribution;
    SamplePlot* m_samples;
};

class ErrorsTab : public QWidget {
    Q_OBJECT

public:
    ErrorsTab(DocumentModel& model, QWidget* parent);
    void refresh();
    CaseBar* caseBar() const { return m_bar; }

private:
    DocumentModel& m_model;
    CaseBar* m_bar;
    ErrorPlot* m_plot;
    VariantErrorsModel* m_errors;
    DataTable* m_table;
};

class TimelineTab : public QWidget {
    Q_OBJECT

public:
    TimelineTab(DocumentModel& model, QWidget* parent);
    void refresh();

private:
    DocumentModel& m_model;
    RunTimeline* m_timeline;
};

class FindingsTab : public QWidget {
    Q_OBJECT

public:
    FindingsTab(DocumentModel& model, QWidget* parent);
    void refresh();
    int raised() const { return m_findings->raised(); }

private:
    void showFinding(const QModelIndex& current);

    DocumentModel& m_model;
    FindingsModel* m_findings;
    DataTable* m_table;
    QTextBrowser* m_detail;
};

}  // namespace assay::views
