// What the variants promise beyond tolerance: bits, order, masks, and answers to calls that do not fit.
#include <cmath>
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

#include "core/numerics/convert.hpp"
#include "kernels/families.hpp"
#include "tests/kernels/harness.hpp"
#include "tests/kernels/sampling.hpp"

namespace assay {
namespace {

using namespace testing_kernels;

const Catalogue& allKernels()
{
    static const Catalogue catalogue = kernels::catalogue();
    return catalogue;
}

Case caseOf(Sizes sizes, DType dtype = DType::f32)
{
    Case at;
    at.sizes = std::move(sizes);
    at.dtype = dtype;
    return at;
}

// A call with one input and one output of the same dtype, dense.
struct DenseCall {
    assay_tensor x{}, y{};
    assay_call call{};

    DenseCall(void* in, void* out, assay_dtype dtype, std::int64_t rows, std::int64_t cols)
    {
        x = {in, dtype, 2, {rows, cols}, {cols, 1}};
        y = {out, dtype, 2, {rows, cols}, {cols, 1}};
        call.struct_size = sizeof(assay_call);
        call.input_count = 1;
        call.output_count = 1;
        call.inputs = &x;
        call.outputs = &y;
    }
};

TEST(Variants, GiveTheSameBitsWhateverTheThreadsAndTheOrderOfChunksUnlessUnordered)
{
    for (const auto& entry : allKernels().entries()) {
        Case at = caseOf({{"rows", 61}, {"cols", 9001}, {"m", 150}, {"n", 130}, {"k", 140}});
        if (entry.family.description.name == "transpose") {
            at.sizes["cols"] = 700;
        }
        for (const auto mode : entry.family.description.modes) {
            at.mode = mode;
            const auto inputs = inputsOf(entry.family, at);
            for (const auto& variant : entry.family.description.variants) {
                const auto* kernel = hostKernel(entry, variant.name);
                const auto one = run(*kernel, entry.family, at, inputs, 1);
                const auto backwards = run(*kernel, entry.family, at, inputs, -1);
                const bool same = one.outputs == backwards.outputs;
                EXPECT_EQ(same, variant.name != "unordered") << entry.family.description.name << " " << variant.name;
                if (variant.name != "unordered") {
                    EXPECT_EQ(one.outputs, run(*kernel, entry.family, at, inputs, 3).outputs) << variant.name;
                }
            }
        }
    }
}

TEST(Variants, DeclaredC1GiveTheBaselinesBitsOnEverySampledCase)
{
    for (const auto& entry : allKernels().entries()) {
        const auto& d = entry.family.description;
        const auto cases = sampledCases(d, 20'000);
        for (const auto& variant : d.variants) {
            if (variant.declared != OptimisationClass::c1 || variant.name == d.default_baseline) {
                continue;
            }
            for (const auto& at : cases) {
                const auto inputs = inputsOf(entry.family, at);
                EXPECT_EQ(run(*hostKernel(entry, variant.name), entry.family, at, inputs).outputs,
                          run(*hostKernel(entry, d.default_baseline), entry.family, at, inputs).outputs)
                    << d.name << " " << variant.name << " " << caseKey(at);
            }
        }
    }
}

TEST(Transpose, KeepsEveryBitPatternOfSixteenBitElements)
{
    std::vector<std::uint16_t> x(0x10000);
    for (std::size_t i = 0; i < x.size(); ++i) {
        x[i] = static_cast<std::uint16_t>(i);
    }
    const auto& entry = *allKernels().find("transpose");
    for (const auto& variant : entry.family.description.variants) {
        std::vector<std::uint16_t> y(x.size());
        DenseCall dense(x.data(), y.data(), ASSAY_F16, 256, 256);
        FakeHost host(2);
        ASSERT_EQ(hostKernel(entry, variant.name)->run(&dense.call, host.services()), ASSAY_OK);
        for (std::size_t i = 0; i < x.size(); ++i) {
            ASSERT_EQ(y[i % 256 * 256 + i / 256], x[i]) << variant.name << " " << i;
        }
    }
}

TEST(Softmax, MasksGiveZerosAndPoisonedRowsAreNaNInEveryVariant)
{
    constexpr double kInf = std::numeric_limits<double>::infinity();
    constexpr std::int64_t kCols = 700;  // several blocks of the online variants
    const auto& entry = *allKernels().find("softmax");
    for (const auto dtype : entry.family.description.dtypes) {
        const Case at = caseOf({{"rows", 6}, {"cols", kCols}}, dtype);
        DenseTensor x{{6, kCols}, std::vector<double>(6 * kCols, -kInf)};
        x.values[kCols - 1] = 2;  // row 0: only the last element counts
        x.values[kCols + 3] = 1;  // row 1: two equal elements, blocks apart
        x.values[2 * kCols - 2] = 1;
        x.values[3 * kCols + 650] = std::nan("");               // row 3: NaN among masks; row 2: masks only
        x.values[4 * kCols] = kInf;                             // row 4
        std::fill_n(x.values.begin() + 5 * kCols, kCols, 3.0);  // row 5: equal
        for (const auto& variant : entry.family.description.variants) {
            if (!supports(variant, at)) {
                continue;
            }
            SCOPED_TRACE(variant.name + " " + std::string(name(dtype)));
            const auto y = run(*hostKernel(entry, variant.name), entry.family, at, {x}).outputs.front();
            const auto value = [&](std::int64_t r, std::int64_t c) {
                return loadElement(y.data(), dtype, static_cast<std::size_t>(r * kCols + c));
            };
            EXPECT_NEAR(value(0, kCols - 1), 1, 1e-5);
            EXPECT_EQ(value(0, 0), 0);
            EXPECT_NEAR(value(1, 3), 0.5, 1e-5);
            EXPECT_NEAR(value(1, kCols - 2), 0.5, 1e-5);
            EXPECT_EQ(value(1, 0), 0);
            for (std::int64_t c = 0; c < kCols; ++c) {
                ASSERT_TRUE(std::isnan(value(2, c)) && std::isnan(value(3, c)) && std::isnan(value(4, c))) << c;
            }
            EXPECT_NEAR(value(5, 0) * kCols, 1, 1e-2);
        }
    }
}

TEST(Variants, SayUnsupportedForDtypesThatTheyDoNotClaim)
{
    for (const auto& entry : allKernels().entries()) {
        for (const auto& variant : entry.family.description.variants) {
            for (const auto dtype : allDTypes()) {
                const Case at = caseOf({{"rows", 2}, {"cols", 3}, {"m", 2}, {"n", 3}, {"k", 4}}, dtype);
                const auto outcome =
                    run(*hostKernel(entry, variant.name), entry.family, at, inputsOf(entry.family, at));
                EXPECT_EQ(outcome.status, supports(variant, at) ? ASSAY_OK : ASSAY_UNSUPPORTED) << variant.name;
            }
        }
    }
}

TEST(Variants, SayOutOfMemoryWhenTheHostHasNone)
{
    float x[12] = {};
    float bias[4] = {};
    float y[12] = {};
    DenseCall dense(x, y, ASSAY_F32, 3, 4);
    const assay_tensor inputs[] = {dense.x, {bias, ASSAY_F32, 1, {4}, {1}}};
    dense.call.inputs = inputs;
    dense.call.input_count = 2;
    FakeHost host(1);
    host.failAllocations();
    EXPECT_EQ(hostKernel(*allKernels().find("bias_gelu"), "two_kernels")->run(&dense.call, host.services()),
              ASSAY_OUT_OF_MEMORY);
    EXPECT_EQ(hostKernel(*allKernels().find("bias_gelu"), "fused")->run(&dense.call, host.services()), ASSAY_OK);
}

TEST(Variants, RefuseCallsThatDoNotFitAndSayWhy)
{
    float data[64] = {};
    for (const auto& entry : allKernels().entries()) {
        for (const auto* kernel : entry.kernels) {
            if (kernel->device != ASSAY_HOST) {
                continue;
            }
            FakeHost host(1);
            DenseCall none(data, data + 32, ASSAY_F32, 2, 3);
            none.call.input_count = 0;
            EXPECT_EQ(kernel->run(&none.call, host.services()), ASSAY_ERROR) << kernel->name;
            EXPECT_NE(host.message(), "") << kernel->name;

            FakeHost other(1);
            DenseCall mixed(data, data + 32, ASSAY_F32, 2, 3);
            mixed.y.dtype = ASSAY_F64;
            EXPECT_EQ(kernel->run(&mixed.call, other.services()), ASSAY_ERROR) << kernel->name;
        }
    }
    FakeHost host(1);
    DenseCall wide(data, data + 32, ASSAY_F32, 2, 3);
    wide.y.shape[1] = 4;
    EXPECT_EQ(hostKernel(*allKernels().find("softmax"), "online")->run(&wide.call, host.services()), ASSAY_ERROR);
    EXPECT_EQ(host.message(), "two tensors that must have the same shape differ");
}

}  // namespace
}  // namespace assay
