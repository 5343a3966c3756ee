// What every host variant does around its loops: check the call, choose the element type, ask the host for memory and
// threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "kernels/api/assay_kernel.h"
#include "kernels/common/element.hpp"

namespace assay::kernels {

// Whether the call has tensors of these ranks and of one dtype; reports what is wrong otherwise.
bool checkCall(const assay_call&, const assay_host&, std::initializer_list<int> input_ranks,
               std::initializer_list<int> output_ranks);
// Whether two tensors have the same shape; reports otherwise.
bool checkSameShape(const assay_host&, const assay_tensor&, const assay_tensor&);
// Whether the tensor has this shape; reports otherwise.
bool checkShape(const assay_host&, const assay_tensor&, std::initializer_list<std::int64_t> shape);

template <class T>
struct TypeTag {
    using type = T;
};

// Calls run(TypeTag<T>) with the dtype's element type.
template <class Run>
assay_status withElementType(assay_dtype dtype, Run&& run)
{
    switch (dtype) {
        case ASSAY_F64:
            return run(TypeTag<double>{});
        case ASSAY_F32:
            return run(TypeTag<float>{});
        case ASSAY_F16:
            return run(TypeTag<F16>{});
        case ASSAY_BF16:
            return run(TypeTag<BF16>{});
    }
    return ASSAY_UNSUPPORTED;
}

// Runs task(chunk) for every chunk on the host's threads: one kernel.
template <class Task>
void launch(const assay_host& host, std::int64_t chunks, Task task)
{
    host.parallel_for(
        host.context, chunks, [](void* item, std::int64_t chunk) { (*static_cast<Task*>(item))(chunk); }, &task);
}

// Uninitialised; nullptr when memory is exhausted.
template <class T>
T* workspace(const assay_host& host, std::int64_t elements)
{
    return static_cast<T*>(host.workspace(host.context, static_cast<std::size_t>(elements) * sizeof(T)));
}

}  // namespace assay::kernels
