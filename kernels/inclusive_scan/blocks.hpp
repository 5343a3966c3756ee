// Geometry of the blocked scan, shared by the kernel and by the work model.
#pragma once

#include <cstdint>

namespace assay::kernels::inclusive_scan {

// Columns per block: long enough to pay for the second read, short enough to stay in the first-level cache.
inline constexpr std::int64_t kBlock = 4096;

}  // namespace assay::kernels::inclusive_scan
