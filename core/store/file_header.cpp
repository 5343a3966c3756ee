#include "core/store/file_header.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include "core/store/schema.hpp"

namespace assay::store {

namespace {

// https://www.sqlite.org/fileformat.html#the_database_header
constexpr std::size_t kHeaderBytes = 100;
constexpr std::string_view kMagic{"SQLite format 3\0", 16};

struct RawHeader {
    std::array<unsigned char, kHeaderBytes> bytes{};
    std::int64_t file_bytes = 0;
    bool wal_present = false;

    std::uint32_t bigEndian(std::size_t offset, std::size_t count) const
    {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            value = value << 8 | bytes[offset + i];
        }
        return value;
    }
};

// Reads through SQLite's own file handle: closing a descriptor of ours would drop the POSIX locks that another
// connection of this process may hold on the file.
Expected<RawHeader> readRaw(const std::string& path)
{
    try {
        const SQLite::Database probe(path, SQLite::OPEN_READONLY);
        sqlite3_file* file = nullptr;
        probe.check(sqlite3_file_control(probe.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file));
        RawHeader header;
        sqlite3_int64 size = 0;
        probe.check(file->pMethods->xFileSize(file, &size));
        header.file_bytes = size;
        // A short read fills with zeros and is judged by the caller.
        const int status = file->pMethods->xRead(file, header.bytes.data(), kHeaderBytes, 0);
        if (status != SQLITE_OK && status != SQLITE_IOERR_SHORT_READ) {
            return fail(ErrorCode::io, "cannot be read", path);
        }
        const std::string wal = sqlite3_filename_wal(sqlite3_db_filename(probe.getHandle(), "main"));
        header.wal_present = ::access(wal.c_str(), F_OK) == 0;
        return header;
    } catch (const SQLite::Exception& exception) {
        return fail(ErrorCode::io, fmt::format("cannot be opened: {}", exception.what()), path);
    }
}

Expected<void> checkReadableFile(const std::string& path)
{
    std::error_code status;
    const auto kind = std::filesystem::status(path, status).type();
    if (kind == std::filesystem::file_type::not_found) {
        return fail(ErrorCode::not_found, "no such file", path, "Check the name and the folder");
    }
    if (kind == std::filesystem::file_type::directory) {
        return fail(ErrorCode::bad_input, "is a folder, not an Assay document", path);
    }
    if (kind != std::filesystem::file_type::regular) {
        return fail(ErrorCode::io, status ? "cannot be read: " + status.message() : "is not a regular file", path);
    }
    if (::access(path.c_str(), R_OK) != 0) {
        return fail(ErrorCode::io, fmt::format("cannot be read: {}", std::strerror(errno)), path,
                    "Ask its owner for permission to read it");
    }
    return {};
}

Expected<void> checkWhole(const RawHeader& raw, const std::string& path)
{
    const std::uint32_t page = raw.bigEndian(16, 2) == 1 ? 65536 : raw.bigEndian(16, 2);
    const std::int64_t expected = std::int64_t{page} * raw.bigEndian(28, 4);
    // Offsets 24 and 92 agree when the page count is to be trusted; with a log beside it, the file may lag behind.
    const bool trusted = raw.bigEndian(24, 4) == raw.bigEndian(92, 4) && !raw.wal_present;
    if (trusted && raw.file_bytes < expected) {
        return fail(ErrorCode::bad_input, fmt::format("truncated: {} of {} bytes are left", raw.file_bytes, expected),
                    path, "Restore it from a backup or copy it again");
    }
    return {};
}

}  // namespace

Expected<FileHeader> readFileHeader(const std::string& path)
{
    if (const auto readable = checkReadableFile(path); !readable) {
        return tl::unexpected(readable.error());
    }
    const auto raw = readRaw(path);
    if (!raw) {
        return tl::unexpected(raw.error());
    }
    if (raw->file_bytes == 0) {
        return fail(ErrorCode::bad_input, "not an Assay document: the file is empty", path);
    }
    const auto begins = std::string_view(reinterpret_cast<const char*>(raw->bytes.data()), kMagic.size());
    if (begins != kMagic) {
        return fail(ErrorCode::bad_input, "not an Assay document", path);
    }
    if (raw->file_bytes < static_cast<std::int64_t>(kHeaderBytes)) {
        return fail(ErrorCode::bad_input, fmt::format("truncated: only {} bytes are left", raw->file_bytes), path,
                    "Restore it from a backup or copy it again");
    }
    if (raw->bigEndian(68, 4) != static_cast<std::uint32_t>(kApplicationId)) {
        return fail(ErrorCode::bad_input, "not an Assay document, but a database of another program", path);
    }
    const std::uint32_t schema = raw->bigEndian(60, 4);
    if (schema > static_cast<std::uint32_t>(schemaVersion())) {
        return fail(ErrorCode::unsupported,
                    fmt::format("written by a newer Assay: its schema is {}, this Assay reads up to {}", schema,
                                schemaVersion()),
                    path, "Update Assay to open it");
    }
    if (schema == 0) {
        return fail(ErrorCode::bad_input, "damaged: it has no schema version", path);
    }
    if (const auto whole = checkWhole(*raw, path); !whole) {
        return tl::unexpected(whole.error());
    }
    return FileHeader{static_cast<int>(schema), raw->bytes[18] == 2 || raw->bytes[19] == 2, raw->wal_present};
}

}  // namespace assay::store
