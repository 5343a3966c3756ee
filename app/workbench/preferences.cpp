#include "app/workbench/preferences.hpp"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>

namespace assay::workbench {
namespace {

constexpr int kRecentFiles = 10;

// Catalogues: in the resources, or installed, or next to a developer's build.
bool loadCatalogue(QTranslator& translator, const QLocale& locale)
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString& folder :
         {QStringLiteral(":/i18n"), program.absoluteFilePath(QStringLiteral("../share/assay/translations")),
          program.absoluteFilePath(QStringLiteral("../translations"))}) {
        if (translator.load(locale, QStringLiteral("assay"), QStringLiteral("_"), folder)) {
            return true;
        }
    }
    return false;
}

}  // namespace

Preferences::Preferences(QApplication& application, QSettings& settings)
    : m_application(application), m_settings(settings)
{
}

views::Appearance Preferences::appearance() const
{
    const QString name = m_settings.value(QStringLiteral("appearance")).toString();
    return name == QLatin1String("light")  ? views::Appearance::light
           : name == QLatin1String("dark") ? views::Appearance::dark
                                           : views::Appearance::system;
}

void Preferences::setAppearance(views::Appearance appearance)
{
    const char* name = appearance == views::Appearance::light  ? "light"
                       : appearance == views::Appearance::dark ? "dark"
                                                               : "system";
    m_settings.setValue(QStringLiteral("appearance"), QLatin1String(name));
    views::applyAppearance(m_application, appearance);
}

QString Preferences::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Preferences::setLanguage(const QString& language)
{
    m_settings.setValue(QStringLiteral("language"), language);
    applyLanguage();
}

QStringList Preferences::languages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN"), QStringLiteral("ja")};
}

QString Preferences::nativeName(const QString& language)
{
    if (language == QLatin1String("de")) {
        return QStringLiteral("Deutsch");
    }
    if (language == QLatin1String("zh_CN")) {
        return QStringLiteral("简体中文");
    }
    if (language == QLatin1String("ja")) {
        return QStringLiteral("日本語");
    }
    return QStringLiteral("English");
}

void Preferences::apply()
{
    views::applyAppearance(m_application, appearance());
    applyLanguage();
}

void Preferences::applyLanguage()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qt_translator);
    const QLocale locale = language().isEmpty() ? QLocale::system() : QLocale(language());
    QLocale::setDefault(locale);
    if (m_qt_translator.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt_translator);
    }
    // English has a catalogue too, for its plurals; it also serves a language that has none.
    if (loadCatalogue(m_translator, locale) || loadCatalogue(m_translator, QLocale(QLocale::English))) {
        QCoreApplication::installTranslator(&m_translator);
    }
}

QStringList Preferences::recentFiles() const
{
    QStringList files = m_settings.value(QStringLiteral("recentFiles")).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void Preferences::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = m_settings.value(QStringLiteral("recentFiles")).toStringList();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(QStringLiteral("recentFiles"), files.mid(0, kRecentFiles));
}

void Preferences::clearRecentFiles()
{
    m_settings.remove(QStringLiteral("recentFiles"));
}

}  // namespace assay::workbench
