#include "tests/kernels/harness.hpp"

#include <algorithm>
#include <cstring>
#include <thread>

#include "core/numerics/convert.hpp"
#include "core/numerics/corpus.hpp"

namespace assay::testing_kernels {
namespace {

constexpr std::byte kGuard{0xFF};  // a NaN in every dtype: whoever reads it shows it
constexpr std::size_t kGuardElements = 67;
constexpr std::int64_t kPadding = 5;
constexpr std::size_t kAlignment = 64;

bool isGuard(std::byte value)
{
    return value == kGuard;
}

}  // namespace

FakeHost::FakeHost(int threads) : m_threads(threads)
{
    m_services.struct_size = sizeof(assay_host);
    m_services.context = this;
    m_services.threads = threads < 0 ? 1 : threads;
    m_services.workspace = [](void* self, size_t bytes) { return static_cast<FakeHost*>(self)->request(bytes); };
    m_services.parallel_for = [](void* self, int64_t chunks, void (*body)(void*, int64_t), void* item) {
        static_cast<FakeHost*>(self)->parallelFor(chunks, body, item);
    };
    m_services.count_kernel = [](void* self) { ++static_cast<FakeHost*>(self)->m_kernels; };
    m_services.report = [](void* self, const char* message) { static_cast<FakeHost*>(self)->m_message = message; };
    m_services.report_duration_ns = [](void*, double) {};
}

void* FakeHost::request(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (m_fail_allocations) {
        return nullptr;
    }
    m_bytes += bytes;
    Block block;
    block.bytes = bytes;
    block.memory = std::make_unique<std::byte[]>(bytes + 2 * kAlignment);
    void* start = block.memory.get();
    std::size_t space = bytes + 2 * kAlignment;
    block.data = static_cast<std::byte*>(std::align(kAlignment, bytes + kAlignment, start, space));
    std::memset(block.data, static_cast<int>(kGuard), bytes + kAlignment);
    m_blocks.push_back(std::move(block));
    return m_blocks.back().data;
}

void FakeHost::parallelFor(std::int64_t chunks, void (*body)(void*, std::int64_t), void* item)
{
    ++m_kernels;
    if (m_threads < 0) {
        for (std::int64_t chunk = chunks - 1; chunk >= 0; --chunk) {
            body(item, chunk);
        }
        return;
    }
    std::atomic<std::int64_t> next = 0;
    const auto work = [&] {
        for (std::int64_t chunk = next++; chunk < chunks; chunk = next++) {
            body(item, chunk);
        }
    };
    std::vector<std::thread> others;
    for (std::int64_t i = 1; i < std::min<std::int64_t>(m_threads, chunks); ++i) {
        others.emplace_back(work);
    }
    work();
    for (auto& other : others) {
        other.join();
    }
}

bool FakeHost::guardsIntact() const
{
    return std::all_of(m_blocks.begin(), m_blocks.end(), [](const Block& block) {
        return std::all_of(block.data + block.bytes, block.data + block.bytes + kAlignment, isGuard);
    });
}

StridedTensor::StridedTensor(const TensorSpec& spec, Layout layout) : m_dtype(spec.dtype), m_element(sizeOf(spec.dtype))
{
    m_abi.dtype = abiOf(spec.dtype);
    m_abi.rank = static_cast<std::int32_t>(spec.shape.size());
    std::copy(spec.shape.begin(), spec.shape.end(), m_abi.shape);
    m_count = static_cast<std::size_t>(elementCount(spec));
    std::size_t span = m_count;
    if (m_abi.rank == 1) {
        m_abi.strides[0] = 1;
    } else {
        const std::int64_t rows = spec.shape[0];
        const std::int64_t cols = spec.shape[1];
        const bool transposed = spec.layout_applies && layout == Layout::transposed;
        const std::int64_t padding = spec.layout_applies && layout == Layout::padded_rows ? kPadding : 0;
        m_abi.strides[0] = transposed ? 1 : cols + padding;
        m_abi.strides[1] = transposed ? rows : 1;
        span += static_cast<std::size_t>(rows * padding);
    }
    m_bytes.assign((span + 2 * kGuardElements) * m_element, kGuard);
    m_abi.data = m_bytes.data() + kGuardElements * m_element;
}

std::size_t StridedTensor::offset(std::size_t index) const
{
    if (m_abi.rank == 1) {
        return (kGuardElements + index) * m_element;
    }
    const auto at = static_cast<std::int64_t>(index);
    const std::int64_t element = at / m_abi.shape[1] * m_abi.strides[0] + at % m_abi.shape[1] * m_abi.strides[1];
    return (kGuardElements + static_cast<std::size_t>(element)) * m_element;
}

void StridedTensor::fill(const std::vector<double>& row_major)
{
    for (std::size_t i = 0; i < m_count; ++i) {
        storeElement(m_bytes.data() + offset(i), m_dtype, 0, row_major[i]);
    }
}

std::vector<std::byte> StridedTensor::dense() const
{
    std::vector<std::byte> elements(m_count * m_element);
    for (std::size_t i = 0; i < m_count; ++i) {
        std::memcpy(elements.data() + i * m_element, m_bytes.data() + offset(i), m_element);
    }
    return elements;
}

bool StridedTensor::guardsIntact() const
{
    auto outside = m_bytes;
    for (std::size_t i = 0; i < m_count; ++i) {
        std::fill_n(outside.begin() + static_cast<std::ptrdiff_t>(offset(i)), m_element, kGuard);
    }
    return std::all_of(outside.begin(), outside.end(), isGuard);
}

std::vector<DenseTensor> inputsOf(const Family& family, const Case& at, std::uint64_t seed)
{
    std::vector<DenseTensor> inputs;
    for (const auto& spec : family.inputs(at)) {
        const auto values = spec.fill == Fill::corpus ? at.values : ValueDistribution::normal;
        inputs.push_back(
            {spec.shape, corpusValues(values, spec.dtype, spec.shape, inputSeed(at, seed) + inputs.size())});
    }
    return inputs;
}

Outcome run(const assay_variant& kernel, const Family& family, const Case& at, const std::vector<DenseTensor>& inputs,
            int threads)
{
    std::vector<StridedTensor> in;
    std::vector<StridedTensor> out;
    for (const auto& spec : family.inputs(at)) {
        in.emplace_back(spec, at.layout);
        in.back().fill(inputs[in.size() - 1].values);
    }
    for (const auto& spec : family.outputs(at)) {
        out.emplace_back(spec, at.layout);
    }
    std::vector<assay_tensor> in_abi;
    std::vector<assay_tensor> out_abi;
    std::transform(in.begin(), in.end(), std::back_inserter(in_abi), [](const StridedTensor& t) { return t.abi(); });
    std::transform(out.begin(), out.end(), std::back_inserter(out_abi), [](const StridedTensor& t) { return t.abi(); });
    const auto untouched = in;

    FakeHost host(threads);
    assay_call call{};
    call.struct_size = sizeof(assay_call);
    call.mode = at.mode == PassMode::backward ? ASSAY_BACKWARD : ASSAY_FORWARD;
    call.input_count = static_cast<std::int32_t>(in_abi.size());
    call.output_count = static_cast<std::int32_t>(out_abi.size());
    call.inputs = in_abi.data();
    call.outputs = out_abi.data();

    Outcome outcome;
    outcome.status = kernel.run(&call, host.services());
    outcome.kernels = host.kernels();
    outcome.workspace_bytes = host.workspaceBytes();
    outcome.message = host.message();
    outcome.inputs_intact = in == untouched;
    outcome.guards_intact = host.guardsIntact();
    for (const auto& tensor : out) {
        outcome.guards_intact = outcome.guards_intact && tensor.guardsIntact();
        outcome.outputs.push_back(tensor.dense());
    }
    return outcome;
}

const assay_variant* hostKernel(const CatalogueEntry& entry, const std::string& variant)
{
    for (const auto* kernel : entry.kernels) {
        if (kernel->device == ASSAY_HOST && variant == kernel->name) {
            return kernel;
        }
    }
    return nullptr;
}

assay_dtype abiOf(DType dtype)
{
    switch (dtype) {
        case DType::f64:
            return ASSAY_F64;
        case DType::f32:
            return ASSAY_F32;
        case DType::f16:
            return ASSAY_F16;
        case DType::bf16:
            return ASSAY_BF16;
    }
    return ASSAY_F32;
}

}  // namespace assay::testing_kernels
