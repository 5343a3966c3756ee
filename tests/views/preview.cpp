// Draws the result pages of a made-up document to PNG files, for looking at them: preview FOLDER [LANGUAGE].
#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QTabWidget>

#include "tests/views/synthetic.hpp"
#include "views/page.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

// Lets timers of live updates run out.
void settle()
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300) {
        QApplication::processEvents(QEventLoop::AllEvents, 50);
    }
}

void fill(DocumentModel& model, std::size_t unmeasured)
{
    const std::vector<Case> cases = syntheticCases();
    Results results = syntheticResults(cases, unmeasured);
    model.setExperiment(syntheticExperiment());
    model.setCases(cases, {});
    model.setAssessment(assess(model.experiment(), cases, results, *model.family()));
    model.setResults(std::move(results));
    model.selectCase(caseKey(cases[20]));
}

void grab(QWidget& widget, const QDir& folder, const QString& name)
{
    settle();
    const QString file = folder.filePath(name + QStringLiteral(".png"));
    std::printf("%s %s\n", qPrintable(file), widget.grab().save(file) ? "" : "FAILED");
}

// A page with the evidence panel beside it, about as the main window arranges them.
void show(const QDir& folder, DocumentModel& model, Page* (*make)(DocumentModel&, QWidget*), const QString& name,
          const QSize& size)
{
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    Page* page = make(model, &window);
    row->addWidget(page, 1);
    QWidget* panel = makeEvidencePanel(model, &window);
    panel->setFixedWidth(size.width() > 1200 ? 288 : 240);
    row->addWidget(panel);
    window.resize(size.width() - (size.width() > 1200 ? 176 : 160), size.height() - 60);
    window.show();
    auto* tabs = page->findChild<QTabWidget*>();
    for (int tab = 0; tab < (tabs == nullptr ? 1 : tabs->count()); ++tab) {
        if (tabs != nullptr) {
            tabs->setCurrentIndex(tab);
        }
        grab(window, folder, QStringLiteral("%1-%2").arg(name).arg(tab));
    }
}

void showAll(const QDir& folder, const QString& look)
{
    DocumentModel document({syntheticFamily()});
    for (const QSize& size : {QSize(1440, 900), QSize(1000, 700)}) {
        const QString suffix = QStringLiteral("%1-%2").arg(look).arg(size.width());
        fill(document, 0);
        show(folder, document, makeResultsPage, QStringLiteral("results-") + suffix, size);
        fill(document, 26);
        document.setRunState(RunState::running);
        document.setProgress({30, 56, 41.0, QString::fromStdString(document.selectedCase())});
        show(folder, document, makeRunPage, QStringLiteral("run-") + suffix, size);
        document.setRunState(RunState::idle);
        DocumentModel empty({syntheticFamily()});
        show(folder, empty, makeResultsPage, QStringLiteral("results-empty-") + suffix, size);
        show(folder, empty, makeRunPage, QStringLiteral("run-empty-") + suffix, size);
    }
}

}  // namespace
}  // namespace assay::views

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("preview"));
    if (!folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "%s: cannot be created\n", qPrintable(folder.path()));
        return 1;
    }
    if (argc > 2) {
        QLocale::setDefault(QLocale(QString::fromLocal8Bit(argv[2])));
    }
    for (const auto& [appearance, look] : {std::pair(assay::views::Appearance::light, QStringLiteral("light")),
                                           std::pair(assay::views::Appearance::dark, QStringLiteral("dark"))}) {
        assay::views::applyAppearance(application, appearance);
        assay::views::showAll(folder, look);
    }
    return 0;
}
