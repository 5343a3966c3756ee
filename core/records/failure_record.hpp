// The failure-case record's twelve questions, prefilled for the first candidate.
#pragma once

#include "core/records/record_inputs.hpp"

namespace assay {

// Ids in the specification's order: shapes_not_improved, dtypes_unsupported, layouts_unsupported, value_ranges,
// devices_unsupported, precision_modes, batch_sizes, fallback_scale, error_too_large, memory_increase,
// compile_time_increase, end_to_end_regress.
Record failureRecord(const RecordInputs&);

}  // namespace assay
