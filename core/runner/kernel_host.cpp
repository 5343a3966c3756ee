// The kernel-host's process: the only one that loads or calls a kernel.
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>

#include "core/runner/kernel_server.hpp"
#include "core/runner/process.hpp"
#include "core/runner/worker_main.hpp"

namespace assay {

namespace {

int complain(const Error& error)
{
    std::fprintf(stderr, "assay kernel-host: %s\n", describe(error).c_str());
    return 4;
}

// Crashes are expected here and told by signal: a core file of every bad plugin would fill the disk.
void forbidCoreFiles()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

}  // namespace

int runKernelHost(const Catalogue& catalogue)
{
    if (!dieWithParent(getppid())) {
        return 4;
    }
    forbidCoreFiles();
    signal(SIGPIPE, SIG_IGN);
    auto streams = takeStandardStreams();
    if (!streams) {
        return complain(streams.error());
    }
    Channel channel(streams->first, streams->second, "runner");
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    if (auto greeted = shakeHands(channel, "kernel-host", "runner", limit); !greeted) {
        return complain(greeted.error());
    }
    KernelServer server(catalogue, kSharedFd);
    for (;;) {
        auto request = channel.receive();
        if (!request) {
            return complain(request.error());
        }
        if (request->outcome == Channel::Outcome::end) {
            // no destructors: a plugin's threads may still run
            _exit(0);
        }
        if (auto sent = channel.send(server.answer(request->frame.header)); !sent) {
            return complain(sent.error());
        }
    }
}

}  // namespace assay
