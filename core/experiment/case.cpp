#include "core/experiment/case.hpp"

#include <array>

namespace assay {

namespace {

std::string sizesText(const Sizes& sizes)
{
    std::string text;
    for (const auto& [axis, extent] : sizes) {
        text += axis + "=" + std::to_string(extent) + ",";
    }
    return text;
}

}  // namespace

CaseKey caseKey(const Case& at)
{
    std::string key = sizesText(at.sizes);
    key += "dtype=" + std::string(name(at.dtype));
    key += ",layout=" + std::string(name(at.layout));
    key += ",values=" + std::string(name(at.values));
    key += ",mode=" + std::string(name(at.mode));
    key += ",cache=" + std::string(name(at.cache));
    key += ",device=" + at.device;
    return key;
}

std::string axisValue(const Case& at, const std::string& axis)
{
    if (const auto size = at.sizes.find(axis); size != at.sizes.end()) {
        return std::to_string(size->second);
    }
    const std::array<std::pair<std::string_view, std::string>, 6> named{{
        {"dtype", std::string(name(at.dtype))},
        {"layout", std::string(name(at.layout))},
        {"values", std::string(name(at.values))},
        {"mode", std::string(name(at.mode))},
        {"cache", std::string(name(at.cache))},
        {"device", at.device},
    }};
    for (const auto& [candidate, value] : named) {
        if (candidate == axis) {
            return value;
        }
    }
    return {};
}

std::uint64_t inputSeed(const Case& at, std::uint64_t experiment_seed)
{
    Case inputs = at;
    inputs.cache = CacheState::warm;
    inputs.device.clear();
    return stableHash(std::to_string(experiment_seed) + "|" + caseKey(inputs));
}

std::uint64_t stableHash(const std::string& text)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3ULL;
    }
    return hash;
}

}  // namespace assay
