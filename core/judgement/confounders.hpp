// The specification's nine benchmark confounders, and four that a series of durations shows by itself.
#pragma once

#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/experiment/results.hpp"
#include "core/judgement/candidate_view.hpp"

namespace assay {

std::vector<Finding> confounders(const std::vector<CandidateView>& views, const Results&);

}  // namespace assay
