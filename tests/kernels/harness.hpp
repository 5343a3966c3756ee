// Runs a kernel in this process over a case's inputs, with guards around everything that it must not touch.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::testing_kernels {

// The services of a kernel-host: real threads, counted kernels, poisoned workspace with a guard behind it. `threads`
// −1: one thread that takes the chunks from last to first.
class FakeHost {
public:
    explicit FakeHost(int threads);
    FakeHost(const FakeHost&) = delete;
    FakeHost& operator=(const FakeHost&) = delete;

    const assay_host* services() const { return &m_services; }
    void failAllocations() { m_fail_allocations = true; }
    int kernels() const { return m_kernels; }
    std::size_t workspaceBytes() const { return m_bytes; }
    const std::string& message() const { return m_message; }
    bool guardsIntact() const;

private:
    struct Block {
        std::unique_ptr<std::byte[]> memory;
        std::byte* data = nullptr;
        std::size_t bytes = 0;
    };
    void* request(std::size_t bytes);
    void parallelFor(std::int64_t chunks, void (*body)(void*, std::int64_t), void* item);

    assay_host m_services{};
    int m_threads;
    int m_kernels = 0;
    bool m_fail_allocations = false;
    std::size_t m_bytes = 0;
    std::string m_message;
    std::mutex m_mutex;
    std::vector<Block> m_blocks;
};

// A tensor in its layout, off any vector alignment, between guards.
class StridedTensor {
public:
    StridedTensor(const TensorSpec&, Layout);

    void fill(const std::vector<double>& row_major);
    std::vector<std::byte> dense() const;  // row-major elements of the dtype
    const assay_tensor& abi() const { return m_abi; }
    // Whether every byte outside the elements still holds the guard pattern.
    bool guardsIntact() const;
    bool operator==(const StridedTensor& other) const { return m_bytes == other.m_bytes; }

private:
    std::size_t offset(std::size_t row_major_index) const;

    DType m_dtype;
    std::size_t m_element;
    std::size_t m_count = 1;
    std::vector<std::byte> m_bytes;
    assay_tensor m_abi{};
};

std::vector<DenseTensor> inputsOf(const Family&, const Case&, std::uint64_t seed = 1);

struct Outcome {
    assay_status status = ASSAY_ERROR;
    std::vector<std::vector<std::byte>> outputs;  // dense, row-major
    int kernels = 0;
    std::size_t workspace_bytes = 0;
    std::string message;
    bool guards_intact = true;
    bool inputs_intact = true;
};

Outcome run(const assay_variant&, const Family&, const Case&, const std::vector<DenseTensor>& inputs, int threads = 2);

const assay_variant* hostKernel(const CatalogueEntry&, const std::string& variant);
assay_dtype abiOf(DType);

}  // namespace assay::testing_kernels
