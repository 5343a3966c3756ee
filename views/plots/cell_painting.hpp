// How a call looks as a cell: the heat map and the strip of finished cases share it.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "views/theme/theme.hpp"

namespace assay::views {

// Diagonal lines, drawn one by one so that vector exports keep them. `spacing` in pixels.
void hatch(QPainter&, const QRectF& area, const QColor& ink, double spacing = 6);

struct CellLook {
    std::optional<double> ratio;  // nullopt: not measured
    bool undecided = false;       // hatched
    bool failed = false;          // crossed
};

// The ground on which a cell's words stand.
QColor cellGround(const Theme&, const CellLook&);
void paintCell(QPainter&, const QRectF& area, const Theme&, const CellLook&);

}  // namespace assay::views
