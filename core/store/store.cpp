#include "core/store/store.hpp"

#include <mutex>

#include "core/experiment/json.hpp"
#include "core/store/document_file.hpp"
#include "core/store/read_results.hpp"
#include "core/store/schema.hpp"

namespace assay {

namespace {

// Text of an experiment, once it is certain that it can be read back.
Expected<std::string> checkedText(const Experiment& experiment)
{
    const Json json = toJson(experiment);
    if (const auto read = experimentFromJson(json); !read) {
        return tl::unexpected(withPlace(read.error(), "experiment"));
    }
    return json.dump();
}

Expected<Experiment> experimentFromText(const std::string& text, const std::string& path)
{
    const std::string where = path + ": experiment";
    const auto json = parseJson(text, where);
    if (!json) {
        return tl::unexpected(json.error());
    }
    auto experiment = experimentFromJson(*json);
    return experiment ? experiment : tl::unexpected(withPlace(experiment.error(), where));
}

void insertVariant(SQLite::Database& database, std::int64_t case_id, const VariantResult& result)
{
    SQLite::Statement insert(database,
                             "INSERT INTO variant_result (case_id, variant, json) VALUES (?, ?, ?) "
                             "ON CONFLICT (case_id, variant) DO UPDATE SET json = excluded.json");
    insert.bind(1, case_id);
    insert.bind(2, result.variant);
    insert.bind(3, toJson(result).dump());
    insert.exec();
}

void insertBlock(SQLite::Database& database, std::int64_t case_id, const Block& block)
{
    SQLite::Statement insert(database, "INSERT INTO block (case_id, number, started_ns) VALUES (?, ?, ?)");
    insert.bind(1, case_id);
    insert.bind(2, block.index);
    insert.bind(3, block.started_ns);
    insert.exec();
    const std::int64_t block_id = database.getLastInsertRowid();

    SQLite::Statement sample_row(
        database,
        "INSERT INTO sample (block_id, position, variant, duration_ns, repetitions, wall_ns, valid) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    int position = 0;
    for (const Sample& sample : block.samples) {
        sample_row.bind(1, block_id);
        sample_row.bind(2, position++);
        sample_row.bind(3, sample.variant);
        sample_row.bind(4, sample.duration_ns);
        sample_row.bind(5, sample.repetitions);
        sample_row.bind(6, sample.wall_ns);
        sample_row.bind(7, sample.state == SampleState::valid ? 1 : 0);
        sample_row.exec();
        sample_row.reset();
    }
}

// Row of the case, emptied of earlier results.
std::int64_t upsertCase(SQLite::Database& database, std::int64_t run, const CaseResult& result)
{
    CaseResult head = result;
    head.variants.clear();
    head.blocks.clear();
    SQLite::Statement upsert(
        database,
        "INSERT INTO measured_case (key, run, status, message, verified_ns, finished_ns, json) VALUES (?, ?, ?, ?, ?, "
        "?, ?) "
        "ON CONFLICT (key) DO UPDATE SET run = excluded.run, status = excluded.status, message = excluded.message, "
        "verified_ns = excluded.verified_ns, finished_ns = excluded.finished_ns, json = excluded.json RETURNING id");
    upsert.bind(1, caseKey(result.at));
    if (run > 0) {
        upsert.bind(2, run);
    } else {
        upsert.bind(2);
    }
    upsert.bind(3, std::string(name(result.status)));
    upsert.bind(4, result.message);
    upsert.bind(5, result.verified_ns);
    upsert.bind(6, result.finished_ns);
    upsert.bind(7, toJson(head).dump());
    upsert.executeStep();
    const std::int64_t id = upsert.getColumn(0).getInt64();
    upsert.reset();
    for (const char* clear : {"DELETE FROM variant_result WHERE case_id = ?", "DELETE FROM block WHERE case_id = ?"}) {
        SQLite::Statement statement(database, clear);
        statement.bind(1, id);
        statement.exec();
    }
    return id;
}

}  // namespace

struct Store::Impl {
    Impl(std::string document_path, store::DocumentFile opened)
        : path(std::move(document_path)), file(std::move(opened))
    {
    }

    // Runs `work(database)` as one transaction, alone among this store's threads.
    template <class Work>
    Expected<void> write(Work work)
    {
        if (file.readOnly()) {
            return fail(ErrorCode::io, "open read-only: nothing can be stored in it", path, "Save a copy");
        }
        const std::scoped_lock lock(mutex);
        try {
            SQLite::Transaction transaction(file.database(), SQLite::TransactionBehavior::IMMEDIATE);
            Expected<void> done = work(file.database());
            if (done) {
                transaction.commit();
            }
            return done;
        } catch (const SQLite::Exception& exception) {
            return tl::unexpected(store::errorFrom(exception, path));
        }
    }

    // As write(), for a case that must exist.
    template <class Work>
    Expected<void> writeCase(const CaseKey& key, Work work)
    {
        return write([&](SQLite::Database& database) -> Expected<void> {
            SQLite::Statement find(database, "SELECT id FROM measured_case WHERE key = ?");
            find.bind(1, key);
            if (!find.executeStep()) {
                return fail(ErrorCode::not_found, "no such case has begun: " + key, path);
            }
            work(database, find.getColumn(0).getInt64());
            return {};
        });
    }

    std::string path;
    store::DocumentFile file;
    mutable std::mutex mutex;
};

Store::Store(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Expected<Store> Store::create(const std::string& path, const Experiment& experiment)
{
    const auto text = checkedText(experiment);
    if (!text) {
        return tl::unexpected(text.error());
    }
    if (const auto created = store::DocumentFile::create(path, *text); !created) {
        return tl::unexpected(created.error());
    }
    return open(path);
}

Expected<Store> Store::open(const std::string& path, Access access)
{
    const auto readable = [&](const std::string& text) -> Expected<void> {
        const auto experiment = experimentFromText(text, path);
        return experiment ? Expected<void>() : tl::unexpected(experiment.error());
    };
    auto file = store::DocumentFile::open(path, access == Access::read_only, readable);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return Store(std::make_unique<Impl>(path, *std::move(file)));
}

const std::string& Store::path() const
{
    return m_impl->path;
}

bool Store::readOnly() const
{
    return m_impl->file.readOnly();
}

int Store::schemaVersion()
{
    return store::schemaVersion();
}

Expected<Experiment> Store::experiment() const
{
    const std::scoped_lock lock(m_impl->mutex);
    try {
        const std::string text = m_impl->file.database().execAndGet("SELECT json FROM experiment").getString();
        return experimentFromText(text, m_impl->path);
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(store::errorFrom(exception, m_impl->path));
    }
}

Expected<void> Store::saveExperiment(const Experiment& experiment)
{
    const auto text = checkedText(experiment);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return m_impl->write([&](SQLite::Database& database) -> Expected<void> {
        SQLite::Statement update(database, "UPDATE experiment SET json = ?");
        update.bind(1, *text);
        update.exec();
        return {};
    });
}

Expected<std::int64_t> Store::beginRun(const RunInfo& run)
{
    std::int64_t id = 0;
    const auto done = m_impl->write([&](SQLite::Database& database) -> Expected<void> {
        SQLite::Statement insert(database, "INSERT INTO run (finished, json) VALUES (?, ?)");
        insert.bind(1, run.finished);
        insert.bind(2, toJson(run).dump());
        insert.exec();
        id = database.getLastInsertRowid();
        return {};
    });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return id;
}

Expected<void> Store::finishRun(std::int64_t run, const std::string& finished)
{
    return m_impl->write([&](SQLite::Database& database) -> Expected<void> {
        SQLite::Statement update(database, "UPDATE run SET finished = ? WHERE id = ?");
        update.bind(1, finished);
        update.bind(2, run);
        if (update.exec() == 0) {
            return fail(ErrorCode::not_found, "no such run: " + std::to_string(run), m_impl->path);
        }
        return {};
    });
}

Expected<void> Store::beginCase(std::int64_t run, const CaseResult& result)
{
    return m_impl->write([&](SQLite::Database& database) -> Expected<void> {
        const std::int64_t id = upsertCase(database, run, result);
        for (const VariantResult& variant : result.variants) {
            insertVariant(database, id, variant);
        }
        for (const Block& block : result.blocks) {
            insertBlock(database, id, block);
        }
        return {};
    });
}

Expected<void> Store::recordVariant(const CaseKey& key, const VariantResult& result)
{
    return m_impl->writeCase(key,
                             [&](SQLite::Database& database, std::int64_t id) { insertVariant(database, id, result); });
}

Expected<void> Store::recordBlock(const CaseKey& key, const Block& block)
{
    return m_impl->writeCase(key,
                             [&](SQLite::Database& database, std::int64_t id) { insertBlock(database, id, block); });
}

Expected<void> Store::finishCase(const CaseKey& key, CaseStatus status, const std::string& message,
                                 std::int64_t verified_ns, std::int64_t finished_ns)
{
    return m_impl->writeCase(key, [&](SQLite::Database& database, std::int64_t id) {
        SQLite::Statement update(
            database,
            "UPDATE measured_case SET status = ?, message = ?, verified_ns = ?, finished_ns = ? WHERE id = ?");
        update.bind(1, std::string(name(status)));
        update.bind(2, message);
        update.bind(3, verified_ns);
        update.bind(4, finished_ns);
        update.bind(5, id);
        update.exec();
    });
}

Expected<void> Store::appendLog(const std::string& line)
{
    return m_impl->write([&](SQLite::Database& database) -> Expected<void> {
        SQLite::Statement insert(database, "INSERT INTO log_line (text) VALUES (?)");
        insert.bind(1, line);
        insert.exec();
        return {};
    });
}

Expected<Results> Store::results() const
{
    const std::scoped_lock lock(m_impl->mutex);
    try {
        return store::readResults(m_impl->file.database(), m_impl->path);
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(store::errorFrom(exception, m_impl->path));
    }
}

}  // namespace assay
