// The window's menus, commands and shortcuts.
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUrl>

#include "app/workbench/command_palette.hpp"
#include "app/workbench/export_job.hpp"
#include "app/workbench/guide_window.hpp"
#include "app/workbench/main_window.hpp"
#include "app/workbench/message_bar.hpp"
#include "app/workbench/paths.hpp"
#include "views/page.hpp"
#include "views/theme/icons.hpp"

namespace assay::workbench {
namespace {

constexpr int kNotice_ms = 4000;

QString documentFilter()
{
    return MainWindow::tr("Assay experiments (*.assay)");
}

}  // namespace

QAction* MainWindow::action(const QString& name) const
{
    return m_actions.value(name);
}

QAction* MainWindow::addCommand(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys,
                                const std::function<void()>& run, const QString& icon_name)
{
    auto* command = new QAction(text, menu);
    command->setShortcuts(keys);
    if (!icon_name.isEmpty()) {
        command->setIcon(views::icon(icon_name));
    }
    connect(command, &QAction::triggered, this, run);
    menu->addAction(command);
    m_actions.insert(name, command);
    return command;
}

void MainWindow::buildMenus()
{
    menuBar()->clear();
    qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    m_actions.clear();
    buildFileMenu();
    buildEditMenu();
    buildRunMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addCommand(
        menu, "new", tr("&New experiment"), {QKeySequence::New},
        [this] { askLeave([this] { newDocument(freshExperiment()); }); }, "add");
    addCommand(
        menu, "open", tr("&Open…"), {QKeySequence::Open}, [this] { askOpen(); }, "open");
    m_recent = menu->addMenu(tr("Open &recent"));
    refreshRecent();
    addCommand(
        menu, "save", tr("&Save"), {QKeySequence::Save}, [this] { save(); }, "save");
    addCommand(menu, "save-as", tr("Save &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
               [this] { askSaveAs(); });
    menu->addSeparator();
    QMenu* exports = menu->addMenu(views::icon("export"), tr("&Export"));
    const std::pair<const char*, QString> formats[] = {{"pdf", tr("Report as &PDF…")},
                                                       {"html", tr("Report as &HTML…")},
                                                       {"markdown", tr("Report as &Markdown…")},
                                                       {"json", tr("Assessment as &JSON…")},
                                                       {"csv", tr("Tables as &CSV…")}};
    for (const auto& [format, text] : formats) {
        const QString name = QLatin1String(format);
        addCommand(exports, QStringLiteral("export-") + name, text, {}, [this, name] { exportAs(name); });
    }
    menu->addSeparator();
    addCommand(menu, "close", tr("&Quit"), {QKeySequence::Quit}, [this] { close(); });
}

void MainWindow::buildEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document->undoStack().createUndoAction(menu, tr("&Undo"));
    undo->setShortcuts({QKeySequence::Undo});
    undo->setIcon(views::icon("undo"));
    QAction* redo = m_document->undoStack().createRedoAction(menu, tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    redo->setIcon(views::icon("redo"));
    menu->addActions({undo, redo});
    m_actions.insert("undo", undo);
    m_actions.insert("redo", redo);
    menu->addSeparator();
    addCommand(
        menu, "filter", tr("&Filter this page"), {QKeySequence::Find},
        [this] { m_pages.at(static_cast<std::size_t>(currentStep()))->focusFilter(); }, "filter");
    addCommand(
        menu, "palette", tr("&Command palette…"), {QKeySequence(Qt::CTRL | Qt::Key_K)}, [this] { showPalette(); },
        "search");
}

void MainWindow::buildRunMenu()
{
    views::DocumentModel& model = m_document->model();
    QMenu* menu = menuBar()->addMenu(tr("&Run"));
    addCommand(
        menu, "run", tr("&Measure what is missing"), {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] {
            showStep(3);
            emit m_document->model().runRequested();
        },
        "play");
    addCommand(
        menu, "pause", tr("&Pause"), {QKeySequence(Qt::CTRL | Qt::Key_P)},
        [&model] {
            if (model.runState() == views::RunState::paused) {
                emit model.resumeRequested();
            } else {
                emit model.pauseRequested();
            }
        },
        "pause");
    addCommand(
        menu, "cancel", tr("&Cancel"), {QKeySequence(Qt::CTRL | Qt::Key_Period)},
        [&model] { emit model.cancelRequested(); }, "stop");
    menu->addSeparator();
    addCommand(
        menu, "measure-again", tr("Measure &all again"), {}, [this] { m_document->measureAllAgain(); }, "refresh");
    addCommand(
        menu, "plugin", tr("Add kernel p&lugin…"), {}, [this] { askPlugin(); }, "plugin");
}

void MainWindow::buildViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    const QString titles[] = {tr("Experiment"), tr("Kernels"),  tr("Matrix"), tr("Run"),
                              tr("Results"),    tr("Decision"), tr("Report")};
    for (int step = 0; step < kSteps; ++step) {
        addCommand(menu, QStringLiteral("step-%1").arg(step + 1), titles[step],
                   {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + step))}, [this, step] { showStep(step); });
    }
    menu->addSeparator();
    addCommand(
        menu, "refresh", tr("&Recompute what is derived"), {QKeySequence(Qt::Key_F5)},
        [this] { m_document->refreshDerived(); }, "refresh");
    QAction* review = addCommand(menu, "review", tr("Re&view mode"), {QKeySequence(Qt::Key_F11)},
                                 [this] { setReviewMode(!m_review); });
    review->setCheckable(true);
    addCommand(menu, "next-case", tr("Ne&xt case"), {QKeySequence(Qt::ALT | Qt::Key_Right)}, [this] { stepCase(1); });
    addCommand(menu, "previous-case", tr("Pre&vious case"), {QKeySequence(Qt::ALT | Qt::Key_Left)},
               [this] { stepCase(-1); });
    menu->addSeparator();
    QAction* dock = m_evidence->toggleViewAction();
    dock->setText(tr("&Evidence"));
    menu->addAction(dock);
    addCommand(menu, "reset-layout", tr("Reset &layout"), {}, [this] { resetLayout(); });

    QMenu* colours = menu->addMenu(views::icon("theme"), tr("&Colours"));
    auto* colour_group = new QActionGroup(colours);
    const std::pair<views::Appearance, QString> appearances[] = {{views::Appearance::system, tr("As the &system")},
                                                                 {views::Appearance::light, tr("&Light")},
                                                                 {views::Appearance::dark, tr("&Dark")}};
    for (const auto& [appearance, text] : appearances) {
        QAction* choice = addCommand(colours, QStringLiteral("colours-%1").arg(static_cast<int>(appearance)), text, {},
                                     [this, chosen = appearance] { m_preferences.setAppearance(chosen); });
        choice->setCheckable(true);
        choice->setActionGroup(colour_group);
        choice->setChecked(m_preferences.appearance() == appearance);
    }
    QMenu* languages = menu->addMenu(tr("Lan&guage"));
    auto* language_group = new QActionGroup(languages);
    for (const QString& language : QStringList{QString()} + Preferences::languages()) {
        const QString text = language.isEmpty() ? tr("As the system", "language") : Preferences::nativeName(language);
        // Queued: switching rebuilds the very menu that the choice comes from.
        auto* choice = new QAction(text, languages);
        connect(
            choice, &QAction::triggered, this, [this, language] { m_preferences.setLanguage(language); },
            Qt::QueuedConnection);
        languages->addAction(choice);
        choice->setCheckable(true);
        choice->setActionGroup(language_group);
        choice->setChecked(m_preferences.language() == language);
    }
}

void MainWindow::buildHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    addCommand(
        menu, "guide", tr("User &guide"), {QKeySequence::HelpContents}, [this] { showGuide("index.html"); }, "help");
    addCommand(menu, "guide-judging", tr("How Assay &judges"), {}, [this] { showGuide("judging.html"); });
    menu->addSeparator();
    addCommand(
        menu, "about", tr("&About Assay"), {}, [this] { showAbout(); }, "info");
}

void MainWindow::refreshActions()
{
    const views::RunState state = m_document->model().runState();
    const bool idle = state == views::RunState::idle;
    action("run")->setEnabled(idle && !m_review);
    action("measure-again")->setEnabled(idle && !m_review);
    action("pause")->setEnabled(state == views::RunState::running || state == views::RunState::paused);
    action("pause")->setText(state == views::RunState::paused ? tr("&Resume") : tr("&Pause"));
    action("cancel")->setEnabled(!idle && state != views::RunState::cancelling);
    action("save")->setEnabled(idle || !m_document->untitled());
    action("save-as")->setEnabled(idle);
    action("plugin")->setEnabled(idle && !m_document->model().readOnly());
    action("review")->setChecked(m_review);
    m_run_button->setVisible(!m_review);
    m_run_button->setText(idle ? tr("Run", "button: start measuring") : tr("Cancel run"));
    m_run_button->setIcon(views::icon(idle ? "play" : "stop"));
    m_run_button->setToolTip(action(idle ? "run" : "cancel")->shortcut().toString(QKeySequence::NativeText));
    m_run_button->setEnabled(state != views::RunState::cancelling);
}

void MainWindow::refreshRecent()
{
    m_recent->clear();
    for (const QString& path : m_preferences.recentFiles()) {
        QAction* entry = m_recent->addAction(QFileInfo(path).fileName());
        entry->setToolTip(path);
        entry->setStatusTip(path);
        connect(entry, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    m_recent->setEnabled(!m_recent->isEmpty());
    if (!m_recent->isEmpty()) {
        m_recent->addSeparator();
        connect(
            m_recent->addAction(tr("&Clear list")), &QAction::triggered, this,
            [this] {
                m_preferences.clearRecentFiles();
                refreshRecent();
            },
            Qt::QueuedConnection);
    }
}

void MainWindow::askOpen()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open experiment"), {}, documentFilter());
    if (!path.isEmpty()) {
        openPath(path);
    }
}

// A named document is always saved; only one without a name has something to ask.
void MainWindow::save()
{
    if (m_document->untitled()) {
        askSaveAs();
        return;
    }
    if (const Expected<void> stored = m_document->flush(); !stored) {
        report(stored.error());
        return;
    }
    statusBar()->showMessage(tr("Everything is saved as it happens."), kNotice_ms);
}

void MainWindow::askSaveAs()
{
    QString name = m_document->displayName().simplified().replace(QLatin1Char('/'), QLatin1Char('-'));
    QString path = QFileDialog::getSaveFileName(this, tr("Save experiment as"), name + ".assay", documentFilter());
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += ".assay";
    }
    if (const Expected<void> saved = m_document->saveAs(path); !saved) {
        report(saved.error());
        return;
    }
    m_preferences.addRecentFile(path);
    refreshRecent();
    refreshActions();
}

void MainWindow::askPlugin()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Add kernel plugin"), {}, tr("Kernel plugins (*.so);;All files (*)"));
    if (!path.isEmpty()) {
        m_document->addPlugin(path);
    }
}

void MainWindow::exportAs(const QString& format)
{
    const QString stem = m_document->displayName().simplified().replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString target =
        format == "csv" ? QFileDialog::getExistingDirectory(this, tr("Folder for the tables"))
                        : QFileDialog::getSaveFileName(this, tr("Export report"), stem + "." + exportSuffix(format));
    if (target.isEmpty()) {
        return;
    }
    startExport(m_document->model(), format, target, this, [this, target](const Expected<void>& done) {
        if (!done) {
            report(done.error());
            return;
        }
        m_messages->show("export", Severity::information, tr("Exported."), target,
                         {{tr("Open"), [target] { QDesktopServices::openUrl(QUrl::fromLocalFile(target)); }}});
    });
}

void MainWindow::showPalette()
{
    QList<QAction*> commands;
    for (const QAction* top : menuBar()->actions()) {
        for (QAction* command : top->menu()->findChildren<QAction*>()) {
            if (!command->isSeparator() && !commands.contains(command)) {
                commands.push_back(command);
            }
        }
    }
    auto* palette = new CommandPalette(commands, this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->show();
}

void MainWindow::showGuide(const QString& page)
{
    if (guideFolder().isEmpty()) {
        report({ErrorCode::not_found,
                tr("the user guide is not installed").toStdString(),
                {},
                tr("It is part of the package assay").toStdString()});
        return;
    }
    auto* guide = new GuideWindow(guideFolder(), page, this);
    guide->setAttribute(Qt::WA_DeleteOnClose);
    guide->show();
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Assay"),
        tr("<h3>Assay %1</h3><p>Proves or refutes a GPU optimisation: measures times and errors over a matrix of "
           "cases, and "
           "judges.</p><p>Free software under the GNU General Public License, version 3 or later. Uses Qt %2 and "
           "QCustomPlot.</p>")
            .arg(QApplication::applicationVersion(), QLatin1String(qVersion())));
}

}  // namespace assay::workbench
