// Calls of the CUDA runtime whose failures become Errors. Source files of this folder only.
#pragma once

#include <string>

#include "core/base/expected.hpp"

namespace assay {

// The Error for a failed call's cudaError_t. Clears the runtime's memory of it, so that a later kernel launch is not
// blamed.
Error cudaFailed(int code, const std::string& doing);

// Success, or cudaFailed.
Expected<void> checkCuda(int code, const std::string& doing);

}  // namespace assay
