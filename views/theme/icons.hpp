// The application's own icons: outlines of one stroke width, coloured by the theme at the moment of painting.
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace assay::views {

// `name` of a file in resources/icons without its ending: "play", "step-run", "state-ready". An unknown name is a
// programming error and gives an empty icon with a warning.
QIcon icon(const QString& name);
// The same on the accent's ground: for the page's primary button.
QIcon accentIcon(const QString& name);

// The names that exist.
QStringList iconNames();

}  // namespace assay::views
