#include "app/workbench/campaign_run.hpp"

#include <QThreadPool>

namespace assay::workbench {
namespace {

// Twenty batches a second look continuous and leave the interface thread idle between them.
constexpr int kBatch_ms = 50;

}  // namespace

CampaignRun::CampaignRun(Campaign campaign, std::shared_ptr<DocumentStore> store, QObject* parent) : QObject(parent)
{
    m_client = std::make_unique<CampaignClient>(std::move(campaign),
                                                [queue = m_queue, store = std::move(store)](const RunnerEvent& event) {
                                                    const Expected<void> stored = store->record(event);
                                                    const std::lock_guard lock(queue->mutex);
                                                    queue->events.push_back(event);
                                                    if (!stored && !queue->store_error) {
                                                        queue->store_error = stored.error();
                                                    }
                                                });
    m_timer.setInterval(kBatch_ms);
    connect(&m_timer, &QTimer::timeout, this, &CampaignRun::drain);
}

CampaignRun::~CampaignRun() = default;

void CampaignRun::start()
{
    m_timer.start();
    m_client->start();
}

void CampaignRun::pause()
{
    if (m_client) {
        m_client->pause();
    }
}

void CampaignRun::resume()
{
    if (m_client) {
        m_client->resume();
    }
}

void CampaignRun::cancel()
{
    if (m_client) {
        m_client->cancel();
    }
}

void CampaignRun::drain()
{
    std::vector<RunnerEvent> events;
    std::optional<Error> store_error;
    {
        const std::lock_guard lock(m_queue->mutex);
        events.swap(m_queue->events);
        store_error = m_queue->store_error;
    }
    if (store_error && !m_store_failed) {
        m_store_failed = true;
        cancel();
        emit storeFailed(*store_error);
    }
    if (events.empty()) {
        return;
    }
    const bool last = std::holds_alternative<RunFinished>(events.back());
    emit arrived(events);
    if (last) {
        m_timer.stop();
        // Ending the client waits for its thread and processes: not on the interface thread.
        QThreadPool::globalInstance()->start([client = std::shared_ptr<CampaignClient>(std::move(m_client))] {});
        emit finished();
    }
}

}  // namespace assay::workbench
