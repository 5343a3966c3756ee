// Copying and exporting of plots.
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QSaveFile>
#include <QSvgGenerator>

#include "views/plots/plot.hpp"

namespace assay::views {
namespace {

constexpr double kExportScale = 2;  // of rasters: sharp on a dense screen and in print

}  // namespace

bool Plot::save(const QString& path, Format format) const
{
    switch (format) {
        case Format::png:
            return m_chart->savePng(path, 0, 0, kExportScale);
        case Format::pdf:
            return m_chart->savePdf(path, 0, 0, QCP::epAllowCosmetic, QStringLiteral("Assay"), m_name);
        case Format::csv: {
            QSaveFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(csv().toUtf8()) >= 0 && file.commit();
        }
        case Format::svg:
            break;
    }
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(m_chart->size());
    generator.setViewBox(m_chart->rect());
    generator.setTitle(m_name);
    generator.setDescription(m_reading_text);
    QCPPainter painter;
    if (!painter.begin(&generator)) {
        return false;
    }
    painter.setMode(QCPPainter::pmVectorized);
    m_chart->toPainter(&painter, m_chart->width(), m_chart->height());
    painter.end();
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(buffer.data()) >= 0 && file.commit();
}

void Plot::copyImage() const
{
    QApplication::clipboard()->setPixmap(m_chart->toPixmap(0, 0, kExportScale));
}

void Plot::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy image"), this, &Plot::copyImage);
    menu->addAction(tr("Copy data as CSV"), this, [this] { QApplication::clipboard()->setText(csv()); });
    menu->addSeparator();
    menu->addAction(tr("Save as PNG…"), this, [this] { saveAs(Format::png); });
    menu->addAction(tr("Save as SVG…"), this, [this] { saveAs(Format::svg); });
    menu->addAction(tr("Save as PDF…"), this, [this] { saveAs(Format::pdf); });
    menu->addAction(tr("Save data as CSV…"), this, [this] { saveAs(Format::csv); });
    menu->addSeparator();
    menu->addAction(tr("Reset view"), this, &Plot::resetView);
    menu->popup(m_chart->mapToGlobal(at));
}

void Plot::saveAs(Format format)
{
    static constexpr const char* kEndings[] = {"png", "svg", "pdf", "csv"};
    const QString ending = QLatin1String(kEndings[static_cast<int>(format)]);
    auto* dialog = new QFileDialog(this, tr("Save “%1”").arg(m_name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilter(QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending));
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString& path) {
        if (!save(path, format)) {
            m_readout->setText(tr("%1 could not be written. Choose another folder or free some space.")
                                   .arg(QDir::toNativeSeparators(path)));
            m_readout->adjustSize();
            m_readout->move(kGrid, kGrid);
            m_readout->show();
        }
    });
    dialog->open();
}

}  // namespace assay::views
