// The checklist's items about shapes.
#pragma once

#include <vector>

#include "core/matrix/checklist.hpp"

namespace assay {

// small_size, target_size, max_size, non_power_of_two, non_divisible, singleton, empty.
std::vector<ChecklistItem> sizeItems(const std::vector<Case>&, const FamilyDescription&);

}  // namespace assay
