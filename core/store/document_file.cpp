#include "core/store/document_file.hpp"

#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/store/file_header.hpp"
#include "core/store/schema.hpp"

namespace assay::store {

namespace {

using DatabasePointer = std::unique_ptr<SQLite::Database>;

// Long enough for another process' commit or checkpoint, short enough not to look like a hang.
constexpr int kBusyTimeoutMs = 3000;

constexpr const char* kReadOnlyRemedy = "Open it read-only, or copy it to a folder where you may write";

std::string fileUri(const std::string& path, const char* parameters)
{
    std::string uri = "file://";
    for (const char c : std::filesystem::absolute(path).string()) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = std::isalnum(byte) != 0 || std::strchr("/-_.~", c) != nullptr;
        uri += plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
    }
    return uri + "?" + parameters;
}

// A document comes from a stranger: nothing in it may run.
void harden(SQLite::Database& database)
{
    sqlite3* const handle = database.getHandle();
    for (const int option :
         {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_TRUSTED_SCHEMA}) {
        database.check(sqlite3_db_config(handle, option, 0, nullptr));
    }
    database.check(sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr));
    database.exec("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON");
}

DatabasePointer connectReadOnly(const std::string& path, const FileHeader& header)
{
    // A file in WAL mode without its log makes SQLite create one even for reading; `immutable` keeps it from that.
    const bool immutable = header.wal_mode && !header.wal_present;
    auto database = std::make_unique<SQLite::Database>(fileUri(path, immutable ? "mode=ro&immutable=1" : "mode=ro"),
                                                       SQLite::OPEN_READONLY | SQLite::OPEN_URI, kBusyTimeoutMs);
    harden(*database);
    return database;
}

Expected<void> checkSound(SQLite::Database& database, const std::string& path)
{
    const std::string verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (verdict != "ok") {
        return fail(ErrorCode::bad_input, "damaged: " + verdict, path, "Restore it from a backup");
    }
    if (!database.tableExists("experiment") || database.execAndGet("SELECT count(*) FROM experiment").getInt() != 1) {
        return fail(ErrorCode::bad_input, "damaged: it holds no experiment", path, "Restore it from a backup");
    }
    return {};
}

std::string experimentText(SQLite::Database& database)
{
    return database.execAndGet("SELECT json FROM experiment").getString();
}

// An older document that may not be written is read from a migrated copy in memory.
DatabasePointer migratedCopy(SQLite::Database& older, int schema)
{
    auto copy = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(*copy, older).executeStep(-1);
    harden(*copy);
    migrate(*copy, schema);
    return copy;
}

Expected<void> checkWritable(const std::string& path)
{
    const std::filesystem::path real = std::filesystem::canonical(path);
    if (::access(real.c_str(), W_OK) != 0) {
        return fail(ErrorCode::io, fmt::format("cannot be written: {}", std::strerror(errno)), path, kReadOnlyRemedy);
    }
    if (::access(real.parent_path().c_str(), W_OK | X_OK) != 0) {
        return fail(ErrorCode::io, fmt::format("its folder cannot be written: {}", std::strerror(errno)), path,
                    kReadOnlyRemedy);
    }
    return {};
}

// The writer's lock is a flock on the write-ahead log, which exists while a writer has the document open. It dies with
// its process, and SQLite keeps no locks of its own on that file that closing the descriptor could drop.
Expected<int> lockForWriting(const SQLite::Database& database, const std::string& path)
{
    const std::string wal = sqlite3_filename_wal(sqlite3_db_filename(database.getHandle(), "main"));
    const int descriptor = ::open(wal.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return fail(ErrorCode::io, fmt::format("cannot be locked: {}", std::strerror(errno)), path, kReadOnlyRemedy);
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        ::close(descriptor);
        return fail(ErrorCode::io, "locked: it is open for writing in another Assay", path,
                    "Close it there, or open it read-only");
    }
    return descriptor;
}

DatabasePointer connectForWriting(const std::string& path, int schema)
{
    auto database = std::make_unique<SQLite::Database>(path, SQLite::OPEN_READWRITE, kBusyTimeoutMs);
    harden(*database);
    if (schema < schemaVersion()) {
        migrate(*database, schema);
    }
    database->exec("PRAGMA journal_mode = WAL");
    // In WAL mode NORMAL survives the death of any process; only a power loss can cost the last commits. FULL would
    // put a disk flush between timed blocks.
    database->exec("PRAGMA synchronous = NORMAL");
    // Makes the log exist.
    database->exec("BEGIN IMMEDIATE; COMMIT");
    return database;
}

// Moves a finished file to its name unless something has that name.
bool publish(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return true;
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return false;
    }
    // File systems without RENAME_NOREPLACE.
    if (::link(from.c_str(), to.c_str()) != 0) {
        return false;
    }
    ::unlink(from.c_str());
    return true;
}

void writeNewFile(const std::string& path, const std::string& experiment_json)
{
    SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(database, 0);
    SQLite::Statement insert(database, "INSERT INTO experiment (id, json) VALUES (1, ?)");
    insert.bind(1, experiment_json);
    insert.exec();
}

}  // namespace

Error errorFrom(const SQLite::Exception& exception, const std::string& path)
{
    const auto error = [&](ErrorCode code, const std::string& what, const std::string& remedy) {
        return Error{code, what, path, remedy};
    };
    switch (exception.getErrorCode() & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return error(ErrorCode::io, "locked by another program", "Close it there and try again");
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_FORMAT:
            return error(ErrorCode::bad_input, fmt::format("damaged: {}", exception.what()),
                         "Restore it from a backup");
        case SQLITE_FULL:
            return error(ErrorCode::io, "the disk is full", "Free some space; what was stored before is safe");
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_CANTOPEN:
            return error(ErrorCode::io, fmt::format("no permission: {}", exception.what()), kReadOnlyRemedy);
        default:
            return error(ErrorCode::io, exception.what(), "");
    }
}

DocumentFile::DocumentFile(DatabasePointer database, bool read_only, int lock)
    : m_database(std::move(database)), m_read_only(read_only), m_lock(lock)
{
}

DocumentFile::DocumentFile(DocumentFile&& other) noexcept
    : m_database(std::move(other.m_database)), m_read_only(other.m_read_only), m_lock(std::exchange(other.m_lock, -1))
{
}

DocumentFile::~DocumentFile()
{
    if (m_database && !m_read_only) {
        // Refused while somebody still reads; the log then stays for the next writer to fold in.
        m_database->tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
        m_database->setBusyTimeout(0);
        m_database->tryExec("PRAGMA journal_mode = DELETE");
    }
    m_database.reset();
    if (m_lock >= 0) {
        ::close(m_lock);
    }
}

Expected<void> DocumentFile::create(const std::string& path, const std::string& experiment_json)
{
    std::error_code status;
    if (std::filesystem::exists(path, status)) {
        return fail(ErrorCode::io, "exists already", path, "Choose another name, or open it to continue");
    }
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    if (!std::filesystem::is_directory(folder, status)) {
        return fail(ErrorCode::not_found, "its folder does not exist", path, "Create the folder first");
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        return fail(ErrorCode::io, fmt::format("its folder cannot be written: {}", std::strerror(errno)), path,
                    "Choose another folder");
    }
    const std::string unfinished = fmt::format("{}.new-{}", path, ::getpid());
    Expected<void> created;
    try {
        writeNewFile(unfinished, experiment_json);
        if (!publish(unfinished, path)) {
            created = errno == EEXIST
                          ? fail(ErrorCode::io, "exists already", path, "Choose another name, or open it to continue")
                          : fail(ErrorCode::io, fmt::format("cannot be created: {}", std::strerror(errno)), path);
        }
    } catch (const SQLite::Exception& exception) {
        created = tl::unexpected(errorFrom(exception, path));
    }
    if (!created) {
        ::unlink(unfinished.c_str());
    }
    return created;
}

Expected<DocumentFile> DocumentFile::open(const std::string& path, bool read_only, const Check& check)
{
    const auto header = readFileHeader(path);
    if (!header) {
        return tl::unexpected(header.error());
    }
    try {
        // Everything is checked on a connection that cannot write, so that a failed open leaves the file as it was.
        auto checked = connectReadOnly(path, *header);
        if (const auto sound = checkSound(*checked, path); !sound) {
            return tl::unexpected(sound.error());
        }
        const bool older = header->schema < schemaVersion();
        if (read_only && older) {
            checked = migratedCopy(*checked, header->schema);
        }
        // An older text may become readable only by being migrated.
        if (read_only || !older) {
            if (const auto readable = check(experimentText(*checked)); !readable) {
                return tl::unexpected(readable.error());
            }
        }
        if (read_only) {
            return DocumentFile(std::move(checked), true, -1);
        }
        checked.reset();
        if (const auto writable = checkWritable(path); !writable) {
            return tl::unexpected(writable.error());
        }
        auto database = connectForWriting(path, header->schema);
        const auto lock = lockForWriting(*database, path);
        if (!lock) {
            return tl::unexpected(lock.error());
        }
        return DocumentFile(std::move(database), false, *lock);
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(errorFrom(exception, path));
    }
}

}  // namespace assay::store
