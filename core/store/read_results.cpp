#include "core/store/read_results.hpp"

#include <limits>
#include <unordered_map>

#include "core/experiment/json.hpp"

namespace assay::store {

namespace {

Error placed(Error error, const std::string& path, const std::string& what)
{
    return withPlace(withPlace(std::move(error), what), path);
}

// JSON column to value; `read` is one of the …FromJson functions.
template <class Read>
auto fromText(const std::string& text, Read read, const std::string& path, const std::string& what)
    -> decltype(read(std::declval<Json>()))
{
    const auto json = parseJson(text, "");
    if (!json) {
        return tl::unexpected(placed(json.error(), path, what));
    }
    auto value = read(*json);
    if (!value) {
        return tl::unexpected(placed(value.error(), path, what));
    }
    return value;
}

double realOrNaN(const SQLite::Column& column)
{
    return column.isNull() ? std::numeric_limits<double>::quiet_NaN() : column.getDouble();
}

class Reader {
public:
    Reader(SQLite::Database& database, std::string path) : m_database(database), m_path(std::move(path)) {}

    Expected<Results> read()
    {
        for (const auto part : {&Reader::readRuns, &Reader::readCases, &Reader::readVariants, &Reader::readBlocks}) {
            if (const auto done = (this->*part)(); !done) {
                return tl::unexpected(done.error());
            }
        }
        SQLite::Statement lines(m_database, "SELECT text FROM log_line ORDER BY id");
        while (lines.executeStep()) {
            m_results.log.push_back(lines.getColumn(0).getString());
        }
        return std::move(m_results);
    }

private:
    Expected<void> readRuns()
    {
        SQLite::Statement rows(m_database, "SELECT id, finished, json FROM run ORDER BY id");
        while (rows.executeStep()) {
            const std::int64_t id = rows.getColumn(0).getInt64();
            auto run = fromText(rows.getColumn(2).getString(), runInfoFromJson, m_path, "run " + std::to_string(id));
            if (!run) {
                return tl::unexpected(run.error());
            }
            run->id = id;
            run->finished = rows.getColumn(1).getString();
            m_results.runs.push_back(*std::move(run));
        }
        return {};
    }

    Expected<void> readCases()
    {
        SQLite::Statement rows(
            m_database,
            "SELECT id, key, run, status, message, verified_ns, finished_ns, json FROM measured_case ORDER BY id");
        while (rows.executeStep()) {
            const std::string key = rows.getColumn(1).getString();
            auto result = fromText(rows.getColumn(7).getString(), caseResultFromJson, m_path, "case " + key);
            if (!result) {
                return tl::unexpected(result.error());
            }
            const auto status = parseCaseStatus(rows.getColumn(3).getString());
            if (!status || caseKey(result->at) != key) {
                return fail(ErrorCode::bad_input, "damaged: the case's row contradicts itself",
                            m_path + ": case " + key);
            }
            result->status = *status;
            result->run = rows.getColumn(2).getInt64();
            result->message = rows.getColumn(4).getString();
            result->verified_ns = rows.getColumn(5).getInt64();
            result->finished_ns = rows.getColumn(6).getInt64();
            m_index[rows.getColumn(0).getInt64()] = m_results.cases.size();
            m_results.cases.push_back(*std::move(result));
        }
        return {};
    }

    Expected<void> readVariants()
    {
        SQLite::Statement rows(m_database, "SELECT case_id, json FROM variant_result ORDER BY id");
        while (rows.executeStep()) {
            CaseResult* const owner = caseOf(rows.getColumn(0).getInt64());
            if (owner == nullptr) {
                return orphan();
            }
            auto variant =
                fromText(rows.getColumn(1).getString(), variantResultFromJson, m_path, "case " + caseKey(owner->at));
            if (!variant) {
                return tl::unexpected(variant.error());
            }
            owner->variants.push_back(*std::move(variant));
        }
        return {};
    }

    Expected<void> readBlocks()
    {
        SQLite::Statement rows(
            m_database,
            "SELECT block.id, case_id, number, started_ns, variant, duration_ns, repetitions, wall_ns, valid "
            "FROM block LEFT JOIN sample ON sample.block_id = block.id ORDER BY block.id, position");
        std::int64_t current = 0;
        CaseResult* owner = nullptr;
        while (rows.executeStep()) {
            const std::int64_t id = rows.getColumn(0).getInt64();
            if (owner == nullptr || id != current) {
                current = id;
                owner = caseOf(rows.getColumn(1).getInt64());
                if (owner == nullptr) {
                    return orphan();
                }
                owner->blocks.push_back({rows.getColumn(2).getInt(), rows.getColumn(3).getInt64(), {}});
            }
            if (rows.getColumn(4).isNull()) {
                continue;  // a block without samples
            }
            const int repetitions = rows.getColumn(6).getInt();
            if (repetitions < 1) {
                return fail(ErrorCode::bad_input, "damaged: a sample of no repetitions",
                            m_path + ": case " + caseKey(owner->at));
            }
            owner->blocks.back().samples.push_back(
                {rows.getColumn(4).getString(), realOrNaN(rows.getColumn(5)), repetitions, realOrNaN(rows.getColumn(7)),
                 rows.getColumn(8).getInt() != 0 ? SampleState::valid : SampleState::invalid});
        }
        return {};
    }

    CaseResult* caseOf(std::int64_t id)
    {
        const auto found = m_index.find(id);
        return found == m_index.end() ? nullptr : &m_results.cases[found->second];
    }

    tl::unexpected<Error> orphan() const
    {
        return fail(ErrorCode::bad_input, "damaged: a result that belongs to no case", m_path,
                    "Restore it from a backup");
    }

    SQLite::Database& m_database;
    std::string m_path;
    Results m_results;
    std::unordered_map<std::int64_t, std::size_t> m_index;  // row of measured_case -> position in m_results.cases
};

}  // namespace

Expected<Results> readResults(SQLite::Database& database, const std::string& path)
{
    // One transaction: a writer may add blocks between our queries.
    SQLite::Transaction view(database, SQLite::TransactionBehavior::DEFERRED);
    auto results = Reader(database, path).read();
    view.commit();
    return results;
}

}  // namespace assay::store
