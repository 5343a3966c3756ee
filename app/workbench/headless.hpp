// The workbench without a window: reports and pictures of the pages for scripts and documentation.
#pragma once

#include <optional>

#include <QSize>
#include <QString>

#include "core/base/expected.hpp"
#include "core/experiment/family.hpp"

namespace assay::workbench {

class MainWindow;

struct ReportTargets {
    QString pdf;   // "": not asked for
    QString html;  // likewise
};
Expected<void> exportDocument(const std::vector<Family>&, const QString& document, const ReportTargets&);

// Opens the document in the window and writes a PNG of every page, and of every tab of Results, into the folder.
Expected<void> takeScreenshots(MainWindow&, const QString& document, const QString& folder, const QSize& size);

}  // namespace assay::workbench
