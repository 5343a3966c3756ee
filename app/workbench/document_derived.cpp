// What is derived from a document, kept up to date off the interface thread.
#include <algorithm>
#include <chrono>

#include <QFileInfo>

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

void Document::checkTrust(bool run_when_trusted)
{
    const Experiment& experiment = m_model.experiment();
    if (experiment.plugins.empty() && experiment.launcher.empty()) {
        m_executables.clear();
        m_model.setUntrusted({});
        if (run_when_trusted) {
            startCampaign(std::exchange(m_waiting_cases, {}));
        }
        return;
    }
    m_trust_job.start(
        [experiment, folder = QFileInfo(path()).absolutePath()](std::stop_token) {
            return executablesOf(experiment, folder);
        },
        [this, run_when_trusted](std::vector<Executable> executables) {
            m_executables = std::move(executables);
            QStringList untrusted;
            for (const Executable& one : m_executables) {
                if (!m_trust.trusts(one)) {
                    untrusted.push_back(
                        one.hash.isEmpty()
                            ? tr("%1 (cannot be read)").arg(one.what)
                            : tr("%1, SHA-256 %2…").arg(one.what, QString::fromLatin1(one.hash.left(16))));
                }
            }
            m_model.setUntrusted(untrusted);
            if (run_when_trusted && untrusted.isEmpty()) {
                startCampaign(std::exchange(m_waiting_cases, {}));
            } else if (run_when_trusted) {
                m_waiting_cases.clear();
                emit failed(Error{ErrorCode::unsupported, tr("this document would run code from outside").toStdString(),
                                  path().toStdString(), tr("Trust it in the bar above first").toStdString()});
            }
        });
}

void Document::trustAndRun()
{
    for (const Executable& one : m_executables) {
        m_trust.trust(one);
    }
    run();
}

void Document::addPlugin(const QString& path)
{
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    m_model.edit(tr("Add plugin"), [&](Experiment& experiment) {
        if (std::find(experiment.plugins.begin(), experiment.plugins.end(), file) == experiment.plugins.end()) {
            experiment.plugins.push_back(file);
        }
    });
}

}  // namespace assay::workbench
