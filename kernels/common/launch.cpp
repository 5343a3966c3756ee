#include "kernels/common/launch.hpp"

#include <algorithm>
#include <string>

namespace assay::kernels {
namespace {

bool refuse(const assay_host& host, const std::string& message)
{
    host.report(host.context, message.c_str());
    return false;
}

bool checkSide(const assay_host& host, const char* side, const assay_tensor* tensors, std::int32_t count,
               assay_dtype dtype, std::initializer_list<int> ranks)
{
    if (count != static_cast<std::int32_t>(ranks.size())) {
        return refuse(host,
                      "expected " + std::to_string(ranks.size()) + " " + side + "s, got " + std::to_string(count));
    }
    for (std::int32_t i = 0; i < count; ++i) {
        if (tensors[i].rank != ranks.begin()[i]) {
            return refuse(host, std::string(side) + " " + std::to_string(i) + " has rank " +
                                    std::to_string(tensors[i].rank) + ", expected " + std::to_string(ranks.begin()[i]));
        }
        if (tensors[i].dtype != dtype) {
            return refuse(host, std::string(side) + " " + std::to_string(i) + " differs in dtype from the first input");
        }
    }
    return true;
}

}  // namespace

bool checkCall(const assay_call& call, const assay_host& host, std::initializer_list<int> input_ranks,
               std::initializer_list<int> output_ranks)
{
    const assay_dtype dtype = call.input_count > 0 ? call.inputs[0].dtype : ASSAY_F32;
    return checkSide(host, "input", call.inputs, call.input_count, dtype, input_ranks) &&
           checkSide(host, "output", call.outputs, call.output_count, dtype, output_ranks);
}

bool checkSameShape(const assay_host& host, const assay_tensor& a, const assay_tensor& b)
{
    if (a.rank != b.rank || !std::equal(a.shape, a.shape + a.rank, b.shape)) {
        return refuse(host, "two tensors that must have the same shape differ");
    }
    return true;
}

bool checkShape(const assay_host& host, const assay_tensor& tensor, std::initializer_list<std::int64_t> shape)
{
    if (tensor.rank != static_cast<std::int32_t>(shape.size()) ||
        !std::equal(shape.begin(), shape.end(), tensor.shape)) {
        return refuse(host, "a tensor's shape does not fit the others'");
    }
    return true;
}

}  // namespace assay::kernels
