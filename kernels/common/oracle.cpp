#include "kernels/common/oracle.hpp"

namespace assay::kernels {

Expected<void> checkInputs(std::span<const DenseTensor> inputs, std::size_t count, const std::string& family)
{
    if (inputs.size() != count) {
        return fail(ErrorCode::bad_input,
                    "expected " + std::to_string(count) + " inputs, got " + std::to_string(inputs.size()),
                    "oracle of " + family);
    }
    for (const auto& input : inputs) {
        std::size_t elements = 1;
        for (const auto extent : input.shape) {
            elements *= static_cast<std::size_t>(extent);
        }
        if (input.values.size() != elements) {
            return fail(ErrorCode::bad_input,
                        "an input has " + std::to_string(input.values.size()) + " values, its shape says " +
                            std::to_string(elements),
                        "oracle of " + family);
        }
    }
    return {};
}

}  // namespace assay::kernels
