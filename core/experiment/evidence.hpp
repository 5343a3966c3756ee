// Where a statement comes from, and how far it carries.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay {

enum class EvidenceTier {
    none,
    profiler_trace,
    compiler_output,
    work_model,
    benchmark,
    memory_profile,
    counters,
    correctness_test
};
enum class EvidenceStrength { observed, derived, modelled, inferred, assumed };

std::string_view name(EvidenceTier);
std::string_view name(EvidenceStrength);

struct Evidence {
    EvidenceTier tier = EvidenceTier::none;
    EvidenceStrength strength = EvidenceStrength::assumed;
    std::string source;              // in words: "median over 12 blocks on 64 cases"
    std::vector<std::string> cases;  // keys of the cases behind it

    bool operator==(const Evidence&) const = default;
};

enum class FindingKind { red_flag, confounder };
enum class FindingState { raised, clear, cannot_tell, waived };

std::string_view name(FindingKind);
std::string_view name(FindingState);

// A red flag or confounder with the evidence that raised it.
struct Finding {
    FindingKind kind = FindingKind::red_flag;
    std::string id;     // "error_grows_with_size"
    std::string title;  // the specification's sentence
    FindingState state = FindingState::cannot_tell;
    std::string explanation;  // what was seen, or which evidence is missing
    std::string remedy;       // what to do
    Evidence evidence;

    bool operator==(const Finding&) const = default;
};

}  // namespace assay
