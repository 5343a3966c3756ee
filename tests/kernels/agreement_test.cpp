// Every variant of every family against its oracle.
#include <cstdlib>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/numerics/error_report.hpp"
#include "kernels/expected_failures.hpp"
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

ErrorReport reportOf(const Family& family, const Case& at, const Outcome& outcome,
                     const std::vector<OracleOutput>& truth)
{
    const auto specs = family.outputs(at);
    std::vector<ErrorReportInput> pairs;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        pairs.push_back({specs[i].name, at.dtype, specs[i].shape, outcome.outputs[i].data(), truth[i].value.values,
                         truth[i].scale, defaultTolerance(at.dtype)});
    }
    return errorReport(pairs);
}

std::string say(const ErrorReport& report)
{
    std::string text = std::to_string(report.out_of_tolerance) + " of " + std::to_string(report.elements) +
                       " elements, NaN " + std::to_string(report.nan_disagree) + ", inf " +
                       std::to_string(report.inf_disagree);
    if (report.worst) {
        text += "; worst " + report.worst->tensor + " " + std::to_string(report.worst->value) + " for " +
                std::to_string(report.worst->reference) + " at";
        for (const auto index : report.worst->index) {
            text += " " + std::to_string(index);
        }
    }
    return text + (report.worst_ratio ? ", error / allowance " + std::to_string(*report.worst_ratio) : "");
}

class Agreement : public testing::TestWithParam<std::string> {
protected:
    const CatalogueEntry& entry() const { return *allKernels().find(GetParam()); }

    // Expected failures that showed themselves, by variant and dtype.
    std::set<std::pair<std::string, DType>> failed;

    void check(const VariantDescription& variant, const Case& at, const std::vector<DenseTensor>& inputs,
               const std::vector<OracleOutput>& truth)
    {
        SCOPED_TRACE(variant.name + " " + caseKey(at));
        const auto* kernel = hostKernel(entry(), variant.name);
        ASSERT_NE(kernel, nullptr);
        const Outcome outcome = run(*kernel, entry().family, at, inputs);
        ASSERT_EQ(outcome.status, ASSAY_OK) << outcome.message;
        EXPECT_TRUE(outcome.guards_intact);
        EXPECT_TRUE(outcome.inputs_intact);
        const ErrorReport report = reportOf(entry().family, at, outcome, truth);
        if (kernels::mayFail(GetParam(), variant.name, at)) {
            if (!withinTolerance(report)) {
                failed.emplace(variant.name, at.dtype);
            }
        } else {
            EXPECT_TRUE(withinTolerance(report)) << say(report);
        }
        const WorkModel work = entry().family.work(at, variant.name);
        EXPECT_EQ(outcome.kernels, work.kernels);
        EXPECT_EQ(static_cast<double>(outcome.workspace_bytes), work.workspace_bytes);
    }

    void check(const std::vector<Case>& cases)
    {
        for (const auto& at : cases) {
            const auto inputs = inputsOf(entry().family, at);
            const auto truth = entry().oracle(at, inputs);
            ASSERT_TRUE(truth) << describe(truth.error());
            for (const auto& variant : entry().family.description.variants) {
                if (supports(variant, at)) {
                    check(variant, at, inputs, *truth);
                }
            }
        }
    }
};

TEST_P(Agreement, EveryVariantIsWithinToleranceAndInsideItsTensorsOnTheSampledCases)
{
    check(sampledCases(entry().family.description, 70'000));
    for (const auto& entry_of_list : kernels::expectedFailures()) {
        if (entry_of_list.family != GetParam()) {
            continue;
        }
        for (const auto dtype : entry_of_list.dtypes) {
            EXPECT_TRUE(failed.count({std::string(entry_of_list.variant), dtype}))
                << entry_of_list.variant << " in " << name(dtype) << " is listed as failing and never does";
        }
    }
}

// Minutes of work: ASSAY_FULL_SWEEP=1 runs it.
TEST_P(Agreement, EveryVariantIsWithinToleranceOnTheRepresentativeMatrix)
{
    if (std::getenv("ASSAY_FULL_SWEEP") == nullptr) {
        GTEST_SKIP() << "set ASSAY_FULL_SWEEP to run it";
    }
    check(representativeCases(entry().family.description));
}

INSTANTIATE_TEST_SUITE_P(Families, Agreement,
                         testing::Values("softmax", "layer_norm", "sum_reduction", "transpose", "gemm", "bias_gelu",
                                         "inclusive_scan"),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace assay
