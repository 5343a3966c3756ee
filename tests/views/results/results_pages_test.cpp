#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

#include <gtest/gtest.h>

#include "tests/views/synthetic.hpp"
#include "views/models/case_table_model.hpp"
#include "views/page.hpp"
#include "views/pages/evidence_text.hpp"
#include "views/pages/results_empty.hpp"
#include "views/pages/results_header.hpp"
#include "views/pages/results_table.hpp"
#include "views/plots/case_strip.hpp"
#include "views/plots/heat_map.hpp"
#include "views/plots/live_ratio_plot.hpp"

namespace assay::views {
namespace {

constexpr int kPatienceMs = 5000;

void fill(DocumentModel& model, std::size_t unmeasured = 0)
{
    const std::vector<Case> cases = syntheticCases();
    Results results = syntheticResults(cases, unmeasured);
    model.setExperiment(syntheticExperiment());
    model.setCases(cases, {});
    model.setAssessment(assess(model.experiment(), cases, results, *model.family()));
    model.setResults(std::move(results));
}

QPushButton* button(const QWidget& page, const QString& text)
{
    for (QPushButton* one : page.findChildren<QPushButton*>()) {
        if (QString(one->text()).remove(QLatin1Char('&')) == text && one->isVisibleTo(&page)) {
            return one;
        }
    }
    return nullptr;
}

DataTable* caseTable(const QWidget& page)
{
    for (DataTable* table : page.findChildren<DataTable*>()) {
        if (table->accessibleName() == QLatin1String("Cases")) {
            return table;
        }
    }
    return nullptr;
}

struct ResultsPageTest : ::testing::Test {
    DocumentModel model{{syntheticFamily()}};
    std::unique_ptr<Page> page{makeResultsPage(model, nullptr)};

    void show()
    {
        page->resize(900, 700);
        page->show();
        QApplication::processEvents();
    }
};

TEST_F(ResultsPageTest, OffersTheRunWhileNothingIsMeasured)
{
    model.setExperiment(syntheticExperiment());
    model.setCases(syntheticCases(), {});
    show();
    EXPECT_EQ(page->state(), StepState::empty);
    QSignalSpy run(&model, &DocumentModel::runRequested);
    QPushButton* offered = button(*page, QStringLiteral("Run"));
    ASSERT_NE(offered, nullptr);
    offered->click();
    EXPECT_EQ(run.count(), 1);
}

TEST_F(ResultsPageTest, LeadsToTheMatrixWhenThereIsNoCase)
{
    show();
    QSignalSpy wanted(&model, &DocumentModel::pageRequested);
    QPushButton* offered = button(*page, QStringLiteral("Define the matrix"));
    ASSERT_NE(offered, nullptr);
    offered->click();
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted[0][0].toInt(), 2);
}

TEST_F(ResultsPageTest, SelectsTheSameCaseInTableMapAndPanel)
{
    fill(model);
    const std::unique_ptr<QWidget> panel(makeEvidencePanel(model, nullptr));
    panel->show();
    show();
    DataTable* table = caseTable(*page);
    ASSERT_NE(table, nullptr);
    ASSERT_EQ(table->model()->rowCount(), static_cast<int>(syntheticCases().size()));
    table->selectRow(5);
    const QString key = table->model()->index(5, 0).data(CaseTableModel::KeyRole).toString();
    EXPECT_EQ(QString::fromStdString(model.selectedCase()), key);
    const auto* text = panel->findChild<QTextBrowser*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return text->toPlainText().contains(QStringLiteral("Speed-up")); }, kPatienceMs));

    auto* map = page->findChild<HeatMapPlot*>();
    map->moveSelection(1, 0);
    EXPECT_NE(QString::fromStdString(model.selectedCase()), key);
    EXPECT_EQ(table->currentIndex().siblingAtColumn(0).data(CaseTableModel::KeyRole).toString(),
              QString::fromStdString(model.selectedCase()));
}

TEST_F(ResultsPageTest, FiltersByKeyboard)
{
    fill(model);
    show();
    page->focusFilter();
    auto* filter = page->findChild<QLineEdit*>();
    QTest::keyClicks(filter, QStringLiteral("bf16"));
    EXPECT_EQ(caseTable(*page)->model()->rowCount(), 1);
}

TEST_F(ResultsPageTest, ComparesTheChosenCandidate)
{
    fill(model);
    show();
    DataTable* table = caseTable(*page);
    auto* cases = qobject_cast<CaseFilterModel*>(table->model());
    const auto* source = qobject_cast<CaseTableModel*>(cases->sourceModel());
    const int column = source->columnOf(CaseTableModel::Figure::speedup);
    const QString before = table->model()->index(3, column).data().toString();
    for (QComboBox* box : page->findChildren<QComboBox*>()) {
        if (box->findData(QStringLiteral("fast_exp")) >= 0) {
            box->setCurrentIndex(box->findData(QStringLiteral("fast_exp")));
            emit box->activated(box->currentIndex());
        }
    }
    EXPECT_NE(table->model()->index(3, column).data().toString(), before);
}

TEST_F(ResultsPageTest, DrawsEveryTabInBothAppearances)
{
    auto& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
    fill(model);
    model.selectCase(caseKey(syntheticCases()[20]));
    show();
    auto* tabs = page->findChild<QTabWidget*>();
    ASSERT_EQ(tabs->count(), 5);
    for (const Appearance appearance : {Appearance::dark, Appearance::light}) {
        applyAppearance(application, appearance);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QApplication::processEvents();
            EXPECT_FALSE(page->grab().isNull());
        }
    }
}

TEST(WorstError, PutsANonFiniteDisagreementAboveAnyNumber)
{
    Results results = syntheticResults(syntheticCases(), 40);
    const WorstError before = worstError(results, "online");
    ASSERT_TRUE(before.share.has_value());
    EXPECT_FALSE(before.non_finite);
    results.cases[3].variants[1].errors->nan_disagree = 1;
    const WorstError after = worstError(results, "online");
    EXPECT_TRUE(after.non_finite);
    EXPECT_EQ(after.where, caseKey(results.cases[3].at));
}

struct RunPageTest : ::testing::Test {
    DocumentModel model{{syntheticFamily()}};
    std::unique_ptr<Page> page{makeRunPage(model, nullptr)};
};

TEST_F(RunPageTest, EnablesWhatCanBeDone)
{
    QSignalSpy matrix(&model, &DocumentModel::pageRequested);
    button(*page, QStringLiteral("Define the matrix"))->click();
    ASSERT_EQ(matrix.count(), 1);
    EXPECT_EQ(matrix[0][0].toInt(), 2);
    model.setExperiment(syntheticExperiment());
    model.setCases(syntheticCases(), {});
    EXPECT_TRUE(button(*page, QStringLiteral("Start"))->isEnabled());
    EXPECT_FALSE(button(*page, QStringLiteral("Cancel"))->isEnabled());
    model.setRunState(RunState::running);
    EXPECT_EQ(page->state(), StepState::running);
    EXPECT_FALSE(button(*page, QStringLiteral("Start"))->isEnabled());
    QSignalSpy pause(&model, &DocumentModel::pauseRequested);
    QSignalSpy resume(&model, &DocumentModel::resumeRequested);
    QSignalSpy cancel(&model, &DocumentModel::cancelRequested);
    button(*page, QStringLiteral("Pause"))->click();
    EXPECT_EQ(pause.count(), 1);
    model.setRunState(RunState::paused);
    button(*page, QStringLiteral("Resume"))->click();
    EXPECT_EQ(resume.count(), 1);
    button(*page, QStringLiteral("Cancel"))->click();
    EXPECT_EQ(cancel.count(), 1);
    model.setRunState(RunState::cancelling);
    EXPECT_FALSE(button(*page, QStringLiteral("Cancel"))->isEnabled());
}

TEST_F(RunPageTest, FollowsTheRunningCaseAndItsProgress)
{
    fill(model, 20);
    const CaseKey running = caseKey(syntheticCases()[7]);
    model.setRunState(RunState::running);
    model.setProgress({12, 56, 240.0, QString::fromStdString(running)});
    page->resize(900, 700);
    page->show();
    QApplication::processEvents();
    const auto* progress = page->findChild<QProgressBar*>();
    EXPECT_EQ(progress->value(), 12);
    EXPECT_EQ(progress->maximum(), 56);
    EXPECT_EQ(progress->text(), QStringLiteral("12 of 56 cases"));
    const auto* ratio = page->findChild<LiveRatioPlot*>();
    EXPECT_FALSE(ratio->isEmpty());
    EXPECT_TRUE(ratio->reading().contains(QStringLiteral("Online one-pass"))) << ratio->reading().toStdString();
    bool says_time_left = false;
    for (const QLabel* label : page->findChildren<QLabel*>()) {
        says_time_left = says_time_left || label->text().contains(QStringLiteral("4 minute"));
    }
    EXPECT_TRUE(says_time_left);
}

TEST_F(RunPageTest, AppendsTheLog)
{
    fill(model);
    const auto* log = page->findChild<QPlainTextEdit*>();
    EXPECT_TRUE(log->toPlainText().contains(QStringLiteral("8 threads pinned")));
    emit model.logAppended(QStringLiteral("kernel-host restarted"));
    EXPECT_TRUE(log->toPlainText().endsWith(QStringLiteral("kernel-host restarted")));
}

TEST(EvidencePanel, EscapesWhatOthersWrote)
{
    DocumentModel model({syntheticFamily()});
    const std::vector<Case> cases = syntheticCases();
    Results results = syntheticResults(cases, 0);
    results.cases[0].variants[0].message = "<img src=x>&";
    results.runs[0].host = "<script>";
    model.setExperiment(syntheticExperiment());
    model.setCases(cases, {});
    model.setAssessment(assess(model.experiment(), cases, results, *model.family()));
    model.setResults(std::move(results));
    EXPECT_TRUE(evidenceHtml(model, lightTheme()).isEmpty());
    model.selectCase(caseKey(cases[0]));
    const QString html = evidenceHtml(model, lightTheme());
    EXPECT_TRUE(html.contains(QStringLiteral("&lt;img src=x&gt;&amp;")));
    EXPECT_FALSE(html.contains(QStringLiteral("<script>")));
}

TEST(EvidencePanel, RunsTheSelectedCaseAgain)
{
    DocumentModel model({syntheticFamily()});
    fill(model);
    const std::unique_ptr<QWidget> panel(makeEvidencePanel(model, nullptr));
    panel->show();
    model.selectCase(caseKey(syntheticCases()[3]));
    QSignalSpy again(&model, &DocumentModel::rerunCasesRequested);
    QPushButton* offered = button(*panel, QStringLiteral("Run this case again"));
    ASSERT_NE(offered, nullptr);
    offered->click();
    ASSERT_EQ(again.count(), 1);
    EXPECT_EQ(again[0][0].toStringList(), QStringList{QString::fromStdString(model.selectedCase())});
    model.setRunState(RunState::running);
    EXPECT_FALSE(offered->isEnabled());
}

}  // namespace
}  // namespace assay::views
