// The window with a real runner: what a person does during a run, and what can go wrong under it.
#include <csignal>
#include <cstdio>

#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "app/workbench/heartbeat.hpp"
#include "app/workbench/main_window.hpp"
#include "app/workbench/message_bar.hpp"
#include "tests/e2e/measured_document.hpp"
#include "tests/e2e/processes.hpp"

namespace assay::workbench {
namespace {

using views::RunState;

constexpr int kRunLimit_ms = 60'000;
constexpr std::size_t kCases = 6;

bool before(int limit_ms, const std::function<bool()>& holds)
{
    return QTest::qWaitFor(holds, limit_ms);
}

class WorkbenchRun : public ::testing::Test {
protected:
    WorkbenchRun() : preferences(*qApp, space.settings) {}

    void open(const Experiment& experiment)
    {
        const QString path = writeDocument(space.file("run.assay"), experiment);
        window = std::make_unique<MainWindow>(kernels::descriptions(), QStringLiteral(ASSAY_PROGRAM), preferences);
        window->show();
        QSignalSpy settled(&window->document(), &Document::settled);
        window->openPath(path);
        ASSERT_TRUE(eventually([&] { return settled.count() > 0; }));
        ASSERT_EQ(model().cases().size(), kCases) << model().matrixError().toStdString();
    }
    void start()
    {
        window->action(QStringLiteral("run"))->trigger();
        ASSERT_TRUE(eventually([&] { return countBlocks(model().results()) > 0; })) << messages();
    }
    bool ended()
    {
        return before(kRunLimit_ms, [&] { return !window->document().running(); });
    }
    // "" when all is well.
    std::string messages() const
    {
        QStringList texts;
        for (const Message* one : window->messages().findChildren<Message*>()) {
            texts << wordsOf(*one);
        }
        return texts.join(QLatin1Char('\n')).toStdString();
    }
    Results stored() const
    {
        const auto store = Store::open(window->document().path().toStdString(), Store::Access::read_only);
        EXPECT_TRUE(store);
        const auto results = store->results();
        EXPECT_TRUE(results);
        return *results;
    }
    std::size_t finishedCases() const
    {
        const auto& cases = model().results().cases;
        return static_cast<std::size_t>(std::count_if(
            cases.begin(), cases.end(), [](const CaseResult& one) { return one.status == CaseStatus::done; }));
    }
    views::DocumentModel& model() const { return window->document().model(); }

    Workspace space;
    Preferences preferences;
    std::unique_ptr<MainWindow> window;
};

TEST_F(WorkbenchRun, RunsToTheEndAndStoresWhatItShows)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign()));
    Heartbeat heartbeat(model(), space.file("heartbeat.log"));
    QSignalSpy touched(&model(), &views::DocumentModel::caseTouched);
    ASSERT_NO_FATAL_FAILURE(start());
    ASSERT_TRUE(ended());
    std::printf("[ MEASURED ] largest gap of the interface thread during the run: %.1f ms\n", heartbeat.largestGapMs());
    EXPECT_GT(touched.count(), static_cast<int>(kCases)) << "events arrived live, not at the end";
    EXPECT_EQ(finishedCases(), kCases);
    EXPECT_EQ(messages(), "");
    const Results in_file = stored();
    EXPECT_EQ(in_file.cases, model().results().cases);
    EXPECT_EQ(in_file.log, model().results().log);
    ASSERT_EQ(in_file.runs.size(), 1u);
    EXPECT_FALSE(in_file.runs[0].finished.empty());
    EXPECT_FALSE(Workspace::read(space.file("heartbeat.log")).isEmpty());
    ASSERT_TRUE(eventually([&] { return model().assessment().cases.size() == kCases; }));

    window->action(QStringLiteral("run"))->trigger();
    EXPECT_FALSE(window->document().running()) << "nothing is left to measure";
    EXPECT_NE(messages(), "");
    window->document().measureAllAgain();
    EXPECT_TRUE(eventually([&] { return messages().empty(); })) << "no longer holds: " << messages();
    ASSERT_TRUE(ended());
    EXPECT_EQ(stored().cases, model().results().cases);
}

TEST_F(WorkbenchRun, PausesResumesAndCancels)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign(true)));
    ASSERT_NO_FATAL_FAILURE(start());
    emit model().pauseRequested();
    EXPECT_EQ(model().runState(), RunState::paused);
    QTest::qWait(500);  // the block in flight ends
    ASSERT_EQ(model().runState(), RunState::paused);
    const std::size_t paused_at = countBlocks(model().results());
    QTest::qWait(700);
    EXPECT_EQ(countBlocks(model().results()), paused_at);
    emit model().resumeRequested();
    ASSERT_TRUE(eventually([&] { return countBlocks(model().results()) > paused_at; }));
    emit model().cancelRequested();
    ASSERT_TRUE(eventually([&] { return !window->document().running(); }));
    EXPECT_EQ(model().runState(), RunState::idle);
    EXPECT_EQ(stored().cases, model().results().cases);
    EXPECT_TRUE(eventually([] { return childrenOf(getpid()).empty(); }));
}

TEST_F(WorkbenchRun, ContinuesWhereACancelledRunEnded)
{
    Experiment experiment = smallCampaign();
    experiment.measure.max_blocks = 200;
    ASSERT_NO_FATAL_FAILURE(open(experiment));
    ASSERT_NO_FATAL_FAILURE(start());
    ASSERT_TRUE(before(kRunLimit_ms, [&] { return finishedCases() >= 1; }));
    emit model().cancelRequested();
    ASSERT_TRUE(ended());
    const std::size_t left = kCases - finishedCases();
    window->action(QStringLiteral("run"))->trigger();
    EXPECT_EQ(model().progress().total, left);
    ASSERT_TRUE(ended());
    EXPECT_EQ(finishedCases(), kCases);
}

TEST_F(WorkbenchRun, GoesOnAfterTheRunnerIsKilled)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign()));
    ASSERT_NO_FATAL_FAILURE(start());
    const pid_t runner = findWorker(getpid(), "runner");
    ASSERT_NE(runner, 0);
    ASSERT_EQ(kill(runner, SIGKILL), 0);
    ASSERT_TRUE(ended());
    EXPECT_GE(finishedCases(), kCases - 1);
    EXPECT_EQ(model().results().cases.size(), kCases);
    EXPECT_EQ(stored().cases, model().results().cases);
}

TEST_F(WorkbenchRun, GoesOnAfterTheKernelHostIsKilled)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign()));
    ASSERT_NO_FATAL_FAILURE(start());
    const pid_t host = findWorker(getpid(), "kernel-host");
    ASSERT_NE(host, 0);
    ASSERT_EQ(kill(host, SIGKILL), 0);
    ASSERT_TRUE(ended());
    EXPECT_GE(finishedCases(), kCases - 1);
    EXPECT_EQ(model().results().cases.size(), kCases);
    EXPECT_EQ(stored().cases, model().results().cases);
}

TEST_F(WorkbenchRun, ClosingTheWindowAsksAndEndsEverything)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign(true)));
    ASSERT_NO_FATAL_FAILURE(start());
    bool asked = false;
    QTimer::singleShot(200, window.get(), [&] {
        auto* question = window->findChild<QMessageBox*>();
        ASSERT_NE(question, nullptr);
        asked = true;
        question->button(QMessageBox::Yes)->click();
    });
    window->close();
    EXPECT_TRUE(asked);
    ASSERT_TRUE(eventually([&] { return !window->isVisible(); }));
    EXPECT_EQ(stored().cases, model().results().cases);
    window.reset();
    EXPECT_TRUE(eventually([] { return childrenOf(getpid()).empty(); }));
}

TEST_F(WorkbenchRun, AWindowThatGoesAwayTakesItsRunnerAlong)
{
    ASSERT_NO_FATAL_FAILURE(open(smallCampaign(true)));
    ASSERT_NO_FATAL_FAILURE(start());
    window.reset();
    EXPECT_TRUE(eventually([] { return childrenOf(getpid()).empty(); }));
}

TEST_F(WorkbenchRun, AnUntrustedDocumentIsRefusedWithTheTrustBar)
{
    Experiment experiment = smallCampaign();
    experiment.plugins = {space.write("fast.so", "not really a library").toStdString()};
    ASSERT_NO_FATAL_FAILURE(open(experiment));
    ASSERT_TRUE(eventually([&] { return model().untrusted().size() == 1; }));
    QSignalSpy refused(&window->document(), &Document::failed);
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(eventually([&] { return refused.count() == 1; }));
    EXPECT_FALSE(window->document().running());
    EXPECT_TRUE(childrenOf(getpid()).empty());
    EXPECT_NE(messages().find("fast.so"), std::string::npos) << messages();
}

// Blocks that the file holds now; 0 while it cannot be read.
std::size_t blocksIn(const QString& path)
{
    const auto store = Store::open(path.toStdString(), Store::Access::read_only);
    const auto results = store ? store->results() : Expected<Results>(tl::unexpected<Error>(store.error()));
    return results ? countBlocks(*results) : 0;
}

TEST(KilledWorkbench, LeavesEveryFinishedBlockInADocumentThatReopens)
{
    Workspace space;
    const QString path = writeDocument(space.file("killed.assay"), smallCampaign(true));
    QProcess program;
    program.setProgram(QStringLiteral(WORKBENCH_PROGRAM));
    program.setArguments({QStringLiteral("--run"), path});
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), space.file("config"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), space.folder.path());
    program.setProcessEnvironment(environment);
    program.start();
    ASSERT_TRUE(program.waitForStarted());
    const auto at_end = qScopeGuard([&] {
        program.kill();
        program.waitForFinished();
    });
    ASSERT_TRUE(before(30'000, [&] { return blocksIn(path) >= 3; })) << program.readAllStandardError().toStdString();
    const pid_t runner = findWorker(static_cast<pid_t>(program.processId()), "runner");
    EXPECT_NE(runner, 0);
    const std::size_t seen = blocksIn(path);
    ASSERT_EQ(kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
    ASSERT_TRUE(program.waitForFinished());

    const auto loaded = loadDocument(path.toStdString());
    ASSERT_TRUE(loaded) << loaded.error().what;
    EXPECT_FALSE(loaded->reason_read_only);
    EXPECT_GE(countBlocks(loaded->results), seen);
    // Its standard input has ended, so the runner has nobody to measure for.
    EXPECT_TRUE(eventually([&] { return kill(runner, 0) != 0; }));
}

}  // namespace
}  // namespace assay::workbench
