// Files that are not what they seem: the window says what, where and what next, and leaves them as they are.
#include <sys/stat.h>
#include <unistd.h>

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QRandomGenerator>
#include <QSignalSpy>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include "app/workbench/main_window.hpp"
#include "app/workbench/message_bar.hpp"
#include "tests/e2e/measured_document.hpp"

namespace assay::workbench {
namespace {

class StrangeFile : public ::testing::Test {
protected:
    StrangeFile() : preferences(*qApp, space.settings), window(kernels::descriptions(), QString(), preferences)
    {
        window.show();
        window.newDocument(freshExperiment());
        whole = Workspace::read(writeDocument(space.file("whole.assay"), smallCampaign()));
    }
    static QByteArray hashOf(const QString& path)
    {
        return QCryptographicHash::hash(Workspace::read(path), QCryptographicHash::Sha256);
    }
    // Opens a file that must be refused; returns what the message bar then says.
    QString refusal(const QString& path)
    {
        const QByteArray hash = hashOf(path);
        const QString at_work = window.document().path();
        QSignalSpy refused(&window.document(), &Document::openFailed);
        window.openPath(path);
        EXPECT_TRUE(eventually([&] { return refused.count() == 1; }));
        EXPECT_EQ(hashOf(path), hash);
        EXPECT_EQ(window.document().path(), at_work);
        const auto* message = window.messages().findChild<Message*>();
        EXPECT_NE(message, nullptr);
        const QString text = message == nullptr ? QString() : wordsOf(*message);
        EXPECT_EQ(text.count(QLatin1Char('\n')), 3) << "what, where, what next, after the mark: " << text.toStdString();
        EXPECT_TRUE(text.contains(QFileInfo(path).fileName())) << text.toStdString();
        return text;
    }
    Workspace space;
    Preferences preferences;
    MainWindow window;
    QByteArray whole;
};

TEST_F(StrangeFile, ATruncatedDocumentIsRefused)
{
    const QString text = refusal(space.write("cut.assay", whole.left(whole.size() / 2)));
    EXPECT_TRUE(text.contains("truncated", Qt::CaseInsensitive)) << text.toStdString();
}

TEST_F(StrangeFile, RandomBytesAreRefused)
{
    QByteArray noise(5000, Qt::Uninitialized);
    QRandomGenerator random(1);
    std::generate(noise.begin(), noise.end(), [&] { return static_cast<char>(random.bounded(256)); });
    const QString text = refusal(space.write("noise.assay", noise));
    EXPECT_TRUE(text.contains("not an Assay document", Qt::CaseInsensitive)) << text.toStdString();
}

TEST_F(StrangeFile, ADocumentOfANewerAssayIsRefusedWithBothSchemas)
{
    const QString path = space.write("newer.assay", whole);
    {
        SQLite::Database database(path.toStdString(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA user_version = 999");
    }
    const QString text = refusal(path);
    EXPECT_TRUE(text.contains("999")) << text.toStdString();
    EXPECT_TRUE(text.contains(QString::number(Store::schemaVersion()))) << text.toStdString();
}

// For root every folder is writable: such a test goes on as somebody else until the end of the scope.
class AsOrdinaryUser {
public:
    explicit AsOrdinaryUser(const QString& home)
    {
        constexpr uid_t kNobody = 65534;
        if (geteuid() != 0) {
            return;
        }
        EXPECT_EQ(chown(qPrintable(home), kNobody, kNobody), 0);
        EXPECT_EQ(seteuid(kNobody), 0);
        m_changed = true;
    }
    ~AsOrdinaryUser() { EXPECT_TRUE(!m_changed || seteuid(0) == 0); }
    AsOrdinaryUser(const AsOrdinaryUser&) = delete;
    AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;

private:
    bool m_changed = false;
};

TEST_F(StrangeFile, ADocumentInAReadOnlyFolderOpensForReadingAndSaysSo)
{
    const QString shelf = space.file("shelf");
    QDir().mkdir(shelf);
    const QString path = space.write("shelf/kept.assay", whole);
    const QByteArray hash = hashOf(path);
    ASSERT_EQ(chmod(qPrintable(path), 0444), 0);
    ASSERT_EQ(chmod(qPrintable(shelf), 0555), 0);
    QSignalSpy opened(&window.document(), &Document::opened);
    {
        const AsOrdinaryUser user(space.folder.path());
        window.openPath(path);
        EXPECT_TRUE(eventually([&] { return opened.count() == 1; }));
    }
    EXPECT_TRUE(window.document().model().readOnly());
    const auto* message = window.messages().findChild<Message*>();
    ASSERT_NE(message, nullptr);
    EXPECT_TRUE(wordsOf(*message).contains("kept.assay")) << wordsOf(*message).toStdString();
    EXPECT_EQ(hashOf(path), hash);
    EXPECT_EQ(QDir(shelf).entryList(QDir::Files).size(), 1) << "nothing beside it";
    ASSERT_EQ(chmod(qPrintable(shelf), 0755), 0);
}

}  // namespace
}  // namespace assay::workbench
