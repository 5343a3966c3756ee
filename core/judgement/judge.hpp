// The acceptance matrix, class audit, red flags and confounders as pure rules.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/matrix/checklist.hpp"
#include "core/statistics/compare.hpp"

namespace assay {}
