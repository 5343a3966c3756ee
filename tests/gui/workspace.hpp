// A place of its own for each test: settings, data and documents in a folder that goes away.
#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace assay::workbench {

class Workspace {
public:
    Workspace() : settings(folder.filePath("settings.ini"), QSettings::IniFormat)
    {
        qputenv("XDG_DATA_HOME", folder.filePath("data").toUtf8());
    }

    QString file(const QString& name) const { return folder.filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile out(file(name));
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        return file(name);
    }

    static QByteArray read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    QSettings settings;
};

// Lets the event loop turn until it holds, ten seconds at most.
inline bool eventually(const std::function<bool()>& holds)
{
    return QTest::qWaitFor(holds, 10'000);
}

}  // namespace assay::workbench
