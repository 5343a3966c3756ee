#include "core/judgement/wording.hpp"

#include <algorithm>
#include <cctype>

#include "core/base/format.hpp"

namespace assay {

std::string counted(std::size_t count, const std::string& noun)
{
    return formatCount(static_cast<double>(count)) + " " + noun + (count == 1 ? "" : "s");
}

std::string countedOf(std::size_t part, std::size_t all, const std::string& noun)
{
    if (part == all) {
        return all == 1 ? "the only " + noun : "all " + counted(all, noun);
    }
    return formatCount(static_cast<double>(part)) + " of " + counted(all, noun);
}

std::string listed(const std::vector<std::string>& items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    }
    return text;
}

std::string listedUpTo(const std::vector<std::string>& items, std::size_t most)
{
    if (items.size() <= most) {
        return listed(items);
    }
    std::vector<std::string> shown(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(most));
    shown.push_back(formatCount(static_cast<double>(items.size() - most)) + " more");
    return listed(shown);
}

std::string sentence(std::string text)
{
    if (text.empty()) {
        return text;
    }
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (text.back() != '.' && text.back() != '?' && text.back() != '!') {
        text += '.';
    }
    return text;
}

std::string shortCase(const Case& at, const FamilyDescription& family)
{
    std::vector<std::string> parts;
    for (const auto& axis : family.size_axes) {
        if (const auto extent = at.sizes.find(axis.name); extent != at.sizes.end()) {
            parts.push_back(axis.name + " " + std::to_string(extent->second));
        }
    }
    for (const auto& [axis, extent] : at.sizes) {
        if (findSizeAxis(family, axis) == nullptr) {
            parts.push_back(axis + " " + std::to_string(extent));
        }
    }
    for (const char* axis : {"dtype", "layout", "values", "mode", "cache"}) {
        parts.push_back(axisValue(at, axis));
    }
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

std::string deviceWord(const std::string& device)
{
    if (device == "host") {
        return "CPU";
    }
    return isGpu(device) ? "GPU " + device : device == "simt" ? "emulator" : device;
}

bool isGpu(const std::string& device)
{
    return device.rfind("cuda", 0) == 0;
}

std::string variantTitle(const FamilyDescription& family, const std::string& variant)
{
    const VariantDescription* described = findVariant(family, variant);
    return described == nullptr || described->title.empty() ? variant : described->title;
}

}  // namespace assay
