// Absolute errors against the oracle on a log axis, all variants of a case overlaid.
#pragma once

#include "core/experiment/error_report.hpp"
#include "views/plots/plot.hpp"

namespace assay::views {

struct ErrorSeries {
    std::string variant;
    SeriesStyle style;
    ErrorReport report;
};

class ErrorPlot : public Plot {
    Q_OBJECT

public:
    explicit ErrorPlot(QWidget* parent = nullptr);
    void setData(std::vector<ErrorSeries> series);
    QString csv() const override;

protected:
    void restyle(const Theme&) override;
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;

private:
    void drawSeries();

    std::vector<ErrorSeries> m_series;
};

// "Three-pass: largest 3.2e-07, 41 % exact, within tolerance; Online: …".
QString errorReading(const std::vector<ErrorSeries>&);

}  // namespace assay::views
