// What the pages see of a document, and how they say what the user wants. Pages never reach into the store or the
// runner: the workbench (app/workbench) fills this object and listens to its intentions. Interface thread only.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/matrix/expand.hpp"
#include "core/records/assessment.hpp"
#include "core/records/report.hpp"

namespace assay::views {

enum class RunState { idle, starting, running, paused, cancelling };

struct RunProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    std::optional<double> seconds_left;  // given after two seconds of evidence
    QString current_case;                // key, "" when none
};

class DocumentModel : public QObject {
    Q_OBJECT

public:
    explicit DocumentModel(std::vector<Family> families, QObject* parent = nullptr);

    const std::vector<Family>& families() const { return m_families; }
    const Family* family() const;  // of the experiment; nullptr when unknown
    const Experiment& experiment() const { return m_experiment; }
    const std::vector<Case>& cases() const { return m_cases; }  // expanded matrix
    QString matrixError() const { return m_matrix_error; }      // "" when the matrix expands
    const MatrixEstimate& estimate() const { return m_estimate; }
    const std::vector<ChecklistItem>& checklist() const { return m_checklist; }  // over the planned cases
    const Results& results() const { return m_results; }
    const Assessment& assessment() const { return m_assessment; }
    RunState runState() const { return m_run_state; }
    const RunProgress& progress() const { return m_progress; }
    bool readOnly() const { return m_read_only; }
    // What the document names and would execute when run ("/opt/k/libfast.so"), until somebody trusts it; inert while
    // not empty.
    const QStringList& untrusted() const { return m_untrusted; }
    // Depth and sections of the report, for preview and export. Not part of the document; without date and version.
    const ReportOptions& reportOptions() const { return m_report_options; }
    CaseKey selectedCase() const { return m_selected; }
    const CaseAssessment* selectedAssessment() const;
    const CaseResult* selectedResult() const;

    // Intentions of the pages. An edit becomes one undo step; successive edits with one merge key (≥ 0) become one.
    void edit(const QString& undo_text, const std::function<void(Experiment&)>& change, int merge_key = -1);
    void selectCase(const CaseKey& key);

    // Filled by the workbench.
    void setExperiment(Experiment experiment);
    void setFamilies(std::vector<Family> families);  // after a plugin added variants
    void setCases(std::vector<Case> cases, const QString& error, const MatrixEstimate& estimate = {},
                  std::vector<ChecklistItem> checklist = {});
    void setResults(Results results);
    void applyEvent(const std::function<void(Results&)>& change, const CaseKey& touched);  // live results
    void setAssessment(Assessment assessment);
    void setRunState(RunState state);
    void setProgress(RunProgress progress);
    void setReadOnly(bool read_only);
    void setUntrusted(QStringList what);
    void setReportOptions(ReportOptions options);

signals:
    void familiesChanged();
    void experimentChanged();
    void casesChanged();
    void resultsReplaced();
    void caseTouched(const QString& key);  // live: a block or status of this case arrived
    void assessmentChanged();
    void runStateChanged();
    void progressChanged();
    void readOnlyChanged();
    void trustChanged();
    void reportOptionsChanged();
    void selectedCaseChanged(const QString& key);
    void logAppended(const QString& line);

    // Intentions that the workbench carries out.
    void editRequested(const QString& undo_text, const assay::Experiment& before, const assay::Experiment& after,
                       int merge_key);
    void runRequested();
    void rerunCasesRequested(const QStringList& keys);
    void pauseRequested();
    void resumeRequested();
    void cancelRequested();
    void exportRequested(const QString& format);  // "pdf", "html", "markdown", "json", "csv"
    void pageRequested(int step);                 // 0 … 6
    void addPluginRequested();
    void trustRequested();

private:
    std::vector<Family> m_families;
    Experiment m_experiment;
    std::vector<Case> m_cases;
    QString m_matrix_error;
    MatrixEstimate m_estimate;
    std::vector<ChecklistItem> m_checklist;
    Results m_results;
    Assessment m_assessment;
    RunState m_run_state = RunState::idle;
    RunProgress m_progress;
    bool m_read_only = false;
    QStringList m_untrusted;
    ReportOptions m_report_options;
    CaseKey m_selected;
};

}  // namespace assay::views
