#include "core/store/schema.hpp"

#include <array>

#include <fmt/format.h>

namespace assay::store {

namespace {

// Step i takes a document of schema i to schema i + 1. A released step never changes.
//
// REAL columns that may hold NaN are nullable, because SQLite stores NaN as NULL.
constexpr std::array kSteps{
    R"sql(
    CREATE TABLE experiment (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        json TEXT NOT NULL
    ) STRICT;
    CREATE TABLE run (
        id INTEGER PRIMARY KEY,
        finished TEXT NOT NULL,
        json TEXT NOT NULL
    ) STRICT;
    CREATE TABLE measured_case (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        run INTEGER REFERENCES run (id),
        status TEXT NOT NULL,
        message TEXT NOT NULL,
        verified_ns INTEGER NOT NULL,
        finished_ns INTEGER NOT NULL,
        json TEXT NOT NULL
    ) STRICT;
    CREATE TABLE variant_result (
        id INTEGER PRIMARY KEY,
        case_id INTEGER NOT NULL REFERENCES measured_case (id) ON DELETE CASCADE,
        variant TEXT NOT NULL,
        json TEXT NOT NULL,
        UNIQUE (case_id, variant)
    ) STRICT;
    CREATE TABLE block (
        id INTEGER PRIMARY KEY,
        case_id INTEGER NOT NULL REFERENCES measured_case (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        started_ns INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX block_of_case ON block (case_id);
    CREATE TABLE sample (
        block_id INTEGER NOT NULL REFERENCES block (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        variant TEXT NOT NULL,
        duration_ns REAL,
        repetitions INTEGER NOT NULL,
        valid INTEGER NOT NULL,
        PRIMARY KEY (block_id, position)
    ) STRICT, WITHOUT ROWID;
    )sql",
    // The runner's own clock beside each sample, and the log of a campaign.
    R"sql(
    ALTER TABLE sample ADD COLUMN wall_ns REAL DEFAULT 0;
    CREATE TABLE log_line (
        id INTEGER PRIMARY KEY,
        text TEXT NOT NULL
    ) STRICT;
    )sql",
};

}  // namespace

int schemaVersion()
{
    return static_cast<int>(kSteps.size());
}

void migrate(SQLite::Database& database, int from)
{
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (auto step = static_cast<std::size_t>(from); step < kSteps.size(); ++step) {
        database.exec(kSteps[step]);
    }
    database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
    database.exec(fmt::format("PRAGMA user_version = {}", schemaVersion()));
    transaction.commit();
}

}  // namespace assay::store
