/* SPDX-License-Identifier: MIT
 *
 * Two row softmaxes for Assay, to copy from. `scalar_online` is right. `no_maximum` leaves out the subtraction of the
 * row's maximum, which is tempting, and overflows: run it to see what Assay says.
 */
#include <assay/assay_kernel.h>

#include <math.h>
#include <stdint.h>

/* Rows per chunk of work: chunks are handed to the host's threads, and a chunk of a few microseconds is enough. */
#define ROWS_PER_CHUNK 4

typedef struct rows_task {
    const assay_tensor* x;
    const assay_tensor* y;
} rows_task;

/* Strides count elements. A zero extent means that there is nothing to read: the loops below then do nothing. */
static const float* source_row(const rows_task* task, int64_t row)
{
    return (const float*)task->x->data + row * task->x->strides[0];
}

static float* target_row(const rows_task* task, int64_t row)
{
    return (float*)task->y->data + row * task->y->strides[0];
}

static int64_t last_row(const rows_task* task, int64_t chunk)
{
    const int64_t end = (chunk + 1) * ROWS_PER_CHUNK;
    return end < task->x->shape[0] ? end : task->x->shape[0];
}

/* Maximum and sum in one pass: the sum is rescaled when the maximum grows. A row that is -inf throughout, or holds a
 * NaN or +inf, ends as NaN, as the family's contract says. */
static void online_row(const float* x, int64_t x_stride, float* y, int64_t y_stride, int64_t cols)
{
    float maximum = -INFINITY;
    double sum = 0;
    for (int64_t i = 0; i < cols; ++i) {
        const float value = x[i * x_stride];
        if (value > maximum) {
            sum = maximum == -INFINITY ? sum : sum * exp((double)maximum - (double)value);
            maximum = value;
        }
        if (value != -INFINITY) {
            sum += exp((double)value - (double)maximum);
        }
    }
    for (int64_t i = 0; i < cols; ++i) {
        y[i * y_stride] = (float)(exp((double)x[i * x_stride] - (double)maximum) / sum);
    }
}

static void no_maximum_row(const float* x, int64_t x_stride, float* y, int64_t y_stride, int64_t cols)
{
    float sum = 0;
    for (int64_t i = 0; i < cols; ++i) {
        y[i * y_stride] = expf(x[i * x_stride]);
        sum += y[i * y_stride];
    }
    for (int64_t i = 0; i < cols; ++i) {
        y[i * y_stride] /= sum;
    }
}

static void online_chunk(void* item, int64_t chunk)
{
    const rows_task* task = (const rows_task*)item;
    for (int64_t row = chunk * ROWS_PER_CHUNK; row < last_row(task, chunk); ++row) {
        online_row(source_row(task, row), task->x->strides[1], target_row(task, row), task->y->strides[1],
                   task->x->shape[1]);
    }
}

static void no_maximum_chunk(void* item, int64_t chunk)
{
    const rows_task* task = (const rows_task*)item;
    for (int64_t row = chunk * ROWS_PER_CHUNK; row < last_row(task, chunk); ++row) {
        no_maximum_row(source_row(task, row), task->x->strides[1], target_row(task, row), task->y->strides[1],
                       task->x->shape[1]);
    }
}

static assay_status run_rows(const assay_call* call, const assay_host* host, void (*body)(void*, int64_t))
{
    /* The host asks for nothing that the description below does not claim; checking costs nothing and explains itself.
     */
    if (call->input_count != 1 || call->output_count != 1 || call->inputs[0].rank != 2) {
        host->report(host->context, "expected one matrix in, one matrix out");
        return ASSAY_ERROR;
    }
    if (call->mode != ASSAY_FORWARD || call->inputs[0].dtype != ASSAY_F32) {
        return ASSAY_UNSUPPORTED;
    }
    rows_task task = {&call->inputs[0], &call->outputs[0]};
    const int64_t rows = task.x->shape[0];
    if (rows > 0 && task.x->shape[1] > 0) {
        host->parallel_for(host->context, (rows + ROWS_PER_CHUNK - 1) / ROWS_PER_CHUNK, body, &task);
    }
    return ASSAY_OK;
}

static assay_status scalar_online(const assay_call* call, const assay_host* host)
{
    return run_rows(call, host, online_chunk);
}

static assay_status no_maximum(const assay_call* call, const assay_host* host)
{
    return run_rows(call, host, no_maximum_chunk);
}

#define FORWARD (1u << ASSAY_FORWARD)
#define F32 (1u << ASSAY_F32)
#define EVERY_LAYOUT 7u

static const assay_variant variants[] = {
    {sizeof(assay_variant), "softmax", "scalar_online", "Scalar online (plugin)",
     "One pass for maximum and sum in double precision, with the C library's exponential.", "C2", ASSAY_HOST, F32,
     FORWARD, EVERY_LAYOUT, scalar_online},
    {sizeof(assay_variant), "softmax", "no_maximum", "Without maximum (plugin)",
     "Exponentials of the raw values: saves a pass and overflows for values above 88.", "C2", ASSAY_HOST, F32, FORWARD,
     EVERY_LAYOUT, no_maximum},
};

static const assay_plugin plugin = {
    ASSAY_ABI_VERSION, sizeof(assay_plugin), "plugin_softmax", "1.0", sizeof(variants) / sizeof(variants[0]), variants,
};

ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void);

ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void)
{
    return &plugin;
}
