#include "app/workbench/paths.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace assay::workbench {

QString findAssayProgram()
{
    const QString folder = QCoreApplication::applicationDirPath();
    const QString beside = QStandardPaths::findExecutable(QStringLiteral("assay"), {folder});
    return beside.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("assay")) : beside;
}

QString untitledFolder()
{
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/untitled");
    QDir().mkpath(folder);
    return folder;
}

std::string nowText()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

Experiment freshExperiment()
{
    return newExperiment(QUuid::createUuid().toString(QUuid::Id128).toStdString(), nowText());
}

QString guideFolder()
{
    const QDir folder(QCoreApplication::applicationDirPath());
    for (const QString& candidate :
         {folder.absoluteFilePath(QStringLiteral("../share/doc/assay/guide")),
          folder.absoluteFilePath(QStringLiteral("../share/assay/guide")), QStringLiteral(ASSAY_SOURCE_GUIDE)}) {
        if (QFileInfo::exists(candidate + QStringLiteral("/index.html"))) {
            return QDir::cleanPath(candidate);
        }
    }
    return {};
}

}  // namespace assay::workbench
