// The host CPU as a device: kernels run in the kernel-host's threads, time is the steady clock's.
#pragma once

#include <memory>

#include "core/device/device.hpp"

namespace assay {

Expected<std::unique_ptr<Device>> openHostDevice();

// Steps of the steady clock as seen from here: the median of the smallest non-zero differences between consecutive
// readings, so that one interrupt does not decide it.
double steadyClockResolutionNs();

}  // namespace assay
