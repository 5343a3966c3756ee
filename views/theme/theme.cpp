#include "views/theme/theme.hpp"

#include <cmath>

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>

#include "views/theme/contrast.hpp"

namespace assay::views {
namespace {

// Okabe–Ito.
constexpr QRgb kOrange = 0xffe69f00;
constexpr QRgb kSkyBlue = 0xff56b4e9;
constexpr QRgb kBluishGreen = 0xff009e73;
constexpr QRgb kBlue = 0xff0072b2;
constexpr QRgb kVermilion = 0xffd55e00;
constexpr QRgb kReddishPurple = 0xffcc79a7;
constexpr QRgb kGrey = 0xff8c8c8c;

// Beyond a factor of two a larger effect needs no stronger colour: the number is in the cell.
constexpr double kSaturationLog2 = 1.0;

Ink inkFor(QRgb colour, const QColor& surface)
{
    return {QColor(colour), withContrast(QColor(colour), surface, kGraphicContrast),
            withContrast(QColor(colour), surface, kTextContrast)};
}

void mixInks(Theme& theme)
{
    // Words in colour also stand on headers and alternate rows, which are closer to the ink than the surface is.
    const QColor& hardest = theme.dark ? theme.raised : theme.window;
    theme.reference = inkFor(kGrey, hardest);
    theme.baseline = inkFor(kBlue, hardest);
    theme.candidates = {inkFor(kOrange, hardest), inkFor(kBluishGreen, hardest), inkFor(kReddishPurple, hardest),
                        inkFor(kSkyBlue, hardest)};
    theme.faster = inkFor(kBluishGreen, hardest);
    theme.slower = inkFor(kVermilion, hardest);
    theme.same = {theme.raised, theme.outline, theme.muted};
    theme.undecided = {theme.surface, theme.muted, theme.muted};
    theme.failed = inkFor(theme.dark ? 0xffff6b5e : 0xffb42318, hardest);
    theme.warning = inkFor(kOrange, hardest);
}

Theme makeLight()
{
    Theme theme;
    theme.window = QColor(0xf3f4f6);
    theme.surface = QColor(0xffffff);
    theme.raised = QColor(0xf3f4f6);
    theme.border = QColor(0xd5d9df);
    theme.outline = QColor(0x7d8590);
    theme.text = QColor(0x1a1e23);
    theme.muted = QColor(0x565e68);
    theme.accent = QColor(0x3f4aa8);
    theme.on_accent = QColor(0xffffff);
    theme.selection = QColor(0xdde2fa);
    theme.grid = QColor(0xe6e8eb);
    mixInks(theme);
    return theme;
}

Theme makeDark()
{
    Theme theme;
    theme.dark = true;
    theme.window = QColor(0x16191d);
    theme.surface = QColor(0x1d2126);
    theme.raised = QColor(0x272c32);
    theme.border = QColor(0x3a4048);
    theme.outline = QColor(0x858e99);
    theme.text = QColor(0xe6e8eb);
    theme.muted = QColor(0xa5adb7);
    theme.accent = QColor(0xa9b4ff);
    theme.on_accent = QColor(0x12151c);
    theme.selection = QColor(0x343c6b);
    theme.grid = QColor(0x2f353c);
    mixInks(theme);
    return theme;
}

bool hasTabularFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double one = metrics.horizontalAdvance(QLatin1Char('1'));
    for (char digit = '0'; digit <= '9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QLatin1Char(digit)) - one) > 0.01) {
            return false;
        }
    }
    return true;
}

// Qt 6.4 cannot switch a font's tabular figures on, so a font that lacks them by default is replaced.
QFont tabular(QFont font)
{
    if (!hasTabularFigures(font)) {
        font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans"), font.family()});
    }
    return font;
}

QFont scaled(double factor, QFont::Weight weight)
{
    QFont font = tabular(QApplication::font());
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    }
    font.setWeight(weight);
    return font;
}

}  // namespace

const Theme& lightTheme()
{
    static const Theme light = makeLight();
    return light;
}

const Theme& darkTheme()
{
    static const Theme dark = makeDark();
    return dark;
}

const Theme& theme()
{
    return QApplication::palette().window().color().lightness() < 128 ? darkTheme() : lightTheme();
}

const Ink& roleInk(const Theme& theme, Role role, std::size_t candidate_index)
{
    switch (role) {
        case Role::reference:
            return theme.reference;
        case Role::baseline:
            return theme.baseline;
        case Role::candidate:
            break;
    }
    return theme.candidates.at(candidate_index % theme.candidates.size());
}

const Ink& variantInk(const Theme& theme, const Experiment& experiment, const std::string& variant)
{
    std::size_t candidate = 0;
    for (const VariantChoice& choice : experiment.variants) {
        if (choice.variant == variant) {
            return roleInk(theme, choice.role, candidate);
        }
        candidate += choice.role == Role::candidate ? 1 : 0;
    }
    return theme.reference;
}

const Ink& callInk(const Theme& theme, Call call)
{
    switch (call) {
        case Call::faster:
            return theme.faster;
        case Call::slower:
            return theme.slower;
        case Call::same:
            return theme.same;
        case Call::undecided:
            break;
    }
    return theme.undecided;
}

QColor ratioColour(const Theme& theme, std::optional<double> ratio)
{
    if (!ratio || !(*ratio > 0) || !std::isfinite(*ratio)) {
        return theme.surface;
    }
    const double strength = -std::log2(*ratio) / kSaturationLog2;  // > 0: faster
    const QColor& end = strength > 0 ? theme.faster.fill : theme.slower.fill;
    return mixed(theme.raised, end, std::abs(strength));
}

QFont textFont()
{
    return tabular(QApplication::font());
}

QFont smallFont()
{
    return scaled(0.88, QFont::Normal);
}

QFont headingFont()
{
    return scaled(1.3, QFont::DemiBold);
}

QFont figureFont()
{
    return scaled(1.7, QFont::DemiBold);
}

QFont codeFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(textFont().pointSizeF() > 0 ? textFont().pointSizeF() : font.pointSizeF());
    return font;
}

}  // namespace assay::views
