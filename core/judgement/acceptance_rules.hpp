// The acceptance matrix' single rules. Private to this folder; judge() composes them.
#pragma once

#include <string>
#include <vector>

#include "core/judgement/acceptance.hpp"

namespace assay::acceptance {

// One rule's say: the verdict can be no better than `at_most`.
struct Ruling {
    Verdict at_most = Verdict::keep;
    std::string reason;   // one sentence with numbers and the cases' axes
    std::string to_keep;  // what would lift it; "" when nothing can
};
using Rulings = std::vector<Ruling>;

struct Domains {
    FailureDomain wrong, slower, unsupported;
};
Domains findDomains(const CandidateView&);

Rulings correctness(const CandidateView&, const Domains&);                 // reject only
Rulings usableEvidence(const CandidateView&);                              // more_evidence only
Rulings speed(const CandidateView&, const RatioSummary&, const Domains&);  // keep means: nothing against it
Rulings caps(const CandidateView&, const ClassAudit&, const Domains&);     // guarded, micro_only, more_evidence
Rulings completeness(const CandidateView&);                                // the representative checklist

// Facts in the candidate's favour, for the reasons.
std::string correctnessFact(const CandidateView&);
std::string speedFact(const CandidateView&, const RatioSummary&);

// Comparisons that speed is judged on.
std::vector<Comparison> judgedComparisons(const CandidateView&);

}  // namespace assay::acceptance
