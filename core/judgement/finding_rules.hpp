// How rules become findings. Private to this folder.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/judgement/acceptance.hpp"
#include "core/judgement/candidate_view.hpp"

namespace assay::findings {

// What one rule says of one candidate.
struct Said {
    FindingState state = FindingState::cannot_tell;
    std::string explanation;
    std::string remedy;
    Evidence evidence;
};

struct Rule {
    const char* id;
    const char* title;
    std::function<Said(const CandidateView&, const CandidateVerdict&)> decide;
};

Said raised(const std::string& explanation, const std::string& remedy, Evidence);
Said clear(const std::string& explanation, Evidence);
Said cannotTell(const std::string& missing, const std::string& remedy = {});
Evidence evidenceFrom(EvidenceTier, EvidenceStrength, const std::string& source,
                      const std::vector<const CandidateCase*>& = {});

// One finding per rule over all candidates: the worst state (raised, cannot tell, clear), explanations joined under the
// candidates' titles when there are several and they differ.
Finding decide(FindingKind, const Rule&, const std::vector<CandidateView>&, const std::vector<CandidateVerdict>&);

// Rules that live in files of their own.
Said errorGrowsWithSize(const CandidateView&, const CandidateVerdict&);
Said boundaryCases(const CandidateView&, const CandidateVerdict&);
Said silentEdgeErrors(const CandidateView&, const CandidateVerdict&);
Said unrepresentativeGains(const CandidateView&, const CandidateVerdict&);
Said toleranceChanged(const CandidateView&, const CandidateVerdict&);
Said determinismChanged(const CandidateView&, const CandidateVerdict&);
Said vacuousTolerance(const CandidateView&, const CandidateVerdict&);
Said classRefuted(const CandidateView&, const CandidateVerdict&);
Said memoryGrowth(const CandidateView&, const CandidateVerdict&);
Said excludedCost(const CandidateView&, const CandidateVerdict&);

}  // namespace assay::findings
