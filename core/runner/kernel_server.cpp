#include "core/runner/kernel_server.hpp"

#include <exception>

#include <fmt/format.h>

#include "core/device/host/host_info.hpp"
#include "core/runner/abi_types.hpp"
#include "core/runner/plugin.hpp"

namespace assay {

namespace {

// What a variant's static strings may be: anything, so they are bounded and never trusted to be UTF-8.
std::string boundedText(const char* text)
{
    constexpr std::size_t kMaxBytes = 1000;
    return text == nullptr ? std::string{} : std::string(text, strnlen(text, kMaxBytes));
}

const char* statusName(assay_status status)
{
    switch (status) {
        case ASSAY_OK:
            return "ok";
        case ASSAY_UNSUPPORTED:
            return "unsupported";
        case ASSAY_OUT_OF_MEMORY:
            return "out_of_memory";
        case ASSAY_ERROR:
            return "error";
    }
    return "error";
}

bool readIntegers(const Json& list, std::int64_t* out, std::size_t count)
{
    if (!list.is_array() || list.size() != count) {
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!list[i].is_number_integer()) {
            return false;
        }
        out[i] = list[i].get<std::int64_t>();
    }
    return true;
}

}  // namespace

Json KernelServer::answer(const Json& request)
{
    try {
        auto reply = dispatch(request);
        return reply ? std::move(*reply) : errorMessage(reply.error());
    } catch (const std::exception& exception) {
        return errorMessage({ErrorCode::process, std::string("kernel-host: ") + exception.what(), {}, {}});
    }
}

Expected<Json> KernelServer::dispatch(const Json& request)
{
    const std::string type = textField(request, "type");
    if (type == "ping") {
        return Json{{"type", "pong"}};
    }
    if (type == "open") {
        return open(request);
    }
    if (!m_device) {
        return fail(ErrorCode::usage, "no device has been opened");
    }
    if (type == "load") {
        return load(request);
    }
    if (type == "case") {
        return setCase(request);
    }
    if (type == "upload" || type == "download") {
        auto moved = type == "upload" ? m_device->upload(0, m_arena.size()) : m_device->download(0, m_arena.size());
        return moved ? Expected<Json>(Json{{"type", "moved"}}) : tl::unexpected(moved.error());
    }
    if (type == "verify") {
        return verify(request);
    }
    if (type == "prepare") {
        return prepare(request);
    }
    if (type == "time") {
        return time(request);
    }
    return fail(ErrorCode::process, "unknown request \"" + type + "\"");
}

Expected<Json> KernelServer::open(const Json& request)
{
    const std::string id = textField(request, "device");
    auto device = openDevice(id);
    if (!device) {
        return tl::unexpected(device.error());
    }
    m_device = std::move(*device);
    m_pool = std::make_unique<WorkerPool>(static_cast<int>(integerField(request, "threads", 0)),
                                          flagField(request, "pin"), readHostInfo().allowed_cpus);
    m_workspace = std::make_unique<Workspace>(*m_device, id == "host");
    m_caller = std::make_unique<KernelCaller>(*m_device, *m_pool, *m_workspace);
    Json reply{{"type", "opened"}, {"title", m_device->info().title}, {"details", Json::array()}};
    for (const auto& [key, value] : m_device->info().details) {
        reply["details"].push_back(Json::array({key, value}));
    }
    reply["clock"] = m_device->clock();
    reply["resolution_ns"] = m_device->timerResolutionNs();
    reply["synchronisation"] = m_device->synchronisation();
    reply["threads"] = m_pool->threads();
    reply["pinned"] = m_pool->pinned();
    const std::string family = textField(request, "family");
    const CatalogueEntry* const entry = m_catalogue.find(family);
    reply["variants"] = entry != nullptr ? addVariants(entry->kernels, family) : Json::array();
    return reply;
}

Expected<Json> KernelServer::load(const Json& request)
{
    auto variants = loadPlugin(textField(request, "path"));
    if (!variants) {
        return tl::unexpected(variants.error());
    }
    return Json{{"type", "loaded"}, {"variants", addVariants(*variants, textField(request, "family"))}};
}

Json KernelServer::addVariants(const std::vector<const assay_variant*>& variants, const std::string& family)
{
    Json list = Json::array();
    const assay_device kind = m_device->info().id == "host" ? ASSAY_HOST : ASSAY_CUDA;
    for (const auto* variant : variants) {
        if (variant->family != family || variant->device != kind) {
            continue;
        }
        const std::string name = boundedText(variant->name);
        // The first of a name stays: a plugin must not take a built-in's place.
        const bool added = m_variants.emplace(name, variant).second;
        list.push_back(Json{{"name", name},
                            {"title", boundedText(variant->title)},
                            {"description", boundedText(variant->description)},
                            {"declared", boundedText(variant->declared_class)},
                            {"dtypes", variant->dtypes},
                            {"modes", variant->modes},
                            {"layouts", variant->layouts},
                            {"duplicate", !added}});
    }
    return list;
}

Expected<std::vector<assay_tensor>> KernelServer::tensorsOf(const Json& list, std::byte* base) const
{
    std::vector<assay_tensor> tensors;
    if (!list.is_array()) {
        return fail(ErrorCode::process, "the case has no tensors");
    }
    for (const auto& item : list) {
        assay_tensor tensor{};
        const auto offset = integerField(item, "offset", -1);
        const auto dtype = parseDType(textField(item, "dtype"));
        const std::size_t rank = item.contains("shape") ? item["shape"].size() : 0;
        if (offset < 0 || static_cast<std::size_t>(offset) > m_arena.size() || !dtype || rank > ASSAY_MAX_RANK ||
            !item.contains("shape") || !item.contains("strides") || !readIntegers(item["shape"], tensor.shape, rank) ||
            !readIntegers(item["strides"], tensor.strides, rank)) {
            return fail(ErrorCode::process, "the case describes a tensor that cannot be");
        }
        tensor.data = base + offset;
        tensor.dtype = abiType(*dtype);
        tensor.rank = static_cast<std::int32_t>(rank);
        tensors.push_back(tensor);
    }
    return tensors;
}

Expected<Json> KernelServer::setCase(const Json& request)
{
    const auto bytes = integerField(request, "bytes", -1);
    if (bytes < 0) {
        return fail(ErrorCode::process, "the case has no size");
    }
    auto mapped = m_mapping.map(m_shared_fd, static_cast<std::size_t>(bytes));
    if (!mapped) {
        return tl::unexpected(mapped.error());
    }
    m_arena = *mapped;
    auto base = m_device->bind(m_arena);
    if (!base) {
        return tl::unexpected(base.error());
    }
    auto inputs = tensorsOf(request.value("inputs", Json{}), *base);
    auto outputs = tensorsOf(request.value("outputs", Json{}), *base);
    if (!inputs || !outputs) {
        return tl::unexpected((inputs ? outputs : inputs).error());
    }
    const assay_mode mode = textField(request, "mode") == "backward" ? ASSAY_BACKWARD : ASSAY_FORWARD;
    m_caller->setTensors(mode, std::move(*inputs), std::move(*outputs));
    return Json{{"type", "ready"}};
}

Expected<const assay_variant*> KernelServer::variantOf(const Json& request) const
{
    const std::string name = textField(request, "variant");
    const auto found = m_variants.find(name);
    if (found == m_variants.end()) {
        return fail(ErrorCode::not_found, "there is no variant \"" + name + "\" for this device");
    }
    return found->second;
}

assay_status KernelServer::callRepeatedly(const assay_variant& variant, int repetitions,
                                          std::optional<unsigned char> pattern)
{
    for (int i = 0; i < repetitions; ++i) {
        if (const assay_status status = m_caller->call(variant, pattern); status != ASSAY_OK) {
            return status;
        }
    }
    return ASSAY_OK;
}

Expected<Json> KernelServer::timedCalls(const assay_variant& variant, int repetitions,
                                        std::optional<unsigned char> pattern)
{
    m_caller->beginRecord();
    assay_status status = ASSAY_OK;
    std::string message;
    const auto span = m_device->time([&]() -> Expected<void> {
        status = callRepeatedly(variant, repetitions, pattern);
        return {};
    });
    if (!span) {
        status = ASSAY_ERROR;
        message = describe(span.error());
    }
    const CallRecord& record = m_caller->record();
    const WorkspaceUsage usage = m_caller->usage();
    return Json{{"type", "called"},
                {"status", statusName(status)},
                {"message", message.empty() ? record.message : message},
                {"device_ns", span ? span->device_ns : 0.0},
                {"wall_ns", span ? span->wall_ns : 0.0},
                {"kernels", record.kernels},
                {"reported", record.reported},
                {"reported_ns", record.reported_ns},
                {"reported_bad", record.reported_bad},
                {"peak_bytes", usage.peak_bytes},
                {"requests", usage.requests}};
}

Expected<Json> KernelServer::verify(const Json& request)
{
    auto variant = variantOf(request);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    if (auto uploaded = m_device->upload(0, m_arena.size()); !uploaded) {
        return tl::unexpected(uploaded.error());
    }
    auto reply = timedCalls(**variant, 1, static_cast<unsigned char>(integerField(request, "pattern", 0)));
    if (!reply) {
        return reply;
    }
    if (auto downloaded = m_device->download(0, m_arena.size()); !downloaded) {
        return tl::unexpected(downloaded.error());
    }
    (*reply)["workspace_overrun"] = m_caller->workspaceOverrun();
    return reply;
}

Expected<Json> KernelServer::prepare(const Json& request)
{
    auto variant = variantOf(request);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    m_caller->beginRecord();
    const auto status = callRepeatedly(**variant, static_cast<int>(integerField(request, "calls", 0)), std::nullopt);
    if (auto done = m_device->synchronise(); !done) {
        return tl::unexpected(done.error());
    }
    if (flagField(request, "cold")) {
        if (auto flushed = m_device->flushCaches(); !flushed) {
            return tl::unexpected(flushed.error());
        }
    }
    return Json{{"type", "called"}, {"status", statusName(status)}, {"message", m_caller->record().message}};
}

Expected<Json> KernelServer::time(const Json& request)
{
    auto variant = variantOf(request);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    return timedCalls(**variant, static_cast<int>(std::max<std::int64_t>(1, integerField(request, "repetitions", 1))),
                      std::nullopt);
}

}  // namespace assay
