#include "views/theme/contrast.hpp"

#include <algorithm>
#include <cmath>

namespace assay::views {
namespace {

double linear(double component)
{
    return component <= 0.04045 ? component / 12.92 : std::pow((component + 0.055) / 1.055, 2.4);
}

// Steps of lightness: small enough that no eye sees one, large enough to end at once.
constexpr double kLightnessStep = 0.005;

}  // namespace

double relativeLuminance(const QColor& colour)
{
    return 0.2126 * linear(static_cast<double>(colour.redF())) + 0.7152 * linear(static_cast<double>(colour.greenF())) +
           0.0722 * linear(static_cast<double>(colour.blueF()));
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = relativeLuminance(a);
    const double second = relativeLuminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor withContrast(const QColor& colour, const QColor& background, double ratio)
{
    const bool darken = relativeLuminance(background) > 0.18;
    float hue = 0, saturation = 0, lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    hue = std::max(hue, 0.0F);  // greys have none
    QColor adjusted = colour;
    double at = static_cast<double>(lightness);
    while (contrastRatio(adjusted, background) < ratio && at > 0 && at < 1) {
        at = std::clamp(at + (darken ? -kLightnessStep : kLightnessStep), 0.0, 1.0);
        // Through integers, so that what is tested is what a screen shows.
        adjusted = QColor(QColor::fromHslF(hue, saturation, static_cast<float>(at)).rgb());
    }
    return adjusted;
}

QColor readableOn(const QColor& background)
{
    const QColor dark(0x00, 0x00, 0x00);
    const QColor light(0xff, 0xff, 0xff);
    return contrastRatio(background, dark) >= contrastRatio(background, light) ? dark : light;
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const double t = std::clamp(share, 0.0, 1.0);
    const auto part = [t](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * t)); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

}  // namespace assay::views
