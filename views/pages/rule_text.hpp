// Matrix rules as people write them: "cols < 64 and dtype = bf16".
#pragma once

#include <string>

#include <QString>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay::views {

// Conditions joined by "and" or commas; axes are the family's sizes and dtype, layout, values, mode, cache. The error
// says which part is wrong.
Expected<std::vector<AxisCondition>> parseConditions(const QString& text, const FamilyDescription&);

QString conditionsText(const std::vector<AxisCondition>&);

}  // namespace assay::views
