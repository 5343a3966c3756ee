// What the runner holds while it works on one case.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/runner/arena_content.hpp"
#include "core/runner/host_link.hpp"

namespace assay {

// What a whole campaign shares. `emit` sends an event message to the client; `checkpoint` returns when the campaign is
// not paused; `now_ns` counts from the run's start.
struct RunContext {
    const CatalogueEntry& entry;
    const Experiment& experiment;
    HostLink& host;
    SharedArena& arena;
    std::function<void(const Json&)> emit;
    std::function<void()> checkpoint;
    std::function<std::int64_t()> now_ns;
};

struct VariantState {
    VariantChoice choice;
    VariantResult result;
    std::vector<DenseBytes> outputs;  // of the first call; empty when it gave none
    std::uint64_t differ_on_repeat = 0;
    double call_ns = 0;         // latest estimate of one call
    bool self_reports = false;  // it reports its own durations
    int warm_generation = -1;   // of the kernel-host that it has run in before being timed there
    int valid_samples = 0;
    int invalid_samples = 0;

    bool passed() const { return result.failure == FailureKind::none; }
    void failWith(FailureKind failure, std::string message)
    {
        if (passed()) {
            result.failure = failure;
            result.message = std::move(message);
        }
    }
};

struct CaseState {
    Case at;
    CaseKey key;
    ArenaPlan plan;
    std::vector<DenseTensor> inputs;
    std::uint64_t checksum = 0;  // of the inputs' part of the arena
    std::vector<OracleOutput> oracle;
    std::vector<VariantState> variants;  // baseline first
    Scope scope;
    std::string input_hash;
    std::int64_t started_ns = 0;
    std::size_t index = 0;  // of `total` in the campaign
    std::size_t total = 0;
    int host_generation = -1;  // of the kernel-host that knows this case
    bool lost = false;         // the kernel-host was killed from outside: the case is over
    std::string lost_message;
};

// Scope::clock where every variant of a case reports its own durations.
inline constexpr const char* kSelfReportedClock = "self_reported";

// Byte patterns of the poison: of the two verification calls, and of the one after timing.
inline constexpr unsigned char kFirstPoison = 0xa7;
inline constexpr unsigned char kSecondPoison = 0x5b;
inline constexpr unsigned char kLastPoison = 0x3c;

// One request about a variant of the case, with a fresh kernel-host where the last one died. nullopt when there is no
// usable reply: the variant has failed then ("SIGSEGV while verifying"), or the case is lost.
std::optional<Json> askHost(const RunContext& run, CaseState& state, VariantState& variant, Json request,
                            const std::string& phase);

// As above for requests that concern no variant; false when the case is lost.
bool bindCase(const RunContext& run, CaseState& state);

// Makes the inputs, the arena and the list of variants. Errors (code unsupported): memory lacks; says how much.
Expected<void> prepareCase(const RunContext& run, CaseState& state);

// Two calls of every variant, then the oracle, then the error reports. Errors: the oracle failed.
Expected<void> verifyCase(const RunContext& run, CaseState& state);

// Interleaved blocks over the variants that passed. Returns why it stopped.
std::string timeCase(const RunContext& run, CaseState& state);

// One more call of each variant that was timed, with fresh poison.
void verifyAgain(const RunContext& run, CaseState& state);

void loseCase(CaseState& state, std::string message);

// Again when the scope changes, always before any variant or block of the case.
void emitCaseStarted(const RunContext& run, const CaseState& state);
void emitVariant(const RunContext& run, const CaseState& state, const VariantState& variant);

}  // namespace assay
