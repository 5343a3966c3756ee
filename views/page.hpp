// One step of the work: a page, and what the steps list shows about it.
#pragma once

#include <QWidget>

#include "views/document_model.hpp"

namespace assay::views {

enum class StepState { empty, incomplete, ready, running, stale };

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(DocumentModel& model, QWidget* parent = nullptr) : QWidget(parent), m_model(model) {}
    virtual QString title() const = 0;
    virtual StepState state() const = 0;
    virtual QString stateReason() const = 0;  // for the tooltip: "2 of 64 cases measured"
    // Ctrl+F: puts the focus into the page's filter, if it has one.
    virtual void focusFilter() {}

signals:
    void stateChanged();

protected:
    DocumentModel& model() const { return m_model; }

private:
    DocumentModel& m_model;
};

// One factory per page, defined beside its widget; the main window only arranges what they return.
Page* makeExperimentPage(DocumentModel&, QWidget* parent);
Page* makeKernelsPage(DocumentModel&, QWidget* parent);
Page* makeMatrixPage(DocumentModel&, QWidget* parent);
Page* makeRunPage(DocumentModel&, QWidget* parent);
Page* makeResultsPage(DocumentModel&, QWidget* parent);
Page* makeDecisionPage(DocumentModel&, QWidget* parent);
Page* makeReportPage(DocumentModel&, QWidget* parent);
// Content of the evidence dock: the selected case.
QWidget* makeEvidencePanel(DocumentModel&, QWidget* parent);

}  // namespace assay::views
