// Exports off the interface thread.
#pragma once

#include <functional>

#include <QObject>
#include <QString>

#include "core/base/expected.hpp"
#include "core/records/report.hpp"
#include "views/document_model.hpp"

namespace assay::workbench {

// Everything that an export reads, copied.
struct ExportInput {
    Experiment experiment;
    Results results;
    Assessment assessment;
    Family family;
    ReportOptions options;
};

// Formats: "pdf", "html", "markdown", "json", "csv" (the target is a folder).
QString exportSuffix(const QString& format);
Expected<void> exportTo(const ExportInput&, const QString& format, const QString& target);

// `done` runs on the interface thread, and not after `context` has ended.
void startExport(const views::DocumentModel&, const QString& format, const QString& target, QObject* context,
                 std::function<void(const Expected<void>&)> done);

}  // namespace assay::workbench
