#include "app/workbench/headless.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTabWidget>
#include <QTimer>

#include "app/workbench/document_store.hpp"
#include "app/workbench/export_job.hpp"
#include "app/workbench/main_window.hpp"
#include "app/workbench/paths.hpp"
#include "app/workbench/plugin_variants.hpp"
#include "views/page.hpp"

namespace assay::workbench {
namespace {

constexpr int kOpenLimit_ms = 60'000;
constexpr int kPaintTime_ms = 250;
constexpr int kReportTime_ms = 4000;  // its preview is laid out in the background
constexpr int kResultsStep = 4;
constexpr const char* kPageNames[] = {"experiment", "kernels", "matrix", "run", "results", "decision", "report"};

void let(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

Expected<void> grab(MainWindow& window, const QString& path)
{
    let(kPaintTime_ms);
    if (!window.grab().save(path)) {
        return fail(ErrorCode::io, "cannot write the picture", path.toStdString(),
                    "Choose a folder that you may write to");
    }
    return {};
}

std::optional<Error> openAndWait(MainWindow& window, const QString& document)
{
    std::optional<Error> error;
    QEventLoop loop;
    QObject::connect(&window.document(), &Document::openFailed, &loop, [&](const QString&, const Error& why) {
        error = why;
        loop.quit();
    });
    QObject::connect(&window.document(), &Document::settled, &loop, &QEventLoop::quit);
    QTimer::singleShot(kOpenLimit_ms, &loop, [&] {
        error = Error{ErrorCode::io, "took too long to open", document.toStdString(), {}};
        loop.quit();
    });
    window.document().open(document);
    loop.exec();
    return error;
}

// The first case with a comparison, so that the evidence has something to show.
void selectMeasuredCase(views::DocumentModel& model)
{
    for (const CaseAssessment& one : model.assessment().cases) {
        if (!one.comparisons.empty() && one.comparisons.front().ratio) {
            model.selectCase(one.key);
            return;
        }
    }
}

Expected<void> grabResults(MainWindow& window, const QDir& folder)
{
    auto* tabs = window.pages().at(kResultsStep)->findChild<QTabWidget*>();
    for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QString name = tabs->tabText(tab).toLower();
        name = name.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char('&'));  // "Findings (2)" -> findings
        const auto saved = grab(window, folder.filePath(QStringLiteral("5-results-%1-%2.png").arg(tab + 1).arg(name)));
        if (!saved) {
            return saved;
        }
    }
    return {};
}

}  // namespace

Expected<void> exportDocument(const std::vector<Family>& families, const QString& document,
                              const ReportTargets& targets)
{
    const Expected<LoadedDocument> loaded = loadDocument(document.toStdString());
    if (!loaded) {
        return tl::unexpected<Error>(loaded.error());
    }
    const auto family = std::find_if(families.begin(), families.end(), [&](const Family& one) {
        return one.description.name == loaded->experiment.family;
    });
    if (family == families.end()) {
        return fail(ErrorCode::not_found, "this build knows no kernel family called " + loaded->experiment.family,
                    document.toStdString());
    }
    const Family known = withForeignVariants(*family, {}, loaded->experiment);
    const Plan plan = makePlan(loaded->experiment, known);
    ExportInput input{loaded->experiment, loaded->results,
                      assess(loaded->experiment, plan.cases, loaded->results, known), known, ReportOptions{}};
    input.options.generated = nowText();
    input.options.assay_version = QCoreApplication::applicationVersion().toStdString();
    for (const auto& [format, target] :
         {std::pair{QStringLiteral("pdf"), targets.pdf}, {QStringLiteral("html"), targets.html}}) {
        if (target.isEmpty()) {
            continue;
        }
        if (const Expected<void> done = exportTo(input, format, target); !done) {
            return done;
        }
    }
    return {};
}

Expected<void> takeScreenshots(MainWindow& window, const QString& document, const QString& folder, const QSize& size)
{
    if (!QDir().mkpath(folder)) {
        return fail(ErrorCode::io, "cannot make the folder", folder.toStdString());
    }
    window.resize(size);
    window.show();
    if (const auto error = openAndWait(window, document)) {
        return tl::unexpected<Error>(*error);
    }
    selectMeasuredCase(window.document().model());
    const QDir target(folder);
    for (int step = 0; step < MainWindow::kSteps; ++step) {
        window.showStep(step);
        if (step == MainWindow::kSteps - 1) {
            let(kReportTime_ms);
        }
        const QString name = QStringLiteral("%1-%2.png").arg(step + 1).arg(QLatin1String(kPageNames[step]));
        if (const auto saved = grab(window, target.filePath(name)); !saved) {
            return saved;
        }
        if (step == kResultsStep) {
            if (const auto saved = grabResults(window, target); !saved) {
                return saved;
            }
        }
    }
    return {};
}

}  // namespace assay::workbench
