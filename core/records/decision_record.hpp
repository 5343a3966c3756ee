// The decision record's eleven fields, prefilled for the first candidate.
#pragma once

#include "core/records/record_inputs.hpp"

namespace assay {

// Ids in order: problem, bottleneck, change, class, why_safe, guard, fallback, evidence, result, rejected_alternatives,
// remaining_risk.
Record decisionRecord(const RecordInputs&);

}  // namespace assay
