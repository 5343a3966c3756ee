// Processes that a test has caused, found by descent, never by name alone.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace assay::workbench {

// Direct children of a process that have not ended.
std::vector<pid_t> childrenOf(pid_t parent);

// The descendant of `ancestor` that was started as `assay <subcommand>`; 0 when there is none.
pid_t findWorker(pid_t ancestor, const std::string& subcommand);

}  // namespace assay::workbench
