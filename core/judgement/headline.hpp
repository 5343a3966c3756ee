// The one sentence that a reader takes away.
#pragma once

#include <string>

#include "core/judgement/acceptance.hpp"

namespace assay {

// "Row softmax: Online one-pass is 1.42× [1.31, 1.54] faster than Three-pass on the CPU (geometric mean over 64 cases,
// 95 % interval), slower on 3; all outputs within tolerance." A candidate that is wrong somewhere is called so first.
std::string headline(const CandidateView&, const CandidateVerdict&);

}  // namespace assay
