// What the user has chosen for the whole application, and where it is kept.
#pragma once

#include <QSettings>
#include <QStringList>
#include <QTranslator>

#include "views/theme/theme.hpp"

class QApplication;

namespace assay::workbench {

class Preferences {
public:
    Preferences(QApplication& application, QSettings& settings);

    QSettings& settings() { return m_settings; }

    views::Appearance appearance() const;
    void setAppearance(views::Appearance);

    // "" follows the system; else "en", "de", "zh_CN", "ja". Switching sends LanguageChange to every widget.
    QString language() const;
    void setLanguage(const QString& language);
    static QStringList languages();
    static QString nativeName(const QString& language);

    // Sets what is chosen; once at start.
    void apply();

    QStringList recentFiles() const;  // newest first, those that still exist
    void addRecentFile(const QString& path);
    void clearRecentFiles();

private:
    void applyLanguage();

    QApplication& m_application;
    QSettings& m_settings;
    QTranslator m_translator;
    QTranslator m_qt_translator;
};

}  // namespace assay::workbench
