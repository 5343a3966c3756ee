#include "core/matrix/checklist.hpp"

#include <algorithm>
#include <set>

#include "core/matrix/axis_values.hpp"
#include "core/matrix/checklist_sizes.hpp"

namespace assay {

namespace {

constexpr std::array kRealLike{ValueDistribution::normal, ValueDistribution::uniform, ValueDistribution::heavy_tailed};

bool isRealLike(ValueDistribution values)
{
    return std::find(kRealLike.begin(), kRealLike.end(), values) != kRealLike.end();
}

template <class Value>
std::string joined(const std::vector<Value>& values)
{
    std::string text;
    for (const Value value : values) {
        text += (text.empty() ? "" : ", ") + std::string(name(value));
    }
    return text;
}

template <class Value>
std::vector<Value> measured(const std::vector<Case>& cases, Value Case::*axis)
{
    std::vector<Value> values;
    for (const auto& at : cases) {
        addOnce(values, at.*axis);
    }
    return values;
}

// Every one of `wanted` in some case.
template <class Value>
ChecklistItem everyValue(const char* id, const char* title, const std::string& axis, const std::vector<Value>& wanted,
                         const std::vector<Value>& present)
{
    ChecklistItem item;
    item.id = id;
    item.title = title;
    std::vector<Value> missing;
    for (const Value value : wanted) {
        if (!holds(present, value)) {
            missing.push_back(value);
            item.additions.emplace_back(axis, name(value));
        }
    }
    item.covered = missing.empty();
    item.detail = item.covered ? joined(wanted) : "missing " + joined(missing);
    return item;
}

void requireChoice(ChecklistItem& item, std::size_t choices, const std::string& reason)
{
    if (choices < 2) {
        item.applicable = false;
        item.additions.clear();
        item.detail = reason;
    }
}

ChecklistItem realValues(const FamilyDescription& family, const std::vector<ValueDistribution>& present)
{
    ChecklistItem item;
    item.id = "real_values";
    item.title = "Values like real inputs";
    std::vector<ValueDistribution> admitted;
    std::vector<ValueDistribution> covering;
    for (const auto values : kRealLike) {
        if (holds(family.values, values)) {
            admitted.push_back(values);
            if (holds(present, values)) {
                covering.push_back(values);
            }
        }
    }
    item.applicable = !admitted.empty();
    item.covered = !covering.empty();
    if (!item.applicable) {
        item.detail = "the family's contract admits none";
    } else if (item.covered) {
        item.detail = joined(covering);
    } else {
        item.detail = "missing " + joined(admitted) + ": one of them is enough";
        item.additions.emplace_back("values", name(admitted.front()));
    }
    return item;
}

ChecklistItem extremeValues(const FamilyDescription& family, const std::vector<ValueDistribution>& present)
{
    std::vector<ValueDistribution> extremes;
    std::copy_if(family.values.begin(), family.values.end(), std::back_inserter(extremes),
                 [](ValueDistribution values) { return !isRealLike(values); });
    ChecklistItem item = everyValue("extreme_values", "Extreme and pathological values", "values", extremes, present);
    if (extremes.empty()) {
        item.applicable = false;
        item.detail = "the family's contract admits none";
    }
    return item;
}

ChecklistItem modes(const FamilyDescription& family, const std::vector<Case>& cases)
{
    ChecklistItem item = everyValue("training_and_inference", "Training and inference", "mode", family.modes,
                                    measured(cases, &Case::mode));
    requireChoice(item, family.modes.size(),
                  "the family has only the mode " + (family.modes.empty() ? "none" : joined(family.modes)));
    return item;
}

// Devices are no axis of the matrix, and one is enough as long as nobody claims portability.
ChecklistItem devices(const std::vector<Case>& cases)
{
    std::set<std::string> present;
    for (const auto& at : cases) {
        present.insert(at.device);
    }
    std::string text;
    for (const auto& device : present) {
        text += (text.empty() ? "" : ", ") + device;
    }
    ChecklistItem item;
    item.id = "devices";
    item.title = "Several devices";
    item.applicable = present.size() > 1;
    item.covered = item.applicable;
    item.detail = item.covered
                      ? text
                      : "only " + (text.empty() ? "none" : text) +
                            ": enough unless portability is claimed, which needs every device it is claimed for";
    return item;
}

}  // namespace

std::vector<ChecklistItem> representativeChecklist(const std::vector<Case>& cases, const FamilyDescription& family)
{
    std::vector<ChecklistItem> items = sizeItems(cases, family);
    items.push_back(
        everyValue("layouts", "Layouts and strides", "layout", family.layouts, measured(cases, &Case::layout)));
    requireChoice(items.back(), family.layouts.size(), "the family has one layout");
    items.push_back(everyValue("dtypes", "Data types", "dtype", family.dtypes, measured(cases, &Case::dtype)));
    const auto present = measured(cases, &Case::values);
    items.push_back(realValues(family, present));
    items.push_back(extremeValues(family, present));
    items.push_back(everyValue<CacheState>("warm_and_cold", "Warm and cold", "cache",
                                           {CacheState::warm, CacheState::cold}, measured(cases, &Case::cache)));
    items.push_back(modes(family, cases));
    items.push_back(devices(cases));
    return items;
}

Matrix withAdditions(Matrix matrix, const ChecklistItem& item)
{
    const Matrix before = matrix;
    for (const auto& [axis, value] : item.additions) {
        if (const auto extent = parseExtent(value)) {
            addOnce(matrix.sizes[axis], *extent);
        } else {
            addAxisValue(matrix, axis, value);
        }
    }
    if (!(matrix == before)) {
        matrix.preset = "custom";
    }
    return matrix;
}

}  // namespace assay
