// When enough blocks of a case have been measured.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/experiment/experiment.hpp"

namespace assay {

// `log_ratios`: one series per candidate, log(candidate ÷ baseline) of each block. The sign of a difference, and
// whether an interval excludes "no difference", are not asked: stopping on significance would inflate false calls.
struct StoppingInput {
    int blocks = 0;
    double timed_ns = 0;  // spent in timed spans so far, warm-up included
    std::span<const std::vector<double>> log_ratios;
};

struct StoppingDecision {
    bool stop = false;
    std::string reason;  // "interval narrow enough", "60 blocks", "budget"; "" while going on
};

// A case that takes far longer than its budget is cut off below min_blocks at this multiple of the budget.
inline constexpr double kHardBudgetFactor = 5;

StoppingDecision decideStopping(const StoppingInput&, const MeasureSettings&);

}  // namespace assay
