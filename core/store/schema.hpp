// The document's tables and how older documents are brought forward.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace assay::store {

// PRAGMA application_id: "ASAY".
inline constexpr int kApplicationId = 0x41534159;

// PRAGMA user_version of a document that this Assay writes.
int schemaVersion();

// Applies the steps after `from` in one transaction; 0 makes a new document's tables. Throws SQLite::Exception, the
// database is then as it was.
void migrate(SQLite::Database&, int from);

}  // namespace assay::store
