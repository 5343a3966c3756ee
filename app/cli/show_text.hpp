// A document's assessment for a terminal.
#pragma once

#include "app/cli/common.hpp"

namespace assay::cli {

void printAssessment(const Document&);

}  // namespace assay::cli
