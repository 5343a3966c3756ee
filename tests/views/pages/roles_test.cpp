#include <gtest/gtest.h>

#include "views/pages/variant_card.hpp"

namespace assay::views {
namespace {

TEST(Roles, ThereIsOneBaseline)
{
    Experiment experiment;
    setRole(experiment, "a", Role::baseline, OptimisationClass::c1);
    setRole(experiment, "b", Role::baseline, OptimisationClass::c1);
    ASSERT_EQ(experiment.variants.size(), 1u);
    EXPECT_EQ(experiment.variants[0].variant, "b");
}

TEST(Roles, SeveralCandidatesFollowTheBaselineInTheirOrder)
{
    Experiment experiment;
    setRole(experiment, "x", Role::candidate, OptimisationClass::c2);
    setRole(experiment, "y", Role::candidate, OptimisationClass::c3);
    setRole(experiment, "base", Role::baseline, OptimisationClass::c1);
    setRole(experiment, "ref", Role::reference, OptimisationClass::c1);
    std::vector<std::string> names;
    for (const VariantChoice& one : experiment.variants) {
        names.push_back(one.variant);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"ref", "base", "x", "y"}));
}

TEST(Roles, ADeclaredClassSurvivesAChangeOfRole)
{
    Experiment experiment;
    setRole(experiment, "x", Role::candidate, OptimisationClass::c3);
    setRole(experiment, "x", Role::baseline, OptimisationClass::c1);
    EXPECT_EQ(experiment.variants.at(0).declared, OptimisationClass::c3);
}

TEST(Roles, NoRoleTakesTheVariantOut)
{
    Experiment experiment;
    setRole(experiment, "x", Role::candidate, OptimisationClass::c2);
    setRole(experiment, "x", std::nullopt, OptimisationClass::c2);
    EXPECT_TRUE(experiment.variants.empty());
}

}  // namespace
}  // namespace assay::views
