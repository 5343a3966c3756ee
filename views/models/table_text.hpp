// Tables as text for the clipboard: what is shown, in the order shown.
#pragma once

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace assay::views {

struct TableSelection {
    std::vector<int> rows;
    std::vector<int> columns;
    bool row_headers = false;  // the vertical header holds words, not numbers
};

QString toTsv(const QAbstractItemModel&, const TableSelection&);
// A GitHub table: pipes in cells escaped, right-aligned columns marked.
QString toMarkdown(const QAbstractItemModel&, const TableSelection&);

}  // namespace assay::views
