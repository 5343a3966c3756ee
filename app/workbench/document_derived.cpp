// What is derived from a document, kept up to date off the interface thread.
#include <algorithm>
#include <chrono>

#include "app/workbench/document.hpp"

namespace assay::workbench {
namespace {

// While measuring, judging takes at most a quarter of one processor, and at most two results a second.
constexpr int kLeastPause_ms = 500;
constexpr double kPausePerSecond = 3000;

}  // namespace

void Document::requestPlan()
{
    const Family* family = m_model.family();
    m_plan_job.start(
        [experiment = m_model.experiment(), known = family ? std::optional<Family>(*family) : std::nullopt](
            std::stop_token) { return makePlan(experiment, known); },
        [this](Plan plan) {
            m_model.setCases(std::move(plan.cases), QString::fromStdString(plan.error), plan.estimate,
                             std::move(plan.checklist));
            requestAssessment();
        });
}

void Document::requestAssessment()
{
    if (m_assess_job.running() || m_assess_timer.isActive()) {
        m_assess_again = true;
        return;
    }
    startAssessment();
}

void Document::startAssessment()
{
    m_assess_again = false;
    const Family* family = m_model.family();
    if (family == nullptr) {
        m_model.setAssessment({});
        announceSettled();
        return;
    }
    m_assess_job.start(
        [experiment = m_model.experiment(), cases = m_model.cases(), results = m_model.results(),
         known = *family](std::stop_token) {
            const auto begun = std::chrono::steady_clock::now();
            Judged judged{assess(experiment, cases, results, known), 0};
            judged.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
            return judged;
        },
        [this](Judged judged) {
            const double seconds = judged.seconds;
            m_model.setAssessment(std::move(judged.assessment));
            if (m_assess_again) {
                const int pause = std::max(kLeastPause_ms, static_cast<int>(seconds * kPausePerSecond));
                m_assess_timer.start(running() ? pause : 0);
            }
            announceSettled();
        });
}

void Document::announceSettled()
{
    if (!m_plan_job.running() && !m_assess_job.running() && !m_assess_timer.isActive()) {
        emit settled();
    }
}

void Document::refreshDerived()
{
    requestPlan();
    checkTrust(false);
}

}  // namespace assay::workbench
