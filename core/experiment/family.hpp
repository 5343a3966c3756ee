// What is known of a kernel family and its variants without running any of them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/experiment/axes.hpp"
#include "core/experiment/case.hpp"
#include "core/experiment/optimisation_class.hpp"

namespace assay {

// A dimension of a family's shapes. `small`, `target` and `max` are what the checklist of the representative matrix
// asks for; `quick`, `representative` and `exhaustive` are the values that the presets use.
struct SizeAxis {
    std::string name;   // "cols"
    std::string title;  // "Columns (reduction length)"
    std::int64_t small = 0;
    std::int64_t target = 0;
    std::int64_t max = 0;
    std::vector<std::int64_t> quick;
    std::vector<std::int64_t> representative;
    std::vector<std::int64_t> exhaustive;
    bool reduction = false;  // error may grow along it
    std::int64_t block = 1;  // tile width that the variants use: "non-divisible" means not a multiple of it

    bool operator==(const SizeAxis&) const = default;
};

enum class Fill {
    corpus,    // the case's value distribution
    standard,  // always normal(0, 1): gains, biases, upstream gradients
};

// A tensor argument: logical shape, row-major order of dimensions.
struct TensorSpec {
    std::string name;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    bool layout_applies = false;  // takes the case's layout; otherwise contiguous
    Fill fill = Fill::corpus;

    bool operator==(const TensorSpec&) const = default;
};

std::int64_t elementCount(const TensorSpec&);

// Compulsory work of one call: bytes that must cross main memory, arithmetic operations, kernels launched (parallel
// regions on the host), workspace asked for. Modelled, not measured.
struct WorkModel {
    double bytes_read = 0;
    double bytes_written = 0;
    double flops = 0;
    int kernels = 1;
    double workspace_bytes = 0;

    bool operator==(const WorkModel&) const = default;
};

struct VariantDescription {
    std::string name;                                    // "online": unique in the family
    std::string title;                                   // "Online one-pass"
    std::string description;                             // one sentence: what it does differently
    std::string origin;                                  // "built-in", or the plugin's path
    OptimisationClass declared = OptimisationClass::c1;  // relative to the family's default baseline
    std::vector<DType> dtypes;
    std::vector<Layout> layouts;
    std::vector<PassMode> modes;
    bool host = true;            // has a host implementation
    bool cuda = false;           // has a CUDA implementation in this build
    std::string precision_mode;  // "f32 accumulate", "bf16 inputs": shown beside every figure

    bool operator==(const VariantDescription&) const = default;
};

struct FamilyDescription {
    std::string name;   // "softmax"
    std::string title;  // "Row softmax"
    std::string description;
    std::string contract;             // numerical contract in words: masked rows, NaN, accumulation
    std::vector<SizeAxis> size_axes;  // display order
    std::vector<DType> dtypes;
    std::vector<Layout> layouts;
    std::vector<ValueDistribution> values;  // distributions that the contract admits
    std::vector<PassMode> modes;
    std::string default_baseline;
    std::vector<VariantDescription> variants;

    bool operator==(const FamilyDescription&) const = default;
};

struct Family {
    FamilyDescription description;
    std::function<std::vector<TensorSpec>(const Case&)> inputs;
    std::function<std::vector<TensorSpec>(const Case&)> outputs;
    std::function<WorkModel(const Case&, const std::string& variant)> work;
};

const VariantDescription* findVariant(const FamilyDescription&, const std::string& variant);
const SizeAxis* findSizeAxis(const FamilyDescription&, const std::string& axis);

// Whether this variant claims to handle the case. Unclaimed cases are "unsupported", not failures.
bool supports(const VariantDescription&, const Case&);

}  // namespace assay
