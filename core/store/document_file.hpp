// Opening, creating and closing the SQLite file behind a document.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

#include "core/base/expected.hpp"

namespace assay::store {

// An open document: the connection, and the lock that keeps a second writer out.
class DocumentFile {
public:
    // Writes a new document with this experiment; nothing is left behind on failure. The document appears under its
    // name complete or not at all.
    static Expected<void> create(const std::string& path, const std::string& experiment_json);

    // Says whether the experiment's text can be read.
    using Check = std::function<Expected<void>(const std::string& experiment_json)>;

    // See Store::open for what is told apart.
    static Expected<DocumentFile> open(const std::string& path, bool read_only, const Check&);

    DocumentFile(DocumentFile&&) noexcept;
    DocumentFile& operator=(DocumentFile&&) = delete;
    // Folds the write-ahead log into the file, so that a closed document is one file.
    ~DocumentFile();

    SQLite::Database& database() const { return *m_database; }
    bool readOnly() const { return m_read_only; }

private:
    DocumentFile(std::unique_ptr<SQLite::Database>, bool read_only, int lock);

    std::unique_ptr<SQLite::Database> m_database;
    bool m_read_only;
    int m_lock;  // descriptor that holds the writer's lock, −1 without one
};

// What an SQLite failure means for the user.
Error errorFrom(const SQLite::Exception&, const std::string& path);

}  // namespace assay::store
