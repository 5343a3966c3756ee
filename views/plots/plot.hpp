// What all plots share: theme, one replot per turn of the event loop, axis titles, the count written in the plot, a
// read-out under the pointer, wheel zoom, drag pan, reset, copy and export, and one line of reading underneath.
#pragma once

#include <QFrame>
#include <QString>

#include "views/plots/qcustomplot.hpp"
#include "views/theme/theme.hpp"

class QLabel;
class QMenu;

namespace assay::views {

// A variant as plots draw it. Line style and mark differ too, so that colour is never the only difference.
struct SeriesStyle {
    QString name;
    Ink ink;
    Qt::PenStyle line = Qt::SolidLine;
    QCPScatterStyle::ScatterShape mark = QCPScatterStyle::ssDisc;
};
SeriesStyle seriesStyle(const Theme&, const Experiment&, const std::string& variant, const QString& title);

class Plot : public QFrame {
    Q_OBJECT

public:
    enum class Format { png, svg, pdf, csv };

    // `name`: what is shown, for the menu and assistive technology: "Samples in time order".
    explicit Plot(const QString& name, QWidget* parent = nullptr);

    QString name() const { return m_name; }
    QString reading() const { return m_reading_text; }
    QString countNote() const;
    QCustomPlot* chart() const { return m_chart; }
    bool isEmpty() const { return m_empty_shown; }

    // The data behind the plot: comma-separated, C locale, with a header line.
    virtual QString csv() const = 0;

    // False when the file cannot be written.
    bool save(const QString& path, Format) const;
    void copyImage() const;
    void resetView();

protected:
    // Of the subclasses' plottables; axes, grids and texts are done here.
    virtual void restyle(const Theme&) {}
    virtual void fitView() = 0;
    // Lines about what lies under the pixel; "" for nothing.
    virtual QString readoutAt(const QPointF& pixel) const = 0;
    virtual void clicked(const QPointF& pixel) { Q_UNUSED(pixel) }
    // Whether the key was used.
    virtual bool keyPressed(int key)
    {
        Q_UNUSED(key)
        return false;
    }

    void setName(const QString&);
    void setReading(const QString&);
    void setCountNote(const QString&);
    void setAxis(QCPAxis*, const QString& title, bool logarithmic = false);
    // In place of the plot, with what is missing; "" shows the plot.
    void setEmptyReason(const QString&);
    // Call after the data changed: fits the view unless the user has moved it, and replots once.
    void dataChanged();
    void scheduleReplot();
    void addLegend();
    // Only the horizontal direction may be zoomed and panned.
    void setHorizontalOnly(bool only) { m_horizontal_only = only; }

    void changeEvent(QEvent*) override;
    bool eventFilter(QObject*, QEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void applyTheme();
    void fitReading();
    void showReadout(const QPointF& pixel);
    void hideReadout();
    void showMenu(const QPoint& at);
    void saveAs(Format);
    bool handleKey(int key);
    void zoom(double factor, const QPointF& centre);
    void zoomMiddle(double factor);
    void pan(QCPAxisRect* rect, double horizontal, double vertical);
    QCPAxisRect* rectAt(const QPointF& pixel) const;
    bool handleMouse(QEvent*);

    QString m_name;
    QString m_reading_text;
    QCustomPlot* m_chart;
    QLabel* m_reading;
    QLabel* m_empty;
    QLabel* m_readout;
    QCPItemText* m_count;
    QPointF m_pressed_at;
    bool m_view_moved = false;
    bool m_horizontal_only = false;
    bool m_empty_shown = false;
};

}  // namespace assay::views
