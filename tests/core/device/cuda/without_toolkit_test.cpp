#include <gtest/gtest.h>

#include "core/device/device.hpp"

namespace assay {
namespace {

TEST(CudaDeviceWithoutToolkit, SaysThatTheBuildHasNoCuda)
{
    const auto opened = openCudaDevice(0);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::unsupported);
    EXPECT_EQ(opened.error().what, "This build has no CUDA support");
    const auto listed = listCudaDevices();
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_FALSE(listed[0].available);
    EXPECT_EQ(listed[0].state, "This build has no CUDA support");
    EXPECT_FALSE(listed[0].remedy.empty());
}

}  // namespace
}  // namespace assay
