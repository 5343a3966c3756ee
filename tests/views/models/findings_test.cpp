#include "views/models/findings_model.hpp"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

#include "views/models/variant_errors_model.hpp"

namespace assay::views {
namespace {

Finding finding(const char* title, FindingState state)
{
    Finding one;
    one.title = title;
    one.state = state;
    one.evidence.cases = {"a", "b"};
    return one;
}

TEST(FindingsModel, PutsRaisedFindingsFirst)
{
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.setFindings({finding("clear", FindingState::clear), finding("unknown", FindingState::cannot_tell),
                       finding("raised", FindingState::raised)});
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.raised(), 1);
    EXPECT_EQ(model.index(0, FindingsModel::TitleColumn).data().toString(), QStringLiteral("raised"));
    EXPECT_EQ(model.index(1, FindingsModel::TitleColumn).data().toString(), QStringLiteral("unknown"));
    EXPECT_EQ(model.index(0, 0).data(FindingsModel::CasesRole).toStringList(), (QStringList{"a", "b"}));
}

ErrorReport report(std::uint64_t outside)
{
    ErrorReport one;
    one.elements = 100;
    one.absolute.max = 3.2e-7;
    one.out_of_tolerance = outside;
    one.worst = WorstElement{"y", {3, 7}, 1.5, 1.25, "3fc00000", "3fa00000"};
    return one;
}

TEST(VariantErrorsModel, SetsVariantsSideBySide)
{
    VariantErrorsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    EXPECT_EQ(model.rowCount(), 0);
    model.setVariants({{QStringLiteral("Old"), report(0)}, {QStringLiteral("New"), report(5)}});
    ASSERT_EQ(model.columnCount(), 2);
    EXPECT_EQ(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("New"));
    EXPECT_EQ(model.index(VariantErrorsModel::OutcomeRow, 0).data().toString(), QStringLiteral("✓ within"));
    EXPECT_EQ(model.index(VariantErrorsModel::OutcomeRow, 1).data().toString(), QStringLiteral("✕ outside"));
    EXPECT_EQ(model.index(VariantErrorsModel::OutOfToleranceRow, 1).data().toString(), QStringLiteral("5 of 100"));
    EXPECT_EQ(model.index(VariantErrorsModel::AbsoluteMaxRow, 0).data().toString(), QStringLiteral("3.20e-07"));
    EXPECT_EQ(model.index(VariantErrorsModel::RelativeMaxRow, 0).data().toString(), QStringLiteral("—"));
    EXPECT_EQ(model.index(VariantErrorsModel::WorstElementRow, 0).data().toString(),
              QStringLiteral("y[3, 7]: 1.50e+00 instead of 1.25e+00"));
    for (int row = 0; row < VariantErrorsModel::kRows; ++row) {
        EXPECT_FALSE(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString().isEmpty()) << row;
        EXPECT_FALSE(model.index(row, 0).data().toString().isEmpty()) << row;
    }
}

}  // namespace
}  // namespace assay::views
