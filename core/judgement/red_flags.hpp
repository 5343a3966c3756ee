// The specification's seventeen red flags, and those that the companion contracts add, decided where the evidence at
// hand decides them.
#pragma once

#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/judgement/acceptance.hpp"
#include "core/judgement/candidate_view.hpp"

namespace assay {

// One finding per flag, in the specification's order, over all candidates: the worst state, each candidate's
// explanation. `verdicts` is parallel to `views`.
std::vector<Finding> redFlags(const std::vector<CandidateView>& views, const std::vector<CandidateVerdict>& verdicts);

}  // namespace assay
