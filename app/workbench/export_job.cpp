#include "app/workbench/export_job.hpp"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include "app/workbench/paths.hpp"
#include "core/interchange/export.hpp"
#include "views/report/render.hpp"

namespace assay::workbench {
namespace {

Expected<void> write(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return fail(ErrorCode::io, "cannot write: " + file.errorString().toStdString(), path.toStdString(),
                    "Choose a folder that you may write to");
    }
    return {};
}

}  // namespace

QString exportSuffix(const QString& format)
{
    return format == QLatin1String("markdown") ? QStringLiteral("md") : format;
}

Expected<void> exportTo(const ExportInput& in, const QString& format, const QString& target)
{
    if (format == QLatin1String("csv")) {
        return exportCsv(in.experiment, in.results, in.assessment, target.toStdString());
    }
    if (format == QLatin1String("json")) {
        return write(
            target, QByteArray::fromStdString(assessmentJson(in.experiment, in.results, in.assessment).dump(2) + "\n"));
    }
    const Report report = buildReport(in.experiment, in.results, in.assessment, in.family, in.options);
    if (format == QLatin1String("pdf")) {
        return views::renderPdf(report, target);
    }
    if (format == QLatin1String("html")) {
        return write(target, views::renderHtml(report).toUtf8());
    }
    return write(target, QByteArray::fromStdString(reportMarkdown(report)));
}

void startExport(const views::DocumentModel& model, const QString& format, const QString& target, QObject* context,
                 std::function<void(const Expected<void>&)> done)
{
    if (model.family() == nullptr) {
        done(fail(ErrorCode::usage, "there is nothing to report yet", {}, "Choose a kernel family first"));
        return;
    }
    ExportInput input{model.experiment(), model.results(), model.assessment(), *model.family(), model.reportOptions()};
    input.options.generated = nowText();
    input.options.assay_version = QCoreApplication::applicationVersion().toStdString();
    auto promise = std::make_shared<QPromise<Expected<void>>>();
    auto* watcher = new QFutureWatcher<Expected<void>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)] {
        done(watcher->result());
        watcher->deleteLater();
    });
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, input = std::move(input), format, target] {
        promise->start();
        promise->addResult(exportTo(input, format, target));
        promise->finish();
    });
}

}  // namespace assay::workbench
