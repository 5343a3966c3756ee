// Work off the interface thread of which only the newest result counts. The work gets a value snapshot and a stop token
// and returns a value; a result that a newer job, reset() or the owner's end has made stale is dropped.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

namespace assay::workbench {

template <class Result>
class LatestJob {
public:
    using Work = std::function<Result(std::stop_token)>;
    using Done = std::function<void(Result)>;

    // Interface thread only. `done` runs there; it is never called after this object's end.
    LatestJob()
    {
        // The watcher is its own context: it dies with this object, and with it the connection.
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            QFuture<Result> future = m_watcher.future();
            m_running = false;
            if (future.isValid() && future.resultCount() > 0) {
                // Both are copied first: `done` may start the next job.
                const Done done = m_done;
                done(future.takeResult());
            }
        });
    }
    ~LatestJob() { m_stop.request_stop(); }
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    void start(Work work, Done done)
    {
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_done = std::move(done);
        m_running = true;
        auto promise = std::make_shared<QPromise<Result>>();
        m_watcher.setFuture(promise->future());  // results of the job before no longer reach the watcher
        QThreadPool::globalInstance()->start([promise, work = std::move(work), token = m_stop.get_token()] {
            promise->start();
            if (!token.stop_requested()) {
                promise->addResult(work(token));
            }
            promise->finish();
        });
    }

    void reset()
    {
        m_stop.request_stop();
        m_running = false;
        m_watcher.setFuture(QFuture<Result>());
    }

    bool running() const { return m_running; }

private:
    std::stop_source m_stop;
    Done m_done;
    bool m_running = false;
    QFutureWatcher<Result> m_watcher;
};

}  // namespace assay::workbench
