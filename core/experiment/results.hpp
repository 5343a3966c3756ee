// The document's measured half: what happened, as it happened. Nothing here is derived.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiment/case.hpp"
#include "core/experiment/error_report.hpp"
#include "core/experiment/sample.hpp"
#include "core/experiment/scope.hpp"

namespace assay {

enum class FailureKind {
    none,
    unsupported,          // the variant does not claim the case: not a failure
    wrong_result,         // outside the tolerance
    unwritten_output,     // elements still hold the poison
    out_of_bounds_write,  // a guard band was changed
    mutated_input,
    changed_after_timing,  // verified before, wrong after the timed loop
    crash,                 // the kernel-host died by a signal
    timeout,
    invalid_time,  // NaN, zero or negative times
    launch_error,  // the kernel or device reported an error
    load_error,    // plugin missing, wrong version, no such symbol
    out_of_memory,
    lost,  // the kernel-host was killed from outside or vanished
};

std::string_view name(FailureKind);
std::string_view title(FailureKind);  // "crashed", "wrote outside its output": English, for reports
std::optional<FailureKind> parseFailureKind(std::string_view);

// One variant on one case.
struct VariantResult {
    std::string variant;
    FailureKind failure = FailureKind::none;
    std::string message;  // what was seen: "SIGSEGV while verifying", "13 bytes after output 'y' changed"
    std::optional<ErrorReport> errors;
    std::optional<std::uint64_t> peak_workspace_bytes;
    std::optional<std::uint64_t> allocations;  // workspace requests of one call
    std::optional<int> kernels;                // launches (parallel regions on the host) of one call, counted
    std::optional<double> first_call_ns;       // cold first call: page faults, code loading

    bool operator==(const VariantResult&) const = default;
};

enum class CaseStatus { pending, running, done, failed, lost, cancelled, skipped };

std::string_view name(CaseStatus);
std::optional<CaseStatus> parseCaseStatus(std::string_view);

// failed: at least one variant failed (others may still be measured). lost: a process died under it.
struct CaseResult {
    Case at;
    CaseStatus status = CaseStatus::pending;
    std::string message;
    Scope scope;
    std::string input_hash;  // of all inputs, hexadecimal
    std::vector<VariantResult> variants;
    std::vector<Block> blocks;
    std::int64_t started_ns = 0;   // since the run's start
    std::int64_t verified_ns = 0;  // end of verification, start of timing
    std::int64_t finished_ns = 0;
    std::int64_t run = 0;  // RunInfo::id

    bool operator==(const CaseResult&) const = default;
};

// Where and when a campaign ran.
struct RunInfo {
    std::int64_t id = 0;
    std::string started;   // ISO 8601, UTC
    std::string finished;  // "" while running or when it never ended in order
    std::string assay_version;
    std::string host;
    std::string device_name;    // "AMD EPYC … (host CPU, 2 threads)"
    std::string device_detail;  // ISA, caches, memory, driver: free text
    std::string compiler;
    double timer_resolution_ns = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> command;
    std::map<std::string, std::string> environment;  // allow-listed variables only

    bool operator==(const RunInfo&) const = default;
};

struct Results {
    std::vector<RunInfo> runs;
    std::vector<CaseResult> cases;
    std::vector<std::string> log;

    bool operator==(const Results&) const = default;
};

const CaseResult* findCase(const Results&, const CaseKey&);
const VariantResult* findVariant(const CaseResult&, const std::string& variant);

// Durations of the valid samples of one variant, in order of time; `blocks` gets each one's block index if asked.
std::vector<double> durations(const CaseResult&, const std::string& variant, std::vector<int>* blocks = nullptr);

}  // namespace assay
