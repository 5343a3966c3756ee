// The kernel-host's side of its protocol: one request, one reply.
//
//   open     device, threads, pin, family        -> opened   title, details, clock, resolution_ns, synchronisation,
//   threads, pinned, variants[] load     path, family                        -> loaded   variants[] case     bytes,
//   mode, inputs[], outputs[]    -> ready verify   variant, pattern                    -> called   status, message,
//   device_ns, wall_ns, reported…, peak_bytes, requests, kernels prepare  variant, cold, calls                -> called
//   flushes caches, makes untimed calls time     variant, repetitions                -> called   as verify, over all
//   repetitions together upload, download                             -> moved    the whole arena, to or from the
//   device ping                                         -> pong
//
// Anything that goes wrong without harm is an "error" message in place of the reply.
#pragma once

#include <map>
#include <memory>

#include "core/runner/catalogue.hpp"
#include "core/runner/kernel_call.hpp"
#include "core/runner/protocol.hpp"
#include "core/runner/shared_arena.hpp"

namespace assay {

class KernelServer {
public:
    // `shared_fd`: descriptor of the arena.
    KernelServer(const Catalogue& catalogue, int shared_fd) : m_catalogue(catalogue), m_shared_fd(shared_fd) {}

    // The reply to one request; never throws.
    Json answer(const Json& request);

private:
    Expected<Json> dispatch(const Json& request);
    Expected<Json> open(const Json& request);
    Expected<Json> load(const Json& request);
    Expected<Json> setCase(const Json& request);
    Expected<Json> verify(const Json& request);
    Expected<Json> prepare(const Json& request);
    Expected<Json> time(const Json& request);

    Expected<const assay_variant*> variantOf(const Json& request) const;
    Expected<std::vector<assay_tensor>> tensorsOf(const Json& list, std::byte* base) const;
    // Adds those of the device and the family; lists them.
    Json addVariants(const std::vector<const assay_variant*>& variants, const std::string& family);
    // Calls until done or not ok.
    assay_status callRepeatedly(const assay_variant& variant, int repetitions, std::optional<unsigned char> pattern);
    Expected<Json> timedCalls(const assay_variant& variant, int repetitions, std::optional<unsigned char> pattern);

    const Catalogue& m_catalogue;
    int m_shared_fd;
    MappedArena m_mapping;
    std::span<std::byte> m_arena;
    std::unique_ptr<Device> m_device;
    std::unique_ptr<WorkerPool> m_pool;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<KernelCaller> m_caller;
    std::map<std::string, const assay_variant*> m_variants;
};

}  // namespace assay
