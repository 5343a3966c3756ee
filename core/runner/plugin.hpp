// Loading kernels from shared objects. Only a kernel-host calls this.
#pragma once

#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay {

// The plugin's variants; they stay valid until the process ends (a plugin is never unloaded: its threads may live on).
// Errors (bad_input, not_found): no such file, not a shared object, no assay_plugin_entry, another ABI version (both
// are named), a description that is incomplete.
Expected<std::vector<const assay_variant*>> loadPlugin(const std::string& path);

// What is wrong with a plugin's description; "" when nothing is.
std::string problemWith(const assay_plugin* plugin);

}  // namespace assay
