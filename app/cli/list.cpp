#include <memory>

#include <fmt/format.h>

#include "app/cli/common.hpp"
#include "core/device/device_info.hpp"
#include "kernels/families.hpp"

namespace assay::cli {

namespace {

template <class Values>
Json namesOf(const Values& values)
{
    Json list = Json::array();
    for (const auto value : values) {
        list.push_back(name(value));
    }
    return list;
}

Json variantJson(const VariantDescription& variant)
{
    return {{"name", variant.name},
            {"title", variant.title},
            {"description", variant.description},
            {"origin", variant.origin},
            {"class", name(variant.declared)},
            {"dtypes", namesOf(variant.dtypes)},
            {"layouts", namesOf(variant.layouts)},
            {"modes", namesOf(variant.modes)},
            {"host", variant.host},
            {"cuda", variant.cuda},
            {"precision_mode", variant.precision_mode}};
}

// Tensors in the order in which a kernel gets them, described at the axes' targets.
Json tensorsJson(const Family& family, const std::function<std::vector<TensorSpec>(const Case&)>& tensors)
{
    Json list = Json::array();
    Case at;
    for (const auto& axis : family.description.size_axes) {
        at.sizes[axis.name] = axis.target;
    }
    for (const auto& tensor : tensors(at)) {
        list.push_back(
            {{"name", tensor.name}, {"rank", tensor.shape.size()}, {"layout_applies", tensor.layout_applies}});
    }
    return list;
}

Json familyJson(const Family& family)
{
    const FamilyDescription& description = family.description;
    Json axes = Json::array();
    for (const auto& axis : description.size_axes) {
        axes.push_back({{"name", axis.name},
                        {"title", axis.title},
                        {"small", axis.small},
                        {"target", axis.target},
                        {"max", axis.max},
                        {"reduction", axis.reduction}});
    }
    Json variants = Json::array();
    for (const auto& variant : description.variants) {
        variants.push_back(variantJson(variant));
    }
    return {{"name", description.name},
            {"title", description.title},
            {"description", description.description},
            {"contract", description.contract},
            {"size_axes", std::move(axes)},
            {"dtypes", namesOf(description.dtypes)},
            {"layouts", namesOf(description.layouts)},
            {"values", namesOf(description.values)},
            {"modes", namesOf(description.modes)},
            {"default_baseline", description.default_baseline},
            {"inputs", tensorsJson(family, family.inputs)},
            {"outputs", tensorsJson(family, family.outputs)},
            {"variants", std::move(variants)}};
}

int listFamilies(bool json)
{
    const auto families = kernels::descriptions();
    if (json) {
        Json list = Json::array();
        for (const auto& family : families) {
            list.push_back(familyJson(family));
        }
        printJson({{"families", std::move(list)}});
        return 0;
    }
    for (const auto& family : families) {
        fmt::print("{:16} {} ({} variants)\n", family.description.name, family.description.title,
                   family.description.variants.size());
    }
    return 0;
}

int listVariants(const std::string& family_name, bool json)
{
    const auto family = findFamily(family_name);
    if (!family) {
        return reportError(family.error(), json);
    }
    if (json) {
        printJson({{"family", family_name}, {"variants", familyJson(*family)["variants"]}});
        return 0;
    }
    for (const auto& variant : family->description.variants) {
        const bool baseline = variant.name == family->description.default_baseline;
        fmt::print("{:18} {:4} {}{}{}\n{:24}{}\n", variant.name, name(variant.declared), variant.host ? "host " : "",
                   variant.cuda ? "cuda " : "", baseline ? "(default baseline)" : "", "", variant.description);
    }
    return 0;
}

int showDevices(bool json)
{
    const auto devices = listDevices();
    if (json) {
        Json list = Json::array();
        for (const auto& device : devices) {
            Json details = Json::object();
            for (const auto& [key, value] : device.details) {
                details[key] = value;
            }
            list.push_back({{"id", device.id},
                            {"title", device.title},
                            {"available", device.available},
                            {"state", device.state},
                            {"remedy", device.remedy},
                            {"details", std::move(details)}});
        }
        printJson({{"devices", std::move(list)}});
        return 0;
    }
    for (const auto& device : devices) {
        fmt::print("{:8} {}: {}\n", device.id, printable(device.title), printable(device.state));
        if (!device.remedy.empty()) {
            fmt::print("{:8} {}\n", "", printable(device.remedy));
        }
    }
    return 0;
}

}  // namespace

void addList(CLI::App& app, Action& action)
{
    const auto json = std::make_shared<bool>(false);
    const auto family = std::make_shared<std::string>();
    CLI::App* const list =
        addCommand(app, "list", "What there is to compare, and where it can run",
                   "  assay list families\n  assay list variants softmax\n  assay list devices --json", *json);
    list->require_subcommand(1);
    list->fallthrough();
    list->add_subcommand("families", "Kernel families")->callback([json, &action] {
        action = [json] { return listFamilies(*json); };
    });
    CLI::App* const variants = list->add_subcommand("variants", "Variants of a family");
    variants->add_option("FAMILY", *family, "Kernel family")->required();
    variants->callback([json, family, &action] { action = [json, family] { return listVariants(*family, *json); }; });
    list->add_subcommand("devices", "Devices of this machine")->callback([json, &action] {
        action = [json] { return showDevices(*json); };
    });
}

}  // namespace assay::cli
