#include "core/runner/plugin.hpp"

#include <dlfcn.h>

#include <filesystem>

#include <fmt/format.h>

namespace assay {

namespace {

std::string problemWithVariant(const assay_variant& variant, int index)
{
    if (variant.struct_size != sizeof(assay_variant)) {
        return fmt::format("variant {} has struct_size {}, this Assay expects {}", index, variant.struct_size,
                           sizeof(assay_variant));
    }
    if (variant.family == nullptr || variant.name == nullptr || variant.run == nullptr) {
        return fmt::format("variant {} lacks its family, name or run function", index);
    }
    return {};
}

}  // namespace

std::string problemWith(const assay_plugin* plugin)
{
    if (plugin == nullptr) {
        return "assay_plugin_entry returned no description";
    }
    if (plugin->abi_version != ASSAY_ABI_VERSION) {
        return fmt::format("it was built for version {} of the kernel interface, this Assay has version {}",
                           plugin->abi_version, ASSAY_ABI_VERSION);
    }
    if (plugin->struct_size != sizeof(assay_plugin)) {
        return fmt::format("its description has struct_size {}, this Assay expects {}", plugin->struct_size,
                           sizeof(assay_plugin));
    }
    if (plugin->variant_count < 0 || (plugin->variant_count > 0 && plugin->variants == nullptr)) {
        return "its list of variants is missing";
    }
    for (int i = 0; i < plugin->variant_count; ++i) {
        if (auto problem = problemWithVariant(plugin->variants[i], i); !problem.empty()) {
            return problem;
        }
    }
    return {};
}

Expected<std::vector<const assay_variant*>> loadPlugin(const std::string& path)
{
    std::error_code status;
    // a bare name would be searched in the system's library folders
    const auto absolute = std::filesystem::absolute(path, status);
    if (status || !std::filesystem::exists(absolute, status)) {
        return fail(ErrorCode::not_found, "there is no such plugin", path,
                    "Check the path on the machine that runs the kernels");
    }
    void* const library = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        const char* const reason = dlerror();
        return fail(ErrorCode::bad_input, std::string("it cannot be loaded: ") + (reason != nullptr ? reason : "?"),
                    path);
    }
    const auto entry = reinterpret_cast<assay_plugin_entry_fn>(dlsym(library, "assay_plugin_entry"));
    if (entry == nullptr) {
        return fail(ErrorCode::bad_input, "it exports no assay_plugin_entry", path,
                    "Declare it with ASSAY_EXPORT and extern \"C\"");
    }
    const assay_plugin* const plugin = entry();
    if (auto problem = problemWith(plugin); !problem.empty()) {
        return fail(ErrorCode::bad_input, problem, path, "Rebuild it against this Assay's assay_kernel.h");
    }
    std::vector<const assay_variant*> variants;
    for (int i = 0; i < plugin->variant_count; ++i) {
        variants.push_back(&plugin->variants[i]);
    }
    return variants;
}

}  // namespace assay
