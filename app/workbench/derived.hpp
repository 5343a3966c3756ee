// What the workbench recomputes off the interface thread. Pure functions over snapshots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/matrix/checklist.hpp"
#include "core/matrix/expand.hpp"
#include "core/records/assessment.hpp"

namespace assay::workbench {

struct Plan {
    std::vector<Case> cases;
    std::string error;  // "" when the matrix expands
    MatrixEstimate estimate;
    std::vector<ChecklistItem> checklist;
};

Plan makePlan(const Experiment&, const std::optional<Family>&);

// Cases that a run has still to measure: without a finished result for every chosen variant.
std::vector<Case> unfinishedCases(const Experiment&, const std::vector<Case>&, const Results&);

}  // namespace assay::workbench
