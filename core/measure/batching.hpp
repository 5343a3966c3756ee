// How many calls one timed span holds, so that the timer resolves it.
#pragma once

#include "core/experiment/axes.hpp"

namespace assay {

// A span shorter than this many steps of the timer carries a quantisation error over 2 %.
inline constexpr double kSpanInResolutions = 50;
inline constexpr int kMaxRepetitions = 10'000;

// Calls per span for a call of `call_ns` under a timer with steps of `resolution_ns`. Always 1 with a cold cache,
// because every call after the first would find it warm. A call_ns that is not positive counts as one timer step.
int repetitionsFor(double call_ns, double resolution_ns, CacheState);

}  // namespace assay
