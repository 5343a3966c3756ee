// What a build with CUDA does on a machine without a driver. Skipped where there is one.
#include <cuda_runtime_api.h>
#include <elf.h>
#include <link.h>

#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/device/device.hpp"
#include "kernels/cuda_variants.hpp"

namespace assay {
namespace {

bool driverInstalled()
{
    int version = 0;
    return cudaDriverGetVersion(&version) == cudaSuccess && version > 0;
}

// Names of the libraries that this program cannot start without.
std::vector<std::string> neededLibraries()
{
    const char* strings = nullptr;
    for (const ElfW(Dyn)* entry = _DYNAMIC; entry->d_tag != DT_NULL; ++entry) {
        if (entry->d_tag == DT_STRTAB) {
            strings = reinterpret_cast<const char*>(entry->d_un.d_ptr);
        }
    }
    std::vector<std::string> names;
    for (const ElfW(Dyn)* entry = _DYNAMIC; entry->d_tag != DT_NULL; ++entry) {
        if (entry->d_tag == DT_NEEDED && strings != nullptr) {
            names.emplace_back(strings + entry->d_un.d_val);
        }
    }
    return names;
}

TEST(CudaLinkage, ProgramsStartWithoutAnyCudaLibrary)
{
    const auto names = neededLibraries();
    ASSERT_THAT(names, ::testing::Contains(::testing::StartsWith("libc.so")));  // the list was read
    for (const auto& name : names) {
        EXPECT_EQ(name.find("cu"), std::string::npos) << name;
    }
}

TEST(CudaWithoutDriver, IsListedWithReasonAndRemedy)
{
    if (driverInstalled()) {
        GTEST_SKIP() << "a CUDA driver is installed";
    }
    const auto devices = listCudaDevices();
    ASSERT_EQ(devices.size(), 1U);
    EXPECT_FALSE(devices[0].available);
    EXPECT_THAT(devices[0].state, ::testing::StartsWith("No CUDA driver is installed on this machine"));
    EXPECT_THAT(devices[0].remedy, ::testing::HasSubstr("Install the NVIDIA driver"));
}

TEST(CudaWithoutDriver, CannotBeOpened)
{
    if (driverInstalled()) {
        GTEST_SKIP() << "a CUDA driver is installed";
    }
    const auto opened = openDevice("cuda:0");
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::unsupported);
    EXPECT_THAT(opened.error().what, ::testing::StartsWith("No CUDA driver is installed on this machine"));
    EXPECT_THAT(opened.error().where, ::testing::StartsWith("opening cuda:0"));
}

// A call on tensors that no kernel will reach, with services that record.
class VariantCall {
public:
    explicit VariantCall(const assay_variant& variant, std::int64_t extent = 4) : m_memory(4096)
    {
        m_host.struct_size = sizeof m_host;
        m_host.context = this;
        m_host.workspace = [](void* context, std::size_t) -> void* {
            return static_cast<VariantCall*>(context)->m_memory.data();
        };
        m_host.count_kernel = [](void* context) { ++static_cast<VariantCall*>(context)->kernels; };
        m_host.report = [](void* context, const char* text) { static_cast<VariantCall*>(context)->message = text; };
        setTensors(variant.family, extent);
    }

    assay_status run(const assay_variant& variant, assay_mode mode)
    {
        if (mode == ASSAY_BACKWARD) {
            setBackward(variant.family);
        }
        const assay_call call{sizeof(assay_call),
                              mode,
                              static_cast<std::int32_t>(m_inputs.size()),
                              static_cast<std::int32_t>(m_outputs.size()),
                              m_inputs.data(),
                              m_outputs.data()};
        return variant.run(&call, &m_host);
    }

    std::vector<assay_tensor>& outputs() { return m_outputs; }

    int kernels = 0;
    std::string message;

private:
    assay_tensor matrix(std::int64_t extent) { return {m_memory.data(), ASSAY_F32, 2, {extent, extent}, {extent, 1}}; }
    assay_tensor vector(std::int64_t extent) { return {m_memory.data(), ASSAY_F32, 1, {extent}, {1}}; }

    void setTensors(const std::string& family, std::int64_t extent)
    {
        m_inputs = {matrix(extent)};
        m_outputs = {matrix(extent)};
        if (family == "layer_norm") {
            m_inputs = {matrix(extent), vector(extent), vector(extent)};
        } else if (family == "bias_gelu") {
            m_inputs = {matrix(extent), vector(extent)};
        } else if (family == "gemm") {
            m_inputs = {matrix(extent), matrix(extent)};
        } else if (family == "sum_reduction") {
            m_outputs = {vector(extent)};
        }
    }

    void setBackward(const std::string& family)
    {
        const auto x = m_inputs.front();
        const auto column = vector(x.shape[1]);
        m_inputs = family == "layer_norm" ? std::vector{x, column, x} : std::vector{x, x};
        m_outputs = family == "layer_norm" ? std::vector{x, column, column} : std::vector{x};
    }

    std::vector<unsigned char> m_memory;
    std::vector<assay_tensor> m_inputs;
    std::vector<assay_tensor> m_outputs;
    assay_host m_host{};
};

std::string label(const assay_variant& variant)
{
    return std::string(variant.family) + " " + variant.name;
}

TEST(CudaWithoutDriver, EveryVariantReportsAnErrorAndCountsNoKernel)
{
    if (driverInstalled()) {
        GTEST_SKIP() << "a CUDA driver is installed";
    }
    for (const auto* variant : kernels::cudaVariants()) {
        for (const auto mode : {ASSAY_FORWARD, ASSAY_BACKWARD}) {
            if ((variant->modes & (1u << mode)) == 0) {
                continue;
            }
            VariantCall call(*variant);
            EXPECT_EQ(call.run(*variant, mode), ASSAY_ERROR) << label(*variant);
            EXPECT_THAT(call.message, ::testing::HasSubstr("cudaErrorInsufficientDriver (35)")) << label(*variant);
            EXPECT_EQ(call.kernels, 0) << label(*variant);
        }
    }
}

TEST(CudaVariants, LaunchNothingForEmptyMatrices)
{
    for (const auto* variant : kernels::cudaVariants()) {
        VariantCall call(*variant, 0);
        EXPECT_EQ(call.run(*variant, ASSAY_FORWARD), ASSAY_OK) << label(*variant) << ": " << call.message;
        EXPECT_EQ(call.kernels, 0) << label(*variant);
    }
}

TEST(CudaVariants, RefuseShapesThatDoNotFit)
{
    for (const auto* variant : kernels::cudaVariants()) {
        VariantCall call(*variant);
        call.outputs().front().shape[0] = 5;
        EXPECT_EQ(call.run(*variant, ASSAY_FORWARD), ASSAY_ERROR) << label(*variant);
        EXPECT_THAT(call.message, ::testing::HasSubstr("shape")) << label(*variant);
    }
}

TEST(CudaVariants, AreNamedOncePerFamilyAndSayWhatTheyDo)
{
    std::set<std::string> names;
    for (const auto* variant : kernels::cudaVariants()) {
        EXPECT_TRUE(names.insert(label(*variant)).second) << label(*variant);
        EXPECT_EQ(variant->device, ASSAY_CUDA);
        EXPECT_EQ(variant->struct_size, sizeof(assay_variant));
        EXPECT_NE(variant->dtypes, 0U);
        EXPECT_NE(variant->run, nullptr);
        EXPECT_GT(std::string(variant->description).size(), 20U) << label(*variant);
    }
    EXPECT_EQ(names.size(), 21U);
}

}  // namespace
}  // namespace assay
