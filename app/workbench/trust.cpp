#include "app/workbench/trust.hpp"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace assay::workbench {
namespace {

QByteArray contentHash(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) {
        return {};
    }
    return hash.result().toHex();
}

QString settingsKey(const Executable& executable)
{
    const QByteArray place = QCryptographicHash::hash(executable.location.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("trust/%1").arg(QString::fromLatin1(place));
}

}  // namespace

std::vector<Executable> executablesOf(const Experiment& experiment, const QString& folder)
{
    std::vector<Executable> found;
    for (const std::string& plugin : experiment.plugins) {
        const QFileInfo file(QDir(folder), QString::fromStdString(plugin));
        const QString location = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
        found.push_back(
            {QCoreApplication::translate("Trust", "plugin %1").arg(location), location, contentHash(location)});
    }
    if (!experiment.launcher.empty()) {
        // A command's content is its words; unit separators keep ["a b"] apart from ["a", "b"].
        QStringList words;
        for (const std::string& word : experiment.launcher) {
            words.push_back(QString::fromStdString(word));
        }
        const QString joined = words.join(QChar(0x1f));
        found.push_back({QCoreApplication::translate("Trust", "command %1").arg(words.join(QLatin1Char(' '))),
                         QStringLiteral("launcher:") + joined,
                         QCryptographicHash::hash(joined.toUtf8(), QCryptographicHash::Sha256).toHex()});
    }
    return found;
}

bool TrustList::trusts(const Executable& executable) const
{
    return !executable.hash.isEmpty() && m_settings.value(settingsKey(executable)).toByteArray() == executable.hash;
}

void TrustList::trust(const Executable& executable)
{
    if (!executable.hash.isEmpty()) {
        m_settings.setValue(settingsKey(executable), executable.hash);
    }
}

}  // namespace assay::workbench
