#include "views/pages/record_field.hpp"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

#include "tests/views/synthetic.hpp"

namespace assay::views {
namespace {

RecordField prefilled()
{
    RecordField field;
    field.id = "result";
    field.title = "Result";
    field.text = field.prefill = "12 µs before, 8 µs after";
    field.prefilled = true;
    field.measured = true;
    field.evidence = {EvidenceTier::benchmark, EvidenceStrength::observed, "64 cases", {}};
    return field;
}

TEST(RecordField, SaysWhereItsTextComesFrom)
{
    RecordField field = prefilled();
    EXPECT_EQ(fillOf(field), FieldFill::prefilled);
    field.prefilled = false;
    EXPECT_EQ(fillOf(field), FieldFill::edited);
    field.text = "faster";
    EXPECT_EQ(fillOf(field), FieldFill::outdated);
    field.text.clear();
    EXPECT_EQ(fillOf(field), FieldFill::empty);
}

TEST(RecordField, TypingBecomesThePersonsTextAndResetTakesItBack)
{
    DocumentModel model({syntheticFamily()});
    model.setExperiment(syntheticExperiment());
    RecordFieldView view(model, &Experiment::record_edits, prefilled());
    view.show();
    auto* text = view.findChild<QPlainTextEdit*>();
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->toPlainText().toStdString(), prefilled().text);
    QTest::keyClicks(text, "X");
    ASSERT_EQ(model.experiment().record_edits.count("result"), 1u);
    EXPECT_EQ(model.experiment().record_edits.at("result"), "X" + prefilled().text);
    EXPECT_FALSE(view.field().prefilled);

    auto* reset = view.findChild<QPushButton*>();
    ASSERT_TRUE(reset->isVisible());
    QTest::mouseClick(reset, Qt::LeftButton);
    EXPECT_EQ(model.experiment().record_edits.count("result"), 0u);
    EXPECT_EQ(text->toPlainText().toStdString(), prefilled().text);
    EXPECT_FALSE(reset->isVisible());
}

TEST(RecordField, ALateJudgementDoesNotOverwriteWhatIsBeingTyped)
{
    DocumentModel model({syntheticFamily()});
    model.setExperiment(syntheticExperiment());
    RecordFieldView view(model, &Experiment::record_edits, prefilled());
    auto* text = view.findChild<QPlainTextEdit*>();
    QTest::keyClicks(text, "X");
    view.setField(prefilled());  // computed before the key was pressed
    EXPECT_TRUE(text->toPlainText().startsWith("X"));
}

}  // namespace
}  // namespace assay::views
