// A document as a run would leave it, made up from a seed: for tests of what shows it, and for looking at the pages.
#pragma once

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"

namespace assay::views {

// Row softmax with a baseline and two candidates; no kernel behind it.
Family syntheticFamily();

Experiment syntheticExperiment();

// 8 × 6 sizes in f32, plus the other axes at one shape each.
std::vector<Case> syntheticCases();

// Every case measured but the last `unmeasured`; one failed, one crashed, one with two modes, one that drifts.
Results syntheticResults(const std::vector<Case>&, std::size_t unmeasured);

}  // namespace assay::views
