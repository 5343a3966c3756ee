#include <gtest/gtest.h>

#include "core/matrix/expand.hpp"
#include "tests/core/matrix/sample_families.hpp"

namespace assay {
namespace {

// A square copy: n · n float32 in and out, workspace of 1 KiB for variant "b".
Family copyFamily()
{
    Family family;
    family.description = test::bareFamily();
    const auto tensors = [](const Case& at) {
        const auto n = at.sizes.at("n");
        TensorSpec spec;
        spec.name = "x";
        spec.shape = {n, n};
        return std::vector<TensorSpec>{spec};
    };
    family.inputs = tensors;
    family.outputs = tensors;
    family.work = [](const Case&, const std::string& variant) {
        WorkModel work;
        work.workspace_bytes = variant == "b" ? 1024 : 0;
        return work;
    };
    return family;
}

std::vector<Case> casesOf(const std::vector<std::int64_t>& sizes)
{
    std::vector<Case> cases;
    for (const auto n : sizes) {
        cases.emplace_back().sizes = {{"n", n}};
    }
    return cases;
}

TEST(Estimate, PeakIsOfTheLargestCaseWithItsWorkspace)
{
    Experiment experiment;
    experiment.variants = {{"a", Role::baseline, OptimisationClass::c1}, {"b", Role::candidate, OptimisationClass::c1}};
    const auto total = estimate(casesOf({0, 100, 10}), copyFamily(), experiment);
    EXPECT_EQ(total.cases, 3U);
    EXPECT_EQ(total.peak_bytes, 2 * 100 * 100 * 4 + 1024);
    EXPECT_EQ(estimate({}, copyFamily(), experiment).peak_bytes, 0);
    EXPECT_EQ(estimate({}, copyFamily(), experiment).duration_ns, 0);
}

TEST(Estimate, DurationIsAtLeastTheBudgetsAndAtMostTheCampaigns)
{
    Experiment experiment;
    experiment.measure.case_budget_ns = 1e9;
    const auto total = estimate(casesOf({1, 2, 3}), copyFamily(), experiment);
    EXPECT_GE(total.duration_ns, 3e9);
    EXPECT_LE(total.duration_ns, 6e9);
    experiment.measure.campaign_budget_ns = 2e9;
    EXPECT_EQ(estimate(casesOf({1, 2, 3}), copyFamily(), experiment).duration_ns, 2e9);
}

}  // namespace
}  // namespace assay
