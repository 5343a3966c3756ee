#include "views/pages/axis_card.hpp"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

#include "tests/views/synthetic.hpp"

namespace assay::views {
namespace {

TEST(AxisCard, ReadsSizesApartByCommasOrBlanks)
{
    QString wrong;
    const std::vector<std::int64_t> expected{1, 17, 64, 0};
    EXPECT_EQ(parseSizes("1, 17 64;0", &wrong), expected);
    EXPECT_FALSE(parseSizes("1, -2", &wrong));
    EXPECT_EQ(wrong, "-2");
    EXPECT_FALSE(parseSizes("1, many", &wrong));
    EXPECT_EQ(wrong, "many");
}

TEST(AxisCard, EveryAxisWritesWhatItReads)
{
    const Family family = syntheticFamily();
    const Matrix matrix = syntheticExperiment().matrix;
    for (const AxisBinding& binding : axisBindings(family.description)) {
        Matrix copy = matrix;
        binding.write(copy, binding.read(matrix));
        EXPECT_EQ(binding.read(copy), binding.read(matrix)) << binding.axis;
    }
}

TEST(AxisCard, TypedSizesBecomeAnEditOnceEach)
{
    DocumentModel model({syntheticFamily()});
    Experiment experiment = syntheticExperiment();
    const std::string axis = syntheticFamily().description.size_axes.front().name;
    experiment.matrix.sizes[axis] = {64};
    model.setExperiment(experiment);
    AxisCard card(model, axisBindings(syntheticFamily().description).front());
    auto* field = card.findChild<QLineEdit*>();
    ASSERT_NE(field, nullptr);
    QTest::keyClicks(field, "64, 127");
    QTest::keyClick(field, Qt::Key_Return);
    const std::vector<std::int64_t> expected{64, 127};
    EXPECT_EQ(model.experiment().matrix.sizes.at(axis), expected);
    EXPECT_EQ(model.experiment().matrix.preset, "custom");
}

TEST(AxisCard, ANamedValueIsSwitchedOffByItsChip)
{
    DocumentModel model({syntheticFamily()});
    Experiment experiment = syntheticExperiment();
    experiment.matrix.caches = {CacheState::warm, CacheState::cold};
    model.setExperiment(experiment);
    AxisCard card(model, axisBindings(syntheticFamily().description).back());
    for (QPushButton* chip : card.findChildren<QPushButton*>()) {
        if (chip->text().contains("cold")) {
            QTest::mouseClick(chip, Qt::LeftButton);
            break;
        }
    }
    EXPECT_EQ(model.experiment().matrix.caches, std::vector<CacheState>{CacheState::warm});
}

}  // namespace
}  // namespace assay::views
