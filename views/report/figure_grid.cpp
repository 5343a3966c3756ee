// Heat maps and forest plots: one row per label.
#include <algorithm>

#include <QFontMetricsF>

#include "views/report/axis_map.hpp"
#include "views/report/axis_ticks.hpp"
#include "views/report/figure.hpp"

namespace assay::views {

namespace {

qreal widestLabel(const std::vector<std::string>& labels, const QFontMetricsF& metrics, qreal limit)
{
    qreal widest = 0;
    for (const auto& label : labels) {
        widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(label)));
    }
    return std::min(widest, limit);
}

void drawLabel(QPainter& painter, const QRectF& box, const std::string& label, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(box, alignment | Qt::AlignVCenter,
                     metrics.elidedText(QString::fromStdString(label), Qt::ElideMiddle, box.width()));
}

QString cellText(double ratio, const std::string& mark)
{
    const QString glyph = QString::fromStdString(mark);
    if (!std::isfinite(ratio)) {
        return glyph.isEmpty() ? QStringLiteral("—") : glyph;
    }
    return QString::number(1 / ratio, 'f', 2) + QStringLiteral("× ") + glyph;
}

// Half the decade range of the intervals, symmetric around 1 so that the middle line is "same".
double forestReach(const ReportSeries& series)
{
    double reach = std::log(1.1);
    for (const auto* values : {&series.x, &series.low, &series.high}) {
        for (const double value : *values) {
            if (std::isfinite(value) && value > 0) {
                reach = std::max(reach, std::abs(std::log(value)));
            }
        }
    }
    return std::min(reach * 1.08, std::log(1000.0));
}

void drawForestRow(QPainter& painter, const ReportSeries& series, std::size_t row, qreal middle, const AxisMap& x)
{
    const QColor color = roleColor(series.role);
    if (row < series.low.size() && row < series.high.size() && x.shows(series.low[row]) && x.shows(series.high[row])) {
        painter.setPen(QPen(color, 1.6));
        painter.drawLine(QPointF(x.at(series.low[row]), middle), QPointF(x.at(series.high[row]), middle));
    }
    if (row < series.x.size() && x.shows(series.x[row])) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF(x.at(series.x[row]), middle), 2.8, 2.8);
    }
}

}  // namespace

void drawHeatMap(QPainter& painter, const QRectF& area, const ReportFigure& figure, const FigureStyle& style)
{
    const QFontMetricsF metrics(figureFont(style));
    painter.setFont(figureFont(style));
    if (figure.rows.empty() || figure.columns.empty()) {
        painter.setPen(style.muted);
        painter.drawText(area, Qt::AlignCenter, QStringLiteral("—"));
        return;
    }
    const qreal labels = widestLabel(figure.rows, metrics, area.width() * 0.35) + metrics.height() * 2.2;
    const QRectF grid(area.left() + labels, area.top() + metrics.height() * 1.4, area.width() - labels,
                      area.height() - metrics.height() * 3.2);
    const qreal cell_width = grid.width() / static_cast<qreal>(figure.columns.size());
    const qreal cell_height = grid.height() / static_cast<qreal>(figure.rows.size());

    painter.setPen(style.ink);
    for (std::size_t column = 0; column < figure.columns.size(); ++column) {
        drawLabel(painter,
                  QRectF(grid.left() + static_cast<qreal>(column) * cell_width + 2, area.top(), cell_width - 4,
                         metrics.height() * 1.2),
                  figure.columns[column], Qt::AlignHCenter);
    }
    for (std::size_t row = 0; row < figure.rows.size(); ++row) {
        const qreal top = grid.top() + static_cast<qreal>(row) * cell_height;
        painter.setPen(style.ink);
        drawLabel(painter,
                  QRectF(area.left() + metrics.height() * 1.6, top, labels - metrics.height() * 2.0, cell_height),
                  figure.rows[row], Qt::AlignRight);
        for (std::size_t column = 0; column < figure.columns.size(); ++column) {
            const std::size_t at = row * figure.columns.size() + column;
            const double ratio = at < figure.cells.size() ? figure.cells[at] : std::nan("");
            const std::string mark = at < figure.marks.size() ? figure.marks[at] : std::string();
            const QRectF cell(grid.left() + static_cast<qreal>(column) * cell_width, top, cell_width, cell_height);
            painter.setPen(QPen(QColor(Qt::white), 1));
            painter.setBrush(ratioColor(ratio));
            painter.drawRect(cell);
            painter.setPen(style.ink);
            painter.drawText(cell, Qt::AlignCenter, cellText(ratio, mark));
        }
    }
    painter.setPen(style.muted);
    painter.drawText(QRectF(grid.left(), area.bottom() - metrics.height() * 1.3, grid.width(), metrics.height() * 1.2),
                     Qt::AlignHCenter | Qt::AlignVCenter, QString::fromStdString(figure.x_title));
    painter.save();
    painter.translate(area.left() + metrics.height() * 0.6, grid.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-grid.height() / 2, -metrics.height() / 2, grid.height(), metrics.height()),
                     Qt::AlignCenter, QString::fromStdString(figure.y_title));
    painter.restore();
}

void drawForest(QPainter& painter, const QRectF& area, const ReportFigure& figure, const FigureStyle& style)
{
    const QFontMetricsF metrics(figureFont(style));
    painter.setFont(figureFont(style));
    const qreal labels = widestLabel(figure.rows, metrics, area.width() * 0.48) + metrics.height() * 0.6;
    const QRectF plot(area.left() + labels, area.top() + metrics.height() * 0.4,
                      area.width() - labels - metrics.height(), area.height() - metrics.height() * 3.2);
    double reach = std::log(1.1);
    for (const auto& series : figure.series) {
        reach = std::max(reach, forestReach(series));
    }
    const AxisMap x{std::exp(-reach), std::exp(reach), plot.left(), plot.right(), true};
    const auto ticks = reach < std::log(3.0) ? linearTicks(x.low, x.high, 10) : logTicks(x.low, x.high, 7);
    for (const auto& tick : ticks) {
        painter.setPen(QPen(style.grid, 0.6));
        painter.drawLine(QPointF(x.at(tick.value), plot.top()), QPointF(x.at(tick.value), plot.bottom()));
        painter.setPen(style.muted);
        painter.drawText(QRectF(x.at(tick.value) - 40, plot.bottom() + 3, 80, metrics.height()), Qt::AlignHCenter,
                         tickLabel(tick.value, true));
    }
    painter.setPen(QPen(style.ink, 1));
    painter.drawLine(QPointF(x.at(1), plot.top()), QPointF(x.at(1), plot.bottom()));

    const qreal row_height = plot.height() / static_cast<qreal>(std::max<std::size_t>(1, figure.rows.size()));
    const qreal lane = row_height / static_cast<qreal>(figure.series.size() + 1);
    for (std::size_t row = 0; row < figure.rows.size(); ++row) {
        const qreal top = plot.top() + static_cast<qreal>(row) * row_height;
        painter.setPen(style.ink);
        drawLabel(painter, QRectF(area.left(), top, labels - metrics.height() * 0.5, row_height), figure.rows[row],
                  Qt::AlignRight);
        for (std::size_t series = 0; series < figure.series.size(); ++series) {
            drawForestRow(painter, figure.series[series], row, top + lane * static_cast<qreal>(series + 1), x);
        }
    }
    painter.setPen(style.ink);
    painter.setBrush(Qt::NoBrush);
    painter.drawText(QRectF(plot.left(), area.bottom() - metrics.height() * 1.2, plot.width(), metrics.height() * 1.2),
                     Qt::AlignHCenter | Qt::AlignVCenter, QString::fromStdString(figure.x_title));
}

}  // namespace assay::views
