// What a plugin offers, asked in a kernel-host of its own: nothing of the plugin runs in the caller's process.
#pragma once

#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/family.hpp"

namespace assay {

// The plugin's variants of the family on the device. Errors: it cannot be loaded, with the reason (missing file, other
// ABI version, no entry, crash while loading); the kernel-host or the device cannot be used. Takes up to some seconds:
// not for an interface thread. `assay_program` as in Campaign.
Expected<std::vector<VariantDescription>> inspectPlugin(const std::string& assay_program,
                                                        const FamilyDescription& family, const std::string& device,
                                                        const std::string& path);

}  // namespace assay
