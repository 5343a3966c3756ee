#include "kernels/cuda/checks.hpp"

#include "kernels/common/launch.hpp"

namespace assay::kernels::cuda {

bool softmaxFits(const assay_call& call, const assay_host& host)
{
    if (call.mode == ASSAY_BACKWARD) {
        return checkCall(call, host, {2, 2}, {2}) && checkSameShape(host, call.inputs[0], call.inputs[1]) &&
               checkSameShape(host, call.inputs[0], call.outputs[0]);
    }
    return checkCall(call, host, {2}, {2}) && checkSameShape(host, call.inputs[0], call.outputs[0]);
}

bool layerNormFits(const assay_call& call, const assay_host& host)
{
    const bool tensors =
        call.mode == ASSAY_BACKWARD
            ? checkCall(call, host, {2, 1, 2}, {2, 1, 1}) && checkSameShape(host, call.inputs[0], call.inputs[2]) &&
                  checkSameShape(host, call.inputs[1], call.outputs[1]) &&
                  checkSameShape(host, call.inputs[1], call.outputs[2])
            : checkCall(call, host, {2, 1, 1}, {2}) && checkSameShape(host, call.inputs[1], call.inputs[2]);
    return tensors && checkSameShape(host, call.inputs[0], call.outputs[0]) &&
           checkShape(host, call.inputs[1], {call.inputs[0].shape[1]});
}

bool sumReductionFits(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2}, {1}) && checkShape(host, call.outputs[0], {call.inputs[0].shape[0]});
}

bool transposeFits(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2}, {2}) &&
           checkShape(host, call.outputs[0], {call.inputs[0].shape[1], call.inputs[0].shape[0]});
}

bool gemmFits(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2, 2}, {2}) &&
           checkShape(host, call.inputs[1], {call.inputs[0].shape[1], call.inputs[1].shape[1]}) &&
           checkShape(host, call.outputs[0], {call.inputs[0].shape[0], call.inputs[1].shape[1]});
}

bool biasGeluFits(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2, 1}, {2}) && checkSameShape(host, call.inputs[0], call.outputs[0]) &&
           checkShape(host, call.inputs[1], {call.inputs[0].shape[1]});
}

bool inclusiveScanFits(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2}, {2}) && checkSameShape(host, call.inputs[0], call.outputs[0]);
}

}  // namespace assay::kernels::cuda
