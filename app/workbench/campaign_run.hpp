// One campaign as the interface sees it. Events are stored on the campaign's own thread as they arrive, and handed to
// the interface thread in batches. Interface thread only.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/workbench/document_store.hpp"
#include "core/runner/client.hpp"

namespace assay::workbench {

class CampaignRun : public QObject {
    Q_OBJECT

public:
    CampaignRun(Campaign campaign, std::shared_ptr<DocumentStore> store, QObject* parent = nullptr);
    ~CampaignRun() override;  // cancels; waits only when the campaign has not ended by itself

    void start();
    void pause();
    void resume();
    void cancel();

    int runnerPid() const { return m_client ? m_client->runnerPid() : 0; }

signals:
    // Events since the last batch, in order; the last batch ends with RunFinished.
    void arrived(const std::vector<assay::RunnerEvent>& events);
    // A block or case could not be stored; the campaign has been cancelled.
    void storeFailed(const assay::Error& error);
    void finished();

private:
    // Shared with the campaign's thread, which may outlive this object by a moment.
    struct Queue {
        std::mutex mutex;
        std::vector<RunnerEvent> events;
        std::optional<Error> store_error;
    };

    void drain();

    std::shared_ptr<Queue> m_queue = std::make_shared<Queue>();
    std::unique_ptr<CampaignClient> m_client;
    QTimer m_timer;
    bool m_store_failed = false;
};

}  // namespace assay::workbench
