// One pass: B. P. Welford, "Note on a method for calculating corrected sums of squares and products", Technometrics 4,
// 1962; lanes merged as in T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and a pairwise algorithm for
// computing sample variances", 1979.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/layer_norm/host_welford.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/layer_norm/rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::layer_norm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

// Four AVX2 registers of float64: enough independent chains to hide the latency of an addition.
constexpr std::int64_t kLanes = 16;

struct Running {
    double count = 0;
    double mean = 0;
    double squares = 0;

    void merge(double other_count, double other_mean, double other_squares)
    {
        const double total = count + other_count;
        const double difference = other_mean - mean;
        mean += difference * (other_count / total);
        squares += other_squares + difference * difference * (count * other_count / total);
        count = total;
    }
};

struct Welford {
    template <class C, class In>
    static ASSAY_ALWAYS_INLINE Moments<double> of(const In& x, std::int64_t cols)
    {
        double mean[kLanes] = {};
        double squares[kLanes] = {};
        const std::int64_t steps = cols / kLanes;
        for (std::int64_t step = 0; step < steps; ++step) {
            // One division serves all lanes, since each has seen as many elements as the others.
            const double weight = 1.0 / static_cast<double>(step + 1);
#pragma omp simd
            for (std::int64_t lane = 0; lane < kLanes; ++lane) {
                const double value = static_cast<double>(x[step * kLanes + lane]);
                const double difference = value - mean[lane];
                mean[lane] += difference * weight;
                squares[lane] += difference * (value - mean[lane]);
            }
        }
        Running row;
        for (std::int64_t lane = 0; lane < kLanes && steps > 0; ++lane) {
            row.merge(static_cast<double>(steps), mean[lane], squares[lane]);
        }
        for (std::int64_t i = steps * kLanes; i < cols; ++i) {
            row.merge(1, static_cast<double>(x[i]), 0);
        }
        return {row.mean, row.squares / static_cast<double>(cols)};
    }
};

assay_status welfordTargeted(const assay_call* call, const assay_host* host)
{
    return run<Welford>(*call, *host);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::layer_norm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::layer_norm {

HWY_EXPORT(welfordTargeted);

assay_status welford(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(welfordTargeted)(call, host);
}

}  // namespace assay::kernels::layer_norm
#endif
