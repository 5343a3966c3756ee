#include <QApplication>
#include <QHash>
#include <QStyleFactory>

#include "views/theme/contrast.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

// Only what Fusion with our palette does not give: focus that is seen, flat headers and tabs, cards. Properties that
// pages set on their widgets: "card", "quiet" (secondary words), "heading", "figure", "primary" (the one button).
const char* const kTemplate = R"(
QToolTip { color: @text; background: @raised; border: 1px solid @outline; padding: 4px; }
QFrame[card="true"] { background: @surface; border: 1px solid @border; border-radius: 4px; }
QLabel[quiet="true"] { color: @muted; }
QGroupBox { border: 1px solid @border; border-radius: 4px; margin-top: 1.4em; padding: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; color: @muted; }

QPushButton { background: @surface; border: 1px solid @outline; border-radius: 4px; padding: 4px 12px; min-height: 20px; }
QPushButton:hover { background: @raised; }
QPushButton:pressed { background: @selection; }
QPushButton:disabled { color: @muted; border-color: @border; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton[primary="true"] { background: @accent; color: @on_accent; border-color: @accent; }
QPushButton[primary="true"]:hover { background: @accent_hover; }
QPushButton[primary="true"]:focus { border: 2px solid @text; }
QPushButton[primary="true"]:disabled { background: @raised; color: @muted; border-color: @border; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 4px; }
QToolButton:hover, QToolButton:checked { background: @selection; }
QToolButton:focus { border-color: @accent; }

QTabWidget::pane { border: 1px solid @border; border-radius: 0; top: -1px; }
QTabBar::tab { padding: 6px 14px; border: 1px solid transparent; border-bottom: 2px solid transparent; color: @muted; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { border: 1px solid @accent; border-bottom: 2px solid @accent; }

QTableView, QTreeView, QListView, QPlainTextEdit, QTextEdit { background: @surface; border: 1px solid @border; }
QTableView:focus, QTreeView:focus, QListView:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 1px solid @accent; }
QTableView { gridline-color: @border; }
QTableView::item { padding: 0 6px; }
QHeaderView::section { background: @raised; color: @text; border: 0; border-right: 1px solid @border;
    border-bottom: 1px solid @border; padding: 4px 8px; }
QLineEdit { background: @surface; border: 1px solid @outline; border-radius: 4px; padding: 3px 6px; }
QLineEdit:focus { border: 2px solid @accent; padding: 2px 5px; }
QLineEdit:read-only { background: @window; border-color: @border; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @outline; border-radius: 7px; background: @surface; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @accent; }
QRadioButton::indicator:focus { border-color: @accent; }
QRadioButton::indicator:disabled { border-color: @border; }
QProgressBar { background: @raised; border: 1px solid @border; border-radius: 4px; text-align: center; color: @text; min-height: 18px; }
QProgressBar::chunk { background: @selection; border-radius: 3px; }
QSplitter::handle { background: @window; }
QSplitter::handle:hover { background: @border; }
)";

// The palette of the desktop, before the first appearance replaced it.
bool desktopIsDark(const QApplication& application)
{
    static const bool dark = application.palette().window().color().lightness() < 128;
    return dark;
}

}  // namespace

QPalette palette(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.raised);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.failed.text);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Highlight, theme.selection);
    palette.setColor(QPalette::HighlightedText, theme.text);
    palette.setColor(QPalette::Link, withContrast(theme.accent, theme.window, kTextContrast));
    palette.setColor(QPalette::LinkVisited, withContrast(theme.accent, theme.window, kTextContrast));
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.raised);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Dark, theme.outline);
    palette.setColor(QPalette::Shadow, theme.dark ? QColor(0x0b0d10) : theme.outline);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, theme.muted);
    }
    return palette;
}

QString styleSheet(const Theme& theme)
{
    QString sheet = QString::fromLatin1(kTemplate);
    // Longer names first: "@on_accent" and "@accent_hover" contain no other name as a prefix after this.
    const std::pair<const char*, QColor> colours[] = {
        {"@accent_hover", mixed(theme.accent, theme.text, 0.15)},
        {"@on_accent", theme.on_accent},
        {"@accent", theme.accent},
        {"@selection", theme.selection},
        {"@surface", theme.surface},
        {"@outline", theme.outline},
        {"@border", theme.border},
        {"@raised", theme.raised},
        {"@window", theme.window},
        {"@muted", theme.muted},
        {"@text", theme.text},
    };
    for (const auto& [name, colour] : colours) {
        sheet.replace(QLatin1String(name), colour.name());
    }
    return sheet;
}

void applyAppearance(QApplication& application, Appearance appearance)
{
    const bool system_dark = desktopIsDark(application);
    const bool dark = appearance == Appearance::dark || (appearance == Appearance::system && system_dark);
    const Theme& chosen = dark ? darkTheme() : lightTheme();
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.setPalette(palette(chosen));
    application.setStyleSheet(styleSheet(chosen));
}

}  // namespace assay::views
