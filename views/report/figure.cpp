#include "views/report/figure.hpp"

#include <cmath>

#include <QFontMetricsF>

namespace assay::views {

namespace {

constexpr qreal kChartAspect = 0.46;
constexpr qreal kRowLines = 1.9;  // height of a heat-map or forest row in lines of text

QString superscript(int number)
{
    static const QString kDigits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = number < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(number))) {
        text += kDigits.at(digit.digitValue());
    }
    return text;
}

}  // namespace

QFont figureFont(const FigureStyle& style, qreal scale, bool bold)
{
    QFont font(style.font_family);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.font_size * scale))));
    font.setBold(bold);
    return font;
}

QString tickLabel(double value, bool logarithmic)
{
    if (value == 0) {
        return QStringLiteral("0");
    }
    const double magnitude = std::abs(value);
    if ((logarithmic && (magnitude < 0.01 || magnitude >= 1e4)) || magnitude < 1e-4 || magnitude >= 1e6) {
        const int exponent = static_cast<int>(std::floor(std::log10(magnitude) + 1e-9));
        const double lead = value / std::pow(10.0, exponent);
        const QString power = QStringLiteral("10") + superscript(exponent);
        return std::abs(lead - 1) < 1e-6 ? power : QString::number(lead, 'g', 3) + QStringLiteral("·") + power;
    }
    return QString::number(value, 'g', 6);
}

QColor roleColor(const std::string& role)
{
    if (role == "baseline") {
        return QColor(0x00, 0x72, 0xb2);
    }
    if (role == "candidate") {
        return QColor(0xd5, 0x8a, 0x00);  // Okabe–Ito orange, darkened until it reaches 3:1 on paper
    }
    if (role == "candidate2") {
        return QColor(0x00, 0x9e, 0x73);
    }
    if (role == "candidate3") {
        return QColor(0xa8, 0x4f, 0x82);
    }
    return QColor(0x6b, 0x6b, 0x6b);
}

QColor ratioColor(double ratio)
{
    if (!(ratio > 0) || !std::isfinite(ratio)) {
        return QColor(0xf2, 0xf2, 0xf2);
    }
    const double strength = std::min(1.0, std::abs(std::log2(ratio)));
    const QColor end = ratio < 1 ? QColor(0x00, 0x9e, 0x73) : QColor(0xd5, 0x5e, 0x00);
    // Half way at most, so that dark text keeps its contrast on every cell.
    const double share = 0.62 * strength;
    const auto mix = [&](int from, int to) { return static_cast<int>(std::lround(from + share * (to - from))); };
    return QColor(mix(0xf7, end.red()), mix(0xf7, end.green()), mix(0xf7, end.blue()));
}

QSizeF figureSize(const ReportFigure& figure, qreal width, const FigureStyle& style)
{
    const qreal line = QFontMetricsF(figureFont(style)).height();
    switch (figure.kind) {
        case ReportFigure::Kind::heat_map:
            return {width, (static_cast<qreal>(figure.rows.size()) * kRowLines + 3.5) * line};
        case ReportFigure::Kind::forest:
            return {width, (static_cast<qreal>(figure.rows.size()) * kRowLines * 0.75 + 4.0) * line};
        default:
            return {width, width * kChartAspect};
    }
}

void drawFigure(QPainter& painter, const QRectF& area, const ReportFigure& figure, const FigureStyle& style)
{
    painter.save();
    // What overhangs would show up on the neighbouring page.
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    switch (figure.kind) {
        case ReportFigure::Kind::heat_map:
            drawHeatMap(painter, area, figure, style);
            break;
        case ReportFigure::Kind::forest:
            drawForest(painter, area, figure, style);
            break;
        default:
            drawChart(painter, area, figure, style);
    }
    painter.restore();
}

}  // namespace assay::views
