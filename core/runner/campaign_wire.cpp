#include "core/runner/campaign_wire.hpp"

#include <algorithm>

namespace assay {

namespace {

template <class Event, class Value>
Expected<std::optional<RunnerEvent>> eventOr(Expected<Value> value, Event (*make)(Value, const Json&),
                                             const Json& message)
{
    if (!value) {
        return tl::unexpected(withPlace(value.error(), "runner"));
    }
    return std::optional<RunnerEvent>(make(std::move(*value), message));
}

Json partOf(const Json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() ? *found : Json{};
}

Expected<std::optional<RunnerEvent>> caseFinished(const Json& message)
{
    const auto status = parseCaseStatus(textField(message, "status"));
    if (!status) {
        return fail(ErrorCode::process, "unknown case status \"" + textField(message, "status") + "\"", "runner");
    }
    return std::optional<RunnerEvent>(CaseFinished{textField(message, "key"), *status, textField(message, "message"),
                                                   integerField(message, "verified_ns", 0),
                                                   integerField(message, "finished_ns", 0)});
}

}  // namespace

Expected<void> sendCampaign(Channel& channel, const CampaignRequest& request, Deadline deadline)
{
    if (auto sent = channel.send(Json{{"type", "campaign"},
                                      {"experiment", toJson(request.experiment)},
                                      {"elapsed_ns", request.elapsed_ns},
                                      {"first_index", request.first_index},
                                      {"total", request.total}},
                                 {}, deadline);
        !sent) {
        return sent;
    }
    for (std::size_t first = 0; first < request.cases.size(); first += kCasesPerMessage) {
        Json list = Json::array();
        const std::size_t last = std::min(first + kCasesPerMessage, request.cases.size());
        for (std::size_t i = first; i < last; ++i) {
            list.push_back(toJson(request.cases[i]));
        }
        if (auto sent = channel.send(Json{{"type", "cases"}, {"cases", std::move(list)}}, {}, deadline); !sent) {
            return sent;
        }
    }
    return channel.send(Json{{"type", "go"}}, {}, deadline);
}

Expected<CampaignRequest> receiveCampaign(Channel& channel)
{
    CampaignRequest request;
    bool described = false;
    for (;;) {
        auto received = channel.receive();
        if (!received) {
            return tl::unexpected(received.error());
        }
        if (received->outcome != Channel::Outcome::frame) {
            return fail(ErrorCode::cancelled, "the client left before the campaign began");
        }
        const Json& message = received->frame.header;
        const std::string type = received->frame.type();
        if (type == "campaign") {
            auto experiment = experimentFromJson(partOf(message, "experiment"));
            if (!experiment) {
                return tl::unexpected(withPlace(experiment.error(), "experiment"));
            }
            request.experiment = std::move(*experiment);
            request.elapsed_ns = integerField(message, "elapsed_ns", 0);
            request.first_index =
                static_cast<std::size_t>(std::max<std::int64_t>(0, integerField(message, "first_index", 0)));
            request.total = static_cast<std::size_t>(std::max<std::int64_t>(0, integerField(message, "total", 0)));
            described = true;
        } else if (type == "cases") {
            for (const auto& item : partOf(message, "cases")) {
                auto at = caseFromJson(item);
                if (!at) {
                    return tl::unexpected(withPlace(at.error(), "cases"));
                }
                request.cases.push_back(std::move(*at));
            }
        } else if (type == "go" && described) {
            return request;
        } else {
            return fail(ErrorCode::process, "unexpected message \"" + type + "\" before the campaign began", "client");
        }
    }
}

Expected<std::optional<RunnerEvent>> eventFromMessage(const Frame& frame)
{
    const Json& message = frame.header;
    const std::string type = frame.type();
    if (type == "run_started") {
        return eventOr<RunStarted, RunInfo>(
            runInfoFromJson(partOf(message, "run")),
            [](RunInfo run, const Json&) { return RunStarted{std::move(run)}; }, message);
    }
    if (type == "case_started") {
        return eventOr<CaseStarted, CaseResult>(
            caseResultFromJson(partOf(message, "result")),
            [](CaseResult result, const Json& from) {
                return CaseStarted{std::move(result), static_cast<std::size_t>(integerField(from, "index", 0)),
                                   static_cast<std::size_t>(integerField(from, "total", 0))};
            },
            message);
    }
    if (type == "variant_checked") {
        return eventOr<VariantChecked, VariantResult>(
            variantResultFromJson(partOf(message, "result")),
            [](VariantResult result, const Json& from) {
                return VariantChecked{textField(from, "key"), std::move(result)};
            },
            message);
    }
    if (type == "block") {
        return eventOr<BlockMeasured, Block>(
            blockFromJson(partOf(message, "block")),
            [](Block block, const Json& from) {
                return BlockMeasured{textField(from, "key"), std::move(block)};
            },
            message);
    }
    if (type == "case_finished") {
        return caseFinished(message);
    }
    if (type == "log") {
        return std::optional<RunnerEvent>(LogLine{textField(message, "text"), flagField(message, "warning")});
    }
    return std::nullopt;
}

}  // namespace assay
