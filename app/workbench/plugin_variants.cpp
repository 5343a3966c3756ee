#include "app/workbench/plugin_variants.hpp"

#include "core/runner/host_link.hpp"

namespace assay::workbench {

Expected<std::vector<VariantDescription>> describePlugins(const std::string& assay_program,
                                                          const FamilyDescription& family,
                                                          const std::vector<std::string>& plugins)
{
    auto arena = SharedArena::create();
    if (!arena) {
        return tl::unexpected<Error>(arena.error());
    }
    HostLink host({assay_program, family, "host", plugins, MeasureSettings{}, [](pid_t) {}}, *arena);
    if (const auto running = host.ensureRunning(); !running) {
        return tl::unexpected<Error>(running.error());
    }
    if (!host.description().load_errors.empty()) {
        return fail(ErrorCode::bad_input, host.description().load_errors.front());
    }
    return host.description().plugin_variants;
}

Family withForeignVariants(Family family, const std::vector<VariantDescription>& described,
                           const Experiment& experiment)
{
    FamilyDescription& about = family.description;
    for (const VariantDescription& variant : described) {
        if (findVariant(about, variant.name) == nullptr) {
            about.variants.push_back(variant);
        }
    }
    std::string origin;
    for (const std::string& plugin : experiment.plugins) {
        origin += (origin.empty() ? "" : ", ") + plugin;
    }
    for (const VariantChoice& choice : experiment.variants) {
        if (findVariant(about, choice.variant) == nullptr) {
            VariantDescription stand_in;
            stand_in.name = stand_in.title = choice.variant;
            stand_in.origin = origin.empty() ? "unknown to this build" : origin;
            stand_in.declared = choice.declared;
            stand_in.dtypes = about.dtypes;
            stand_in.layouts = about.layouts;
            stand_in.modes = about.modes;
            stand_in.cuda = true;
            about.variants.push_back(stand_in);
        }
    }
    return family;
}

}  // namespace assay::workbench
