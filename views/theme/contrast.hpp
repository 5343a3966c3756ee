// Contrast of two colours: WCAG 2.1, success criteria 1.4.3 (text, 4.5:1) and 1.4.11 (graphics and controls, 3:1).
#pragma once

#include <QColor>

namespace assay::views {

inline constexpr double kTextContrast = 4.5;
inline constexpr double kGraphicContrast = 3.0;

double relativeLuminance(const QColor&);  // 0 black … 1 white
double contrastRatio(const QColor&, const QColor&);

// The same hue, darkened on a light background and lightened on a dark one by no more than `ratio` needs.
QColor withContrast(const QColor&, const QColor& background, double ratio);

// Black or white, whichever reads better on it; one of the two always has 4.5:1.
QColor readableOn(const QColor& background);

// `share` of b over a, component by component.
QColor mixed(const QColor& a, const QColor& b, double share);

}  // namespace assay::views
