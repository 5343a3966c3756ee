// Many changes, one update: live results arrive faster than anybody can read.
#pragma once

#include <functional>
#include <utility>

#include <QTimer>
#include <QWidget>

namespace assay::views {

// Runs `work` at most ten times a second, and only while the widget is seen; a request made meanwhile is kept until the
// owner calls shown().
class Refresh : public QObject {
public:
    Refresh(QWidget* owner, std::function<void()> work) : QObject(owner), m_owner(owner), m_work(std::move(work))
    {
        m_timer.setSingleShot(true);
        m_timer.setInterval(kIntervalMs);
        connect(&m_timer, &QTimer::timeout, this, [this] { run(); });
    }

    void request()
    {
        if (!m_timer.isActive()) {
            m_timer.start();
        }
    }
    // From the owner's showEvent: what was asked for while hidden happens before the first paint.
    void shown()
    {
        if (m_waiting) {
            m_timer.stop();
            run();
        }
    }

private:
    static constexpr int kIntervalMs = 100;  // 10 Hz: reads as live, costs a tenth of a frame-rate update

    void run()
    {
        m_waiting = !m_owner->isVisible();
        if (!m_waiting) {
            m_work();
        }
    }

    QWidget* m_owner;
    std::function<void()> m_work;
    QTimer m_timer;
    bool m_waiting = true;  // nothing has been shown yet
};

}  // namespace assay::views
