#include "core/device/cuda/cuda_call.hpp"

#include <cuda_runtime_api.h>

#include "core/device/cuda/cuda_error.hpp"

namespace assay {

Error cudaFailed(int code, const std::string& doing)
{
    CudaFailure failure;
    failure.code = code;
    failure.doing = doing;
    failure.name = cudaGetErrorName(static_cast<cudaError_t>(code));
    failure.text = cudaGetErrorString(static_cast<cudaError_t>(code));
    failure.runtime = CUDART_VERSION;
    if (cudaDriverGetVersion(&failure.driver) != cudaSuccess) {
        failure.driver = 0;
    }
    static_cast<void>(cudaGetLastError());
    return describeCudaFailure(failure);
}

Expected<void> checkCuda(int code, const std::string& doing)
{
    if (code == cudaSuccess) {
        return {};
    }
    return tl::unexpected(cudaFailed(code, doing));
}

}  // namespace assay
