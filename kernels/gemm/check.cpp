#include "kernels/common/launch.hpp"
#include "kernels/gemm/gemm.hpp"

namespace assay::kernels::gemm {

bool checkGemm(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2, 2}, {2}) &&
           checkShape(host, call.inputs[1], {call.inputs[0].shape[1], call.outputs[0].shape[1]}) &&
           checkShape(host, call.outputs[0], {call.inputs[0].shape[0], call.inputs[1].shape[1]});
}

}  // namespace assay::kernels::gemm
