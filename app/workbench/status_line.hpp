// The status bar: device, runner state, progress with time left, confounder light, messages.
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>

#include "views/document_model.hpp"

namespace assay::workbench {

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(views::DocumentModel& model, QWidget* parent = nullptr);

    // "about 3 min left": coarse, as the estimate is.
    static QString timeLeftText(double seconds);

protected:
    void changeEvent(QEvent*) override;

private:
    void refresh();
    void refreshDevice();
    void refreshProgress();
    void refreshConfounders();

    views::DocumentModel& m_model;
    QLabel* m_device;
    QLabel* m_state;
    QProgressBar* m_progress;
    QLabel* m_left;
    QLabel* m_confounders;
};

}  // namespace assay::workbench
