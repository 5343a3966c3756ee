#include <cuda_runtime.h>

#include <string>

#include "kernels/api/assay_kernel.h"

namespace assay::kernels::cuda {

assay_status checkCuda(const assay_host& host, cudaError_t error, const char* step)
{
    if (error == cudaSuccess) {
        return ASSAY_OK;
    }
    const std::string message = std::string(step) + ": " + cudaGetErrorName(error) + " (" +
                                std::to_string(static_cast<int>(error)) + "): " + cudaGetErrorString(error);
    host.report(host.context, message.c_str());
    return ASSAY_ERROR;
}

assay_status checkLaunch(const assay_host& host, const char* kernel)
{
    const assay_status status = checkCuda(host, cudaGetLastError(), kernel);
    if (status == ASSAY_OK) {
        host.count_kernel(host.context);
    }
    return status;
}

}  // namespace assay::kernels::cuda
