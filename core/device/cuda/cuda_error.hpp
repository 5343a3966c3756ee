// CUDA's error codes in words that help: what happened, its name and number, and what to do. Knows the codes by number,
// so that it is the same in builds without the toolkit and testable without a driver.
#pragma once

#include <string>

#include "core/base/expected.hpp"

namespace assay {

// A failed call of the CUDA runtime.
struct CudaFailure {
    int code = 0;       // cudaError_t
    std::string doing;  // "opening cuda:0": becomes Error::where
    std::string name;   // cudaGetErrorName, used for codes that the table lacks
    std::string text;   // cudaGetErrorString, likewise
    int driver = 0;     // cudaDriverGetVersion (13000 is 13.0), 0 when no driver is installed
    int runtime = 0;    // CUDART_VERSION
};

// Code unsupported when this machine cannot do it, process when the kernel-host is lost (see cudaErrorIsSticky),
// bad_input when the kernel's launch was wrong.
Error describeCudaFailure(const CudaFailure&);

// The CUDA context is gone: every later call in this process fails with the same code, so the process must be
// restarted.
bool cudaErrorIsSticky(int code);

// 13000 -> "13.0".
std::string cudaVersionText(int version);

}  // namespace assay
