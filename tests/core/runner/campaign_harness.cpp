#include "tests/core/runner/campaign_harness.hpp"

#include <fstream>

namespace assay::test {

Experiment scaleExperiment(const std::vector<std::string>& candidates)
{
    Experiment experiment = newExperiment("0123456789abcdef0123456789abcdef", "2026-01-01T00:00:00Z");
    experiment.family = "scale";
    experiment.variants.push_back({"plain", Role::baseline, OptimisationClass::c1});
    for (const auto& candidate : candidates) {
        experiment.variants.push_back({candidate, Role::candidate, OptimisationClass::c1});
    }
    experiment.measure.min_blocks = 6;
    experiment.measure.max_blocks = 8;
    experiment.measure.warmup_blocks = 1;
    experiment.measure.threads = 2;
    return experiment;
}

std::string workerProgram()
{
    return ASSAY_TEST_WORKER;
}

std::string pluginPath(const std::string& name)
{
    return std::string(ASSAY_TEST_PLUGINS) + "/plugin_" + name + ".so";
}

const VariantResult& Outcome::variant(const Case& at, const std::string& name) const
{
    static const VariantResult kNone{};
    const VariantResult* const found = findVariant(cases.at(caseKey(at)), name);
    return found != nullptr ? *found : kNone;
}

std::string Outcome::logText() const
{
    std::string text;
    for (const auto& line : log) {
        text += line + "\n";
    }
    return text;
}

Campaigning::Campaigning(Experiment experiment, std::vector<Case> cases,
                         std::function<void(const RunnerEvent&, CampaignClient&)> watch)
    : m_watch(std::move(watch))
{
    m_client = std::make_unique<CampaignClient>(Campaign{std::move(experiment), std::move(cases), workerProgram()},
                                                [this](const RunnerEvent& event) { note(event); });
    m_client->start();
}

void Campaigning::note(const RunnerEvent& event)
{
    {
        const std::lock_guard lock(m_mutex);
        m_outcome.events.push_back(event);
        if (const auto* started = std::get_if<RunStarted>(&event)) {
            m_outcome.run = started->run;
        } else if (const auto* case_started = std::get_if<CaseStarted>(&event)) {
            m_outcome.cases[caseKey(case_started->result.at)] = case_started->result;
        } else if (const auto* checked = std::get_if<VariantChecked>(&event)) {
            auto& variants = m_outcome.cases.at(checked->key).variants;
            std::erase_if(variants, [&](const auto& known) { return known.variant == checked->result.variant; });
            variants.push_back(checked->result);
        } else if (const auto* block = std::get_if<BlockMeasured>(&event)) {
            m_outcome.cases.at(block->key).blocks.push_back(block->block);
        } else if (const auto* finished = std::get_if<CaseFinished>(&event)) {
            m_outcome.cases.at(finished->key).status = finished->status;
            m_outcome.cases.at(finished->key).message = finished->message;
        } else if (const auto* line = std::get_if<LogLine>(&event)) {
            m_outcome.log.push_back(line->text);
        } else if (std::holds_alternative<RunnerRestarted>(event)) {
            ++m_outcome.restarts;
        } else if (const auto* last = std::get_if<RunFinished>(&event)) {
            m_outcome.finished = *last;
        }
    }
    m_changed.notify_all();
    if (m_watch) {
        m_watch(event, *m_client);
    }
}

bool Campaigning::waitFor(const std::function<bool(const Outcome&)>& predicate)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, std::chrono::minutes(1), [&] { return predicate(m_outcome); });
}

const Outcome& Campaigning::finish()
{
    m_client->wait();
    return m_outcome;
}

Outcome runCampaign(Experiment experiment, std::vector<Case> cases)
{
    Campaigning campaign(std::move(experiment), std::move(cases));
    return campaign.finish();
}

bool processGone(int pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string stat;
    if (!std::getline(file, stat)) {
        return true;
    }
    const auto end = stat.rfind(')');
    return end == std::string::npos || stat.compare(end, 3, ") Z") == 0 || stat.compare(end, 3, ") X") == 0;
}

}  // namespace assay::test
