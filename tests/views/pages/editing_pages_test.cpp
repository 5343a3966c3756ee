// The pages that edit: what is typed reaches the experiment, and what the experiment holds is shown.
#include <memory>

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

#include "tests/views/offscreen.hpp"
#include "tests/views/synthetic.hpp"
#include "views/page.hpp"
#include "views/pages/tolerance_table.hpp"

namespace assay::views {
namespace {

template <class Widget>
Widget* named(const QWidget& page, const QString& name)
{
    for (Widget* widget : page.findChildren<Widget*>()) {
        if (widget->accessibleName() == name) {
            return widget;
        }
    }
    return nullptr;
}

class EditingPages : public ::testing::Test {
protected:
    EditingPages() { model.setExperiment(syntheticExperiment()); }
    std::unique_ptr<Page> open(Page* (*make)(DocumentModel&, QWidget*))
    {
        std::unique_ptr<Page> page(make(model, nullptr));
        page->resize(1000, 700);
        page->show();
        return page;
    }
    DocumentModel model{{syntheticFamily()}};
};

TEST_F(EditingPages, TheClaimTypedIsTheClaimHeld)
{
    const auto page = open(makeExperimentPage);
    auto* field = named<QPlainTextEdit>(*page, "What is claimed");
    ASSERT_NE(field, nullptr);
    field->selectAll();
    QTest::keyClicks(field, "It is faster");
    EXPECT_EQ(model.experiment().claim.text, "It is faster");

    Experiment other = model.experiment();
    other.claim.text = "It is not";
    model.setExperiment(other);
    EXPECT_EQ(field->toPlainText(), "It is not");
}

TEST_F(EditingPages, ThePageIsReadyWhenNothingIsMissing)
{
    Experiment experiment = syntheticExperiment();
    experiment.claim.text.clear();
    experiment.hypothesis = {"global memory bandwidth", "", "it is not faster"};
    experiment.tolerance_changes.clear();
    experiment.claim.target_metric = "median latency";
    model.setExperiment(experiment);
    const auto page = open(makeExperimentPage);
    EXPECT_EQ(page->state(), StepState::incomplete);
    EXPECT_TRUE(page->stateReason().contains("claim"));
    model.edit("Claim", [](Experiment& one) { one.claim.text = "It is faster"; });
    EXPECT_EQ(page->state(), StepState::ready);
}

TEST_F(EditingPages, AReadOnlyDocumentTakesNoTyping)
{
    const auto page = open(makeExperimentPage);
    model.setReadOnly(true);
    auto* field = named<QPlainTextEdit>(*page, "What is claimed");
    const std::string before = model.experiment().claim.text;
    QTest::keyClicks(field, "X");
    EXPECT_EQ(model.experiment().claim.text, before);
}

TEST_F(EditingPages, AChangedToleranceWantsRationaleAndApprover)
{
    Experiment experiment = syntheticExperiment();
    experiment.tolerance_changes.clear();
    model.setExperiment(experiment);
    const auto page = open(makeExperimentPage);
    auto* table = page->findChild<QTableWidget*>();
    ASSERT_NE(table, nullptr);
    EXPECT_FALSE(table->item(0, 3)->flags().testFlag(Qt::ItemIsEditable)) << "no rationale where nothing changed";
    table->item(0, 1)->setText("0.5");
    ASSERT_EQ(model.experiment().tolerance_changes.size(), 1u);
    EXPECT_DOUBLE_EQ(model.experiment().tolerance_changes[0].tolerance.rtol, 0.5);
    EXPECT_FALSE(incompleteToleranceChange(model.experiment()).isEmpty());
    table->item(0, 3)->setText("reordered sums");
    table->item(0, 4)->setText("A. Reviewer");
    EXPECT_TRUE(incompleteToleranceChange(model.experiment()).isEmpty());
    table->item(0, 1)->setText("minus one");
    EXPECT_DOUBLE_EQ(model.experiment().tolerance_changes[0].tolerance.rtol, 0.5) << "nonsense changes nothing";
}

TEST_F(EditingPages, ARoleIsChosenByRadioButton)
{
    const auto page = open(makeKernelsPage);
    const std::size_t before = model.experiment().variants.size();
    for (QRadioButton* button : page->findChildren<QRadioButton*>()) {
        if (button->text() == "Not used" && !button->isChecked()) {
            button->click();
            break;
        }
    }
    EXPECT_EQ(model.experiment().variants.size(), before - 1);
}

TEST_F(EditingPages, AnotherFamilyBringsItsOwnBaselineAndMatrix)
{
    Experiment empty = newExperiment("0", "2026-01-01T00:00:00Z");
    model.setExperiment(empty);
    const auto page = open(makeKernelsPage);
    EXPECT_EQ(page->state(), StepState::empty);
    auto* list = named<QListWidget>(*page, "Kernel families");
    ASSERT_NE(list, nullptr);
    list->setCurrentRow(0);
    EXPECT_EQ(model.experiment().family, syntheticFamily().description.name);
    ASSERT_NE(baselineOf(model.experiment()), nullptr);
    EXPECT_EQ(page->state(), StepState::incomplete) << "a candidate is missing";
}

TEST_F(EditingPages, TheMatrixPreviewIsAWellBehavedModel)
{
    const auto page = open(makeMatrixPage);
    auto* table = page->findChild<QTableView*>();
    ASSERT_NE(table, nullptr);
    const QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::Warning);
    const auto cases = syntheticCases();
    model.setCases(cases, {});
    EXPECT_EQ(table->model()->rowCount(), static_cast<int>(cases.size()));
    EXPECT_NE(page->state(), StepState::empty);
    model.setCases({}, "nothing matches");
    EXPECT_EQ(page->state(), StepState::empty);
    EXPECT_EQ(page->stateReason(), "nothing matches");
}

TEST_F(EditingPages, EveryControlHasANameForAssistiveTechnology)
{
    for (const auto make : {makeExperimentPage, makeKernelsPage, makeMatrixPage, makeDecisionPage}) {
        const auto page = open(make);
        for (const QWidget* widget : page->findChildren<QWidget*>()) {
            const bool field = qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
            if (field && !widget->objectName().startsWith("qt_")) {
                EXPECT_FALSE(widget->accessibleName().isEmpty()) << page->title().toStdString();
            }
        }
    }
}

}  // namespace
}  // namespace assay::views
