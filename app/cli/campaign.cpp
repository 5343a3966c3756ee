#include "app/cli/campaign.hpp"

#include <atomic>
#include <csignal>
#include <optional>
#include <stop_token>
#include <thread>

#include "app/cli/progress.hpp"
#include "core/store/recorder.hpp"

namespace assay::cli {

namespace {

volatile std::sig_atomic_t g_interrupted = 0;

extern "C" void noteInterrupt(int)
{
    g_interrupted = 1;
}

// Ctrl+C and SIGTERM ask for a clean end; a second one ends the program at once.
class InterruptWatch {
public:
    InterruptWatch()
    {
        g_interrupted = 0;
        struct sigaction action = {};
        action.sa_handler = noteInterrupt;
        action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
        ::sigaction(SIGINT, &action, &m_interrupt);
        ::sigaction(SIGTERM, &action, &m_terminate);
    }
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    ~InterruptWatch()
    {
        ::sigaction(SIGINT, &m_interrupt, nullptr);
        ::sigaction(SIGTERM, &m_terminate, nullptr);
    }

private:
    struct sigaction m_interrupt = {};
    struct sigaction m_terminate = {};
};

}  // namespace

Expected<CampaignEnd> runCampaign(Store& store, const Experiment& experiment, const std::vector<Case>& cases)
{
    const InterruptWatch watch;
    Progress progress(cases.size());
    Recorder recorder(store);
    CampaignEnd end;
    std::optional<Error> unstored;
    std::atomic<bool> stop = false;

    CampaignClient client({experiment, cases, programPath()}, [&](const RunnerEvent& event) {
        if (const auto recorded = recorder.record(event); !recorded && !unstored) {
            unstored = recorded.error();
            stop = true;  // measuring on would only lose what follows
        }
        progress.show(event);
        if (const auto* finished = std::get_if<RunFinished>(&event)) {
            end = {finished->cancelled, finished->failed, finished->error};
        }
    });
    client.start();
    {
        // A signal handler may do next to nothing, so a thread looks at its flag.
        const std::jthread canceller([&](const std::stop_token& done) {
            while (!done.stop_requested()) {
                if (g_interrupted != 0 || stop) {
                    client.cancel();
                    return;
                }
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            }
        });
        client.wait();
    }
    progress.finish();
    if (unstored) {
        return tl::unexpected(*unstored);
    }
    return end;
}

}  // namespace assay::cli
