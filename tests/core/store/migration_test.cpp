// A document of schema 1, frozen here as text: what an older Assay wrote must stay readable.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "core/experiment/json.hpp"
#include "core/store/store.hpp"
#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/file_bytes.hpp"
#include "tests/core/store/temporary_folder.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;
using testing_support::readBytes;
using testing_support::TemporaryFolder;

constexpr const char* kSchema1 = R"sql(
    PRAGMA application_id = 1095975257;
    PRAGMA user_version = 1;
    CREATE TABLE experiment (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL) STRICT;
    CREATE TABLE run (id INTEGER PRIMARY KEY, finished TEXT NOT NULL, json TEXT NOT NULL) STRICT;
    CREATE TABLE measured_case (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, run INTEGER REFERENCES run (id),
        status TEXT NOT NULL, message TEXT NOT NULL, verified_ns INTEGER NOT NULL, finished_ns INTEGER NOT NULL,
        json TEXT NOT NULL) STRICT;
    CREATE TABLE variant_result (id INTEGER PRIMARY KEY,
        case_id INTEGER NOT NULL REFERENCES measured_case (id) ON DELETE CASCADE,
        variant TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (case_id, variant)) STRICT;
    CREATE TABLE block (id INTEGER PRIMARY KEY, case_id INTEGER NOT NULL REFERENCES measured_case (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, started_ns INTEGER NOT NULL) STRICT;
    CREATE INDEX block_of_case ON block (case_id);
    CREATE TABLE sample (block_id INTEGER NOT NULL REFERENCES block (id) ON DELETE CASCADE, position INTEGER NOT NULL,
        variant TEXT NOT NULL, duration_ns REAL, repetitions INTEGER NOT NULL, valid INTEGER NOT NULL,
        PRIMARY KEY (block_id, position)) STRICT, WITHOUT ROWID;
)sql";

struct OldDocument {
    Experiment experiment = RandomValues(1).experiment();
    CaseResult result;

    explicit OldDocument(const std::string& path)
    {
        result = RandomValues(2).caseResult();
        result.variants.clear();
        result.blocks.clear();
        SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(kSchema1);
        SQLite::Statement first(database, "INSERT INTO experiment VALUES (1, ?)");
        first.bind(1, toJson(experiment).dump());
        first.exec();
        SQLite::Statement second(database, "INSERT INTO measured_case VALUES (1, ?, NULL, 'done', ?, ?, ?, ?)");
        second.bind(1, caseKey(result.at));
        second.bind(2, result.message);
        second.bind(3, result.verified_ns);
        second.bind(4, result.finished_ns);
        second.bind(5, toJson(result).dump());
        second.exec();
        database.exec(
            "INSERT INTO block VALUES (1, 1, 4, 500); INSERT INTO sample VALUES (1, 0, 'online', 12.5, 3, 1)");
        result.blocks = {{4, 500, {{"online", 12.5, 3, 0, SampleState::valid}}}};
    }
};

int versionOf(const std::string& path)
{
    return SQLite::Database(path).execAndGet("PRAGMA user_version").getInt();
}

TEST(Migration, BringsADocumentOfSchemaOneForward)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("old.assay");
    const OldDocument old(path);
    {
        auto store = Store::open(path);
        ASSERT_TRUE(store) << describe(store.error());
        EXPECT_EQ(store->experiment().value(), old.experiment);
        EXPECT_EQ(store->results().value().cases, std::vector<CaseResult>{old.result});
        EXPECT_TRUE(store->appendLog("now there is a log"));
    }
    EXPECT_EQ(versionOf(path), Store::schemaVersion());
    EXPECT_EQ(folder.names(), std::vector<std::string>{"old.assay"});
    const auto again = Store::open(path);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->results().value().cases, std::vector<CaseResult>{old.result});
    EXPECT_EQ(again->results().value().log, std::vector<std::string>{"now there is a log"});
}

TEST(Migration, ReadsAnOlderDocumentWithoutChangingItWhenReadOnly)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("old.assay");
    const OldDocument old(path);
    const std::string before = readBytes(path);
    {
        const auto store = Store::open(path, Store::Access::read_only);
        ASSERT_TRUE(store) << describe(store.error());
        EXPECT_EQ(store->results().value().cases, std::vector<CaseResult>{old.result});
    }
    EXPECT_EQ(readBytes(path), before);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"old.assay"});
}

TEST(Migration, LeavesADocumentAsItWasWhenAStepFails)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("old.assay");
    const OldDocument old(path);
    // In the way of the step that makes this table.
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec("CREATE TABLE log_line (x)");
    const std::string before = readBytes(path);
    EXPECT_FALSE(Store::open(path));
    EXPECT_EQ(readBytes(path), before);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"old.assay"});
    EXPECT_EQ(versionOf(path), 1);
}

TEST(Migration, GivesANewDocumentTheSameTablesAsAMigratedOne)
{
    const auto tables = [](const std::string& path) {
        SQLite::Database database(path);
        SQLite::Statement query(database,
                                "SELECT m.name || '.' || p.name || ':' || p.type FROM sqlite_master m "
                                "JOIN pragma_table_info(m.name) p WHERE m.type = 'table' ORDER BY 1");
        std::string text;
        while (query.executeStep()) {
            text += query.getColumn(0).getString() + "\n";
        }
        return text;
    };
    const TemporaryFolder folder;
    const OldDocument old(folder.file("old.assay"));
    ASSERT_TRUE(Store::open(folder.file("old.assay")));
    ASSERT_TRUE(Store::create(folder.file("new.assay"), old.experiment));
    EXPECT_EQ(tables(folder.file("old.assay")), tables(folder.file("new.assay")));
    EXPECT_NE(tables(folder.file("new.assay")).find("sample.wall_ns:REAL"), std::string::npos);
}

}  // namespace
}  // namespace assay
