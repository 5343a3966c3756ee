#include "tests/kernels/sampling.hpp"

#include <algorithm>

namespace assay::testing_kernels {
namespace {

std::int64_t elements(const Sizes& sizes)
{
    std::int64_t product = 1;
    for (const auto& [axis, extent] : sizes) {
        product *= extent;
    }
    return product;
}

void add(std::vector<Case>& cases, const Case& at)
{
    if (std::find(cases.begin(), cases.end(), at) == cases.end()) {
        cases.push_back(at);
    }
}

Sizes every(const FamilyDescription& family, std::int64_t extent)
{
    Sizes sizes;
    for (const auto& axis : family.size_axes) {
        sizes[axis.name] = extent;
    }
    return sizes;
}

Case base(const FamilyDescription& family, Sizes sizes)
{
    Case at;
    at.sizes = std::move(sizes);
    at.mode = family.modes.front();
    return at;
}

// Ragged against every block and vector width that the variants use, with several chunks of work.
Sizes ragged(const FamilyDescription& family)
{
    Sizes sizes;
    for (const auto& axis : family.size_axes) {
        sizes[axis.name] = family.size_axes.size() == 3 ? 133 : axis.reduction ? 4613 : 13;
    }
    if (family.name == "transpose" || family.name == "bias_gelu") {
        sizes["rows"] = 37;
        sizes["cols"] = 301;
    }
    return sizes;
}

}  // namespace

std::vector<Sizes> sampledShapes(const FamilyDescription& family, std::int64_t max_elements)
{
    std::vector<Sizes> shapes;
    for (const auto& axis : family.size_axes) {
        for (const auto extent : axis.exhaustive) {
            for (const std::int64_t others : {std::int64_t{1}, std::int64_t{19}}) {
                Sizes sizes = every(family, others);
                sizes[axis.name] = extent;
                if (elements(sizes) <= max_elements && std::find(shapes.begin(), shapes.end(), sizes) == shapes.end()) {
                    shapes.push_back(sizes);
                }
            }
        }
    }
    return shapes;
}

std::vector<Case> sampledCases(const FamilyDescription& family, std::int64_t max_elements)
{
    std::vector<Case> cases;
    for (const auto& sizes : sampledShapes(family, max_elements)) {
        for (const auto mode : family.modes) {
            Case at = base(family, sizes);
            at.mode = mode;
            add(cases, at);
        }
    }
    std::vector<Sizes> probes = {ragged(family), every(family, 8), every(family, 1), every(family, 0)};
    for (const auto& axis : family.size_axes) {
        probes.push_back(ragged(family));
        probes.back()[axis.name] = 0;
    }
    for (const auto mode : family.modes) {
        for (const auto dtype : family.dtypes) {
            for (const auto& sizes : probes) {
                for (const auto layout : family.layouts) {
                    Case at = base(family, sizes);
                    at.mode = mode;
                    at.dtype = dtype;
                    at.layout = layout;
                    add(cases, at);
                }
            }
            for (const auto values : family.values) {
                for (const auto& sizes : {ragged(family), every(family, 64)}) {
                    Case at = base(family, sizes);
                    at.mode = mode;
                    at.dtype = dtype;
                    at.values = values;
                    add(cases, at);
                }
            }
        }
    }
    for (const auto values : family.values) {
        Case at = base(family, every(family, 3));
        for (const auto& axis : family.size_axes) {
            if (axis.reduction) {
                at.sizes[axis.name] = axis.max;
            }
        }
        at.values = values;
        add(cases, at);
    }
    return cases;
}

std::vector<Case> representativeCases(const FamilyDescription& family)
{
    std::vector<Sizes> shapes = {{}};
    for (const auto& axis : family.size_axes) {
        std::vector<Sizes> longer;
        for (const auto& sizes : shapes) {
            for (const auto extent : axis.representative) {
                longer.push_back(sizes);
                longer.back()[axis.name] = extent;
            }
        }
        shapes = std::move(longer);
    }
    std::vector<Case> cases;
    for (const auto& sizes : shapes) {
        add(cases, base(family, sizes));
    }
    for (const auto mode : family.modes) {
        for (const auto dtype : family.dtypes) {
            Case at = base(family, shapes.front());
            at.mode = mode;
            at.dtype = dtype;
            for (const auto layout : family.layouts) {
                at.layout = layout;
                add(cases, at);
            }
            at.layout = Layout::contiguous;
            for (const auto values : family.values) {
                at.values = values;
                add(cases, at);
            }
        }
    }
    return cases;
}

}  // namespace assay::testing_kernels
