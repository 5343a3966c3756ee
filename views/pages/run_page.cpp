// Step 4: measuring, watched.
#include <map>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

#include "views/page.hpp"
#include "views/pages/results_refresh.hpp"
#include "views/pages/run_live.hpp"
#include "views/plots/case_strip.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

class RunPage : public Page {
    Q_OBJECT

public:
    RunPage(DocumentModel& document, QWidget* parent);
    QString title() const override { return tr("Run"); }
    StepState state() const override;
    QString stateReason() const override;

protected:
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent*) override;

private:
    QWidget* makeControls();
    void connectModel();
    void refresh();
    void refreshControls();
    void refreshProgress();
    void refreshStrip();
    QString describeCase(const CaseKey&) const;
    void startPressed();
    void pausePressed();
    QString timeLeft() const;
    std::size_t finishedCases() const;

    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    QLabel* m_status;
    CaseStrip* m_strip;
    RunLive* m_live;
    RunDevice* m_device;
    RunLog* m_log;
    Refresh* m_refresh;
};

RunPage::RunPage(DocumentModel& document, QWidget* parent) : Page(document, parent)
{
    QWidget* controls = makeControls();
    m_strip = new CaseStrip(this);
    m_strip->setDescription([this](const CaseKey& key) { return describeCase(key); });
    m_live = new RunLive(document, this);
    m_device = new RunDevice(document, this);
    m_log = new RunLog(document, this);

    auto* machine = new QSplitter(Qt::Horizontal, this);
    machine->addWidget(m_device);
    machine->addWidget(m_log);
    machine->setSizes({350, 500});  // shares, not pixels
    machine->setChildrenCollapsible(false);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->addWidget(m_live);
    halves->addWidget(machine);
    halves->setSizes({700, 250});
    halves->setChildrenCollapsible(false);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    column->addWidget(controls);
    column->addWidget(m_strip);
    column->addWidget(halves, 1);
    m_strip->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    m_refresh = new Refresh(this, [this] { refresh(); });
    connectModel();
    refreshControls();
    refreshProgress();
}

QWidget* RunPage::makeControls()
{
    auto* controls = new QWidget(this);
    m_start = new QPushButton(tr("&Start"), controls);
    m_pause = new QPushButton(icon(QStringLiteral("pause")), tr("&Pause"), controls);
    m_cancel = new QPushButton(icon(QStringLiteral("stop")), tr("Cance&l"), controls);
    m_progress = new QProgressBar(controls);
    m_progress->setAccessibleName(tr("Progress of the run"));
    m_status = new QLabel(controls);
    m_status->setMinimumWidth(1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_start);
    row->addWidget(m_pause);
    row->addWidget(m_cancel);
    row->addWidget(m_progress, 1);
    auto* column = new QVBoxLayout(controls);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_status);
    connect(m_start, &QPushButton::clicked, this, &RunPage::startPressed);
    connect(m_pause, &QPushButton::clicked, this, &RunPage::pausePressed);
    connect(m_cancel, &QPushButton::clicked, &model(), &DocumentModel::cancelRequested);
    return controls;
}

void RunPage::connectModel()
{
    const auto later = [this] { m_refresh->request(); };
    const auto state_too = [this] {
        refreshControls();
        m_refresh->request();
        emit stateChanged();
    };
    connect(&model(), &DocumentModel::runStateChanged, this, state_too);
    connect(&model(), &DocumentModel::readOnlyChanged, this, &RunPage::refreshControls);
    connect(&model(), &DocumentModel::casesChanged, this, state_too);
    connect(&model(), &DocumentModel::resultsReplaced, this, state_too);
    connect(&model(), &DocumentModel::experimentChanged, this, later);
    connect(&model(), &DocumentModel::assessmentChanged, this, state_too);
    connect(&model(), &DocumentModel::progressChanged, this, later);
    connect(&model(), &DocumentModel::caseTouched, this, later);
    connect(&model(), &DocumentModel::selectedCaseChanged, this, [this](const QString& key) {
        m_strip->setSelected(key.toStdString());
        m_refresh->request();
    });
    connect(m_strip, &CaseStrip::caseChosen, &model(),
            [this](const QString& key) { model().selectCase(key.toStdString()); });
}

void RunPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_refresh->shown();
}

void RunPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_refresh->request();
    }
}

std::size_t RunPage::finishedCases() const
{
    return model().assessment().finished_cases;
}

StepState RunPage::state() const
{
    if (model().runState() != RunState::idle) {
        return StepState::running;
    }
    if (finishedCases() == 0) {
        return StepState::empty;
    }
    return finishedCases() < model().cases().size() ? StepState::incomplete : StepState::ready;
}

QString RunPage::stateReason() const
{
    if (model().cases().empty()) {
        return tr("The matrix has no case to run");
    }
    const QLocale locale;
    return tr("%1 of %2 cases measured")
        .arg(locale.toString(static_cast<qulonglong>(finishedCases())),
             locale.toString(static_cast<qulonglong>(model().cases().size())));
}

void RunPage::startPressed()
{
    if (model().cases().empty()) {
        emit model().pageRequested(2);
    } else {
        emit model().runRequested();
    }
}

void RunPage::pausePressed()
{
    if (model().runState() == RunState::paused) {
        emit model().resumeRequested();
    } else {
        emit model().pauseRequested();
    }
}

void RunPage::refreshControls()
{
    const RunState run = model().runState();
    const bool idle = run == RunState::idle;
    const bool nothing = model().cases().empty();
    m_start->setEnabled(idle && (nothing || !model().readOnly()));
    m_start->setText(nothing ? tr("&Define the matrix") : tr("&Start"));
    const QString picture = nothing ? QStringLiteral("step-matrix") : QStringLiteral("play");
    m_start->setIcon(idle ? accentIcon(picture) : icon(picture));
    m_start->setToolTip(nothing ? tr("The matrix has no case to run")
                        : model().readOnly()
                            ? tr("The document is open read-only: save it under another name to run it")
                            : tr("Verifies and times every case that has not finished"));
    // One primary button: what the page wants next.
    m_start->setProperty("primary", idle);
    m_start->style()->unpolish(m_start);
    m_start->style()->polish(m_start);
    m_pause->setEnabled(run == RunState::running || run == RunState::paused);
    m_pause->setText(run == RunState::paused ? tr("&Resume") : tr("&Pause"));
    m_pause->setIcon(icon(run == RunState::paused ? QStringLiteral("play") : QStringLiteral("pause")));
    m_cancel->setEnabled(!idle && run != RunState::cancelling);
    m_cancel->setToolTip(tr("Stops at once; finished blocks are kept"));
}

QString RunPage::timeLeft() const
{
    const std::optional<double> seconds = model().progress().seconds_left;
    if (!seconds) {
        return {};
    }
    if (*seconds < 90) {
        return tr("about %n second(s) left", nullptr, static_cast<int>(*seconds + 0.5));
    }
    return tr("about %n minute(s) left", nullptr, static_cast<int>(*seconds / 60 + 0.5));
}

void RunPage::refreshProgress()
{
    const RunProgress& progress = model().progress();
    const RunState run = model().runState();
    const std::size_t total = run == RunState::idle ? model().cases().size() : progress.total;
    const std::size_t done = run == RunState::idle ? std::min(finishedCases(), total) : progress.done;
    m_progress->setRange(0, std::max(1, static_cast<int>(total)));
    m_progress->setValue(static_cast<int>(done));
    const QLocale locale;
    m_progress->setFormat(
        tr("%1 of %2 cases")
            .arg(locale.toString(static_cast<qulonglong>(done)), locale.toString(static_cast<qulonglong>(total))));
    QString text;
    switch (run) {
        case RunState::idle:
            text = model().cases().empty()      ? tr("The matrix has no case: define one first.")
                   : done == total && total > 0 ? tr("All cases have finished.")
                   : done > 0 ? tr("Stopped. Starting again goes on with the cases that have not finished.")
                              : tr("Nothing has been measured yet.");
            break;
        case RunState::starting:
            text = tr("Starting the runner…");
            break;
        case RunState::running:
            text = progress.seconds_left ? tr("Running, %1").arg(timeLeft()) : tr("Running");
            break;
        case RunState::paused:
            text = tr("Paused after the block in flight. Nothing is measured until you resume.");
            break;
        case RunState::cancelling:
            text = tr("Cancelling…");
            break;
    }
    m_status->setText(text);
}

void RunPage::refreshStrip()
{
    std::map<CaseKey, CaseStatus> live;
    for (const CaseResult& result : model().results().cases) {
        live[caseKey(result.at)] = result.status;
    }
    std::vector<StripItem> items;
    items.reserve(model().assessment().cases.size());
    for (const CaseAssessment& assessed : model().assessment().cases) {
        StripItem item;
        item.key = assessed.key;
        const auto status = live.find(assessed.key);
        item.status = status == live.end() ? assessed.status : status->second;
        if (!assessed.comparisons.empty() && assessed.comparisons.front().ratio) {
            item.ratio = assessed.comparisons.front().ratio;
            item.call = assessed.comparisons.front().call;
        }
        items.push_back(std::move(item));
    }
    m_strip->setItems(std::move(items));
    m_strip->setSelected(model().selectedCase());
}

QString RunPage::describeCase(const CaseKey& key) const
{
    const CaseAssessment* assessed = findCase(model().assessment(), key);
    if (assessed == nullptr) {
        return QString::fromStdString(key);
    }
    QString outcome = word(assessed->status);
    if (!assessed->comparisons.empty() && assessed->comparisons.front().ratio) {
        const Comparison& comparison = assessed->comparisons.front();
        outcome =
            QStringLiteral("%1 %2 %3").arg(glyph(comparison.call), word(comparison.call), speedupText(comparison));
    }
    return QStringLiteral("%1\n%2").arg(caseText(assessed->at), outcome);
}

void RunPage::refresh()
{
    refreshControls();
    refreshProgress();
    refreshStrip();
    m_live->refresh();
    m_device->refresh();
}

}  // namespace

Page* makeRunPage(DocumentModel& model, QWidget* parent)
{
    return new RunPage(model, parent);
}

}  // namespace assay::views

#include "run_page.moc"
