// Shared checks of the oracles.
#pragma once

#include <span>
#include <string>

#include "core/runner/catalogue.hpp"

namespace assay::kernels {

// Whether there are `count` inputs, each with as many values as its shape says.
Expected<void> checkInputs(std::span<const DenseTensor> inputs, std::size_t count, const std::string& family);

}  // namespace assay::kernels
