// Report figures drawn with QPainter, so that SVG and PDF get the same vectors. Needs no widget and no thread of its
// own.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "core/records/report.hpp"

namespace assay::views {

// Print style: light, whatever the interface's theme is.
struct FigureStyle {
    qreal font_size = 9;  // in the painter's units
    QString font_family = QStringLiteral("DejaVu Sans");
    QColor ink = QColor(0x22, 0x22, 0x22);
    QColor muted = QColor(0x59, 0x59, 0x59);
    QColor grid = QColor(0xdd, 0xdd, 0xdd);
};

// Width is given; the height that shows everything (heat maps and forests grow with their rows).
QSizeF figureSize(const ReportFigure&, qreal width, const FigureStyle&);

void drawFigure(QPainter&, const QRectF& area, const ReportFigure&, const FigureStyle&);

// Okabe–Ito colour of a role ("baseline", "candidate", "candidate2", "candidate3", "reference").
QColor roleColor(const std::string& role);

// Diverging colour of a ratio around 1 in log scale: bluish green faster, vermilion slower, near-white equal; saturates
// at a factor of 2.
QColor ratioColor(double ratio);

// The parts that drawFigure chooses from.
void drawChart(QPainter&, const QRectF& area, const ReportFigure&, const FigureStyle&);  // histogram, ECDF, line
void drawForest(QPainter&, const QRectF& area, const ReportFigure&, const FigureStyle&);
void drawHeatMap(QPainter&, const QRectF& area, const ReportFigure&, const FigureStyle&);

QFont figureFont(const FigureStyle&, qreal scale = 1, bool bold = false);

// "1.2", "10⁻³": a tick's text.
QString tickLabel(double value, bool logarithmic);

}  // namespace assay::views
