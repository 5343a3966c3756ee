/* SPDX-License-Identifier: MIT
 *
 * assay_kernel.h: the C ABI between Assay's kernel-host and a kernel.
 *
 * Built-in kernels and plugins use the same interface. A plugin is a shared object that exports one function,
 * `assay_plugin_entry`, which returns a static description of its variants. Nothing of a plugin runs anywhere but in
 * the kernel-host, a process that may crash or hang at no cost but the case in hand.
 *
 * Version rule: `abi_version` must equal ASSAY_ABI_VERSION of the Assay that loads the plugin; anything else is refused with a
 * message that names both numbers. `struct_size` members let later versions add fields at the end.
 */
#ifndef ASSAY_KERNEL_H
#define ASSAY_KERNEL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ASSAY_ABI_VERSION 1u
#define ASSAY_MAX_RANK 8

/* Element types. Half formats are raw 16-bit patterns: IEEE binary16 and bfloat16. */
typedef enum assay_dtype {
    ASSAY_F64 = 0,
    ASSAY_F32 = 1,
    ASSAY_F16 = 2,
    ASSAY_BF16 = 3
} assay_dtype;

typedef enum assay_mode { ASSAY_FORWARD = 0, ASSAY_BACKWARD = 1 } assay_mode;

typedef enum assay_device { ASSAY_HOST = 0, ASSAY_CUDA = 1 } assay_device;

typedef enum assay_status {
    ASSAY_OK = 0,
    ASSAY_UNSUPPORTED = 1,   /* this shape, dtype, layout or mode is not handled: the caller uses the fallback */
    ASSAY_OUT_OF_MEMORY = 2, /* workspace() returned NULL */
    ASSAY_ERROR = 3          /* anything else: say what through host->report */
} assay_status;

/* A strided view. Strides count elements, not bytes, and may be larger than the extents require (padded rows) or in
 * any order (transposed). A zero extent makes the tensor empty: `data` is then not to be read or written. */
typedef struct assay_tensor {
    void* data; /* host or device address, after the call's device */
    assay_dtype dtype;
    int32_t rank;
    int64_t shape[ASSAY_MAX_RANK];
    int64_t strides[ASSAY_MAX_RANK];
} assay_tensor;

/* Services of the kernel-host, valid during the call only. */
typedef struct assay_host {
    uint32_t struct_size;
    void* context; /* pass back as the first argument */

    /* Memory for this call, at least 64-byte aligned, on the call's device; uninitialised (it holds a poison pattern). It is freed
     * by the host. Every request is counted: peak bytes and number of requests are part of the result. NULL when
     * memory is exhausted. */
    void* (*workspace)(void* context, size_t bytes);

    /* Runs body(item, 0 ≤ chunk < chunks) on the host's pinned worker threads and waits. Counted as one kernel.
     * Host device only. body must not throw. */
    void (*parallel_for)(void* context, int64_t chunks, void (*body)(void* item, int64_t chunk), void* item);

    /* Worker threads behind parallel_for. */
    int32_t threads;

    /* cudaStream_t of the call; NULL on the host device. Work put on any other stream is not timed honestly. */
    void* stream;

    /* A CUDA variant calls this once for each kernel that it launches. */
    void (*count_kernel)(void* context);

    /* One line on what went wrong, before returning ASSAY_ERROR. Copied. */
    void (*report)(void* context, const char* message);

    /* For kernels that only their own timer can time (a foreign accelerator): the duration of this call. When it is
     * used, the sample's clock is "self_reported". NaN, zero and negative durations make the sample invalid. */
    void (*report_duration_ns)(void* context, double duration_ns);
} assay_host;

/* One call. Inputs and outputs in the order that the family documents (assay list families --json). */
typedef struct assay_call {
    uint32_t struct_size;
    assay_mode mode;
    int32_t input_count;
    int32_t output_count;
    const assay_tensor* inputs; /* never to be written */
    const assay_tensor* outputs;
} assay_call;

typedef assay_status (*assay_kernel_fn)(const assay_call* call, const assay_host* host);

/* A variant of a family that Assay knows by name ("softmax", "layer_norm", "sum_reduction", "transpose", "gemm",
 * "bias_gelu", "inclusive_scan"). */
typedef struct assay_variant {
    uint32_t struct_size;
    const char* family;
    const char* name;        /* unique in the family; letters, digits and _ */
    const char* title;
    const char* description; /* one sentence: what it does differently */
    const char* declared_class; /* "C1", "C2", "C3", "C4" or "N/A", against the family's baseline */
    assay_device device;
    uint32_t dtypes; /* bit 1u << ASSAY_F32 and so on */
    uint32_t modes;  /* bit 1u << ASSAY_FORWARD and so on */
    uint32_t layouts; /* bit 0 contiguous, bit 1 padded rows, bit 2 transposed */
    assay_kernel_fn run;
} assay_variant;

typedef struct assay_plugin {
    uint32_t abi_version; /* ASSAY_ABI_VERSION */
    uint32_t struct_size;
    const char* name; /* letters, digits and _ */
    const char* version;
    int32_t variant_count;
    const assay_variant* variants;
} assay_plugin;

#if defined(_WIN32)
#define ASSAY_EXPORT __declspec(dllexport)
#else
#define ASSAY_EXPORT __attribute__((visibility("default")))
#endif

typedef const assay_plugin* (*assay_plugin_entry_fn)(void);

/* Every plugin defines this: ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void); */

#ifdef __cplusplus
}
#endif

#endif /* ASSAY_KERNEL_H */
