#include "core/runner/worker_pool.hpp"

#include <sched.h>

#include <algorithm>
#include <utility>

namespace assay {

namespace {

// About 30 to 100 µs, longer than the gap between two regions of one kernel.
constexpr int kSpins = 4000;

thread_local bool t_inside_body = false;

void relax()
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

// Returns when the value is no longer `old`.
template <class T>
void waitWhile(const std::atomic<T>& value, T old)
{
    for (int i = 0; i < kSpins; ++i) {
        if (value.load(std::memory_order_acquire) != old) {
            return;
        }
        relax();
    }
    value.wait(old, std::memory_order_acquire);
}

}  // namespace

WorkerPool::WorkerPool(int threads, bool pin_threads, std::vector<int> cpus) : m_cpus(std::move(cpus))
{
    const int wanted = threads > 0 ? threads : std::max<int>(1, static_cast<int>(m_cpus.size()));
    if (!pin_threads) {
        m_cpus.clear();
    }
    pin(0);
    for (int worker = 1; worker < wanted; ++worker) {
        m_threads.emplace_back([this, worker] { serve(static_cast<std::size_t>(worker)); });
    }
    // all in place before anyone asks how many are pinned
    for (int ready = m_ready.load(); ready < wanted - 1; ready = m_ready.load()) {
        m_ready.wait(ready);
    }
}

WorkerPool::~WorkerPool()
{
    m_stop = true;
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
    for (auto& thread : m_threads) {
        thread.join();
    }
}

void WorkerPool::pin(std::size_t worker)
{
    if (m_cpus.empty()) {
        return;
    }
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(m_cpus[worker % m_cpus.size()], &set);
    if (sched_setaffinity(0, sizeof set, &set) == 0) {
        m_pinned.fetch_add(1);
    }
}

void WorkerPool::serve(std::size_t worker)
{
    pin(worker);
    m_ready.fetch_add(1);
    m_ready.notify_all();
    t_inside_body = true;
    for (std::uint64_t seen = 0;; ++seen) {
        waitWhile(m_generation, seen);
        if (m_stop) {
            return;
        }
        takeChunks();
        if (m_running.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            m_running.notify_one();
        }
    }
}

void WorkerPool::takeChunks()
{
    for (;;) {
        const std::int64_t chunk = m_next.fetch_add(1, std::memory_order_relaxed);
        if (chunk >= m_chunks) {
            return;
        }
        m_body(m_item, chunk);
    }
}

void WorkerPool::run(std::int64_t chunks, Body body, void* item)
{
    if (t_inside_body || m_threads.empty() || chunks <= 1) {
        for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
            body(item, chunk);
        }
        return;
    }
    m_chunks = chunks;
    m_body = body;
    m_item = item;
    m_next.store(0, std::memory_order_relaxed);
    m_running.store(static_cast<int>(m_threads.size()), std::memory_order_relaxed);
    m_generation.fetch_add(1, std::memory_order_release);
    m_generation.notify_all();
    t_inside_body = true;
    takeChunks();
    t_inside_body = false;
    for (int left = m_running.load(std::memory_order_acquire); left != 0;
         left = m_running.load(std::memory_order_acquire)) {
        waitWhile(m_running, left);
    }
}

}  // namespace assay
