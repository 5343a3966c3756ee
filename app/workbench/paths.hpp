// Where things lie on this machine.
#pragma once

#include <QString>

#include "core/experiment/experiment.hpp"

namespace assay::workbench {

// `assay` next to this program, else on the PATH; "" when there is none.
QString findAssayProgram();

// A folder of the user's for documents that have no name yet; made when missing.
QString untitledFolder();

// A fresh experiment with a random id and the present time.
Experiment freshExperiment();

// Folder of the user guide: installed, or in the source tree of a developer's build; "" when there is none.
QString guideFolder();

// Present time as ISO 8601, UTC.
std::string nowText();

}  // namespace assay::workbench
