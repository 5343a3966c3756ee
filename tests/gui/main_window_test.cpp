#include "app/workbench/main_window.hpp"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "app/workbench/message_bar.hpp"
#include "app/workbench/steps_list.hpp"
#include "tests/gui/workspace.hpp"
#include "tests/views/offscreen.hpp"
#include "tests/views/synthetic.hpp"
#include "views/page.hpp"

namespace assay::workbench {
namespace {

class MainWindowTest : public ::testing::Test {
protected:
    MainWindowTest() : preferences(*qApp, space.settings), window({views::syntheticFamily()}, QString(), preferences)
    {
        window.show();
        window.newDocument(views::syntheticExperiment());
    }
    Workspace space;
    Preferences preferences;
    MainWindow window;
};

TEST_F(MainWindowTest, EveryStepHasItsKey)
{
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    for (int step = MainWindow::kSteps - 1; step >= 0; --step) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + step), Qt::ControlModifier);
        EXPECT_EQ(window.currentStep(), step);
    }
}

TEST_F(MainWindowTest, EveryStepSaysItsStateInAWord)
{
    auto* steps = window.findChild<StepsList*>();
    ASSERT_NE(steps, nullptr);
    ASSERT_EQ(steps->count(), MainWindow::kSteps);
    for (int step = 0; step < steps->count(); ++step) {
        EXPECT_TRUE(
            steps->item(step)->toolTip().contains(word(window.pages()[static_cast<std::size_t>(step)]->state())));
    }
}

TEST_F(MainWindowTest, UndoTakesBackWhatAPageEdited)
{
    const std::string before = window.document().model().experiment().title;
    window.document().model().edit("Rename", [](Experiment& one) { one.title = "Renamed"; });
    window.action("undo")->trigger();
    EXPECT_EQ(window.document().model().experiment().title, before);
    window.action("redo")->trigger();
    EXPECT_EQ(window.document().model().experiment().title, "Renamed");
}

TEST_F(MainWindowTest, ReviewModeForbidsEditingAndGivesItBack)
{
    window.action("review")->trigger();
    EXPECT_TRUE(window.document().model().readOnly());
    EXPECT_FALSE(window.action("run")->isEnabled());
    window.action("review")->trigger();
    EXPECT_FALSE(window.document().model().readOnly());
}

TEST_F(MainWindowTest, ARefusedFileLeavesTheDocumentAtWorkAlone)
{
    const QString at_work = window.document().path();
    QSignalSpy refused(&window.document(), &Document::openFailed);
    window.openPath(space.write("noise.assay", "this is no experiment"));
    ASSERT_TRUE(eventually([&] { return refused.count() == 1; }));
    EXPECT_EQ(window.document().path(), at_work);
    EXPECT_NE(window.messages().findChild<Message*>(), nullptr);
}

TEST_F(MainWindowTest, SwitchingTheLanguageKeepsTheStep)
{
    window.showStep(2);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window, &change);
    EXPECT_EQ(window.currentStep(), 2);
    EXPECT_EQ(window.pages().size(), static_cast<std::size_t>(MainWindow::kSteps));
    EXPECT_FALSE(window.menuBar()->actions().isEmpty());
}

TEST_F(MainWindowTest, NoTwoCommandsShareAKey)
{
    QStringList taken;
    for (const QAction* command : window.menuBar()->findChildren<QAction*>()) {
        for (const QKeySequence& keys : command->shortcuts()) {
            EXPECT_FALSE(taken.contains(keys.toString())) << keys.toString().toStdString();
            taken << keys.toString();
        }
    }
    EXPECT_GT(taken.size(), 15);
}

TEST_F(MainWindowTest, ClosingRemembersTheLayout)
{
    window.resize(1111, 711);
    EXPECT_TRUE(window.close());
    EXPECT_FALSE(space.settings.value("window/geometry").toByteArray().isEmpty());
}

}  // namespace
}  // namespace assay::workbench
