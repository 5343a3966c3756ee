// What the CUDA runtime tells about a device without making a context on it.
#pragma once

#include <cstddef>

#include "core/base/expected.hpp"
#include "core/device/device_info.hpp"

namespace assay {

struct CudaProperties {
    DeviceInfo info;  // ready
    std::size_t l2_bytes = 0;
};

Expected<int> countCudaDevices();
Expected<CudaProperties> readCudaProperties(int ordinal);

}  // namespace assay
