// Axes to cases.
#pragma once

#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay {

// The preset's axes for a family: "quick", "representative" (covers the checklist), "exhaustive".
Expected<Matrix> presetMatrix(const FamilyDescription&, const std::string& preset);

// Cases in a fixed order, without duplicates, rules applied, bounded to kMaxCases (more is an error with the count).
Expected<std::vector<Case>> expand(const Matrix&, const FamilyDescription&, const std::string& device);
inline constexpr std::size_t kMaxCases = 200'000;

bool matches(const MatrixRule&, const Case&);

// Matrix files: TOML with [axes], [sizes], [[rule]]; errors name file, line and key.
Expected<Matrix> matrixFromToml(const std::string& text, const FamilyDescription&, const std::string& where);
std::string matrixToToml(const Matrix&);

// What a campaign over these cases will cost, modelled: bytes of tensors of the largest case, and time from the budget.
struct MatrixEstimate {
    std::size_t cases = 0;
    double peak_bytes = 0;
    double duration_ns = 0;  // upper estimate
};
MatrixEstimate estimate(const std::vector<Case>&, const Family&, const Experiment&);

}  // namespace assay
