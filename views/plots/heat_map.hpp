// Speed-up over two chosen axes, centred at ratio 1 in log scale.
#pragma once

#include "views/plots/heat_map_data.hpp"
#include "views/plots/plot.hpp"

namespace assay::views {

class HeatCells;

class HeatMapPlot : public Plot {
    Q_OBJECT

public:
    explicit HeatMapPlot(QWidget* parent = nullptr);

    // Titles of the axes with units or meaning: "Columns (reduction length)".
    void setData(HeatMapData data, const QString& row_title, const QString& column_title);
    void setSelected(const CaseKey& key);
    const HeatMapData& data() const { return m_data; }

    // Moves the selection by cells, as the arrow keys do.
    void moveSelection(int rows, int columns);

    QString csv() const override;

signals:
    // The slowest case of a cell; choosing the same cell again gives its next one.
    void caseChosen(const QString& key);

protected:
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;
    void clicked(const QPointF& pixel) override;
    bool keyPressed(int key) override;

private:
    void choose(std::size_t row, std::size_t column);
    std::optional<std::pair<std::size_t, std::size_t>> cellAt(const QPointF& pixel) const;
    QString cellReadout(std::size_t row, std::size_t column) const;
    void updateReading();

    HeatMapData m_data;
    CaseKey m_selected;
    HeatCells* m_cells;  // owned by the chart
};

// What stands in a cell: "▲ 1.83×", "▲2 ▼1", "—".
QString cellText(const HeatCell&);

}  // namespace assay::views
