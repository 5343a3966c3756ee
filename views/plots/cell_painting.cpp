#include "views/plots/cell_painting.hpp"

#include <algorithm>

#include "views/theme/contrast.hpp"

namespace assay::views {
namespace {

// Strong enough to be seen at a glance, weak enough to read figures over.
constexpr double kHatchStrength = 0.22;

}  // namespace

void hatch(QPainter& painter, const QRectF& area, const QColor& ink, double spacing)
{
    painter.setPen(QPen(ink, 1));
    // Lines x + y = offset, cut to the rectangle.
    for (double offset = spacing; offset < area.width() + area.height(); offset += spacing) {
        const double start_x = std::min(offset, area.width());
        const double end_y = std::min(offset, area.height());
        painter.drawLine(QPointF(area.left() + start_x, area.top() + offset - start_x),
                         QPointF(area.left() + offset - end_y, area.top() + end_y));
    }
}

QColor cellGround(const Theme& theme, const CellLook& look)
{
    // An undecided case must not look like a result, however far its estimate is from 1.
    return look.undecided || !look.ratio ? theme.surface : ratioColour(theme, look.ratio);
}

void paintCell(QPainter& painter, const QRectF& area, const Theme& theme, const CellLook& look)
{
    painter.fillRect(area, cellGround(theme, look));
    if (look.undecided) {
        hatch(painter, area, mixed(theme.surface, theme.text, kHatchStrength));
    }
    if (look.failed) {
        painter.setPen(QPen(theme.failed.line, 1.5));
        const QRectF inner = area.adjusted(1, 1, -1, -1);
        painter.drawRect(inner);
        if (!look.ratio) {
            const double half = std::min({inner.width(), inner.height(), 14.0}) / 2 - 1;
            const QPointF middle = inner.center();
            painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
            painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half));
        }
    }
}

}  // namespace assay::views
