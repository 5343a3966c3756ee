// Samples of a case in the order in which they were taken: drift, modes and outliers show here. Live during a run.
#pragma once

#include "views/plots/series.hpp"

namespace assay::views {

class SamplePlot : public Plot {
    Q_OBJECT

public:
    explicit SamplePlot(QWidget* parent = nullptr);
    void setData(std::vector<DurationSeries> series, const Scope& scope);
    QString csv() const override;

protected:
    void restyle(const Theme&) override;
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;

private:
    void drawSeries();

    std::vector<DurationSeries> m_series;
    TimeUnit m_unit;
};

// "No drift" or "Online drifts by +4 % over the case (p = 0.002)".
QString sampleReading(const std::vector<DurationSeries>&);

}  // namespace assay::views
