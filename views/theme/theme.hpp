// Colours, spacing and type of everything seen, in one place. Role and call colours are Okabe–Ito's (M. Okabe, K. Ito,
// "Color Universal Design", 2008), shifted in lightness only as far as WCAG AA asks on the background at hand.
#pragma once

#include <array>
#include <optional>
#include <string>

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include "core/experiment/comparison.hpp"
#include "core/experiment/experiment.hpp"

class QApplication;

namespace assay::views {

// Spacing is in multiples of this many pixels.
inline constexpr int kGrid = 8;

// One hue in its three uses, each against `surface`: areas, lines and marks (3:1), words (4.5:1).
struct Ink {
    QColor fill;
    QColor line;
    QColor text;
};

struct Theme {
    bool dark = false;

    QColor window;   // behind everything
    QColor surface;  // plots, tables, fields
    QColor raised;   // headers, alternate rows, chips
    QColor border;   // between areas, decorative
    QColor outline;  // of controls: 3:1 on window and surface
    QColor text;
    QColor muted;  // secondary words: 4.5:1 on window, surface and raised
    QColor accent;
    QColor on_accent;
    QColor selection;  // rows and cells; `text` reads on it
    QColor grid;       // of plots

    Ink reference;
    Ink baseline;
    std::array<Ink, 4> candidates;  // further ones repeat them

    Ink faster;
    Ink slower;
    Ink same;
    Ink undecided;
    Ink failed;  // cases, checks and messages
    Ink warning;
};

const Theme& lightTheme();
const Theme& darkTheme();

// The one that fits the application's palette.
const Theme& theme();

enum class Appearance { system, light, dark };

// Sets style, palette and style sheet. `system` follows the palette that the desktop gave at start.
void applyAppearance(QApplication&, Appearance);

QPalette palette(const Theme&);
QString styleSheet(const Theme&);

// `candidate_index`: place among the candidates, from 0.
const Ink& roleInk(const Theme&, Role, std::size_t candidate_index = 0);
// By the variant's role in the experiment; a variant without one is drawn as reference.
const Ink& variantInk(const Theme&, const Experiment&, const std::string& variant);
const Ink& callInk(const Theme&, Call);

// Diverging around ratio 1 in log scale, saturated at a factor of two; nullopt is unmeasured.
QColor ratioColour(const Theme&, std::optional<double> ratio);

// Type follows the application's font, so that enlarging it enlarges everything. All have tabular figures.
QFont textFont();
QFont smallFont();
QFont headingFont();
QFont figureFont();  // the large numbers at the head of Results
QFont codeFont();

}  // namespace assay::views
