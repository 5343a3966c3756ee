// What can be told about a file before any SQL runs on it, and without touching it.
#pragma once

#include <string>

#include "core/base/expected.hpp"

namespace assay::store {

struct FileHeader {
    int schema = 0;            // the document's schema version
    bool wal_mode = false;     // was not closed in order, or is open elsewhere
    bool wal_present = false;  // a write-ahead log lies beside it
};

// Fails on anything that is not a whole Assay document of this or an older schema.
Expected<FileHeader> readFileHeader(const std::string& path);

}  // namespace assay::store
