// A document's campaign: from what is left to measure to results in the model.
#include <algorithm>

#include "app/workbench/document.hpp"

namespace assay::workbench {
namespace {

// Before this much evidence a time left would be a guess.
constexpr qint64 kEvidence_ms = 2000;

CaseKey keyOf(const RunnerEvent& event)
{
    if (const auto* started = std::get_if<CaseStarted>(&event)) {
        return caseKey(started->result.at);
    }
    if (const auto* checked = std::get_if<VariantChecked>(&event)) {
        return checked->key;
    }
    if (const auto* measured = std::get_if<BlockMeasured>(&event)) {
        return measured->key;
    }
    if (const auto* finished = std::get_if<CaseFinished>(&event)) {
        return finished->key;
    }
    return {};
}

}  // namespace

void Document::run()
{
    if (running()) {
        return;
    }
    const std::vector<Case> cases = unfinishedCases(m_model.experiment(), m_model.cases(), m_model.results());
    if (cases.empty() && !m_model.cases().empty()) {
        emit allMeasured();
        return;
    }
    m_waiting_cases = cases;
    checkTrust(true);
}

void Document::rerun(const QStringList& keys)
{
    if (running()) {
        return;
    }
    m_waiting_cases.clear();
    for (const Case& one : m_model.cases()) {
        if (keys.contains(QString::fromStdString(caseKey(one)))) {
            m_waiting_cases.push_back(one);
        }
    }
    checkTrust(true);
}

void Document::measureAllAgain()
{
    if (!running()) {
        m_waiting_cases = m_model.cases();
        checkTrust(true);
    }
}

void Document::cancelRun()
{
    if (m_run) {
        m_model.setRunState(views::RunState::cancelling);
        m_run->cancel();
    }
}

void Document::startCampaign(std::vector<Case> cases)
{
    const std::string where = path().toStdString();
    if (!m_store || m_store->readOnly()) {
        emit failed({ErrorCode::usage, tr("this document is read-only, so results cannot be kept").toStdString(), where,
                     tr("Save it under another name, then run").toStdString()});
        return;
    }
    if (m_assay_program.isEmpty()) {
        emit failed({ErrorCode::not_found,
                     tr("the program assay, which measures, was not found").toStdString(),
                     {},
                     tr("Install it next to the workbench or on the PATH").toStdString()});
        return;
    }
    if (cases.empty()) {
        const QString why = m_model.matrixError().isEmpty() ? tr("the matrix has no cases") : m_model.matrixError();
        emit failed({ErrorCode::usage, why.toStdString(), {}, tr("Choose kernels and a matrix first").toStdString()});
        return;
    }
    if (baselineOf(m_model.experiment()) == nullptr || candidatesOf(m_model.experiment()).empty()) {
        emit failed({ErrorCode::usage,
                     tr("a run needs a baseline and a candidate").toStdString(),
                     {},
                     tr("Choose them on the Kernels page").toStdString()});
        return;
    }
    Campaign campaign{m_model.experiment(), std::move(cases), m_assay_program.toStdString()};
    campaign.experiment.plugins = absolutePlugins();
    views::RunProgress progress;
    progress.total = campaign.cases.size();
    m_run_done = 0;
    m_model.setProgress(progress);
    m_model.setRunState(views::RunState::starting);
    m_run = std::make_unique<CampaignRun>(std::move(campaign), m_store);
    connect(m_run.get(), &CampaignRun::arrived, this, &Document::takeEvents);
    connect(m_run.get(), &CampaignRun::storeFailed, this, &Document::failed);
    connect(m_run.get(), &CampaignRun::finished, this, &Document::campaignEnded, Qt::QueuedConnection);
    m_run_clock.start();
    m_run->start();
}

void Document::takeEvents(const std::vector<RunnerEvent>& events)
{
    // Events of one case are applied together, so that a page hears of each case once per batch; the cases in the order
    // in which they began, which is the file's.
    std::vector<std::pair<CaseKey, std::vector<const RunnerEvent*>>> by_case;
    for (const RunnerEvent& event : events) {
        const CaseKey key = keyOf(event);
        auto place = std::find_if(by_case.begin(), by_case.end(), [&](const auto& one) { return one.first == key; });
        if (place == by_case.end()) {
            place = by_case.insert(place, {key, {}});
        }
        place->second.push_back(&event);
        noteProgress(event);
    }
    bool judge_again = false;
    for (const auto& [key, its_events] : by_case) {
        m_model.applyEvent(
            [&](Results& results) {
                for (const RunnerEvent* event : its_events) {
                    apply(results, *event);
                }
            },
            key);
        judge_again = judge_again || !key.empty();
    }
    if (judge_again) {
        requestAssessment();
    }
}

void Document::noteProgress(const RunnerEvent& event)
{
    views::RunProgress progress = m_model.progress();
    if (const auto* line = std::get_if<LogLine>(&event)) {
        emit m_model.logAppended(QString::fromStdString(line->text));
        return;
    }
    if (const auto* restarted = std::get_if<RunnerRestarted>(&event)) {
        emit m_model.logAppended(tr("Runner restarted: %1").arg(QString::fromStdString(restarted->reason)));
        return;
    }
    if (const auto* ended = std::get_if<RunFinished>(&event)) {
        if (ended->failed) {
            emit failed(ended->error);
        }
        return;
    }
    if (const auto* started = std::get_if<CaseStarted>(&event)) {
        if (m_model.runState() == views::RunState::starting) {
            m_model.setRunState(views::RunState::running);
        }
        progress.current_case = QString::fromStdString(caseKey(started->result.at));
    } else if (std::holds_alternative<CaseFinished>(event)) {
        progress.done = ++m_run_done;
        const qint64 elapsed = m_run_clock.elapsed();
        if (elapsed >= kEvidence_ms) {
            const double per_case = static_cast<double>(elapsed) / 1000 / static_cast<double>(m_run_done);
            progress.seconds_left =
                per_case * static_cast<double>(progress.total - std::min(progress.total, m_run_done));
        }
    } else {
        return;
    }
    m_model.setProgress(progress);
}

void Document::campaignEnded()
{
    m_run.reset();
    views::RunProgress progress = m_model.progress();
    progress.current_case.clear();
    progress.seconds_left.reset();
    m_model.setProgress(progress);
    m_model.setRunState(views::RunState::idle);
    requestAssessment();
    emit runFinished();
}

}  // namespace assay::workbench
