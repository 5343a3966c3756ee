#include "views/models/table_text.hpp"

#include <QStandardItemModel>

#include <memory>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

std::unique_ptr<QStandardItemModel> table()
{
    auto model = std::make_unique<QStandardItemModel>(2, 3);
    model->setHorizontalHeaderLabels({QStringLiteral("Case"), QStringLiteral("Hidden"), QStringLiteral("Time")});
    const char* const cells[2][3] = {{"a|b", "x", "1.5 µs"}, {"c\td", "x", "2 µs"}};
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 3; ++column) {
            model->setItem(row, column, new QStandardItem(QString::fromUtf8(cells[row][column])));
        }
        model->item(row, 2)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    return model;
}

TEST(TableText, WritesTabSeparatedValuesOfTheShownColumns)
{
    EXPECT_EQ(toTsv(*table(), {{0, 1}, {0, 2}}), QStringLiteral("Case\tTime\na|b\t1.5 µs\nc d\t2 µs\n"));
}

TEST(TableText, WritesMarkdownThatNoCellCanBreak)
{
    EXPECT_EQ(toMarkdown(*table(), {{0}, {2, 0}}),
              QStringLiteral("| Time | Case |\n| ---: | --- |\n| 1.5 µs | a\\|b |\n"));
}

TEST(TableText, TakesTheRowHeadersAlongWhenTheyAreWords)
{
    const auto model = table();
    model->setVerticalHeaderLabels({QStringLiteral("first"), QStringLiteral("second")});
    EXPECT_EQ(toTsv(*model, {{1}, {2}, true}), QStringLiteral("\tTime\nsecond\t2 µs\n"));
}

}  // namespace
}  // namespace assay::views
