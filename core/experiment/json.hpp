// The one JSON form of the value types, used by the document, the protocol and the exports.
// 64-bit integers that may exceed 2^53 and non-finite doubles are strings. Reading checks every type and range and
// reports the path of what is wrong ("measure.min_blocks: expected an integer from 1 to 100000").
#pragma once

#include <nlohmann/json.hpp>

#include "core/base/expected.hpp"
#include "core/experiment/comparison.hpp"
#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"

namespace assay {

using Json = nlohmann::ordered_json;

Json toJson(const Case&);
Json toJson(const Scope&);
Json toJson(const Sample&);
Json toJson(const Block&);
Json toJson(const ErrorReport&);
Json toJson(const VariantResult&);
Json toJson(const CaseResult&);
Json toJson(const RunInfo&);
Json toJson(const Matrix&);
Json toJson(const MeasureSettings&);
Json toJson(const Experiment&);
Json toJson(const Comparison&);
Json toJson(const TimeSummary&);
Json toJson(const Evidence&);
Json toJson(const Finding&);

Expected<Case> caseFromJson(const Json&);
Expected<Scope> scopeFromJson(const Json&);
Expected<Sample> sampleFromJson(const Json&);
Expected<Block> blockFromJson(const Json&);
Expected<ErrorReport> errorReportFromJson(const Json&);
Expected<VariantResult> variantResultFromJson(const Json&);
Expected<CaseResult> caseResultFromJson(const Json&);
Expected<RunInfo> runInfoFromJson(const Json&);
Expected<Matrix> matrixFromJson(const Json&);
Expected<MeasureSettings> measureSettingsFromJson(const Json&);
Expected<Experiment> experimentFromJson(const Json&);

// Text to JSON with byte offset in the error; depth and size bounded.
Expected<Json> parseJson(std::string_view text, const std::string& where);

}  // namespace assay
