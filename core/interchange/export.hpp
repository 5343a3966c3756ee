// Text exports of a document.
#pragma once

#include <string>

#include "core/base/expected.hpp"
#include "core/experiment/json.hpp"
#include "core/records/report.hpp"

namespace assay {

// `assay show --json`: verdict, reasons[], class{declared, proposed}, cases[], findings[], decision_record,
// failure_cases; documented in resources/guide.
Json assessmentJson(const Experiment&, const Results&, const Assessment&);

std::string reportMarkdown(const Report&);
Json reportJson(const Report&);

// cases.csv, samples.csv, errors.csv into an existing or new folder. RFC 4180; text cells that a spreadsheet would
// run as a formula are prefixed with an apostrophe.
Expected<void> exportCsv(const Experiment&, const Results&, const Assessment&, const std::string& folder);

// The file is there in whole or, on failure, as it was.
Expected<void> writeTextFile(const std::string& path, const std::string& text);

}  // namespace assay
