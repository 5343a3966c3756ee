#include "views/plots/plot.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace assay::views {
namespace {

constexpr int kLegendEntry = 25 * kGrid;  // room of a variant's name, its mark and its count
constexpr double kKeyPan = 0.1;           // of the visible range
constexpr double kKeyZoom = 0.8;          // a wheel notch of QCustomPlot's own

}  // namespace

SeriesStyle seriesStyle(const Theme& theme, const Experiment& experiment, const std::string& variant,
                        const QString& title)
{
    static constexpr Qt::PenStyle kLines[] = {Qt::DashLine, Qt::DashDotLine, Qt::DashDotDotLine, Qt::DotLine};
    static constexpr QCPScatterStyle::ScatterShape kMarks[] = {QCPScatterStyle::ssTriangle, QCPScatterStyle::ssSquare,
                                                               QCPScatterStyle::ssDiamond, QCPScatterStyle::ssCross};
    SeriesStyle style{title, variantInk(theme, experiment, variant)};
    std::size_t candidate = 0;
    for (const VariantChoice& choice : experiment.variants) {
        if (choice.variant == variant && choice.role == Role::candidate) {
            style.line = kLines[candidate % std::size(kLines)];
            style.mark = kMarks[candidate % std::size(kMarks)];
        } else if (choice.variant == variant && choice.role == Role::reference) {
            style.line = Qt::DotLine;
            style.mark = QCPScatterStyle::ssCircle;
        }
        candidate += choice.role == Role::candidate ? 1 : 0;
    }
    return style;
}

Plot::Plot(const QString& name, QWidget* parent)
    : QFrame(parent),
      m_chart(new QCustomPlot(this)),
      m_reading(new QLabel(this)),
      m_empty(new QLabel(this)),
      m_readout(new QLabel(m_chart)),
      m_count(new QCPItemText(m_chart))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2);
    column->setSpacing(0);
    column->addWidget(m_chart, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_reading);

    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("quiet", true);
    m_empty->setMargin(2 * kGrid);
    m_empty->hide();
    m_reading->setWordWrap(true);
    m_reading->setContentsMargins(kGrid, 0, kGrid, kGrid / 2);
    m_reading->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_readout->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_readout->setMargin(kGrid / 2);
    m_readout->setTextFormat(Qt::PlainText);
    m_readout->hide();

    m_count->setText(QString());
    m_count->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    m_count->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_count->position->setCoords(0.995, 0.01);
    m_count->setLayer(QStringLiteral("legend"));

    m_chart->setFocusPolicy(Qt::StrongFocus);
    m_chart->setMinimumSize(24 * kGrid, 16 * kGrid);
    m_chart->setMouseTracking(true);
    m_chart->setContextMenuPolicy(Qt::CustomContextMenu);
    m_chart->setNoAntialiasingOnDrag(true);
    m_chart->installEventFilter(this);
    connect(m_chart, &QWidget::customContextMenuRequested, this, &Plot::showMenu);
    setName(name);
    applyTheme();
}

QString Plot::countNote() const
{
    return m_count->text();
}

void Plot::setName(const QString& name)
{
    m_name = name;
    setAccessibleName(name);
    m_chart->setAccessibleName(name);
}

void Plot::setReading(const QString& reading)
{
    m_reading_text = reading;
    m_reading->setText(reading);
    m_reading->setVisible(!reading.isEmpty() && !m_empty_shown);
    fitReading();
    m_chart->setAccessibleDescription(reading);
    setAccessibleDescription(reading);
}

// Layouts do not pass a wrapped label's height up to splitters, which would let it run into the plot.
void Plot::fitReading()
{
    // A label without text has no such height and says -1; with a minimum it never says less.
    m_reading->setMinimumHeight(0);
    m_reading->setFixedHeight(std::max(0, m_reading->heightForWidth(contentsRect().width())));
}

void Plot::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitReading();
    if (m_chart->legend != nullptr) {
        m_chart->legend->setWrap(std::max(1, width() / kLegendEntry));
        m_chart->legend->setFillOrder(QCPLegend::foColumnsFirst, true);
    }
}

void Plot::setCountNote(const QString& note)
{
    m_count->setText(note);
}

void Plot::setAxis(QCPAxis* axis, const QString& title, bool logarithmic)
{
    axis->setLabel(logarithmic ? tr("%1, log scale", "axis title").arg(title) : title);
    axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (logarithmic) {
        axis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
        axis->setNumberFormat(QStringLiteral("eb"));
        axis->setNumberPrecision(0);
    }
}

void Plot::setEmptyReason(const QString& reason)
{
    m_empty_shown = !reason.isEmpty();
    m_empty->setText(reason);
    m_empty->setVisible(m_empty_shown);
    m_chart->setVisible(!m_empty_shown);
    m_reading->setVisible(!m_empty_shown && !m_reading_text.isEmpty());
    if (m_empty_shown) {
        setAccessibleDescription(reason);
    }
}

void Plot::dataChanged()
{
    if (!m_view_moved) {
        fitView();
    }
    scheduleReplot();
}

void Plot::scheduleReplot()
{
    m_chart->replot(QCustomPlot::rpQueuedReplot);
}

void Plot::resetView()
{
    m_view_moved = false;
    fitView();
    scheduleReplot();
}

void Plot::addLegend()
{
    auto* legend = new QCPLegend;
    m_chart->legend->setVisible(false);
    m_chart->plotLayout()->insertRow(0);
    m_chart->plotLayout()->addElement(0, 0, legend);
    m_chart->plotLayout()->setRowStretchFactor(0, 0.001);
    legend->setLayer(QStringLiteral("legend"));
    legend->setFillOrder(QCPLegend::foColumnsFirst);
    legend->setBorderPen(Qt::NoPen);
    legend->setMargins(QMargins(kGrid, kGrid / 2, kGrid, 0));
    m_chart->setAutoAddPlottableToLegend(false);
    m_chart->legend = legend;
    applyTheme();
}

void Plot::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // The style sheet of a new appearance arrives after the palette; both lead here.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        applyTheme();
    }
}

void Plot::applyTheme()
{
    const Theme& current = theme();
    const QFont font = smallFont();
    m_chart->setBackground(current.surface);
    for (QCPAxisRect* rect : m_chart->axisRects()) {
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(current.outline);
            axis->setTickPen(current.outline);
            axis->setSubTickPen(current.border);
            axis->setTickLabelColor(current.text);
            axis->setLabelColor(current.muted);
            axis->setTickLabelFont(font);
            axis->setLabelFont(font);
            axis->grid()->setPen(current.grid);
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
    }
    if (m_chart->legend != nullptr) {
        m_chart->legend->setBrush(Qt::NoBrush);
        m_chart->legend->setTextColor(current.text);
        m_chart->legend->setFont(font);
    }
    m_count->setColor(current.muted);
    m_count->setFont(font);
    QPalette readout = m_readout->palette();
    readout.setColor(QPalette::Window, current.raised);
    readout.setColor(QPalette::WindowText, current.text);
    m_readout->setPalette(readout);
    m_readout->setAutoFillBackground(true);
    m_readout->setFrameShape(QFrame::Box);
    QPalette own = m_empty->palette();
    own.setColor(QPalette::Window, current.surface);
    m_empty->setPalette(own);
    m_empty->setAutoFillBackground(true);
    restyle(current);
    scheduleReplot();
}

void Plot::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Theme& current = theme();
    QPainter painter(this);
    painter.fillRect(rect(), current.surface);
    const bool focused = m_chart->hasFocus();
    painter.setPen(QPen(focused ? current.accent : current.border, focused ? 2 : 1));
    painter.drawRect(focused ? rect().adjusted(1, 1, -1, -1) : rect().adjusted(0, 0, -1, -1));
}

bool Plot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_chart) {
        return QFrame::eventFilter(watched, event);
    }
    switch (event->type()) {
        case QEvent::FocusIn:
        case QEvent::FocusOut:
            update();
            return false;
        case QEvent::Leave:
            hideReadout();
            return false;
        case QEvent::KeyPress:
            return handleKey(static_cast<QKeyEvent*>(event)->key());
        default:
            return handleMouse(event);
    }
}

bool Plot::handleMouse(QEvent* event)
{
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            m_pressed_at = static_cast<QMouseEvent*>(event)->position();
            return false;
        case QEvent::MouseButtonRelease: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const bool still = (mouse->position() - m_pressed_at).manhattanLength() < 4;
            if (mouse->button() == Qt::LeftButton && still) {
                clicked(mouse->position());
            }
            return false;
        }
        case QEvent::MouseMove: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            if ((mouse->buttons() & Qt::LeftButton) != 0) {
                const QPointF moved = mouse->position() - m_pressed_at;
                hideReadout();
                QCPAxisRect* rect = rectAt(m_pressed_at);
                pan(rect, -moved.x() / std::max(1, rect->width()), moved.y() / std::max(1, rect->height()));
                m_pressed_at = mouse->position();
            } else {
                showReadout(mouse->position());
            }
            return false;
        }
        case QEvent::Wheel: {
            const auto* wheel = static_cast<QWheelEvent*>(event);
            zoom(std::pow(kKeyZoom, wheel->angleDelta().y() / 120.0), wheel->position());
            return true;
        }
        case QEvent::MouseButtonDblClick:
            resetView();
            return true;
        default:
            return false;
    }
}

bool Plot::handleKey(int key)
{
    if (keyPressed(key)) {
        return true;
    }
    QCPAxisRect* rect = m_chart->axisRect();
    switch (key) {
        case Qt::Key_Left:
            pan(rect, -kKeyPan, 0);
            return true;
        case Qt::Key_Right:
            pan(rect, kKeyPan, 0);
            return true;
        case Qt::Key_Up:
            pan(rect, 0, kKeyPan);
            return true;
        case Qt::Key_Down:
            pan(rect, 0, -kKeyPan);
            return true;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoomMiddle(kKeyZoom);
            return true;
        case Qt::Key_Minus:
            zoomMiddle(1 / kKeyZoom);
            return true;
        case Qt::Key_Home:
        case Qt::Key_0:
            resetView();
            return true;
        default:
            return false;
    }
}

QCPAxisRect* Plot::rectAt(const QPointF& pixel) const
{
    QCPAxisRect* rect = m_chart->axisRectAt(pixel);
    return rect != nullptr ? rect : m_chart->axisRect();
}

// One rectangle only: linked axes of the others follow by themselves.
void Plot::zoom(double factor, const QPointF& centre)
{
    QCPAxisRect* rect = rectAt(centre);
    QCPAxis* across = rect->axis(QCPAxis::atBottom);
    across->scaleRange(factor, across->pixelToCoord(centre.x()));
    if (!m_horizontal_only) {
        QCPAxis* up = rect->axis(QCPAxis::atLeft);
        up->scaleRange(factor, up->pixelToCoord(centre.y()));
    }
    m_view_moved = true;
    scheduleReplot();
}

void Plot::zoomMiddle(double factor)
{
    QCPAxisRect* rect = m_chart->axisRect();
    rect->axis(QCPAxis::atBottom)->scaleRange(factor);
    if (!m_horizontal_only) {
        rect->axis(QCPAxis::atLeft)->scaleRange(factor);
    }
    m_view_moved = true;
    scheduleReplot();
}

void Plot::pan(QCPAxisRect* rect, double horizontal, double vertical)
{
    const auto move = [](QCPAxis* axis, double share) {
        if (axis->scaleType() == QCPAxis::stLogarithmic) {
            const double factor = std::pow(axis->range().upper / axis->range().lower, share);
            axis->setRange(axis->range().lower * factor, axis->range().upper * factor);
        } else {
            axis->moveRange((axis->rangeReversed() ? -share : share) * axis->range().size());
        }
    };
    move(rect->axis(QCPAxis::atBottom), horizontal);
    if (!m_horizontal_only) {
        move(rect->axis(QCPAxis::atLeft), vertical);
    }
    m_view_moved = true;
    scheduleReplot();
}

void Plot::showReadout(const QPointF& pixel)
{
    const QString text = readoutAt(pixel);
    if (text.isEmpty()) {
        hideReadout();
        return;
    }
    m_readout->setText(text);
    m_readout->adjustSize();
    // Beside the pointer, on the side that has room.
    int x = static_cast<int>(pixel.x()) + 2 * kGrid;
    int y = static_cast<int>(pixel.y()) + kGrid;
    if (x + m_readout->width() > m_chart->width()) {
        x = static_cast<int>(pixel.x()) - m_readout->width() - kGrid;
    }
    y = std::clamp(y, 0, std::max(0, m_chart->height() - m_readout->height()));
    m_readout->move(std::max(0, x), y);
    m_readout->show();
    m_readout->raise();
}

void Plot::hideReadout()
{
    m_readout->hide();
}

}  // namespace assay::views
