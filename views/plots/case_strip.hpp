// All cases of the run in their order, one small cell each: how far it is and where it stands. Folds several cases into
// a cell when there are more than fit, keeping the one that most needs eyes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QWidget>

#include "core/experiment/comparison.hpp"
#include "core/experiment/results.hpp"
#include "views/plots/cell_painting.hpp"

namespace assay::views {

struct StripItem {
    CaseKey key;
    CaseStatus status = CaseStatus::pending;
    std::optional<double> ratio;
    Call call = Call::undecided;
};

// How `count` items lie on a surface: pure, so that it can be tested without a widget.
struct StripLayout {
    int cell = 0;  // pixels per cell, gap included
    int columns = 1;
    int rows = 0;
    std::size_t items_per_cell = 1;

    static StripLayout forItems(std::size_t count, int width, int height);
    std::size_t cells(std::size_t count) const { return (count + items_per_cell - 1) / items_per_cell; }
};

class CaseStrip : public QWidget {
    Q_OBJECT

public:
    explicit CaseStrip(QWidget* parent = nullptr);
    void setItems(std::vector<StripItem> items);
    // Words for the tooltip of a case, asked for when it is shown: the case and what came out.
    void setDescription(std::function<QString(const CaseKey&)> description);
    void setSelected(const CaseKey& key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void caseChosen(const QString& key);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    std::optional<std::size_t> itemAt(const QPoint&) const;
    std::size_t shownItem(std::size_t cell, const StripLayout&) const;
    StripLayout currentLayout() const;

    std::vector<StripItem> m_items;
    std::function<QString(const CaseKey&)> m_description;
    CaseKey m_selected;
};

}  // namespace assay::views
