#include "views/pages/templates.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

TEST(Templates, NameABottleneckThatExists)
{
    const auto& classes = bottleneckClasses();
    for (const ExperimentTemplate& one : experimentTemplates()) {
        EXPECT_NE(std::find(classes.begin(), classes.end(), one.bottleneck), classes.end()) << one.bottleneck;
    }
}

TEST(Templates, KeepWhatAPersonHasWritten)
{
    Experiment experiment;
    experiment.claim.text = "mine";
    applyTemplate(experiment, experimentTemplates().front());
    EXPECT_EQ(experiment.claim.text, "mine");
    EXPECT_FALSE(experiment.hypothesis.falsifier.empty());
}

TEST(Templates, DeclareTheClassOfCandidatesOnly)
{
    Experiment experiment;
    experiment.variants = {{"a", Role::baseline, OptimisationClass::c1}, {"b", Role::candidate, OptimisationClass::c1}};
    for (const ExperimentTemplate& one : experimentTemplates()) {
        applyTemplate(experiment, one);
        EXPECT_EQ(experiment.variants[0].declared, OptimisationClass::c1);
        EXPECT_EQ(experiment.variants[1].declared, one.declared);
    }
}

}  // namespace
}  // namespace assay::views
