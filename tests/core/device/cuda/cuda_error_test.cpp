#include "core/device/cuda/cuda_error.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace assay {
namespace {

using ::testing::HasSubstr;

struct Expectation {
    int code;
    ErrorCode kind;
    bool sticky;
    const char* what;
    const char* remedy;
};

// Injected as the runtime would report them, with a driver for CUDA 12.2 under a runtime of 13.0.
class CudaErrorTable : public ::testing::TestWithParam<Expectation> {};

TEST_P(CudaErrorTable, NamesTheCodeTheCauseAndTheRemedy)
{
    const auto& expected = GetParam();
    const auto error = describeCudaFailure({expected.code, "opening cuda:0", "", "", 12020, 13000});
    EXPECT_EQ(error.code, expected.kind);
    EXPECT_THAT(error.what, HasSubstr(expected.what));
    EXPECT_THAT(error.what, HasSubstr(", " + std::to_string(expected.code) + ")"));
    EXPECT_THAT(error.remedy, HasSubstr(expected.remedy));
    EXPECT_EQ(error.where, "opening cuda:0");
    EXPECT_EQ(cudaErrorIsSticky(expected.code), expected.sticky);
}

INSTANTIATE_TEST_SUITE_P(
    Codes, CudaErrorTable,
    ::testing::Values(
        Expectation{2, ErrorCode::unsupported, false, "not enough free memory (cudaErrorMemoryAllocation",
                    "smaller sizes"},
        Expectation{35, ErrorCode::unsupported, false, "supports CUDA 12.2, this build needs 13.0",
                    "newer NVIDIA driver"},
        Expectation{100, ErrorCode::unsupported, false, "finds no GPU (cudaErrorNoDevice", "CUDA_VISIBLE_DEVICES"},
        Expectation{101, ErrorCode::not_found, false, "no CUDA device of that number", "assay list devices"},
        Expectation{209, ErrorCode::unsupported, false, "no kernel code for this GPU", "CMAKE_CUDA_ARCHITECTURES"},
        Expectation{214, ErrorCode::process, true, "uncorrectable error", "restarted"},
        Expectation{700, ErrorCode::process, true, "address that is not its own (cudaErrorIllegalAddress",
                    "must be restarted"},
        Expectation{702, ErrorCode::process, true, "watchdog", "must be restarted"},
        Expectation{719, ErrorCode::process, true, "ended by an exception", "must be restarted"},
        Expectation{803, ErrorCode::unsupported, false, "different versions", "after a driver update"},
        Expectation{804, ErrorCode::unsupported, false, "Forward compatibility", "cuda-compat"}),
    [](const auto& instance) { return "Code" + std::to_string(instance.param.code); });

TEST(CudaError, TellsAMissingDriverFromAnOldOne)
{
    const auto missing = describeCudaFailure({35, "looking", "", "", 0, 13000});
    EXPECT_THAT(missing.what,
                HasSubstr("No CUDA driver is installed on this machine (cudaErrorInsufficientDriver, 35)"));
    EXPECT_THAT(missing.remedy, HasSubstr("Install the NVIDIA driver"));
    const auto old = describeCudaFailure({35, "looking", "", "", 12020, 13000});
    EXPECT_NE(missing.what, old.what);
}

TEST(CudaError, PassesOnWhatTheRuntimeSaysOfACodeThatTheTableLacks)
{
    const auto error = describeCudaFailure({912, "looking", "cudaErrorFuture", "something new", 13000, 13000});
    EXPECT_EQ(error.what, "something new (cudaErrorFuture, 912)");
    EXPECT_FALSE(error.remedy.empty());
    EXPECT_FALSE(cudaErrorIsSticky(912));
}

TEST(CudaError, WritesVersionsAsPeopleDo)
{
    EXPECT_EQ(cudaVersionText(13000), "13.0");
    EXPECT_EQ(cudaVersionText(12080), "12.8");
    EXPECT_EQ(cudaVersionText(11040), "11.4");
}

}  // namespace
}  // namespace assay
