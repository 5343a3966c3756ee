#include "views/pages/page_preview.hpp"

#include <QPaintEvent>
#include <QPainter>

#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

// Wider than this, a page is no easier to read.
constexpr int kWidestPage = 110 * kGrid;

}  // namespace

class PagePreview::Sheet : public QWidget {
public:
    using QWidget::QWidget;

    std::vector<QPicture> pages;
    QSizeF page_size{595, 842};

    double scale() const { return std::min(width() - 4 * kGrid, kWidestPage) / page_size.width(); }
    int pageHeight() const { return static_cast<int>(page_size.height() * scale()); }
    int stride() const { return pageHeight() + 2 * kGrid; }

    void fitHeight() { setMinimumHeight(2 * kGrid + static_cast<int>(pages.size()) * stride()); }

protected:
    void resizeEvent(QResizeEvent*) override { fitHeight(); }

    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.fillRect(event->rect(), theme().window);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const double factor = scale();
        const int width_now = static_cast<int>(page_size.width() * factor);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            const QRect paper((width() - width_now) / 2, 2 * kGrid + static_cast<int>(i) * stride(), width_now,
                              pageHeight());
            if (!paper.intersects(event->rect())) {
                continue;
            }
            painter.fillRect(paper, Qt::white);
            painter.setPen(theme().border);
            painter.drawRect(paper.adjusted(-1, -1, 0, 0));
            painter.save();
            painter.setClipRect(paper);
            painter.translate(paper.topLeft());
            painter.scale(factor, factor);
            pages[i].play(&painter);
            painter.restore();
        }
    }
};

PagePreview::PagePreview(QWidget* parent) : QScrollArea(parent), m_sheet(new Sheet)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setWidget(m_sheet);
}

void PagePreview::setPages(std::vector<QPicture> pages, const QSizeF& page_size)
{
    m_sheet->pages = std::move(pages);
    m_sheet->page_size = page_size;
    m_sheet->fitHeight();
    m_sheet->update();
}

int PagePreview::pageCount() const
{
    return static_cast<int>(m_sheet->pages.size());
}

}  // namespace assay::views
