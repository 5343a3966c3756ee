#include "core/matrix/checklist.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/matrix/expand.hpp"
#include "tests/core/matrix/sample_families.hpp"

namespace assay {
namespace {

std::vector<ChecklistItem> checklist(const Matrix& matrix, const FamilyDescription& family)
{
    const auto cases = expand(matrix, family, "host");
    EXPECT_TRUE(cases) << describe(cases.error());
    return representativeChecklist(cases.value_or(std::vector<Case>{}), family);
}

ChecklistItem item(const std::vector<ChecklistItem>& items, const std::string& id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const ChecklistItem& one) { return one.id == id; });
    EXPECT_NE(found, items.end()) << id;
    return found == items.end() ? ChecklistItem{} : *found;
}

TEST(Checklist, FollowsTheSpecificationsOrder)
{
    std::vector<std::string> ids;
    for (const auto& one : representativeChecklist({}, test::rowFamily())) {
        ids.push_back(one.id);
        EXPECT_FALSE(one.covered) << one.id;
        EXPECT_FALSE(one.title.empty());
        EXPECT_FALSE(one.detail.empty());
    }
    EXPECT_EQ(ids, (std::vector<std::string>{"small_size", "target_size", "max_size", "non_power_of_two",
                                             "non_divisible", "singleton", "empty", "layouts", "dtypes", "real_values",
                                             "extreme_values", "warm_and_cold", "training_and_inference", "devices"}));
}

TEST(Checklist, RepresentativeAndExhaustivePresetsCoverEveryApplicableItem)
{
    for (const auto& family : {test::rowFamily(), test::forgetfulFamily(), test::bareFamily()}) {
        for (const char* preset : {"representative", "exhaustive"}) {
            const auto matrix = presetMatrix(family, preset);
            ASSERT_TRUE(matrix);
            EXPECT_EQ(matrix->preset, preset);
            for (const auto& one : checklist(*matrix, family)) {
                EXPECT_TRUE(one.covered || !one.applicable) << family.name << ' ' << one.id << ": " << one.detail;
            }
        }
    }
}

// From a poor matrix, one item at a time: what an item asks for covers that item.
TEST(Checklist, AdditionsOfAnItemCoverIt)
{
    for (const auto& family : {test::rowFamily(), test::forgetfulFamily(), test::bareFamily()}) {
        Matrix poor = *presetMatrix(family, "quick");
        for (auto& [axis, extents] : poor.sizes) {
            extents = {512};
        }
        poor.values.resize(1);
        std::size_t tried = 0;
        for (const auto& one : checklist(poor, family)) {
            if (!one.applicable || one.covered) {
                continue;
            }
            ++tried;
            EXPECT_FALSE(one.additions.empty()) << family.name << ' ' << one.id;
            const Matrix added = withAdditions(poor, one);
            EXPECT_EQ(added.preset, "custom");
            EXPECT_TRUE(item(checklist(added, family), one.id).covered) << family.name << ' ' << one.id;
        }
        EXPECT_GE(tried, 6U) << family.name;
    }
}

TEST(Checklist, WhatTheFamilyLacksIsNotApplicableAndSaysWhy)
{
    const auto items = representativeChecklist({}, test::bareFamily());
    for (const char* id : {"non_divisible", "layouts", "extreme_values", "training_and_inference", "devices"}) {
        EXPECT_FALSE(item(items, id).applicable) << id;
        EXPECT_FALSE(item(items, id).detail.empty()) << id;
        EXPECT_TRUE(item(items, id).additions.empty()) << id;
    }
    for (const char* id : {"small_size", "empty", "singleton", "real_values", "dtypes", "warm_and_cold"}) {
        EXPECT_TRUE(item(items, id).applicable) << id;
    }
}

TEST(Checklist, EmptyMeansExtentZeroAndSingletonOneAlongTheReduction)
{
    const auto family = test::rowFamily();
    Matrix matrix = *presetMatrix(family, "quick");
    matrix.sizes = {{"rows", {1, 0}}, {"cols", {1024}}};
    EXPECT_FALSE(item(checklist(matrix, family), "singleton").covered);
    EXPECT_FALSE(item(checklist(matrix, family), "empty").covered);
    matrix.sizes["cols"] = {1024, 1, 0};
    EXPECT_TRUE(item(checklist(matrix, family), "singleton").covered);
    EXPECT_TRUE(item(checklist(matrix, family), "empty").covered);
}

TEST(Checklist, NonDivisibleIsAboutTheTileAndNotAboutPowersOfTwo)
{
    const auto family = test::rowFamily();  // tiles of 256 along cols; rows holds 7
    Matrix matrix = *presetMatrix(family, "quick");
    matrix.sizes["cols"] = {1024, 768};
    auto items = checklist(matrix, family);
    EXPECT_TRUE(item(items, "non_power_of_two").covered);
    EXPECT_FALSE(item(items, "non_divisible").covered);
    matrix.sizes["cols"] = {1024, 32};
    items = checklist(matrix, family);
    EXPECT_FALSE(item(items, "non_power_of_two").covered);
    EXPECT_TRUE(item(items, "non_divisible").covered);
}

TEST(Checklist, ShapeThatARuleLeavesOutIsNotCoveredAndSaysSo)
{
    const auto family = test::rowFamily();
    Matrix matrix = *presetMatrix(family, "representative");
    matrix.rules = {{false, {{"rows", "=", "128"}, {"cols", "=", "4096"}}}};
    const auto largest = item(checklist(matrix, family), "max_size");
    EXPECT_FALSE(largest.covered);
    EXPECT_TRUE(largest.additions.empty());
    EXPECT_NE(largest.detail.find("rule"), std::string::npos);
}

TEST(Checklist, TwoDevicesCoverPortability)
{
    std::vector<Case> cases(2);
    cases[1].device = "cuda:0";
    const auto devices = item(representativeChecklist(cases, test::bareFamily()), "devices");
    EXPECT_TRUE(devices.applicable && devices.covered);
}

}  // namespace
}  // namespace assay
