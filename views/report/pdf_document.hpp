// The report as a QTextDocument: text stays text, figures are objects that paint themselves as vectors.
#pragma once

#include <memory>
#include <vector>

#include <QImage>
#include <QObject>
#include <QTextDocument>
#include <QTextObjectInterface>

#include "core/records/report.hpp"
#include "views/report/figure.hpp"

namespace assay::views {

// Paints figure number `index` (a format property) where the document has an object character.
class FigureObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    FigureObject(std::vector<ReportFigure> figures, FigureStyle style, qreal width);
    QSizeF intrinsicSize(QTextDocument*, int position, const QTextFormat&) override;
    void drawObject(QPainter*, const QRectF&, QTextDocument*, int position, const QTextFormat&) override;

    static constexpr int kType = QTextFormat::UserObject + 1;
    static constexpr int kIndexProperty = QTextFormat::UserProperty + 1;

private:
    std::vector<ReportFigure> m_figures;
    FigureStyle m_style;
    qreal m_width;
};

// A heading's text and its place: block number in the document.
struct ContentsEntry {
    QString title;
    int level = 1;
    int block = 0;
};

struct PdfDocument {
    std::unique_ptr<QImage> reference_device;  // 72 dots per inch: one layout unit is one point
    std::unique_ptr<QTextDocument> text;
    std::unique_ptr<FigureObject> figures;
    std::vector<ContentsEntry> contents;  // one per section
};

// What an earlier layout found out: page numbers for the contents, and headings that would stand alone at a page's end.
struct PdfHints {
    std::vector<int> pages;          // by section; empty on the first pass
    std::vector<bool> break_before;  // by section
};

// `width`: of the text area in points.
PdfDocument buildPdfDocument(const Report&, qreal width, const PdfHints&);

}  // namespace assay::views
