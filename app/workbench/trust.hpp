// What a document would execute when run, and whether the user has agreed to exactly that: by location and content.
#pragma once

#include <string>
#include <vector>

#include <QSettings>
#include <QStringList>

#include "core/experiment/experiment.hpp"

namespace assay::workbench {

struct Executable {
    QString what;      // "plugin /opt/k/libfast.so", "launcher ssh gpu1"
    QString location;  // canonical path, or the launcher's words
    QByteArray hash;   // SHA-256 of the content, hexadecimal; empty when the file cannot be read

    bool operator==(const Executable&) const = default;
};

// Reads and hashes the files: call it off the interface thread. `folder`: of the document, which plugin paths may be
// relative to.
std::vector<Executable> executablesOf(const Experiment&, const QString& folder);

class TrustList {
public:
    // Remembered under "trust" in the settings.
    explicit TrustList(QSettings& settings) : m_settings(settings) {}

    bool trusts(const Executable&) const;
    void trust(const Executable&);

private:
    QSettings& m_settings;
};

}  // namespace assay::workbench
