#include "views/document_model.hpp"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include "tests/views/offscreen.hpp"
#include "tests/views/synthetic.hpp"

namespace assay::views {
namespace {

class DocumentModelTest : public ::testing::Test {
protected:
    DocumentModelTest() { model.setExperiment(syntheticExperiment()); }
    DocumentModel model{{syntheticFamily()}};
};

TEST_F(DocumentModelTest, AnEditChangesTheExperimentAndAsksForOneUndoStep)
{
    QSignalSpy asked(&model, &DocumentModel::editRequested);
    QSignalSpy changed(&model, &DocumentModel::experimentChanged);
    const std::string before = model.experiment().title;
    model.edit(
        "Rename", [](Experiment& one) { one.title = "Another"; }, 7);
    EXPECT_EQ(model.experiment().title, "Another");
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(asked[0][1].value<Experiment>().title, before);
    EXPECT_EQ(asked[0][2].value<Experiment>().title, "Another");
    EXPECT_EQ(asked[0][3].toInt(), 7);
}

TEST_F(DocumentModelTest, AnEditThatChangesNothingIsNoUndoStep)
{
    QSignalSpy asked(&model, &DocumentModel::editRequested);
    model.edit("Nothing", [](Experiment&) {});
    EXPECT_EQ(asked.count(), 0);
}

TEST_F(DocumentModelTest, AReadOnlyDocumentRefusesEdits)
{
    model.setReadOnly(true);
    const std::string before = model.experiment().title;
    model.edit("Rename", [](Experiment& one) { one.title = "Another"; });
    EXPECT_EQ(model.experiment().title, before);
}

TEST_F(DocumentModelTest, KnowsTheFamilyOfItsExperiment)
{
    ASSERT_NE(model.family(), nullptr);
    EXPECT_EQ(model.family()->description.name, model.experiment().family);
    model.edit("Unknown family", [](Experiment& one) { one.family = "no such family"; });
    EXPECT_EQ(model.family(), nullptr);
}

TEST_F(DocumentModelTest, LiveResultsNameTheCaseThatTheyTouch)
{
    QSignalSpy touched(&model, &DocumentModel::caseTouched);
    model.applyEvent([](Results& results) { results.log.push_back("hello"); }, "");
    EXPECT_EQ(touched.count(), 0);
    model.applyEvent([](Results& results) { results.cases.emplace_back(); }, "some case");
    ASSERT_EQ(touched.count(), 1);
    EXPECT_EQ(touched[0][0].toString(), "some case");
    EXPECT_EQ(model.results().cases.size(), 1u);
}

TEST_F(DocumentModelTest, SelectingTheSelectedCaseSaysNothing)
{
    QSignalSpy selected(&model, &DocumentModel::selectedCaseChanged);
    model.selectCase("a");
    model.selectCase("a");
    EXPECT_EQ(selected.count(), 1);
}

}  // namespace
}  // namespace assay::views
