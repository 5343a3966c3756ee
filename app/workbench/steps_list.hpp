// The steps of the work down the left side: number, title, and each step's state as an icon and a word.
#pragma once

#include <QListWidget>

#include "views/page.hpp"

namespace assay::workbench {

class StepsList : public QListWidget {
    Q_OBJECT

public:
    explicit StepsList(QWidget* parent = nullptr);

    void setPages(const std::vector<views::Page*>& pages);
    QSize sizeHint() const override;

signals:
    void stepChosen(int step);

private:
    void refresh(int step);

    std::vector<views::Page*> m_pages;
};

// "ready", "running"…
QString word(views::StepState);
// Name of its icon.
QString iconName(views::StepState);

}  // namespace assay::workbench
