// The error table knows codes by number; the toolkit must agree on which number means what.
#include <cuda_runtime_api.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/device/cuda/cuda_error.hpp"

namespace assay {
namespace {

TEST(CudaErrorNumbers, AreTheToolkits)
{
    const int codes[] = {1,   2,   3,   9,   34,  35,  46,  98,  100, 101, 209, 214, 222, 700, 701,
                         702, 710, 714, 715, 716, 717, 718, 719, 800, 801, 802, 803, 804, 999};
    for (const int code : codes) {
        const std::string name = cudaGetErrorName(static_cast<cudaError_t>(code));
        const auto error = describeCudaFailure({code, "", "a name from elsewhere", "", 13000, 13000});
        EXPECT_THAT(error.what, ::testing::HasSubstr("(" + name + ", " + std::to_string(code) + ")"));
    }
}

}  // namespace
}  // namespace assay
