#include "views/document_model.hpp"

#include <algorithm>
#include <utility>

namespace assay::views {

DocumentModel::DocumentModel(std::vector<Family> families, QObject* parent)
    : QObject(parent), m_families(std::move(families))
{
}

const Family* DocumentModel::family() const
{
    const auto found = std::find_if(m_families.begin(), m_families.end(),
                                    [this](const Family& one) { return one.description.name == m_experiment.family; });
    return found == m_families.end() ? nullptr : &*found;
}

const CaseAssessment* DocumentModel::selectedAssessment() const
{
    return m_selected.empty() ? nullptr : findCase(m_assessment, m_selected);
}

const CaseResult* DocumentModel::selectedResult() const
{
    return m_selected.empty() ? nullptr : findCase(m_results, m_selected);
}

void DocumentModel::edit(const QString& undo_text, const std::function<void(Experiment&)>& change, int merge_key)
{
    if (m_read_only) {
        return;
    }
    Experiment after = m_experiment;
    change(after);
    if (after == m_experiment) {
        return;
    }
    const Experiment before = std::exchange(m_experiment, std::move(after));
    // A listener may edit again and so replace m_experiment: the signal carries its own copy.
    const Experiment now = m_experiment;
    emit editRequested(undo_text, before, now, merge_key);
    emit experimentChanged();
}

void DocumentModel::selectCase(const CaseKey& key)
{
    if (key == m_selected) {
        return;
    }
    m_selected = key;
    emit selectedCaseChanged(QString::fromStdString(key));
}

void DocumentModel::setFamilies(std::vector<Family> families)
{
    m_families = std::move(families);
    emit familiesChanged();
}

void DocumentModel::setExperiment(Experiment experiment)
{
    if (experiment == m_experiment) {
        return;
    }
    m_experiment = std::move(experiment);
    emit experimentChanged();
}

void DocumentModel::setCases(std::vector<Case> cases, const QString& error, const MatrixEstimate& estimate,
                             std::vector<ChecklistItem> checklist)
{
    m_cases = std::move(cases);
    m_matrix_error = error;
    m_estimate = estimate;
    m_checklist = std::move(checklist);
    emit casesChanged();
}

void DocumentModel::setResults(Results results)
{
    m_results = std::move(results);
    emit resultsReplaced();
}

void DocumentModel::applyEvent(const std::function<void(Results&)>& change, const CaseKey& touched)
{
    change(m_results);
    if (!touched.empty()) {
        emit caseTouched(QString::fromStdString(touched));
    }
}

void DocumentModel::setAssessment(Assessment assessment)
{
    m_assessment = std::move(assessment);
    emit assessmentChanged();
}

void DocumentModel::setRunState(RunState state)
{
    if (state == m_run_state) {
        return;
    }
    m_run_state = state;
    emit runStateChanged();
}

void DocumentModel::setProgress(RunProgress progress)
{
    m_progress = std::move(progress);
    emit progressChanged();
}

void DocumentModel::setReadOnly(bool read_only)
{
    if (read_only == m_read_only) {
        return;
    }
    m_read_only = read_only;
    emit readOnlyChanged();
}

void DocumentModel::setUntrusted(QStringList what)
{
    if (what == m_untrusted) {
        return;
    }
    m_untrusted = std::move(what);
    emit trustChanged();
}

void DocumentModel::setReportOptions(ReportOptions options)
{
    m_report_options = std::move(options);
    emit reportOptionsChanged();
}

}  // namespace assay::views
