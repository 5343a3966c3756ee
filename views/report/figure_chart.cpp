// Histograms, ECDFs and lines.
#include <algorithm>
#include <limits>

#include <QFontMetricsF>
#include <QPainterPath>

#include "views/report/axis_map.hpp"
#include "views/report/axis_ticks.hpp"
#include "views/report/figure.hpp"

namespace assay::views {

namespace {

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double value, bool logarithmic)
    {
        if (std::isfinite(value) && (!logarithmic || value > 0)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    // Something drawable also for no value or a single one.
    void widen(bool logarithmic, bool from_zero)
    {
        if (!(low <= high)) {
            low = logarithmic ? 1 : 0;
            high = logarithmic ? 10 : 1;
        }
        if (from_zero && !logarithmic) {
            low = std::min(low, 0.0);
        }
        if (logarithmic) {
            const double margin = std::pow(high / low, 0.04) * (high == low ? 2 : 1);
            low /= margin;
            high *= margin;
        } else {
            const double margin = high == low ? std::max(std::abs(high) * 0.1, 1e-12) : (high - low) * 0.04;
            low -= from_zero && low == 0 ? 0 : margin;
            high += margin;
        }
    }
};

// Histogram series hold bin edges in x and one share fewer in y; all others pair x with y.
bool isHistogram(const ReportFigure& figure)
{
    return figure.kind == ReportFigure::Kind::step_histogram;
}

void findRanges(const ReportFigure& figure, Range& x, Range& y)
{
    for (const auto& series : figure.series) {
        for (const double value : series.x) {
            x.include(value, figure.log_x);
        }
        for (const auto* values : {&series.y, &series.low, &series.high}) {
            for (const double value : *values) {
                y.include(value, figure.log_y);
            }
        }
    }
    x.widen(figure.log_x, false);
    y.widen(figure.log_y, figure.kind != ReportFigure::Kind::line);
}

QPainterPath seriesPath(const ReportFigure& figure, const ReportSeries& series, const AxisMap& x, const AxisMap& y)
{
    QPainterPath path;
    bool open = false;
    const auto lineTo = [&](double px, double py) {
        if (!x.shows(px) || !y.shows(py)) {
            open = false;
            return;
        }
        const QPointF point(x.at(px), y.at(py));
        if (open) {
            path.lineTo(point);
        } else {
            path.moveTo(point);
        }
        open = true;
    };
    if (isHistogram(figure)) {
        for (std::size_t i = 0; i + 1 < series.x.size() && i < series.y.size(); ++i) {
            lineTo(series.x[i], series.y[i]);
            lineTo(series.x[i + 1], series.y[i]);
        }
        return path;
    }
    const bool steps = figure.kind == ReportFigure::Kind::ecdf;
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
        if (steps && i > 0) {
            lineTo(series.x[i], series.y[i - 1]);
        }
        lineTo(series.x[i], series.y[i]);
    }
    return path;
}

void drawAxes(QPainter& painter, const QRectF& plot, const ReportFigure& figure, const AxisMap& x, const AxisMap& y,
              const FigureStyle& style)
{
    const QFontMetricsF metrics(figureFont(style));
    painter.setFont(figureFont(style));
    const auto x_ticks = figure.log_x ? logTicks(x.low, x.high, 7) : linearTicks(x.low, x.high, 7);
    for (const auto& tick : x_ticks) {
        const qreal at = x.at(tick.value);
        painter.setPen(QPen(style.grid, 0.6));
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        if (tick.labelled) {
            painter.setPen(style.muted);
            painter.drawText(QRectF(at - 60, plot.bottom() + 3, 120, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
                             tickLabel(tick.value, figure.log_x));
        }
    }
    const auto y_ticks = figure.log_y ? logTicks(y.low, y.high, 5) : linearTicks(y.low, y.high, 5);
    for (const auto& tick : y_ticks) {
        const qreal at = y.at(tick.value);
        painter.setPen(QPen(style.grid, 0.6));
        painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
        if (tick.labelled) {
            painter.setPen(style.muted);
            painter.drawText(QRectF(plot.left() - 125, at - metrics.height() / 2, 120, metrics.height()),
                             Qt::AlignRight | Qt::AlignVCenter, tickLabel(tick.value, figure.log_y));
        }
    }
    painter.setPen(QPen(style.muted, 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(plot);
}

void drawTitles(QPainter& painter, const QRectF& area, const QRectF& plot, const ReportFigure& figure,
                const FigureStyle& style)
{
    const QFontMetricsF metrics(figureFont(style));
    painter.setFont(figureFont(style));
    painter.setPen(style.ink);
    const QString x_title =
        QString::fromStdString(figure.x_title) + (figure.log_x ? QStringLiteral(" (log)") : QString());
    const QString y_title =
        QString::fromStdString(figure.y_title) + (figure.log_y ? QStringLiteral(" (log)") : QString());
    painter.drawText(QRectF(plot.left(), area.bottom() - metrics.height(), plot.width(), metrics.height()),
                     Qt::AlignHCenter | Qt::AlignBottom, x_title);
    painter.save();
    painter.translate(area.left() + metrics.height() / 2, plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.height() / 2, -metrics.height() / 2, plot.height(), metrics.height()),
                     Qt::AlignCenter, y_title);
    painter.restore();
}

void drawLegend(QPainter& painter, const QRectF& area, const ReportFigure& figure, const FigureStyle& style)
{
    const QFontMetricsF metrics(figureFont(style));
    painter.setFont(figureFont(style));
    qreal left = area.left();
    int index = 0;
    for (const auto& series : figure.series) {
        const qreal middle = area.top() + metrics.height() / 2;
        QPen pen(roleColor(series.role), 1.8);
        pen.setStyle(index == 0 ? Qt::SolidLine : index == 1 ? Qt::DashLine : Qt::DotLine);
        painter.setPen(pen);
        painter.drawLine(QPointF(left, middle), QPointF(left + 22, middle));
        painter.setPen(style.ink);
        const QString name = QString::fromStdString(series.name);
        const qreal width = metrics.horizontalAdvance(name) + 4;
        painter.drawText(QRectF(left + 28, area.top(), width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         name);
        left += 28 + width + 18;
        ++index;
    }
}

}  // namespace

void drawChart(QPainter& painter, const QRectF& area, const ReportFigure& figure, const FigureStyle& style)
{
    Range x_range;
    Range y_range;
    findRanges(figure, x_range, y_range);

    const QFontMetricsF metrics(figureFont(style));
    qreal label_width = metrics.horizontalAdvance(QStringLiteral("0.00"));
    const auto y_ticks =
        figure.log_y ? logTicks(y_range.low, y_range.high, 5) : linearTicks(y_range.low, y_range.high, 5);
    for (const auto& tick : y_ticks) {
        label_width = std::max(label_width, metrics.horizontalAdvance(tickLabel(tick.value, figure.log_y)));
    }
    const QRectF plot = area.adjusted(label_width + metrics.height() * 1.8, metrics.height() * 1.6, -metrics.height(),
                                      -metrics.height() * 2.6);
    const AxisMap x{x_range.low, x_range.high, plot.left(), plot.right(), figure.log_x};
    const AxisMap y{y_range.low, y_range.high, plot.bottom(), plot.top(), figure.log_y};
    drawAxes(painter, plot, figure, x, y, style);
    drawTitles(painter, area, plot, figure, style);
    drawLegend(painter, QRectF(plot.left(), area.top(), plot.width(), metrics.height()), figure, style);

    painter.save();
    painter.setClipRect(plot.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
    int index = 0;
    for (const auto& series : figure.series) {
        QPen pen(roleColor(series.role), 1.6);
        // Dash pattern as well as colour, so that the figure survives a grey printer.
        pen.setStyle(index == 0 ? Qt::SolidLine : index == 1 ? Qt::DashLine : Qt::DotLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(seriesPath(figure, series, x, y));
        ++index;
    }
    painter.restore();
}

}  // namespace assay::views
