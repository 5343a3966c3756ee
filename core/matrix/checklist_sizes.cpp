#include "core/matrix/checklist_sizes.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "core/matrix/shapes.hpp"

namespace assay {

namespace {

using Extents = std::map<std::string, std::set<std::int64_t>>;

// "rows=256, cols=1024" in display order.
std::string shapeText(const Sizes& shape, const FamilyDescription& family)
{
    std::string text;
    for (const auto& axis : family.size_axes) {
        text += (text.empty() ? "" : ", ") + axis.name + "=" + std::to_string(shape.at(axis.name));
    }
    return text;
}

bool hasAllAxes(const Case& at, const FamilyDescription& family)
{
    return std::all_of(family.size_axes.begin(), family.size_axes.end(),
                       [&](const SizeAxis& axis) { return at.sizes.count(axis.name) != 0; });
}

Extents measuredExtents(const std::vector<Case>& cases)
{
    Extents extents;
    for (const auto& at : cases) {
        for (const auto& [axis, extent] : at.sizes) {
            extents[axis].insert(extent);
        }
    }
    return extents;
}

ChecklistItem notApplicable(ChecklistItem item, std::string reason)
{
    item.applicable = false;
    item.detail = std::move(reason);
    return item;
}

// One shape, along all axes at once.
ChecklistItem shapeItem(ChecklistItem item, const Sizes& shape, const std::vector<Case>& cases, const Extents& extents,
                        const FamilyDescription& family)
{
    item.covered = std::any_of(cases.begin(), cases.end(), [&](const Case& at) { return at.sizes == shape; });
    item.detail = shapeText(shape, family);
    if (item.covered) {
        return item;
    }
    for (const auto& [axis, extent] : shape) {
        const auto measured = extents.find(axis);
        if (measured == extents.end() || measured->second.count(extent) == 0) {
            item.additions.emplace_back(axis, std::to_string(extent));
        }
    }
    item.detail = item.additions.empty()
                      ? "no case has " + item.detail + ", although each size occurs: a rule leaves it out"
                      : "missing " + item.detail;
    return item;
}

using Wanted = std::function<bool(std::int64_t, const SizeAxis&)>;

// An extent of the wanted kind: what the family's own lists offer, or the next to the target, or one of the smallest.
std::optional<std::int64_t> suggestion(const SizeAxis& axis, const Wanted& wanted)
{
    std::vector<std::int64_t> offers;
    for (const auto* list : {&axis.representative, &axis.exhaustive, &axis.quick}) {
        offers.insert(offers.end(), list->begin(), list->end());
    }
    for (std::int64_t distance = 1; distance <= 4; ++distance) {
        offers.insert(offers.end(), {axis.target - distance, axis.target + distance});
    }
    offers.insert(offers.end(), {0, 1, 3});
    const auto found = std::find_if(offers.begin(), offers.end(), [&](auto extent) { return wanted(extent, axis); });
    return found == offers.end() ? std::nullopt : std::optional(*found);
}

// A kind of extent, along each of the given axes in some case.
ChecklistItem kindItem(ChecklistItem item, const std::vector<const SizeAxis*>& axes, const Extents& extents,
                       const Wanted& wanted)
{
    item.covered = true;
    std::string present;
    std::string missing;
    for (const SizeAxis* axis : axes) {
        const auto measured = extents.find(axis->name);
        std::optional<std::int64_t> found;
        for (const auto extent : measured == extents.end() ? std::set<std::int64_t>{} : measured->second) {
            if (!found && wanted(extent, *axis)) {
                found = extent;
            }
        }
        if (found) {
            present += (present.empty() ? "" : ", ") + axis->name + "=" + std::to_string(*found);
            continue;
        }
        item.covered = false;
        missing += (missing.empty() ? "" : ", ") + axis->name;
        if (const auto extent = suggestion(*axis, wanted)) {
            item.additions.emplace_back(axis->name, std::to_string(*extent));
        }
    }
    item.detail = item.covered ? present : "missing along " + missing;
    return item;
}

std::vector<const SizeAxis*> axesWhere(const FamilyDescription& family,
                                       const std::function<bool(const SizeAxis&)>& test)
{
    std::vector<const SizeAxis*> axes;
    for (const auto& axis : family.size_axes) {
        if (test(axis)) {
            axes.push_back(&axis);
        }
    }
    return axes;
}

// Where a lone or a missing element matters: along what is reduced, or along the first axis of a family without.
std::vector<const SizeAxis*> boundaryAxes(const FamilyDescription& family)
{
    auto axes = axesWhere(family, [](const SizeAxis& axis) { return axis.reduction; });
    return axes.empty() ? std::vector<const SizeAxis*>{&family.size_axes.front()} : axes;
}

ChecklistItem named(const char* id, const char* title)
{
    ChecklistItem item;
    item.id = id;
    item.title = title;
    return item;
}

}  // namespace

std::vector<ChecklistItem> sizeItems(const std::vector<Case>& cases, const FamilyDescription& family)
{
    std::vector<ChecklistItem> items{
        named("small_size", "Small size"),
        named("target_size", "Target size"),
        named("max_size", "Maximum size"),
        named("non_power_of_two", "Sizes that are no power of two"),
        named("non_divisible", "Sizes that the tile does not divide"),
        named("singleton", "Singleton"),
        named("empty", "Empty tensor"),
    };
    if (family.size_axes.empty()) {
        for (auto& item : items) {
            item = notApplicable(std::move(item), "the family has no size axis");
        }
        return items;
    }
    std::vector<Case> complete;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(complete),
                 [&](const Case& at) { return hasAllAxes(at, family); });
    const Extents extents = measuredExtents(complete);
    Sizes small;
    Sizes target;
    Sizes largest;
    for (const auto& axis : family.size_axes) {
        small[axis.name] = axis.small;
        target[axis.name] = axis.target;
        largest[axis.name] = axis.max;
    }
    items[0] = shapeItem(std::move(items[0]), small, complete, extents, family);
    items[1] = shapeItem(std::move(items[1]), target, complete, extents, family);
    items[2] = shapeItem(std::move(items[2]), largest, complete, extents, family);
    items[3] = kindItem(std::move(items[3]), axesWhere(family, [](const SizeAxis&) { return true; }), extents,
                        [](std::int64_t extent, const SizeAxis&) { return extent > 1 && !isPowerOfTwo(extent); });
    const auto tiled = axesWhere(family, [](const SizeAxis& axis) { return axis.block > 1; });
    items[4] = tiled.empty() ? notApplicable(std::move(items[4]), "no variant works in tiles")
                             : kindItem(std::move(items[4]), tiled, extents, isNonDivisible);
    items[5] = kindItem(std::move(items[5]), boundaryAxes(family), extents,
                        [](std::int64_t extent, const SizeAxis&) { return extent == 1; });
    items[6] = kindItem(std::move(items[6]), boundaryAxes(family), extents,
                        [](std::int64_t extent, const SizeAxis&) { return extent == 0; });
    return items;
}

}  // namespace assay
