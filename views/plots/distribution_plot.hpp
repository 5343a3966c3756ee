// Times of all variants of a case, overlaid: histogram above, ECDF below, one time axis for both.
#pragma once

#include "views/plots/series.hpp"

namespace assay::views {

class DistributionPlot : public Plot {
    Q_OBJECT

public:
    explicit DistributionPlot(QWidget* parent = nullptr);
    void setData(std::vector<DurationSeries> series, const Scope& scope);
    QString csv() const override;

protected:
    void restyle(const Theme&) override;
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;

private:
    void drawSeries();

    std::vector<DurationSeries> m_series;
    std::vector<std::vector<double>> m_sorted;  // in ns
    TimeUnit m_unit;
    QCPAxisRect* m_histogram;
    QCPAxisRect* m_ecdf;
};

// "Two modes, 10.1 µs and 13.0 µs; Online is in the slower one 70 % of the time." and medians otherwise.
QString distributionReading(const std::vector<DurationSeries>&);

}  // namespace assay::views
