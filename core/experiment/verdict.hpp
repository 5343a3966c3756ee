// The acceptance matrix' five outcomes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

enum class Verdict { keep, guarded, micro_only, reject, more_evidence };

std::string_view name(Verdict);   // "keep", "guarded", "micro_only", "reject", "more_evidence": files and JSON
std::string_view title(Verdict);  // "Keep as default", "Keep behind guard", …: English, for reports
std::optional<Verdict> parseVerdict(std::string_view);

// Exit status of run, show and compare: 0, 10, 11, 12, 13.
int exitStatus(Verdict);

// A human's decision against the engine's; the report prints all four.
struct VerdictOverride {
    Verdict verdict = Verdict::more_evidence;
    std::string reason;
    std::string who;
    std::string date;

    bool operator==(const VerdictOverride&) const = default;
};

}  // namespace assay
