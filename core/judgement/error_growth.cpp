// Red flag: the error grows with a size, systematically.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/judgement/finding_rules.hpp"
#include "core/judgement/wording.hpp"
#include "core/statistics/diagnostics.hpp"

namespace assay::findings {

namespace {

// Cases that differ along one size axis only, in ascending extent.
struct Series {
    const SizeAxis* axis = nullptr;
    std::vector<const CandidateCase*> cases;
};

std::int64_t extentOf(const CandidateCase& one, const SizeAxis& axis)
{
    const auto found = one.at().sizes.find(axis.name);
    return found == one.at().sizes.end() ? 0 : found->second;
}

std::vector<Series> seriesAlong(const CandidateView& view, const SizeAxis& axis)
{
    std::map<CaseKey, Series> groups;
    for (const auto& one : view.cases) {
        if (one.candidate == nullptr || !one.candidate->errors || !one.does_work || !one.in_contract) {
            continue;
        }
        Case rest = one.at();
        rest.sizes.erase(axis.name);
        rest.cache = CacheState::warm;  // the cache changes no value
        Series& series = groups[caseKey(rest)];
        series.axis = &axis;
        // Warm and cold share inputs and outputs: one point.
        const bool known = std::any_of(series.cases.begin(), series.cases.end(), [&](const auto* other) {
            return extentOf(*other, axis) == extentOf(one, axis);
        });
        if (!known) {
            series.cases.push_back(&one);
        }
    }
    std::vector<Series> all;
    for (auto& [key, series] : groups) {
        std::sort(series.cases.begin(), series.cases.end(),
                  [&](const auto* a, const auto* b) { return extentOf(*a, axis) < extentOf(*b, axis); });
        all.push_back(std::move(series));
    }
    return all;
}

std::optional<LogLogTrend> trendOf(const Series& series, bool of_candidate)
{
    std::vector<double> x, y;
    for (const auto* one : series.cases) {
        const VariantResult* result = of_candidate ? one->candidate : one->baseline;
        // An exact result has no logarithm; leaving it out can only understate the growth.
        if (result != nullptr && result->errors && result->errors->normalised.value_or(0) > 0) {
            x.push_back(static_cast<double>(extentOf(*one, *series.axis)));
            y.push_back(*result->errors->normalised);
        }
    }
    return logLogTrend(x, y);
}

// Errors lean the same way on every point, by the sign test: what random rounding does not do.
bool oneSided(const Series& series)
{
    int positive = 0, negative = 0, significant = 0, points = 0;
    for (const auto* one : series.cases) {
        const ErrorReport& errors = *one->candidate->errors;
        if (!errors.bias || *errors.bias == 0) {
            continue;
        }
        ++points;
        (*errors.bias > 0 ? positive : negative) += 1;
        significant += errors.sign_test_p.value_or(1) < 0.05 ? 1 : 0;
    }
    return points >= 4 && (positive == points || negative == points) && 2 * significant >= points;
}

// A slope below this is rounding noise at the scale of one octave in ten, whatever its interval says.
constexpr double kSmallestSlope = 0.1;

std::string trendText(const LogLogTrend& trend, const Series& series)
{
    return fmt::format("normalised error ∝ {}^{:.2f} [{:.2f}, {:.2f}] over {} sizes from {} to {}", series.axis->name,
                       trend.slope, trend.low, trend.high, trend.points, extentOf(*series.cases.front(), *series.axis),
                       extentOf(*series.cases.back(), *series.axis));
}

}  // namespace

Said errorGrowsWithSize(const CandidateView& view, const CandidateVerdict&)
{
    std::size_t tested = 0, growing_randomly = 0;
    std::string strongest_random;
    for (const auto& axis : view.family->size_axes) {
        for (const auto& series : seriesAlong(view, axis)) {
            const auto trend = trendOf(series, true);
            if (!trend) {
                continue;
            }
            ++tested;
            if (trend->low <= 0 || trend->slope < kSmallestSlope) {
                continue;
            }
            const auto base = trendOf(series, false);
            const bool like_baseline = base && base->slope >= trend->slope - kSmallestSlope;
            if (!oneSided(series) || like_baseline) {
                ++growing_randomly;
                strongest_random = trendText(*trend, series);
                continue;
            }
            return raised(trendText(*trend, series) + ", always of one sign: a systematic bias, at " +
                              shortCase(series.cases.back()->at(), *view.family) + " and the sizes below",
                          "accumulate in a wider type or a balanced tree, or guard the size",
                          evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::derived,
                                       "log-log least squares of the normalised error", series.cases));
        }
    }
    if (tested == 0) {
        return cannotTell("no axis has four sizes with non-zero errors and all else equal",
                          "measure at least four sizes of each axis along which the error may grow");
    }
    std::string text = "no systematic growth in " + counted(tested, "series") + " along the size axes";
    if (tested != 1) {
        text = "no systematic growth in " + std::to_string(tested) + " series along the size axes";
    }
    text += growing_randomly > 0 ? "; growth without constant sign, or no steeper than the baseline's, in " +
                                       std::to_string(growing_randomly) + " (" + strongest_random + ")"
                                 : "";
    return clear(text, evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::derived,
                                    "log-log least squares of the normalised error"));
}

}  // namespace assay::findings
