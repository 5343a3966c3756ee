// Core values in the interface's words and the locale's numbers. The digits are core/base/format's, so that window and
// report agree; only separators and words differ.
#pragma once

#include <optional>
#include <string>

#include <QString>

#include "core/experiment/case.hpp"
#include "core/experiment/comparison.hpp"
#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"
#include "core/experiment/verdict.hpp"

namespace assay::views {

// Text of core/base/format with the default locale's decimal point and group separator.
QString localised(const std::string& formatted);

QString missing();  // "—"
QString durationText(std::optional<double> ns);
QString durationText(std::optional<double> ns, std::optional<double> low, std::optional<double> high);
QString errorText(std::optional<double> value);
QString countText(double count);
QString percentText(double share);
QString ratioText(double ratio);         // "1.83× faster", "12.0 % slower", "same"
QString speedupText(const Comparison&);  // "1.83× [1.79, 1.88]", or "—"

QString glyph(Call);  // ▲ ▼ ＝ ？
QString word(Call);   // "faster"
QString word(CaseStatus);
QString word(FailureKind);  // "crashed"
QString word(Verdict);      // "Keep as default"
QString word(Role);
QString word(FindingState);
QString word(FindingKind);
QString word(EvidenceTier);
QString word(EvidenceStrength);

// Column title of an axis that is no size: "dtype" -> "Type". Size axes carry their own titles.
QString axisTitle(const std::string& axis);
// Value of an axis as a reader knows it: "padded_rows" -> "padded rows"; sizes grouped by the locale.
QString axisText(const Case&, const std::string& axis);
// The whole point in one line: "rows 256, cols 1,024, f32, contiguous, normal, forward, warm".
QString caseText(const Case&);

}  // namespace assay::views
