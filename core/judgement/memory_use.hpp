// Peak workspace and allocation count of a candidate against the baseline.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/judgement/candidate_view.hpp"

namespace assay {

struct MemoryUse {
    std::size_t compared = 0;  // cases on which both were counted
    std::vector<const CandidateCase*> more_workspace, more_allocations;
    const CandidateCase* largest = nullptr;  // largest growth of peak workspace
    bool disclosed = false;                  // a person has answered "When does memory increase?"

    bool increased() const { return !more_workspace.empty() || !more_allocations.empty(); }
    // "Online asks for more workspace on 3 of 64 cases (up to 1.50 MiB against 0 B at …)"
    std::string sentence(const CandidateView&) const;
};

// Id of the failure-case question whose answer discloses a growth.
inline constexpr const char* kMemoryQuestion = "memory_increase";

MemoryUse memoryUse(const CandidateView&);

}  // namespace assay
