// Descriptions agree with the kernels, with themselves and with what the matrix needs.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "kernels/families.hpp"
#include "tests/kernels/harness.hpp"
#include "tests/kernels/sampling.hpp"

namespace assay {
namespace {

using namespace testing_kernels;

template <class T>
bool holds(const std::vector<T>& values, const T& value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

TEST(Descriptions, NameTheSevenFamiliesWithABaselineAndTwoCandidatesEach)
{
    std::vector<std::string> names;
    for (const auto& family : kernels::descriptions()) {
        const auto& d = family.description;
        names.push_back(d.name);
        EXPECT_GE(d.variants.size(), 3u) << d.name;
        const auto* baseline = findVariant(d, d.default_baseline);
        ASSERT_NE(baseline, nullptr) << d.name;
        EXPECT_EQ(baseline->declared, OptimisationClass::c1) << d.name;
        EXPECT_EQ(baseline->dtypes, d.dtypes) << d.name;
        EXPECT_FALSE(d.contract.empty()) << d.name;
    }
    EXPECT_EQ(names, (std::vector<std::string>{"softmax", "layer_norm", "sum_reduction", "transpose", "gemm",
                                               "bias_gelu", "inclusive_scan"}));
}

TEST(Descriptions, EveryDescribedHostVariantHasOneKernelThatClaimsTheSame)
{
    const Catalogue catalogue = kernels::catalogue();
    for (const auto& entry : catalogue.entries()) {
        const auto& d = entry.family.description;
        EXPECT_TRUE(entry.oracle) << d.name;
        std::multiset<std::string> on_host;
        for (const auto* kernel : entry.kernels) {
            if (kernel->device == ASSAY_HOST) {
                on_host.insert(kernel->name);
            }
            EXPECT_NE(findVariant(d, kernel->name), nullptr) << kernel->name << " has a kernel and no description";
        }
        for (const auto& variant : d.variants) {
            ASSERT_EQ(on_host.count(variant.name), 1u) << d.name << " " << variant.name;
            const auto* kernel = hostKernel(entry, variant.name);
            EXPECT_STREQ(kernel->title, variant.title.c_str());
            EXPECT_EQ(kernel->declared_class, name(variant.declared));
            for (const auto dtype : allDTypes()) {
                EXPECT_EQ((kernel->dtypes >> abiOf(dtype) & 1u) != 0, holds(variant.dtypes, dtype));
            }
            EXPECT_EQ(kernel->modes, holds(variant.modes, PassMode::backward) ? 3u : 1u);
            EXPECT_EQ(kernel->layouts, 7u);
        }
    }
}

TEST(Descriptions, PresetsStartAtTheTargetAndCoverWhatTheChecklistAsksFor)
{
    for (const auto& family : kernels::descriptions()) {
        for (const auto& axis : family.description.size_axes) {
            SCOPED_TRACE(family.description.name + " " + axis.name);
            EXPECT_EQ(axis.quick.front(), axis.target);
            EXPECT_EQ(axis.exhaustive.front(), axis.target);
            const auto& values = axis.representative;
            EXPECT_EQ(values.front(), axis.target);
            EXPECT_TRUE(holds(values, axis.small));
            EXPECT_TRUE(holds(values, axis.max));
            EXPECT_EQ(*std::max_element(values.begin(), values.end()), axis.max);
            EXPECT_TRUE(std::any_of(values.begin(), values.end(), [](std::int64_t v) { return (v & (v - 1)) != 0; }));
            if (axis.block > 1) {
                EXPECT_TRUE(std::any_of(values.begin(), values.end(),
                                        [&](std::int64_t v) { return v > axis.block && v % axis.block != 0; }));
            }
            EXPECT_EQ(std::set<std::int64_t>(values.begin(), values.end()).size(), values.size());
        }
        const auto any_axis_has = [&](std::int64_t extent) {
            return std::any_of(family.description.size_axes.begin(), family.description.size_axes.end(),
                               [&](const SizeAxis& axis) { return holds(axis.representative, extent); });
        };
        EXPECT_TRUE(any_axis_has(0)) << family.description.name;
        EXPECT_TRUE(any_axis_has(1)) << family.description.name;
    }
}

TEST(Descriptions, LargestCaseOfThePresetsKeepsEachTensorUnder128MiB)
{
    for (const auto& family : kernels::descriptions()) {
        Case at;
        at.dtype = DType::f64;
        for (const auto& axis : family.description.size_axes) {
            at.sizes[axis.name] = *std::max_element(axis.exhaustive.begin(), axis.exhaustive.end());
        }
        for (const auto& tensor : family.inputs(at)) {
            EXPECT_LE(elementCount(tensor) * 8, 128 << 20) << family.description.name << " " << tensor.name;
        }
    }
}

TEST(Descriptions, SoftmaxRepresentativeStarHasAtLeastSixtyCases)
{
    EXPECT_GE(representativeCases(kernels::descriptions().front().description).size(), 60u);
}

TEST(WorkModel, StatesBytesAndOperationsOfKnownCases)
{
    const auto families = kernels::descriptions();
    Case at;
    at.sizes = {{"rows", 256}, {"cols", 1024}, {"m", 10}, {"n", 20}, {"k", 30}};
    at.dtype = DType::f16;
    const auto softmax = families[0].work(at, "three_pass");
    EXPECT_EQ(softmax.bytes_read, 256 * 1024 * 2);
    EXPECT_EQ(softmax.bytes_written, 256 * 1024 * 2);
    EXPECT_LT(families[0].work(at, "fast_exp").flops, softmax.flops);
    const auto gemm = families[4].work(at, "naive");
    EXPECT_EQ(gemm.bytes_read, (10 * 30 + 30 * 20) * 2);
    EXPECT_EQ(gemm.bytes_written, 10 * 20 * 2);
    EXPECT_EQ(gemm.flops, 2 * 10 * 20 * 30);
    // The temporary of the unfused variant is float32 and crosses memory twice.
    const auto split = families[5].work(at, "two_kernels");
    const auto fused = families[5].work(at, "fused");
    EXPECT_EQ(split.bytes_read - fused.bytes_read, 256 * 1024 * 4);
    EXPECT_EQ(split.bytes_written - fused.bytes_written, 256 * 1024 * 4);
    EXPECT_EQ(split.kernels, 2);
    EXPECT_EQ(fused.kernels, 1);
}

TEST(WorkModel, FollowsTheDeviceWhereItsVariantsDiffer)
{
    const auto families = kernels::descriptions();
    Case at;
    at.sizes = {{"rows", 256}, {"cols", 1024}, {"m", 64}, {"n", 64}, {"k", 64}};
    at.mode = PassMode::backward;
    at.device = "cuda:0";
    EXPECT_EQ(families[1].work(at, "two_pass").workspace_bytes, 2 * 256 * 8);
    EXPECT_EQ(families[4].work(at, "blocked").workspace_bytes, 0);
    EXPECT_EQ(families[4].work(at, "blocked").kernels, 1);
}

}  // namespace
}  // namespace assay
