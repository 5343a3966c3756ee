#include "core/experiment/results.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<FailureKind, 14> kFailureNames{{
    {FailureKind::none, "none"},
    {FailureKind::unsupported, "unsupported"},
    {FailureKind::wrong_result, "wrong_result"},
    {FailureKind::unwritten_output, "unwritten_output"},
    {FailureKind::out_of_bounds_write, "out_of_bounds_write"},
    {FailureKind::mutated_input, "mutated_input"},
    {FailureKind::changed_after_timing, "changed_after_timing"},
    {FailureKind::crash, "crash"},
    {FailureKind::timeout, "timeout"},
    {FailureKind::invalid_time, "invalid_time"},
    {FailureKind::launch_error, "launch_error"},
    {FailureKind::load_error, "load_error"},
    {FailureKind::out_of_memory, "out_of_memory"},
    {FailureKind::lost, "lost"},
}};

constexpr detail::EnumNames<FailureKind, 14> kFailureTitles{{
    {FailureKind::none, "passed"},
    {FailureKind::unsupported, "not supported"},
    {FailureKind::wrong_result, "wrong result"},
    {FailureKind::unwritten_output, "left output unwritten"},
    {FailureKind::out_of_bounds_write, "wrote outside its output"},
    {FailureKind::mutated_input, "changed its input"},
    {FailureKind::changed_after_timing, "gave other results after timing"},
    {FailureKind::crash, "crashed"},
    {FailureKind::timeout, "timed out"},
    {FailureKind::invalid_time, "reported impossible times"},
    {FailureKind::launch_error, "failed to launch"},
    {FailureKind::load_error, "could not be loaded"},
    {FailureKind::out_of_memory, "ran out of memory"},
    {FailureKind::lost, "lost with its process"},
}};

constexpr detail::EnumNames<CaseStatus, 7> kStatuses{{
    {CaseStatus::pending, "pending"},
    {CaseStatus::running, "running"},
    {CaseStatus::done, "done"},
    {CaseStatus::failed, "failed"},
    {CaseStatus::lost, "lost"},
    {CaseStatus::cancelled, "cancelled"},
    {CaseStatus::skipped, "skipped"},
}};

}  // namespace

std::string_view name(FailureKind kind)
{
    return detail::nameIn(kFailureNames, kind);
}

std::string_view title(FailureKind kind)
{
    return detail::nameIn(kFailureTitles, kind);
}

std::optional<FailureKind> parseFailureKind(std::string_view text)
{
    return detail::valueIn(kFailureNames, text);
}

std::string_view name(CaseStatus status)
{
    return detail::nameIn(kStatuses, status);
}

std::optional<CaseStatus> parseCaseStatus(std::string_view text)
{
    return detail::valueIn(kStatuses, text);
}

const CaseResult* findCase(const Results& results, const CaseKey& key)
{
    for (const auto& result : results.cases) {
        if (caseKey(result.at) == key) {
            return &result;
        }
    }
    return nullptr;
}

const VariantResult* findVariant(const CaseResult& result, const std::string& variant)
{
    for (const auto& candidate : result.variants) {
        if (candidate.variant == variant) {
            return &candidate;
        }
    }
    return nullptr;
}

std::vector<double> durations(const CaseResult& result, const std::string& variant, std::vector<int>* blocks)
{
    std::vector<double> values;
    for (const auto& block : result.blocks) {
        for (const auto& sample : block.samples) {
            if (sample.variant == variant && sample.state == SampleState::valid) {
                values.push_back(sample.duration_ns);
                if (blocks != nullptr) {
                    blocks->push_back(block.index);
                }
            }
        }
    }
    return values;
}

}  // namespace assay
