#include "core/store/recorder.hpp"

#include <algorithm>
#include <type_traits>

#include <fmt/format.h>

namespace assay {

namespace {

// What an event adds to the log; nothing for most.
template <class Event>
std::optional<std::string> logText(const Event& event)
{
    if constexpr (std::is_same_v<Event, LogLine>) {
        return event.warning ? "warning: " + event.text : event.text;
    } else if constexpr (std::is_same_v<Event, RunnerRestarted>) {
        return fmt::format("warning: the runner was restarted (attempt {}): {}", event.attempt, event.reason);
    } else if constexpr (std::is_same_v<Event, RunFinished>) {
        return event.failed ? std::optional("error: " + describe(event.error)) : std::nullopt;
    } else {
        return std::nullopt;
    }
}

CaseResult* findMutable(Results& results, const CaseKey& key)
{
    const auto found = std::find_if(results.cases.begin(), results.cases.end(),
                                    [&](const CaseResult& result) { return caseKey(result.at) == key; });
    return found == results.cases.end() ? nullptr : &*found;
}

struct Apply {
    Results& results;

    void operator()(const RunStarted& event) const
    {
        const std::int64_t id = results.runs.empty() ? 1 : results.runs.back().id + 1;
        results.runs.push_back(event.run);
        results.runs.back().id = id;
    }
    void operator()(const CaseStarted& event) const
    {
        CaseResult result = event.result;
        result.run = results.runs.empty() ? 0 : results.runs.back().id;
        if (CaseResult* const earlier = findMutable(results, caseKey(result.at))) {
            *earlier = std::move(result);
        } else {
            results.cases.push_back(std::move(result));
        }
    }
    void operator()(const VariantChecked& event) const
    {
        CaseResult* const result = findMutable(results, event.key);
        if (result == nullptr) {
            return;
        }
        const auto earlier =
            std::find_if(result->variants.begin(), result->variants.end(),
                         [&](const VariantResult& variant) { return variant.variant == event.result.variant; });
        if (earlier != result->variants.end()) {
            *earlier = event.result;
        } else {
            result->variants.push_back(event.result);
        }
    }
    void operator()(const BlockMeasured& event) const
    {
        if (CaseResult* const result = findMutable(results, event.key)) {
            result->blocks.push_back(event.block);
        }
    }
    void operator()(const CaseFinished& event) const
    {
        if (CaseResult* const result = findMutable(results, event.key)) {
            result->status = event.status;
            result->message = event.message;
            result->verified_ns = event.verified_ns;
            result->finished_ns = event.finished_ns;
        }
    }
    void operator()(const LogLine&) const {}
    void operator()(const RunnerRestarted&) const {}
    void operator()(const RunFinished& event) const
    {
        if (!results.runs.empty()) {
            results.runs.back().finished = event.finished;
        }
    }
};

struct Record {
    Store& store;
    std::int64_t& run;

    Expected<void> operator()(const RunStarted& event) const
    {
        const auto id = store.beginRun(event.run);
        if (!id) {
            return tl::unexpected(id.error());
        }
        run = *id;
        return {};
    }
    Expected<void> operator()(const CaseStarted& event) const { return store.beginCase(run, event.result); }
    Expected<void> operator()(const VariantChecked& event) const
    {
        return store.recordVariant(event.key, event.result);
    }
    Expected<void> operator()(const BlockMeasured& event) const { return store.recordBlock(event.key, event.block); }
    Expected<void> operator()(const CaseFinished& event) const
    {
        return store.finishCase(event.key, event.status, event.message, event.verified_ns, event.finished_ns);
    }
    Expected<void> operator()(const LogLine&) const { return {}; }
    Expected<void> operator()(const RunnerRestarted&) const { return {}; }
    Expected<void> operator()(const RunFinished& event) const
    {
        return run == 0 ? Expected<void>() : store.finishRun(run, event.finished);
    }
};

}  // namespace

Expected<void> Recorder::record(const RunnerEvent& event)
{
    return std::visit(
        [&](const auto& happened) -> Expected<void> {
            if (const auto done = Record{m_store, m_run}(happened); !done) {
                return done;
            }
            const auto line = logText(happened);
            return line ? m_store.appendLog(*line) : Expected<void>();
        },
        event);
}

void apply(Results& results, const RunnerEvent& event)
{
    std::visit(
        [&](const auto& happened) {
            Apply{results}(happened);
            if (const auto line = logText(happened)) {
                results.log.push_back(*line);
            }
        },
        event);
}

}  // namespace assay
