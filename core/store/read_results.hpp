// The measured half of a document, read in one consistent view.
#pragma once

#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

#include "core/base/expected.hpp"
#include "core/experiment/results.hpp"

namespace assay::store {

// `path` names the document in errors. Throws SQLite::Exception.
Expected<Results> readResults(SQLite::Database&, const std::string& path);

}  // namespace assay::store
