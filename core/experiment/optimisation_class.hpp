// Optimisation class of the companion contracts: what changed in the numbers.
#pragma once

#include <optional>
#include <string_view>

namespace assay {

// c1: bit-for-bit equal. c2: evaluation order differs. c3: explicit approximation. c4: result-level semantics
// changed. not_applicable: values untouched because no computation changed (memory backing, scheduling).
enum class OptimisationClass { c1, c2, c3, c4, not_applicable };

std::string_view name(OptimisationClass);  // "C1" … "C4", "N/A"
std::optional<OptimisationClass> parseOptimisationClass(std::string_view);

}  // namespace assay
