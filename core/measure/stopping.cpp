#include "core/measure/stopping.hpp"

#include <algorithm>

#include "core/statistics/compare.hpp"

namespace assay {

namespace {

bool narrowEnough(const StoppingInput& input, const MeasureSettings& settings)
{
    return !input.log_ratios.empty() &&
           std::all_of(input.log_ratios.begin(), input.log_ratios.end(), [&](const std::vector<double>& series) {
               const Comparison comparison = compareRatios(series, settings.equivalence_margin);
               return comparison.ratio && comparison.low && comparison.high &&
                      (*comparison.high - *comparison.low) / 2 <= settings.target_half_width * *comparison.ratio;
           });
}

}  // namespace

StoppingDecision decideStopping(const StoppingInput& input, const MeasureSettings& settings)
{
    if (input.blocks >= settings.max_blocks) {
        return {true, std::to_string(input.blocks) + " blocks"};
    }
    if (input.blocks > 0 && input.timed_ns > kHardBudgetFactor * settings.case_budget_ns) {
        return {true, "budget exceeded before the smallest number of blocks"};
    }
    if (input.blocks < settings.min_blocks) {
        return {};
    }
    if (input.timed_ns >= settings.case_budget_ns) {
        return {true, "budget"};
    }
    return narrowEnough(input, settings) ? StoppingDecision{true, "interval narrow enough"} : StoppingDecision{};
}

}  // namespace assay
