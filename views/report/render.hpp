// The report as HTML and PDF. Called on any thread; needs a QGuiApplication (offscreen will do) for fonts.
#pragma once

#include <vector>

#include <QPicture>
#include <QSizeF>
#include <QString>

#include "core/base/expected.hpp"
#include "core/records/report.hpp"

namespace assay::views {

// One self-contained file: no network, inline SVG, print style, works with scripts off. Every string escaped.
QString renderHtml(const Report&);

// Selectable text, vector figures, page numbers, contents with links, PDF title and outline where Qt can.
Expected<void> renderPdf(const Report&, const QString& path);

// The same pages as pictures, for a preview: what they paint is in points, one page of reportPageSize() each.
std::vector<QPicture> renderPages(const Report&);
QSizeF reportPageSize();

}  // namespace assay::views
