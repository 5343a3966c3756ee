// Variants that come from outside: what trusted plugins say they hold, and stand-ins for what a document only names.
#pragma once

#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay::workbench {

// Asks a kernel-host, which loads the plugins: only for trusted ones, and off the interface thread. `plugins`:
// absolute.
Expected<std::vector<VariantDescription>> describePlugins(const std::string& assay_program, const FamilyDescription&,
                                                          const std::vector<std::string>& plugins);

// The family with these variants, and with a stand-in for every variant that the experiment names and nothing
// describes: a document shows and judges what was measured although its plugin is not loaded.
Family withForeignVariants(Family family, const std::vector<VariantDescription>& described, const Experiment&);

}  // namespace assay::workbench
