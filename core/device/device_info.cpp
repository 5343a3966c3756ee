#include "core/device/device_info.hpp"

#include "core/device/device.hpp"
#include "core/device/host/host_info.hpp"

namespace assay {

std::vector<DeviceInfo> listDevices()
{
    std::vector<DeviceInfo> devices{hostDeviceInfo(readHostInfo())};
#ifdef ASSAY_HAVE_CUDA_LIBRARY
    for (auto& device : listCudaDevices()) {
        devices.push_back(std::move(device));
    }
#endif
    return devices;
}

}  // namespace assay
