#include "app/workbench/document.hpp"

#include <QFileInfo>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include "app/workbench/paths.hpp"
#include "tests/gui/workspace.hpp"
#include "tests/views/offscreen.hpp"
#include "tests/views/synthetic.hpp"

namespace assay::workbench {
namespace {

// The synthetic experiment with axes: its cases are told, not expanded.
Experiment plannedExperiment()
{
    Experiment experiment = views::syntheticExperiment();
    const Family family = views::syntheticFamily();
    for (const SizeAxis& axis : family.description.size_axes) {
        experiment.matrix.sizes[axis.name] = {64, 127};
    }
    experiment.matrix.dtypes = {DType::f32};
    experiment.matrix.layouts = {Layout::contiguous};
    experiment.matrix.values = {ValueDistribution::normal};
    experiment.matrix.modes = {PassMode::forward};
    experiment.matrix.caches = {CacheState::warm};
    return experiment;
}

class DocumentTest : public ::testing::Test {
protected:
    std::unique_ptr<Document> makeDocument()
    {
        return std::make_unique<Document>(std::vector<Family>{views::syntheticFamily()}, QString(), space.settings);
    }
    // A document on disk with these results' first case, as a killed workbench would leave it.
    QString stored(const QString& name)
    {
        const QString path = space.file(name);
        auto loaded = createDocument(path.toStdString(), views::syntheticExperiment());
        EXPECT_TRUE(loaded) << loaded.error().what;
        RunStarted begun;
        begun.run.started = "2026-01-01T00:00:00Z";
        EXPECT_TRUE(loaded->store->record(begun));
        const Results results = views::syntheticResults(views::syntheticCases(), 0);
        CaseResult first = results.cases.front();
        const std::vector<Block> blocks = std::exchange(first.blocks, {});
        first.status = CaseStatus::running;
        EXPECT_TRUE(loaded->store->record(CaseStarted{first, 0, 1}));
        for (const Block& block : blocks) {
            EXPECT_TRUE(loaded->store->record(BlockMeasured{caseKey(first.at), block}));
        }
        m_blocks = blocks.size();
        return path;
    }
    Workspace space;
    std::size_t m_blocks = 0;
};

TEST_F(DocumentTest, UndoAndRedoMoveThroughEdits)
{
    const auto document = makeDocument();
    ASSERT_TRUE(document->startNew(views::syntheticExperiment()));
    const std::string before = document->model().experiment().title;
    document->model().edit("Rename", [](Experiment& one) { one.title = "A"; });
    document->model().edit("Rename", [](Experiment& one) { one.title = "B"; });
    document->undoStack().undo();
    EXPECT_EQ(document->model().experiment().title, "A");
    document->undoStack().undo();
    EXPECT_EQ(document->model().experiment().title, before);
    document->undoStack().redo();
    document->undoStack().redo();
    EXPECT_EQ(document->model().experiment().title, "B");
}

TEST_F(DocumentTest, TypingInOneFieldIsOneUndoStep)
{
    const auto document = makeDocument();
    ASSERT_TRUE(document->startNew(views::syntheticExperiment()));
    const std::string before = document->model().experiment().title;
    for (const char* text : {"A", "AB", "ABC"}) {
        document->model().edit(
            "Rename", [text](Experiment& one) { one.title = text; }, 9);
    }
    EXPECT_EQ(document->undoStack().count(), 1);
    document->undoStack().undo();
    EXPECT_EQ(document->model().experiment().title, before);
}

TEST_F(DocumentTest, EditsAreInTheFileAfterFlush)
{
    const QString path = space.file("edited.assay");
    {
        const auto document = makeDocument();
        ASSERT_TRUE(document->startNew(views::syntheticExperiment()));
        ASSERT_TRUE(document->saveAs(path));
        document->model().edit("Rename", [](Experiment& one) { one.title = "Kept"; });
        ASSERT_TRUE(document->flush());
    }
    const auto loaded = loadDocument(path.toStdString());
    ASSERT_TRUE(loaded) << loaded.error().what;
    EXPECT_EQ(loaded->experiment.title, "Kept");
}

TEST_F(DocumentTest, AnUnusedUntitledDocumentLeavesNothingBehind)
{
    QString path;
    {
        const auto document = makeDocument();
        ASSERT_TRUE(document->startNew(freshExperiment()));
        path = document->path();
        EXPECT_TRUE(QFileInfo::exists(path));
    }
    EXPECT_FALSE(QFileInfo::exists(path));
}

TEST_F(DocumentTest, ReopeningAKilledDocumentShowsEveryFinishedBlock)
{
    const QString path = stored("killed.assay");
    const auto document = makeDocument();
    QSignalSpy opened(document.get(), &Document::opened);
    document->open(path);
    ASSERT_TRUE(eventually([&] { return opened.count() == 1; }));
    ASSERT_EQ(document->model().results().cases.size(), 1u);
    EXPECT_EQ(document->model().results().cases[0].blocks.size(), m_blocks);
    EXPECT_GT(m_blocks, 0u);
}

TEST_F(DocumentTest, TheMatrixAndTheJudgementArriveByThemselves)
{
    const auto document = makeDocument();
    QSignalSpy settled(document.get(), &Document::settled);
    ASSERT_TRUE(document->startNew(plannedExperiment()));
    ASSERT_TRUE(eventually([&] { return settled.count() > 0; }));
    EXPECT_FALSE(document->model().cases().empty()) << document->model().matrixError().toStdString();
    EXPECT_FALSE(document->model().assessment().headline.empty());
    EXPECT_FALSE(document->model().checklist().empty());
}

TEST_F(DocumentTest, AStrangersFileIsRefusedAndLeftAsItIs)
{
    const QByteArray noise(
        "\x7f"
        "ELF\0\1\2 this is no experiment, but it is the user's",
        52);
    for (const auto& [name, bytes] : {std::pair<const char*, QByteArray>{"noise.assay", noise},
                                      {"empty.assay", QByteArray()},
                                      {"cut.assay", Workspace::read(stored("whole.assay")).left(1000)}}) {
        const QString path = space.write(name, bytes);
        const auto document = makeDocument();
        QSignalSpy refused(document.get(), &Document::openFailed);
        document->open(path);
        ASSERT_TRUE(eventually([&] { return refused.count() == 1; })) << name;
        const auto error = refused[0][1].value<Error>();
        EXPECT_FALSE(error.what.empty()) << name;
        EXPECT_EQ(Workspace::read(path), bytes) << name;
    }
}

TEST_F(DocumentTest, ADocumentThatNamesAPluginIsInertUntilTrusted)
{
    const auto document = makeDocument();
    ASSERT_TRUE(document->startNew(plannedExperiment()));
    document->addPlugin(space.write("fast.so", "not really a library"));
    ASSERT_TRUE(eventually([&] { return document->model().untrusted().size() == 1; }));
    EXPECT_TRUE(document->model().untrusted()[0].contains("fast.so"));
    QSignalSpy failed(document.get(), &Document::failed);
    ASSERT_TRUE(eventually([&] { return !document->model().cases().empty(); }));
    document->run();
    ASSERT_TRUE(eventually([&] { return failed.count() > 0; }));
    EXPECT_FALSE(document->running());
}

TEST_F(DocumentTest, MeasuringWithoutTheProgramSaysWhatToDo)
{
    const auto document = makeDocument();
    QSignalSpy failed(document.get(), &Document::failed);
    ASSERT_TRUE(document->startNew(plannedExperiment()));
    ASSERT_TRUE(eventually([&] { return !document->model().cases().empty(); }));
    document->run();
    ASSERT_TRUE(eventually([&] { return failed.count() == 1; }));
    EXPECT_FALSE(failed[0][0].value<Error>().remedy.empty());
}

}  // namespace
}  // namespace assay::workbench
