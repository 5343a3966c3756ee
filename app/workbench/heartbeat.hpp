// Watches that the interface thread stays free: the largest gap between two ticks of a timer while a campaign runs.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "views/document_model.hpp"

namespace assay::workbench {

class Heartbeat : public QObject {
    Q_OBJECT

public:
    // One line is appended to the log at the end of every run.
    Heartbeat(const views::DocumentModel& model, QString log_path, QObject* parent = nullptr);

    double largestGapMs() const { return m_largest_ms; }

private:
    void tick();
    void runStateChanged();

    const views::DocumentModel& m_model;
    QString m_log_path;
    QTimer m_timer;
    QElapsedTimer m_since_tick;
    QElapsedTimer m_since_start;
    double m_largest_ms = 0;
    int m_ticks = 0;
};

}  // namespace assay::workbench
