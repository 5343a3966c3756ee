#include "views/theme/theme.hpp"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>

#include <gtest/gtest.h>

#include "views/theme/contrast.hpp"
#include "views/theme/icons.hpp"

namespace assay::views {
namespace {

struct Pair {
    const char* what;
    QColor front, back;
    double at_least;
};

std::vector<Pair> pairs(const Theme& t)
{
    std::vector<Pair> all = {
        {"text on window", t.text, t.window, 4.5},     {"text on surface", t.text, t.surface, 4.5},
        {"text on raised", t.text, t.raised, 4.5},     {"text on selection", t.text, t.selection, 4.5},
        {"muted on window", t.muted, t.window, 4.5},   {"muted on surface", t.muted, t.surface, 4.5},
        {"muted on raised", t.muted, t.raised, 4.5},   {"on accent", t.on_accent, t.accent, 4.5},
        {"accent on window", t.accent, t.window, 3},   {"accent on surface", t.accent, t.surface, 3},
        {"outline on window", t.outline, t.window, 3}, {"outline on surface", t.outline, t.surface, 3},
    };
    const std::pair<const char*, Ink> inks[] = {
        {"reference", t.reference},  {"baseline", t.baseline},   {"candidate", t.candidates[0]},
        {"second", t.candidates[1]}, {"third", t.candidates[2]}, {"fourth", t.candidates[3]},
        {"faster", t.faster},        {"slower", t.slower},       {"undecided", t.undecided},
        {"failed", t.failed},        {"warning", t.warning},
    };
    for (const auto& [what, ink] : inks) {
        all.push_back({what, ink.line, t.surface, 3});
        for (const QColor& back : {t.surface, t.window, t.raised}) {
            all.push_back({what, ink.text, back, 4.5});
        }
    }
    return all;
}

TEST(Contrast, AgreesWithPublishedRatios)
{
    // Figures of the WCAG working group's examples and of common contrast tables.
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21.0, 1e-9);
    EXPECT_NEAR(contrastRatio(QColor(0x777777), Qt::white), 4.48, 0.005);
    EXPECT_NEAR(contrastRatio(QColor(0xff0000), Qt::white), 4.00, 0.005);
    EXPECT_NEAR(contrastRatio(QColor(0x0000ff), Qt::white), 8.59, 0.005);
}

TEST(Theme, MeetsWcagAaInLightAndDark)
{
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
        for (const Pair& pair : pairs(*t)) {
            EXPECT_GE(contrastRatio(pair.front, pair.back), pair.at_least)
                << (t->dark ? "dark: " : "light: ") << pair.what << " " << pair.front.name().toStdString() << " on "
                << pair.back.name().toStdString();
        }
    }
}

TEST(Theme, CellsOfTheRatioMapCarryReadableNumbers)
{
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
        for (double ratio = 0.25; ratio <= 4; ratio *= 1.05) {
            const QColor cell = ratioColour(*t, ratio);
            EXPECT_GE(contrastRatio(readableOn(cell), cell), 4.5) << ratio;
        }
    }
}

TEST(Theme, RatioMapIsCentredOnOneInLogScale)
{
    const Theme& t = lightTheme();
    EXPECT_EQ(ratioColour(t, 1.0), t.raised);
    EXPECT_EQ(ratioColour(t, 0.5), t.faster.fill);
    EXPECT_EQ(ratioColour(t, 2.0), t.slower.fill);
    // The same factor is as strong in either direction.
    EXPECT_EQ(ratioColour(t, 1 / 1.3), mixed(t.raised, t.faster.fill, std::log2(1.3)));
    EXPECT_EQ(ratioColour(t, 1.3), mixed(t.raised, t.slower.fill, std::log2(1.3)));
    EXPECT_EQ(ratioColour(t, std::nullopt), t.surface);
}

TEST(Theme, FollowsTheApplicationsPalette)
{
    auto& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
    applyAppearance(application, Appearance::dark);
    EXPECT_TRUE(theme().dark);
    applyAppearance(application, Appearance::light);
    EXPECT_FALSE(theme().dark);
}

TEST(Theme, StyleSheetHasNoUnresolvedColour)
{
    EXPECT_FALSE(styleSheet(lightTheme()).contains(QLatin1Char('@')));
    EXPECT_FALSE(styleSheet(darkTheme()).contains(QLatin1Char('@')));
}

TEST(Theme, CandidatesAreColouredInTheExperimentsOrder)
{
    Experiment experiment;
    experiment.variants = {
        {"old", Role::baseline, {}}, {"first", Role::candidate, {}}, {"second", Role::candidate, {}}};
    const Theme& t = lightTheme();
    EXPECT_EQ(variantInk(t, experiment, "old").fill, t.baseline.fill);
    EXPECT_EQ(variantInk(t, experiment, "first").fill, t.candidates[0].fill);
    EXPECT_EQ(variantInk(t, experiment, "second").fill, t.candidates[1].fill);
    EXPECT_EQ(variantInk(t, experiment, "unknown").fill, t.reference.fill);
}

TEST(Fonts, HaveFiguresOfOneWidth)
{
    for (const QFont& font : {textFont(), smallFont(), headingFont(), figureFont(), codeFont()}) {
        const QFontMetricsF metrics(font);
        EXPECT_DOUBLE_EQ(metrics.horizontalAdvance(QStringLiteral("1111")),
                         metrics.horizontalAdvance(QStringLiteral("8888")));
    }
}

TEST(Icons, AllDrawSomethingInTheThemesColour)
{
    ASSERT_GE(iconNames().size(), 30);
    for (const QString& name : iconNames()) {
        const QImage image = icon(name).pixmap(24, 24).toImage().convertToFormat(QImage::Format_ARGB32);
        ASSERT_EQ(image.width(), 24) << name.toStdString();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() > 100) {
                    ++inked;
                    // Blending of strokes over themselves rounds.
                    EXPECT_NEAR(pixel.red(), theme().text.red(), 3) << name.toStdString();
                    EXPECT_NEAR(pixel.green(), theme().text.green(), 3) << name.toStdString();
                    EXPECT_NEAR(pixel.blue(), theme().text.blue(), 3) << name.toStdString();
                }
            }
        }
        EXPECT_GT(inked, 4) << name.toStdString();
    }
}

}  // namespace
}  // namespace assay::views
