// Pages of paper below each other, scaled to the width: the report as it will print.
#pragma once

#include <vector>

#include <QPicture>
#include <QScrollArea>

namespace assay::views {

class PagePreview : public QScrollArea {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    // `page_size` in points; each picture paints one page in points.
    void setPages(std::vector<QPicture> pages, const QSizeF& page_size);
    int pageCount() const;

private:
    class Sheet;
    Sheet* m_sheet;
};

}  // namespace assay::views
