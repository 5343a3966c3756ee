#include "core/judgement/timing_facts.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <set>

#include "core/statistics/diagnostics.hpp"

namespace assay {

namespace {

using Cases = std::vector<const CandidateCase*>;

Cases where(const Cases& cases, const std::function<bool(const CandidateCase&)>& predicate)
{
    Cases found;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(found),
                 [&](const auto* one) { return predicate(*one); });
    return found;
}

bool eitherSeries(const CandidateView& view, const CandidateCase& one,
                  const std::function<bool(const std::vector<double>&)>& predicate)
{
    return predicate(durations(*one.result, view.baseline)) || predicate(durations(*one.result, view.candidate));
}

// Runner's time minus device's time per call, relative to the latter; the median over the samples.
double clockExcess(const CaseResult& result, const std::string& variant, double* excess_ns)
{
    std::vector<double> relative, absolute;
    for (const auto& block : result.blocks) {
        for (const auto& sample : block.samples) {
            if (sample.variant == variant && sample.state == SampleState::valid && sample.wall_ns > 0) {
                relative.push_back(sample.wall_ns / sample.duration_ns);
                absolute.push_back((sample.wall_ns - sample.duration_ns) * sample.repetitions);
            }
        }
    }
    if (relative.empty()) {
        *excess_ns = 0;
        return 1;
    }
    const auto middle = static_cast<std::ptrdiff_t>(relative.size() / 2);
    std::nth_element(relative.begin(), relative.begin() + middle, relative.end());
    std::nth_element(absolute.begin(), absolute.begin() + middle, absolute.end());
    *excess_ns = absolute[relative.size() / 2];
    return relative[relative.size() / 2];
}

bool clocksDisagree(const CaseResult& result, const std::string& variant)
{
    double excess_ns = 0;
    return clockExcess(result, variant, &excess_ns) > 1.5 && excess_ns > 2000;
}

}  // namespace

Cases timedCases(const CandidateView& view)
{
    return casesWhere(
        view, [](const CandidateCase& one) { return one.result != nullptr && one.does_work && one.comparison->ratio; });
}

double medianOf(const CandidateCase& one, const std::string& variant)
{
    const auto times = one.assessed->times.find(variant);
    return times != one.assessed->times.end() && times->second.median_ns ? *times->second.median_ns
                                                                         : std::numeric_limits<double>::quiet_NaN();
}

Cases withSlowStart(const CandidateView& view, const Cases& timed)
{
    return where(timed, [&](const CandidateCase& one) {
        const auto slow = [&](const std::string& variant) {
            const auto series = durations(*one.result, variant);
            return !series.empty() && series.front() > kSlowStart * medianOf(one, variant);
        };
        return slow(view.baseline) || slow(view.candidate);
    });
}

Cases withDrift(const CandidateView& view, const Cases& timed)
{
    return where(timed, [&](const CandidateCase& one) {
        return eitherSeries(view, one, [](const std::vector<double>& series) {
            const Drift drift = detectDrift(series);
            return drift.present && std::abs(drift.relative_change) > kDriftThatCounts;
        });
    });
}

Cases withModes(const CandidateView& view, const Cases& timed)
{
    return where(timed, [&](const CandidateCase& one) {
        return eitherSeries(view, one,
                            [](const std::vector<double>& series) { return detectModes(series).locations.size() > 1; });
    });
}

Cases withCommonTail(const CandidateView& view, const Cases& timed)
{
    return where(timed, [&](const CandidateCase& one) {
        const auto long_tail = [&](const std::string& variant) {
            const auto times = one.assessed->times.find(variant);
            return times != one.assessed->times.end() && times->second.p95_ns &&
                   *times->second.p95_ns > 1.5 * *times->second.median_ns;
        };
        return long_tail(view.baseline) && long_tail(view.candidate);
    });
}

Cases withClockDisagreement(const CandidateView& view, const Cases& timed)
{
    return where(timed, [&](const CandidateCase& one) {
        return clocksDisagree(*one.result, view.baseline) != clocksDisagree(*one.result, view.candidate);
    });
}

Cases belowResolution(const CandidateView& view, const Cases& timed, double quantum_ns)
{
    return where(timed, [&](const CandidateCase& one) {
        for (const auto& block : one.result->blocks) {
            for (const auto& sample : block.samples) {
                const bool ours = sample.variant == view.baseline || sample.variant == view.candidate;
                if (ours && sample.state == SampleState::valid &&
                    sample.duration_ns * sample.repetitions < kResolutionMultiple * quantum_ns) {
                    return true;
                }
            }
        }
        return false;
    });
}

Cases withChangedInputs(const CandidateView& view)
{
    std::map<std::uint64_t, std::string> hashes;
    return casesWhere(view, [&](const CandidateCase& one) {
        if (one.result == nullptr || one.result->input_hash.empty()) {
            return false;
        }
        const auto [known, fresh] = hashes.emplace(inputSeed(one.at(), view.experiment->seed), one.result->input_hash);
        return !fresh && known->second != one.result->input_hash;
    });
}

std::optional<ValueSpread> spreadOverValues(const CandidateView& view)
{
    std::map<CaseKey, ValueSpread> groups;
    std::map<CaseKey, int> members;
    for (const auto* one : timedCases(view)) {
        // Only ratios that the samples decide: an undecided one would widen the spread by its noise.
        if (one->comparison->call == Call::undecided) {
            continue;
        }
        Case rest = one->at();
        rest.values = ValueDistribution::normal;
        const CaseKey key = caseKey(rest);
        const double ratio = *one->comparison->ratio;
        const std::string values = axisValue(one->at(), "values");
        const auto [group, fresh] = groups.emplace(key, ValueSpread{ratio, ratio, values, values});
        ++members[key];
        if (ratio < group->second.lowest) {
            group->second.lowest = ratio;
            group->second.lowest_values = values;
        }
        if (ratio > group->second.highest) {
            group->second.highest = ratio;
            group->second.highest_values = values;
        }
    }
    std::optional<ValueSpread> widest;
    for (const auto& [key, spread] : groups) {
        if (members[key] > 1 && (!widest || spread.highest / spread.lowest > widest->highest / widest->lowest)) {
            widest = spread;
        }
    }
    return widest;
}

std::vector<std::string> differingEnvironments(const Results& results)
{
    std::set<std::string> fields;
    for (const auto& run : results.runs) {
        const RunInfo& first = results.runs.front();
        const auto check = [&](bool equal, const std::string& field) {
            if (!equal) {
                fields.insert(field);
            }
        };
        check(run.host == first.host, "host");
        check(run.device_name == first.device_name, "device");
        check(run.compiler == first.compiler, "compiler");
        check(run.assay_version == first.assay_version, "Assay version");
        check(run.environment == first.environment, "environment variables");
        check(run.seed == first.seed, "seed");
    }
    return {fields.begin(), fields.end()};
}

}  // namespace assay
