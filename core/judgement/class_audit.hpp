// The declared optimisation class against the measured bits and errors (companion contracts, "Optimisation class").
#pragma once

#include <string>
#include <vector>

#include "core/experiment/optimisation_class.hpp"
#include "core/judgement/candidate_view.hpp"

namespace assay {

// Declared class against measured evidence, for one candidate.
struct ClassAudit {
    std::string candidate;
    OptimisationClass declared = OptimisationClass::c1;
    OptimisationClass proposed = OptimisationClass::c1;  // smallest class that fits the evidence
    bool contradicted = false;                           // the evidence refutes the declaration
    bool confirmed = false;  // the evidence that the declared class needs is there, on every case
    std::string reason;      // "bitwise equal on all 64 cases", "bits differ on 12 of 64 cases, all within tolerance"
    std::vector<std::string> flags;  // semantic flags proposed: "nondeterministic", "changes NaN/Inf behaviour"

    bool operator==(const ClassAudit&) const = default;
};

ClassAudit auditClass(const CandidateView&);

}  // namespace assay
