#include "views/models/case_table_model.hpp"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

using Figure = CaseTableModel::Figure;

Case at(std::int64_t cols, DType dtype = DType::f32)
{
    Case one;
    one.sizes = {{"cols", cols}};
    one.dtype = dtype;
    return one;
}

// A case, its ratio (0: none), its call and its status.
struct Made {
    Case at;
    double ratio;
    Call call;
    CaseStatus status = CaseStatus::done;
};

std::vector<CaseRow> rows(const std::vector<Made>& made)
{
    Assessment assessment;
    Results results;
    for (const Made& one : made) {
        CaseAssessment item;
        item.key = caseKey(one.at);
        item.at = one.at;
        item.status = one.status;
        Comparison comparison;
        comparison.baseline = "old";
        comparison.candidate = "new";
        comparison.call = one.call;
        if (one.ratio > 0) {
            comparison.ratio = one.ratio;
            comparison.low = one.ratio * 0.98;
            comparison.high = one.ratio * 1.02;
            comparison.pairs = 12;
        } else {
            comparison.note = "needs n ≥ 6";
        }
        item.comparisons.push_back(comparison);
        assessment.cases.push_back(item);
        CaseResult result;
        result.at = one.at;
        if (one.status == CaseStatus::failed) {
            VariantResult broken;
            broken.variant = "new";
            broken.failure = FailureKind::crash;
            broken.message = "SIGSEGV while verifying";
            result.variants.push_back(broken);
        }
        results.cases.push_back(result);
    }
    return caseRows(assessment, results, "old", "new");
}

const std::vector<Made> kMade = {{at(8), 0.5, Call::faster},
                                 {at(1024), 2.0, Call::slower},
                                 {at(64), 0, Call::undecided},
                                 {at(64, DType::bf16), 0, Call::undecided, CaseStatus::failed}};

QString shown(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

TEST(CaseTableModel, KeepsTheRulesOfItemModels)
{
    CaseTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester filter_tester(&filter, QAbstractItemModelTester::FailureReportingMode::Warning);
    model.setRows(rows(kMade), nullptr);
    filter.sort(model.columnOf(Figure::speedup), Qt::DescendingOrder);
    filter.setWords(QStringLiteral("bf16"));
    filter.setWords({});
    model.setRows(rows({kMade[0]}), nullptr);
    model.setRows({}, nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(CaseTableModel, ShowsWhatAReaderKnows)
{
    CaseTableModel model;
    model.setRows(rows(kMade), nullptr);
    ASSERT_EQ(model.axisOf(0), "cols");
    EXPECT_EQ(shown(model, 1, 0), QStringLiteral("1,024"));
    EXPECT_EQ(shown(model, 0, model.columnOf(Figure::call)), QStringLiteral("▲ faster"));
    EXPECT_EQ(shown(model, 0, model.columnOf(Figure::speedup)), QStringLiteral("2.00× [1.96, 2.04]"));
    EXPECT_EQ(shown(model, 1, model.columnOf(Figure::call)), QStringLiteral("▼ slower"));
}

TEST(CaseTableModel, GivesTheReasonOfWhatIsMissing)
{
    CaseTableModel model;
    model.setRows(rows(kMade), nullptr);
    const QModelIndex missing_ratio = model.index(2, model.columnOf(Figure::speedup));
    EXPECT_EQ(missing_ratio.data().toString(), QStringLiteral("—"));
    EXPECT_EQ(missing_ratio.data(Qt::ToolTipRole).toString(), QStringLiteral("needs n ≥ 6"));
    const QModelIndex failed = model.index(3, model.columnOf(Figure::status));
    EXPECT_EQ(failed.data(Qt::ToolTipRole).toString(), QStringLiteral("new: crashed (SIGSEGV while verifying)"));
}

TEST(CaseTableModel, UpdatesRowsInPlaceWhenTheCasesAreTheSame)
{
    CaseTableModel model;
    model.setRows(rows(kMade), nullptr);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    auto changed = kMade;
    changed[1].ratio = 1.5;
    model.setRows(rows(changed), nullptr);
    EXPECT_EQ(resets.count(), 0);
    ASSERT_EQ(changes.count(), 1);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(shown(model, 1, model.columnOf(Figure::call)), QStringLiteral("▼ slower"));
}

TEST(CaseFilterModel, SortsSizesAsNumbersAndMissingValuesLast)
{
    CaseTableModel model;
    model.setRows(rows(kMade), nullptr);
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    filter.sort(0, Qt::AscendingOrder);
    EXPECT_EQ(shown(filter, 0, 0), QStringLiteral("8"));
    EXPECT_EQ(shown(filter, 3, 0), QStringLiteral("1,024"));
    const int speedup = model.columnOf(Figure::speedup);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        filter.sort(speedup, order);
        EXPECT_EQ(shown(filter, 2, speedup), QStringLiteral("—"));
        EXPECT_EQ(shown(filter, 3, speedup), QStringLiteral("—"));
    }
}

TEST(CaseFilterModel, NeedsEveryWord)
{
    CaseTableModel model;
    model.setRows(rows(kMade), nullptr);
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    filter.setWords(QStringLiteral("cols=64"));
    EXPECT_EQ(filter.rowCount(), 2);
    filter.setWords(QStringLiteral("cols=64 BF16"));
    EXPECT_EQ(filter.rowCount(), 1);
    filter.setWords({});
    filter.setFailedOnly(true);
    EXPECT_EQ(filter.rowCount(), 1);
    filter.setFailedOnly(false);
    filter.setCall(Call::slower);
    EXPECT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(shown(filter, 0, 0), QStringLiteral("1,024"));
    // A case without a comparison has no call, not even "undecided".
    filter.setCall(Call::undecided);
    EXPECT_EQ(filter.rowCount(), 0);
}

}  // namespace
}  // namespace assay::views
