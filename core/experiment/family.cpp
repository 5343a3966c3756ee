#include "core/experiment/family.hpp"

#include <algorithm>

namespace assay {

std::int64_t elementCount(const TensorSpec& spec)
{
    std::int64_t count = 1;
    for (const auto extent : spec.shape) {
        count *= extent;
    }
    return count;
}

const VariantDescription* findVariant(const FamilyDescription& family, const std::string& variant)
{
    const auto found = std::find_if(family.variants.begin(), family.variants.end(),
                                    [&](const VariantDescription& candidate) { return candidate.name == variant; });
    return found == family.variants.end() ? nullptr : &*found;
}

const SizeAxis* findSizeAxis(const FamilyDescription& family, const std::string& axis)
{
    const auto found = std::find_if(family.size_axes.begin(), family.size_axes.end(),
                                    [&](const SizeAxis& candidate) { return candidate.name == axis; });
    return found == family.size_axes.end() ? nullptr : &*found;
}

bool supports(const VariantDescription& variant, const Case& at)
{
    const auto holds = [](const auto& values, const auto& value) {
        return std::find(values.begin(), values.end(), value) != values.end();
    };
    const bool on_device = at.device == "host" ? variant.host : variant.cuda;
    return on_device && holds(variant.dtypes, at.dtype) && holds(variant.layouts, at.layout) &&
           holds(variant.modes, at.mode);
}

}  // namespace assay
