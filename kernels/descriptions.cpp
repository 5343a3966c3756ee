#include "kernels/bias_gelu/bias_gelu.hpp"
#include "kernels/families.hpp"
#include "kernels/gemm/gemm.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"
#include "kernels/layer_norm/layer_norm.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/sum_reduction/sum_reduction.hpp"
#include "kernels/transpose/transpose.hpp"

namespace assay::kernels {

std::vector<Family> descriptions()
{
    return {softmax::family(), layer_norm::family(), sum_reduction::family(), transpose::family(),
            gemm::family(),    bias_gelu::family(),  inclusive_scan::family()};
}

}  // namespace assay::kernels
