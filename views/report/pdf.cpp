#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextLayout>

#include "views/report/pdf_document.hpp"
#include "views/report/render.hpp"

namespace assay::views {

namespace {

// Layout happens in points (72 per inch); the writer scales. Margins in points.
constexpr int kPointsPerInch = 72;
constexpr qreal kMargin = 48;
constexpr qreal kFooter = 22;

struct PageGeometry {
    QSizeF page;  // full page, points
    QSizeF body;  // text area
};

PageGeometry geometryOf(const QSizeF& page)
{
    return {page, QSizeF(std::floor(page.width() - 2 * kMargin), std::floor(page.height() - 2 * kMargin - kFooter))};
}

// Lays out until the hints hold: the contents' numbers are those of the headings, and no heading stands in the last
// eighth of a page without the text that it announces.
PdfDocument layOut(const Report& report, const QSizeF& body)
{
    constexpr int kMaxPasses = 6;
    PdfHints hints;
    hints.break_before.resize(report.sections.size(), false);
    for (int pass = 0;; ++pass) {
        PdfDocument document = buildPdfDocument(report, body.width(), hints);
        document.text->setPageSize(body);
        PdfHints found = hints;
        found.pages.clear();
        for (std::size_t i = 0; i < document.contents.size(); ++i) {
            const QTextBlock block = document.text->findBlockByNumber(document.contents[i].block);
            const qreal top = document.text->documentLayout()->blockBoundingRect(block).top();
            const qreal in_page = top - std::floor(top / body.height()) * body.height();
            found.pages.push_back(static_cast<int>(std::floor(top / body.height())) + 1);
            found.break_before[i] = hints.break_before[i] || in_page > body.height() * 0.875;
        }
        const bool settled = found.pages == hints.pages && found.break_before == hints.break_before;
        if (settled || pass == kMaxPasses) {
            return document;
        }
        hints = found;
    }
}

void drawFooter(QPainter& painter, const PageGeometry& geometry, const Report& report, int page, int pages)
{
    FigureStyle style;
    style.font_size = 7.5;
    painter.setFont(figureFont(style));
    painter.setPen(style.muted);
    const QRectF footer(kMargin, geometry.page.height() - kMargin - kFooter + 8, geometry.body.width(), kFooter);
    const QFontMetricsF metrics(painter.font());
    const QString name = QString::fromUtf8(report.title.c_str());
    painter.drawText(footer, Qt::AlignLeft | Qt::AlignBottom,
                     metrics.elidedText(name, Qt::ElideRight, footer.width() * 0.75));
    painter.drawText(footer, Qt::AlignRight | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(page).arg(pages));
}

void drawPage(QPainter& painter, const PdfDocument& document, const PageGeometry& geometry, int page)
{
    const QRectF view(0, page * geometry.body.height(), geometry.body.width(), geometry.body.height());
    painter.save();
    painter.translate(kMargin, kMargin - view.top());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = view;
    context.palette.setColor(QPalette::Text, QColor(0x22, 0x22, 0x22));
    // Half a point short: what begins on the next page must not bleed its first pixel row into this one.
    painter.setClipRect(view.adjusted(0, 0, 0, -0.5));
    document.text->documentLayout()->draw(&painter, context);
    painter.restore();
}

}  // namespace

Expected<void> renderPdf(const Report& report, const QString& path)
{
    // Written beside and renamed: an interrupted export never leaves half a report under the name asked for.
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return fail(ErrorCode::io, "cannot write: " + file.errorString().toStdString(), path.toStdString(),
                    "Choose a folder that you may write to");
    }
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(kPointsPerInch * 10);
        writer.setTitle(QString::fromUtf8(report.title.c_str()));
        writer.setCreator(QStringLiteral("Assay ") + QString::fromUtf8(report.assay_version.c_str()));
        const PageGeometry geometry = geometryOf(writer.pageLayout().fullRectPoints().size());

        const PdfDocument document = layOut(report, geometry.body);
        QPainter painter;
        if (!painter.begin(&writer)) {
            return fail(ErrorCode::io, "cannot paint the PDF", path.toStdString());
        }
        painter.scale(10, 10);
        const int count = document.text->pageCount();
        for (int page = 0; page < count; ++page) {
            if (page > 0) {
                writer.newPage();
            }
            drawPage(painter, document, geometry, page);
            drawFooter(painter, geometry, report, page + 1, count);
        }
    }
    if (!file.commit()) {
        return fail(ErrorCode::io, "cannot write: " + file.errorString().toStdString(), path.toStdString(),
                    "Check the free space and the folder's permissions");
    }
    return {};
}

QSizeF reportPageSize()
{
    return QPageSize(QPageSize::A4).sizePoints();
}

std::vector<QPicture> renderPages(const Report& report)
{
    const PageGeometry geometry = geometryOf(reportPageSize());
    const PdfDocument document = layOut(report, geometry.body);
    const int count = document.text->pageCount();
    std::vector<QPicture> pages(static_cast<std::size_t>(count));
    for (int page = 0; page < count; ++page) {
        QPainter painter(&pages[static_cast<std::size_t>(page)]);
        drawPage(painter, document, geometry, page);
        drawFooter(painter, geometry, report, page + 1, count);
    }
    return pages;
}

}  // namespace assay::views
