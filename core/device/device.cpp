#include "core/device/device.hpp"

#include <charconv>

#include "core/device/host/host_device.hpp"

namespace assay {

namespace {

constexpr std::string_view kCudaPrefix = "cuda:";

Expected<std::unique_ptr<Device>> openCuda(const std::string& id)
{
    int ordinal = -1;
    const char* const first = id.data() + kCudaPrefix.size();
    const char* const last = id.data() + id.size();
    const auto [end, status] = std::from_chars(first, last, ordinal);
    if (status != std::errc{} || end != last || ordinal < 0) {
        return fail(ErrorCode::usage, "\"" + id + "\" is not a CUDA device", {}, "Write cuda:0 for the first one");
    }
#ifdef ASSAY_HAVE_CUDA_LIBRARY
    return openCudaDevice(ordinal);
#else
    return fail(ErrorCode::unsupported, "this Assay was built without CUDA", id, "Install a build with CUDA");
#endif
}

}  // namespace

Expected<std::unique_ptr<Device>> openDevice(const std::string& id)
{
    if (id == "host") {
        return openHostDevice();
    }
    if (id.starts_with(kCudaPrefix)) {
        return openCuda(id);
    }
    return fail(ErrorCode::not_found, "there is no device \"" + id + "\"", {}, "List them with: assay list devices");
}

}  // namespace assay
