#include "app/workbench/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/message_bar.hpp"
#include "app/workbench/paths.hpp"
#include "app/workbench/status_line.hpp"
#include "app/workbench/steps_list.hpp"
#include "views/page.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::workbench {
namespace {

// Enlarges type in review mode: read from the second row of a meeting room.
constexpr double kReviewScale = 1.25;

QString droppedDocument(const QMimeData* data)
{
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile() && url.toLocalFile().endsWith(QLatin1String(".assay"), Qt::CaseInsensitive)) {
            return url.toLocalFile();
        }
    }
    return {};
}

}  // namespace

MainWindow::MainWindow(std::vector<Family> families, QString assay_program, Preferences& preferences)
    : m_preferences(preferences),
      m_document(new Document(std::move(families), std::move(assay_program), preferences.settings(), this))
{
    setObjectName(QStringLiteral("MainWindow"));
    setAcceptDrops(true);
    setMinimumSize(800, 560);
    resize(1440, 900);
    m_usual_font = QApplication::font();
    buildFrame();
    buildMenus();
    buildPages();
    connectDocument();
    m_default_layout = saveState();
    qApp->installEventFilter(this);
    refreshTitle();
    refreshActions();
}

MainWindow::~MainWindow()
{
    qApp->removeEventFilter(this);
    // The pages go first: they listen to the model, which is the document's.
    delete takeCentralWidget();
    delete m_evidence;
    delete m_document;
}

void MainWindow::buildFrame()
{
    auto* centre = new QWidget(this);
    auto* line = new QHBoxLayout(centre);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);

    auto* left = new QWidget(centre);
    left->setFixedWidth(22 * views::kGrid);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, views::kGrid);
    m_steps = new StepsList(left);
    column->addWidget(m_steps, 1);
    m_run_button = new QPushButton(left);
    m_run_button->setProperty("primary", true);
    auto* button_line = new QHBoxLayout;
    button_line->setContentsMargins(views::kGrid, 0, views::kGrid, 0);
    button_line->addWidget(m_run_button);
    column->addLayout(button_line);
    line->addWidget(left);

    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    m_messages = new MessageStack(centre);
    m_stack = new QStackedWidget(centre);
    right->addWidget(m_messages);
    right->addWidget(m_stack, 1);
    line->addLayout(right, 1);
    setCentralWidget(centre);

    m_evidence = new QDockWidget(this);
    m_evidence->setObjectName(QStringLiteral("Evidence"));
    m_evidence->setMinimumWidth(28 * views::kGrid);
    addDockWidget(Qt::RightDockWidgetArea, m_evidence);
    setStatusBar(new StatusLine(m_document->model(), this));

    connect(m_steps, &StepsList::stepChosen, this, [this](int step) { m_stack->setCurrentIndex(step); });
    connect(m_run_button, &QPushButton::clicked, this,
            [this] { action(m_document->running() ? QStringLiteral("cancel") : QStringLiteral("run"))->trigger(); });
}

void MainWindow::buildPages()
{
    const int step = std::max(0, m_stack->currentIndex());
    while (m_stack->count() > 0) {
        delete m_stack->widget(0);
    }
    views::DocumentModel& model = m_document->model();
    m_pages = {views::makeExperimentPage(model, m_stack), views::makeKernelsPage(model, m_stack),
               views::makeMatrixPage(model, m_stack),     views::makeRunPage(model, m_stack),
               views::makeResultsPage(model, m_stack),    views::makeDecisionPage(model, m_stack),
               views::makeReportPage(model, m_stack)};
    for (views::Page* page : m_pages) {
        m_stack->addWidget(page);
    }
    m_steps->setPages(m_pages);
    m_steps->setCurrentRow(step);
    m_stack->setCurrentIndex(step);
    delete m_evidence->widget();
    m_evidence->setWidget(views::makeEvidencePanel(model, m_evidence));
    m_evidence->setWindowTitle(tr("Evidence"));
}

void MainWindow::connectDocument()
{
    using views::DocumentModel;
    DocumentModel& model = m_document->model();
    connect(&model, &DocumentModel::pageRequested, this, &MainWindow::showStep);
    connect(&model, &DocumentModel::exportRequested, this, &MainWindow::exportAs);
    connect(&model, &DocumentModel::addPluginRequested, this, &MainWindow::askPlugin);
    connect(&model, &DocumentModel::trustChanged, this, &MainWindow::refreshTrust);
    connect(&model, &DocumentModel::runStateChanged, this, &MainWindow::refreshActions);
    connect(&model, &DocumentModel::runStateChanged, this, [this, &model] {
        if (model.runState() == views::RunState::starting) {
            m_messages->dismiss(QStringLiteral("run"));  // what was said of the run before no longer holds
        }
    });
    connect(&model, &DocumentModel::readOnlyChanged, this, &MainWindow::refreshActions);
    connect(&model, &DocumentModel::assessmentChanged, this, &MainWindow::refreshTitle);
    connect(m_document, &Document::pathChanged, this, &MainWindow::refreshTitle);
    connect(m_document, &Document::opened, this, [this] {
        m_messages->clear();
        refreshTrust();
        refreshActions();
        if (!m_document->untitled()) {
            m_preferences.addRecentFile(m_document->path());
            refreshRecent();
        }
    });
    connect(m_document, &Document::openFailed, this, &MainWindow::showOpenError);
    connect(m_document, &Document::failed, this, &MainWindow::report);
    connect(m_document, &Document::allMeasured, this, [this] {
        m_messages->show(QStringLiteral("run"), Severity::information,
                         tr("Every case of the matrix has been measured."),
                         tr("Measuring again replaces the results of each case as it is measured."),
                         {{tr("Measure all again"), [this] { m_document->measureAllAgain(); }}});
    });
    connect(m_document, &Document::runFinished, this, [this] {
        if (const auto leave = std::exchange(m_after_run, nullptr)) {
            leave();
        }
    });
}

void MainWindow::newDocument(const Experiment& experiment)
{
    if (const Expected<void> made = m_document->startNew(experiment); !made) {
        report(made.error());
    }
    showStep(0);
}

void MainWindow::openPath(const QString& path)
{
    askLeave([this, path] { m_document->open(path); });
}

void MainWindow::showStep(int step)
{
    m_steps->setCurrentRow(step);
    m_stack->setCurrentIndex(step);
}

int MainWindow::currentStep() const
{
    return m_stack->currentIndex();
}

// A run is cancelled only after the user has said so, once; what is measured stays.
void MainWindow::askLeave(const std::function<void()>& leave)
{
    if (!m_document->running()) {
        leave();
        return;
    }
    if (m_after_run) {
        return;  // already leaving
    }
    const auto answer = QMessageBox::question(
        this, tr("Cancel the run?"),
        tr("A campaign is running. Finished cases stay in the document; the block being measured is lost."),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer == QMessageBox::Yes) {
        if (!m_document->running()) {
            leave();
            return;
        }
        m_after_run = leave;
        m_document->cancelRun();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_document->running()) {
        event->ignore();
        askLeave([this] { close(); });
        return;
    }
    if (m_review) {
        setReviewMode(false);
    }
    QSettings& settings = m_preferences.settings();
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState());
    if (const Expected<void> stored = m_document->flush(); !stored) {
        event->ignore();
        report(stored.error());
        return;
    }
    event->accept();
}

void MainWindow::restoreLayout()
{
    const QSettings& settings = m_preferences.settings();
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
}

void MainWindow::resetLayout()
{
    restoreState(m_default_layout);
    m_evidence->show();
}

void MainWindow::setReviewMode(bool on)
{
    if (on == m_review) {
        return;
    }
    m_review = on;
    m_document->setReviewing(on);
    QFont font = m_usual_font;
    if (on) {
        font.setPointSizeF(font.pointSizeF() * kReviewScale);
    }
    QApplication::setFont(font);
    buildPages();  // fonts set from the theme's scale follow the application's only when made anew
    refreshActions();
}

// Through the cases in the matrix' order, round at the ends.
void MainWindow::stepCase(int direction)
{
    const auto& cases = m_document->model().assessment().cases;
    if (cases.empty()) {
        return;
    }
    const CaseKey selected = m_document->model().selectedCase();
    const auto found = std::find_if(cases.begin(), cases.end(), [&](const auto& one) { return one.key == selected; });
    const auto count = static_cast<std::ptrdiff_t>(cases.size());
    const std::ptrdiff_t at = found == cases.end() ? (direction > 0 ? -1 : 0) : found - cases.begin();
    const std::ptrdiff_t next = (at + direction + count) % count;
    m_document->model().selectCase(cases[static_cast<std::size_t>(next)].key);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_stack != nullptr) {
        buildMenus();
        buildPages();
        refreshTitle();
        refreshTrust();
        refreshActions();
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Only what no page has used arrives here.
    if (m_review && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)) {
        stepCase(event->key() == Qt::Key_Right ? 1 : -1);
    } else if (m_review && event->key() == Qt::Key_Escape) {
        setReviewMode(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedDocument(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openPath(droppedDocument(event->mimeData()));
}

// A text field would keep Ctrl+Z for its own history; the document's history holds its edits too, in order.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && watched->property("document").toBool()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::refreshTitle()
{
    const auto& model = m_document->model();
    const bool judged = model.assessment().finished_cases > 0;
    const QString verdict = judged ? views::word(model.assessment().verdict) : tr("not measured yet", "window title");
    setWindowTitle(tr("%1 — %2", "window title: experiment, verdict").arg(m_document->displayName(), verdict));
    setWindowFilePath(QString());
}

void MainWindow::report(const Error& error)
{
    m_messages->showError(QStringLiteral("error"), error,
                          m_document->model().readOnly() ? Severity::warning : Severity::error);
}

void MainWindow::showOpenError(const QString& path, const Error& error)
{
    Error located = error;
    if (located.where.empty()) {
        located.where = path.toStdString();
    }
    if (located.remedy.empty()) {
        located.remedy = tr("The file was not changed. Choose another one, or a backup of it").toStdString();
    }
    m_messages->showError(QStringLiteral("open"), located);
    if (m_document->path().isEmpty()) {
        newDocument(freshExperiment());
    }
}

void MainWindow::refreshTrust()
{
    const QStringList& untrusted = m_document->model().untrusted();
    const QString key = QStringLiteral("trust");
    if (untrusted.isEmpty()) {
        m_messages->dismiss(key);
        return;
    }
    m_messages->show(key, Severity::warning,
                     tr("This document names code from outside. Nothing of it has been loaded or run."),
                     untrusted.join(QLatin1Char('\n')),
                     {{tr("Trust and run"), [this] { m_document->trustAndRun(); }}, {tr("Keep inert"), [] {}}}, false);
}

}  // namespace assay::workbench
