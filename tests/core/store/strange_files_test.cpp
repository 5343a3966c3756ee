// Documents that come from elsewhere: a clear message each, and the file untouched.
#include <functional>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/store/store.hpp"
#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/file_bytes.hpp"
#include "tests/core/store/temporary_folder.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;
using testing_support::readBytes;
using testing_support::TemporaryFolder;
using testing_support::writeBytes;

// A document with enough in it to span many pages.
std::string wholeDocument()
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    {
        RandomValues random(1);
        auto store = Store::create(path, random.experiment());
        for (int i = 0; i < 20; ++i) {
            EXPECT_TRUE(store->beginCase(0, random.caseResult()));
        }
    }
    return readBytes(path);
}

std::string otherDatabase(const std::function<void(SQLite::Database&)>& fill)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("other.db");
    {
        SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        fill(database);
    }
    return readBytes(path);
}

std::string edited(const std::string& bytes, const std::string& sql)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("edited.assay");
    writeBytes(path, bytes);
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql);
    return readBytes(path);
}

std::string randomBytes(std::size_t count)
{
    RandomValues random(99);
    std::string bytes;
    for (std::size_t i = 0; i < count; ++i) {
        bytes.push_back(static_cast<char>(random.below(256)));
    }
    return bytes;
}

std::string overwritten(std::string bytes, std::size_t from, std::size_t count)
{
    return bytes.replace(from, count, randomBytes(count));
}

struct StrangeFile {
    std::string name;
    std::string bytes;
    ErrorCode code;
    std::string says;  // part of the message
};

std::vector<StrangeFile> strangeFiles()
{
    const std::string whole = wholeDocument();
    return {
        {"empty", "", ErrorCode::bad_input, "the file is empty"},
        {"random bytes", randomBytes(5000), ErrorCode::bad_input, "not an Assay document"},
        {"text", "hello\n", ErrorCode::bad_input, "not an Assay document"},
        {"header only", whole.substr(0, 60), ErrorCode::bad_input, "truncated: only 60 bytes are left"},
        {"half", whole.substr(0, whole.size() / 2), ErrorCode::bad_input, "truncated: "},
        {"one byte short", whole.substr(0, whole.size() - 1), ErrorCode::bad_input, "truncated: "},
        {"garbage in the middle", overwritten(whole, 8192, 20000), ErrorCode::bad_input, "damaged: "},
        {"schema page destroyed", overwritten(whole, 100, 2000), ErrorCode::bad_input, "damaged: "},
        {"another program's database",
         otherDatabase([](auto& db) { db.exec("CREATE TABLE t (x); INSERT INTO t VALUES (1)"); }), ErrorCode::bad_input,
         "a database of another program"},
        {"newer schema", edited(whole, "PRAGMA user_version = 7"), ErrorCode::unsupported,
         "its schema is 7, this Assay reads up to " + std::to_string(Store::schemaVersion())},
        {"no schema", edited(whole, "PRAGMA user_version = 0"), ErrorCode::bad_input, "no schema version"},
        {"no experiment", edited(whole, "DELETE FROM experiment"), ErrorCode::bad_input, "it holds no experiment"},
        {"no tables",
         otherDatabase([](auto& db) { db.exec("PRAGMA application_id = 0x41534159; PRAGMA user_version = 2"); }),
         ErrorCode::bad_input, "it holds no experiment"},
        {"experiment is not JSON", edited(whole, "UPDATE experiment SET json = '{\"id\": 1'"), ErrorCode::bad_input,
         "not valid JSON"},
        {"experiment out of range",
         edited(whole, "UPDATE experiment SET json = json_set(json, '$.measure.min_blocks', 0)"), ErrorCode::bad_input,
         "measure.min_blocks: expected an integer from 1 to 100000"},
    };
}

TEST(StrangeFile, GetsItsOwnMessageAndStaysUntouched)
{
    for (const auto& strange : strangeFiles()) {
        const TemporaryFolder folder;
        const std::string path = folder.file("x.assay");
        writeBytes(path, strange.bytes);
        for (const auto access : {Store::Access::read_write, Store::Access::read_only}) {
            const auto store = Store::open(path, access);
            ASSERT_FALSE(store) << strange.name;
            EXPECT_EQ(store.error().code, strange.code) << strange.name;
            EXPECT_NE(describe(store.error()).find(strange.says), std::string::npos)
                << strange.name << ": " << describe(store.error());
            EXPECT_NE(describe(store.error()).find(path), std::string::npos) << strange.name;
            EXPECT_EQ(folder.names(), std::vector<std::string>{"x.assay"}) << strange.name;
        }
        EXPECT_TRUE(readBytes(path) == strange.bytes) << strange.name;
    }
}

TEST(StrangeFile, MayBeMissingOrAFolder)
{
    const TemporaryFolder folder;
    const auto missing = Store::open(folder.file("missing.assay"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::not_found);
    EXPECT_EQ(missing.error().what, "no such file");

    const auto directory = Store::open(folder.path().string());
    ASSERT_FALSE(directory);
    EXPECT_EQ(directory.error().what, "is a folder, not an Assay document");
    EXPECT_TRUE(folder.names().empty());
}

TEST(StrangeFile, MayHaveADamagedResultInAnotherwiseGoodDocument)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    writeBytes(path, edited(wholeDocument(), "UPDATE variant_result SET json = '{}' WHERE id = 3"));
    const auto store = Store::open(path);
    ASSERT_TRUE(store);
    const auto results = store->results();
    ASSERT_FALSE(results);
    EXPECT_NE(describe(results.error()).find("variant: missing"), std::string::npos) << describe(results.error());
}

TEST(StrangeFile, DoesNotRunItsTriggers)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    writeBytes(path, edited(wholeDocument(),
                            "CREATE TRIGGER t AFTER INSERT ON log_line BEGIN DELETE FROM measured_case; END"));
    auto store = Store::open(path);
    ASSERT_TRUE(store) << describe(store.error());
    ASSERT_TRUE(store->appendLog("line"));
    EXPECT_EQ(store->results().value().cases.size(), 20U);
}

TEST(StrangeFile, CopiedFromAnOpenDocumentWithoutItsLogIsReadWithoutLitter)
{
    const TemporaryFolder folder;
    auto writer = Store::create(folder.file("open.assay"), RandomValues(2).experiment());
    ASSERT_TRUE(writer);
    const TemporaryFolder elsewhere;
    writeBytes(elsewhere.file("copy.assay"), readBytes(folder.file("open.assay")));
    const std::string before = readBytes(elsewhere.file("copy.assay"));
    {
        const auto copy = Store::open(elsewhere.file("copy.assay"), Store::Access::read_only);
        ASSERT_TRUE(copy) << describe(copy.error());
        EXPECT_EQ(copy->experiment().value(), writer->experiment().value());
    }
    EXPECT_EQ(elsewhere.names(), std::vector<std::string>{"copy.assay"});
    EXPECT_EQ(readBytes(elsewhere.file("copy.assay")), before);
}

// Runs `body` as a user whom file permissions bind (root is not); its text is returned through a pipe.
std::string asOrdinaryUser(const std::function<std::string()>& body)
{
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t kNobody = 65534;
        if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) {
            ::_exit(2);
        }
        const std::string text = body();
        ::_exit(::write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0 : 3);
    }
    ::close(ends[1]);
    std::string text;
    char buffer[4096];
    for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;) {
        text.append(buffer, static_cast<std::size_t>(count));
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
    return text;
}

std::string openedAs(const std::string& path, Store::Access access)
{
    const auto store = Store::open(path, access);
    if (!store) {
        return describe(store.error());
    }
    const auto results = store->results();
    return results ? "opened with " + std::to_string(results->cases.size()) + " cases" : describe(results.error());
}

TEST(StrangeFile, InAReadOnlyFolderOpensForReadingOnly)
{
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    writeBytes(path, wholeDocument());
    fs::permissions(path, fs::perms::all);
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(asOrdinaryUser([&] { return openedAs(path, Store::Access::read_only); }), "opened with 20 cases");
    EXPECT_EQ(asOrdinaryUser([&] { return openedAs(path, Store::Access::read_write); }),
              path +
                  ": its folder cannot be written: Permission denied. Open it read-only, or copy it to a folder where "
                  "you may write");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"x.assay"});
}

TEST(StrangeFile, WithoutPermissionSaysWhichOneIsMissing)
{
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    writeBytes(path, wholeDocument());
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(path, fs::perms::owner_read | fs::perms::others_read);
    EXPECT_EQ(asOrdinaryUser([&] { return openedAs(path, Store::Access::read_only); }), "opened with 20 cases");
    EXPECT_EQ(
        asOrdinaryUser([&] { return openedAs(path, Store::Access::read_write); }),
        path + ": cannot be written: Permission denied. Open it read-only, or copy it to a folder where you may write");
    fs::permissions(path, fs::perms::none);
    EXPECT_EQ(asOrdinaryUser([&] { return openedAs(path, Store::Access::read_only); }),
              path + ": cannot be read: Permission denied. Ask its owner for permission to read it");
}

}  // namespace
}  // namespace assay
