#include "core/runner/plugin_inspection.hpp"

#include "core/runner/host_link.hpp"

namespace assay {

Expected<std::vector<VariantDescription>> inspectPlugin(const std::string& assay_program,
                                                        const FamilyDescription& family, const std::string& device,
                                                        const std::string& path)
{
    const BlockedPipeSignal blocked;
    auto arena = SharedArena::create();
    if (!arena) {
        return tl::unexpected(arena.error());
    }
    HostLink host({assay_program, family, device, {path}, MeasureSettings{}, {}}, *arena);
    if (auto running = host.ensureRunning(); !running) {
        return tl::unexpected(running.error());
    }
    if (const auto& errors = host.description().load_errors; !errors.empty()) {
        return fail(ErrorCode::bad_input, errors.front());
    }
    return host.description().plugin_variants;
}

}  // namespace assay
