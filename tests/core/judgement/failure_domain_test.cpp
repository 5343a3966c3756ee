#include "core/judgement/failure_domain.hpp"

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::caseOf;
using Planted = std::function<bool(const Case&)>;

std::vector<Case> grid()
{
    std::vector<Case> cases;
    for (const char* n : {"n=1", "n=6", "n=8", "n=256", "n=1000", "n=1023", "n=1024", "n=4096"}) {
        for (const char* dtype : {"f32", "f16"}) {
            for (const char* values : {"normal", "offset", "large", "zeros"}) {
                for (const char* rows : {"rows=1", "rows=16"}) {
                    cases.push_back(caseOf(std::string(n) + " " + dtype + " " + values + " " + rows));
                }
            }
        }
    }
    return cases;
}

FailureDomain domainOf(const std::vector<Case>& cases, const Planted& planted)
{
    std::vector<DomainCase> marked;
    for (const auto& at : cases) {
        marked.push_back({&at, planted(at)});
    }
    return describeDomain(marked, story::family().description);
}

TEST(FailureDomain, FindsWhatWasPlanted)
{
    using enum ValueDistribution;
    const auto n = [](const Case& at) { return at.sizes.at("n"); };
    const struct {
        Planted planted;
        std::string expected;
    } rows[] = {
        {[](const Case& at) { return at.values == offset || at.values == large; }, "values ∈ {offset, large}"},
        {[&](const Case& at) { return n(at) >= 1024; }, "n ≥ 1024"},
        {[&](const Case& at) { return n(at) <= 8; }, "n ≤ 8"},
        {[](const Case& at) { return at.dtype == DType::f32 && at.values == offset; },
         "values = offset and dtype = f32"},
        {[&](const Case& at) { return n(at) % 4 != 0; }, "n mod 4 ≠ 0"},
        {[&](const Case& at) { return n(at) == 256; }, "n = 256"},
        {[&](const Case& at) { return n(at) >= 1000 && at.dtype == DType::f16 && at.values == zeros; },
         "values = zeros and dtype = f16 and n ≥ 1000"},
        {[](const Case& at) { return at.values != normal; }, "values ≠ normal"},
        {[](const Case&) { return true; }, "every case"},
        {[](const Case&) { return false; }, ""},
    };
    const auto cases = grid();
    for (const auto& row : rows) {
        const FailureDomain domain = domainOf(cases, row.planted);
        EXPECT_EQ(domain.text, row.expected);
        EXPECT_TRUE(domain.exact) << row.expected;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            EXPECT_EQ(domain.holds[i], row.planted(cases[i])) << row.expected << " on " << caseKey(cases[i]);
        }
    }
}

TEST(FailureDomain, JoinsTwoDomainsByOr)
{
    const auto cases = grid();
    const Planted planted = [](const Case& at) {
        return (at.values == ValueDistribution::offset && at.dtype == DType::f32) || at.sizes.at("n") == 4096;
    };
    const FailureDomain domain = domainOf(cases, planted);
    EXPECT_TRUE(domain.exact);
    EXPECT_THAT(domain.text, testing::HasSubstr(", or "));
    EXPECT_THAT(domain.text, testing::HasSubstr("n = 4096"));
    EXPECT_THAT(domain.text, testing::HasSubstr("values = offset and dtype = f32"));
    for (std::size_t i = 0; i < cases.size(); ++i) {
        EXPECT_EQ(domain.holds[i], planted(cases[i]));
    }
}

TEST(FailureDomain, SaysHowManyItOverCountsWhenNoDescriptionIsExact)
{
    // Every third case: no condition on axes tells these from the rest.
    const auto cases = grid();
    std::vector<DomainCase> marked;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        marked.push_back({&cases[i], i % 3 == 0});
    }
    const FailureDomain domain = describeDomain(marked, story::family().description);
    EXPECT_FALSE(domain.exact);
    EXPECT_EQ(domain.inside, 43U);  // 0, 3, …, 126 of 128
    EXPECT_THAT(describe(domain),
                testing::AnyOf(testing::HasSubstr("there)"), testing::HasSubstr("no simple description")));
}

TEST(FailureDomain, NamesTheAlternativeThatTheMatrixCannotTellApart)
{
    // With these sizes divisibility by 2, 4 and 8 are the same cases.
    std::vector<Case> cases;
    for (const char* n : {"n=1", "n=7", "n=8", "n=1000", "n=1023", "n=1024"}) {
        cases.push_back(caseOf(n));
    }
    const FailureDomain domain = domainOf(cases, [](const Case& at) { return at.sizes.at("n") % 4 != 0; });
    EXPECT_EQ(domain.text, "n mod 4 ≠ 0");
    EXPECT_THAT(domain.alternatives, testing::Contains("n mod 2 ≠ 0"));
    EXPECT_EQ(describe(domain), "n mod 4 ≠ 0 (the same cases as n mod 2 ≠ 0)");
}

TEST(FailureDomain, DescribesOneFailingCaseByTheAxesThatSingleItOut)
{
    const auto cases = grid();
    const Case culprit = caseOf("n=1000 f16 large rows=16");
    const FailureDomain domain = domainOf(cases, [&](const Case& at) { return at == culprit; });
    EXPECT_EQ(domain.inside, 1U);
    EXPECT_THAT(domain.text, testing::HasSubstr("values = large"));
}

}  // namespace
}  // namespace assay
