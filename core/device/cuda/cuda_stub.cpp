// Stands in for the CUDA device where the toolkit was not found at build time.
#include "core/device/device.hpp"

namespace assay {

namespace {

constexpr const char* kWhat = "This build has no CUDA support";
constexpr const char* kRemedy = "Build Assay where the CUDA toolkit is installed, or install a build with CUDA";

}  // namespace

Expected<std::unique_ptr<Device>> openCudaDevice(int ordinal)
{
    return fail(ErrorCode::unsupported, kWhat, "opening cuda:" + std::to_string(ordinal), kRemedy);
}

std::vector<DeviceInfo> listCudaDevices()
{
    DeviceInfo info;
    info.id = "cuda";
    info.title = "CUDA";
    info.state = kWhat;
    info.remedy = kRemedy;
    return {info};
}

}  // namespace assay
