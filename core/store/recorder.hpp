// Runner events into the document, as they arrive.
#pragma once

#include "core/runner/client.hpp"
#include "core/store/store.hpp"

namespace assay {

// Stores one event; CaseResult::run is set from the run that RunStarted began.
class Recorder {
public:
    explicit Recorder(Store& store) : m_store(store) {}
    Expected<void> record(const RunnerEvent&);

private:
    Store& m_store;
    std::int64_t m_run = 0;
};

// The same event applied to results in memory, so that a live view equals what reopening the document would show. Call
// it as assay::apply: an event is a std::variant, and std::apply would be found too.
void apply(Results&, const RunnerEvent&);

}  // namespace assay
