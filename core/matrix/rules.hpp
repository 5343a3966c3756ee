// Conditions of include and exclude rules.
#pragma once

#include <string>
#include <string_view>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay {

// "cols >= 64", "dtype = bf16", "cols % 4" (divisible by 4). Blanks around the operator are optional.
Expected<AxisCondition> parseCondition(std::string_view text);
std::string conditionText(const AxisCondition&);

// Whether the condition can be meant for this family: axis and operator exist, ordering and divisibility only for
// sizes, the value is one that the axis can take.
Expected<void> checkCondition(const AxisCondition&, const FamilyDescription&);

bool matches(const AxisCondition&, const Case&);

// Whether the rules leave the case in.
bool admitted(const std::vector<MatrixRule>&, const Case&);

}  // namespace assay
