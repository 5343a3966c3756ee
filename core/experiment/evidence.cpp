#include "core/experiment/evidence.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<EvidenceTier, 8> kTiers{{
    {EvidenceTier::none, "none"},
    {EvidenceTier::profiler_trace, "profiler trace"},
    {EvidenceTier::compiler_output, "compiler output"},
    {EvidenceTier::work_model, "byte/FLOP model"},
    {EvidenceTier::benchmark, "benchmark"},
    {EvidenceTier::memory_profile, "memory profile"},
    {EvidenceTier::counters, "hardware counters"},
    {EvidenceTier::correctness_test, "correctness test"},
}};

constexpr detail::EnumNames<EvidenceStrength, 5> kStrengths{{
    {EvidenceStrength::observed, "observed"},
    {EvidenceStrength::derived, "derived"},
    {EvidenceStrength::modelled, "modelled"},
    {EvidenceStrength::inferred, "inferred"},
    {EvidenceStrength::assumed, "assumed"},
}};

constexpr detail::EnumNames<FindingKind, 2> kFindingKinds{{
    {FindingKind::red_flag, "red flag"},
    {FindingKind::confounder, "confounder"},
}};

constexpr detail::EnumNames<FindingState, 4> kFindingStates{{
    {FindingState::raised, "raised"},
    {FindingState::clear, "clear"},
    {FindingState::cannot_tell, "cannot tell"},
    {FindingState::waived, "waived"},
}};

}  // namespace

std::string_view name(EvidenceTier tier)
{
    return detail::nameIn(kTiers, tier);
}

std::string_view name(EvidenceStrength strength)
{
    return detail::nameIn(kStrengths, strength);
}

std::string_view name(FindingKind kind)
{
    return detail::nameIn(kFindingKinds, kind);
}

std::string_view name(FindingState state)
{
    return detail::nameIn(kFindingStates, state);
}

}  // namespace assay
