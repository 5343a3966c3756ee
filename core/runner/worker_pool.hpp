// Threads behind assay_host::parallel_for.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace assay {

// The calling thread is worker 0. Workers wait by spinning for some tens of microseconds, then sleep: back-to-back
// regions start without a system call, and an idle host does not burn the processors that a neighbour needs.
class WorkerPool {
public:
    using Body = void (*)(void* item, std::int64_t chunk);

    // `threads` ≤ 0: one per processor in `cpus`. With `pin`, worker i stays on cpus[i % size].
    WorkerPool(int threads, bool pin, std::vector<int> cpus);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Runs body for every chunk and waits. Chunks are handed out one by one in order; which worker gets which is not
    // fixed. A call from inside a body runs its chunks in place.
    void run(std::int64_t chunks, Body body, void* item);

    int threads() const { return static_cast<int>(m_threads.size()) + 1; }
    int pinned() const { return m_pinned.load(); }  // workers that the system allowed to be pinned

private:
    void pin(std::size_t worker);
    void serve(std::size_t worker);
    void takeChunks();

    std::vector<int> m_cpus;
    std::atomic<int> m_pinned{0};
    std::atomic<int> m_ready{0};
    std::atomic<std::uint64_t> m_generation{0};
    std::atomic<int> m_running{0};
    std::atomic<std::int64_t> m_next{0};
    bool m_stop = false;
    std::int64_t m_chunks = 0;
    Body m_body = nullptr;
    void* m_item = nullptr;
    std::vector<std::thread> m_threads;
};

}  // namespace assay
