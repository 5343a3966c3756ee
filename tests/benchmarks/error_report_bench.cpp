// The error report of a float32 pair against its floor: reading both arrays once.
#include <cstdint>
#include <numeric>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/numerics/convert.hpp"
#include "core/numerics/corpus.hpp"
#include "core/numerics/error_report.hpp"

namespace assay {
namespace {

struct Pair {
    std::vector<float> output;
    std::vector<double> reference;
};

Pair makePair(std::int64_t elements)
{
    Pair pair;
    pair.reference = corpusValues(ValueDistribution::normal, DType::f64, {elements}, 1);
    pair.output.assign(pair.reference.begin(), pair.reference.end());
    return pair;
}

void readBothOnce(benchmark::State& state)
{
    const Pair pair = makePair(state.range(0));
    for (auto _ : state) {
        benchmark::DoNotOptimize(std::accumulate(pair.output.begin(), pair.output.end(), 0.0F));
        benchmark::DoNotOptimize(std::accumulate(pair.reference.begin(), pair.reference.end(), 0.0));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void wholeReport(benchmark::State& state)
{
    const Pair pair = makePair(state.range(0));
    const ErrorReportInput input{
        "y", DType::f32, {state.range(0)}, pair.output.data(), pair.reference, {}, defaultTolerance(DType::f32)};
    for (auto _ : state) {
        benchmark::DoNotOptimize(errorReport({&input, 1}));
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(readBothOnce)->Arg(1 << 20)->Unit(benchmark::kMillisecond);
BENCHMARK(wholeReport)->Arg(1 << 20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace assay
