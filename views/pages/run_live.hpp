// The parts of the Run page that follow the running case and the machine.
#pragma once

#include <QWidget>

#include "views/document_model.hpp"
#include "views/plots/live_ratio_plot.hpp"
#include "views/plots/sample_plot.hpp"

class QLabel;
class QPlainTextEdit;

namespace assay::views {

// Narrowing interval and samples of the running case; of the selected one when nothing runs.
class RunLive : public QWidget {
    Q_OBJECT

public:
    RunLive(DocumentModel& model, QWidget* parent);
    void refresh();
    // Key of the case that is shown; "" when none.
    CaseKey shownCase() const;

private:
    DocumentModel& m_model;
    QLabel* m_case;
    LiveRatioPlot* m_ratio;
    SamplePlot* m_samples;
    CaseKey m_history_of;
    std::vector<RatioHistory> m_histories;
};

// What the measurements run on, from the last run's record.
class RunDevice : public QWidget {
    Q_OBJECT

public:
    RunDevice(DocumentModel& model, QWidget* parent);
    void refresh();

private:
    DocumentModel& m_model;
    QLabel* m_text;
};

// The run's log; new lines are appended while it is watched.
class RunLog : public QWidget {
    Q_OBJECT

public:
    RunLog(DocumentModel& model, QWidget* parent);
    void reload();

private:
    DocumentModel& m_model;
    QPlainTextEdit* m_lines;
};

}  // namespace assay::views
