// The two worker processes' bodies, called by `assay runner` and `assay kernel-host`.
#pragma once

#include <string>

#include "core/runner/catalogue.hpp"

namespace assay {

// Serves the protocol on stdin/stdout until EOF. Return value is the exit status. `assay_program`: path of the running
// program, from which the runner starts the kernel-host.
int runRunner(const Catalogue&, const std::string& assay_program);
int runKernelHost(const Catalogue&);

}  // namespace assay
