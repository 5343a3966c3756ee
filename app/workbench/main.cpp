// assay-workbench: the desktop application.
#include <cstdio>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/workbench/headless.hpp"
#include "app/workbench/heartbeat.hpp"
#include "app/workbench/main_window.hpp"
#include "app/workbench/paths.hpp"
#include "kernels/families.hpp"
#include "views/theme/icons.hpp"

namespace {

using namespace assay;
using namespace assay::workbench;

constexpr int kUsage = 2;
constexpr int kBadInput = 3;

struct Options {
    QString document;
    ReportTargets report;
    QString screenshots;
    QSize size{1440, 900};
    std::optional<views::Appearance> appearance;
    QString heartbeat;
    bool run = false;
};

int complain(const std::string& text, int status)
{
    std::fprintf(stderr, "assay-workbench: %s\n", text.c_str());
    return status;
}

// Nothing that ends by itself may need a display.
bool needsNoDisplay(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        for (const char* option :
             {"--export-pdf", "--export-html", "--screenshots", "--version", "--help", "-h", "-v"}) {
            if (qstrncmp(argv[i], option, qstrlen(option)) == 0) {
                return true;
            }
        }
    }
    return false;
}

std::optional<QSize> parseSize(const QString& text)
{
    const QStringList parts = text.toLower().split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    const bool sensible =
        size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384;
    return sensible ? std::optional(size) : std::nullopt;
}

// nullopt, after a message, when the arguments make no sense.
std::optional<Options> parse(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Desktop workbench that proves or refutes a GPU optimisation."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("document"),
                                 QApplication::translate("main", "Experiment to open (.assay)."),
                                 QStringLiteral("[document.assay]"));
    parser.addOptions({
        {QStringLiteral("export-pdf"), QApplication::translate("main", "Write the report as PDF and end."),
         QStringLiteral("file")},
        {QStringLiteral("export-html"), QApplication::translate("main", "Write the report as one HTML file and end."),
         QStringLiteral("file")},
        {QStringLiteral("screenshots"), QApplication::translate("main", "Write a picture of every page and end."),
         QStringLiteral("folder")},
        {QStringLiteral("size"), QApplication::translate("main", "Window size for --screenshots."),
         QStringLiteral("WxH"), QStringLiteral("1440x900")},
        {QStringLiteral("theme"), QApplication::translate("main", "Colours for --screenshots: light or dark."),
         QStringLiteral("theme")},
        {QStringLiteral("run"), QApplication::translate("main", "Start measuring as soon as the document is open.")},
        {QStringLiteral("heartbeat"),
         QApplication::translate("main", "During runs, log the largest gap between two ticks of the interface thread."),
         QStringLiteral("file")},
    });
    parser.process(application);

    Options options;
    if (parser.positionalArguments().size() > 1) {
        complain("one document at a time", kUsage);
        return std::nullopt;
    }
    options.document = parser.positionalArguments().value(0);
    options.report = {parser.value(QStringLiteral("export-pdf")), parser.value(QStringLiteral("export-html"))};
    options.screenshots = parser.value(QStringLiteral("screenshots"));
    options.heartbeat = parser.value(QStringLiteral("heartbeat"));
    options.run = parser.isSet(QStringLiteral("run"));
    const auto size = parseSize(parser.value(QStringLiteral("size")));
    const QString theme = parser.value(QStringLiteral("theme"));
    if (!size || (!theme.isEmpty() && theme != QLatin1String("light") && theme != QLatin1String("dark"))) {
        complain(!size ? "--size wants WIDTHxHEIGHT, as in 1440x900" : "--theme is light or dark", kUsage);
        return std::nullopt;
    }
    options.size = *size;
    if (!theme.isEmpty()) {
        options.appearance = theme == QLatin1String("dark") ? views::Appearance::dark : views::Appearance::light;
    }
    const bool needs_document = options.run || !options.report.pdf.isEmpty() || !options.report.html.isEmpty() ||
                                !options.screenshots.isEmpty();
    if (needs_document && options.document.isEmpty()) {
        complain("which document? Name an .assay file", kUsage);
        return std::nullopt;
    }
    return options;
}

int runBatch(const Options& options, QApplication& application)
{
    if (!options.report.pdf.isEmpty() || !options.report.html.isEmpty()) {
        if (const auto done = exportDocument(kernels::descriptions(), options.document, options.report); !done) {
            return complain(describe(done.error()), kBadInput);
        }
    }
    if (options.screenshots.isEmpty()) {
        return 0;
    }
    // The user's own settings must neither show in the pictures nor be changed by them.
    QSettings settings(
        QDir::temp().filePath(QStringLiteral("assay-screenshots-%1.ini").arg(QApplication::applicationPid())),
        QSettings::IniFormat);
    Preferences preferences(application, settings);
    preferences.setAppearance(options.appearance.value_or(views::Appearance::light));
    preferences.apply();
    int status = 0;
    {
        MainWindow window(kernels::descriptions(), findAssayProgram(), preferences);
        if (const auto done = takeScreenshots(window, options.document, options.screenshots, options.size); !done) {
            status = complain(describe(done.error()), kBadInput);
        }
    }
    QFile::remove(settings.fileName());
    return status;
}

}  // namespace

int main(int argc, char** argv)
{
    if (needsNoDisplay(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("assay"));
    QApplication::setApplicationDisplayName(QStringLiteral("Assay"));
    QApplication::setApplicationVersion(QStringLiteral(ASSAY_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.assay.Workbench"));
    const std::optional<Options> options = parse(application);
    if (!options) {
        return kUsage;
    }
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.assay.Workbench.svg")));
    if (!options->report.pdf.isEmpty() || !options->report.html.isEmpty() || !options->screenshots.isEmpty()) {
        return runBatch(*options, application);
    }
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("assay"),
                       QStringLiteral("workbench"));
    Preferences preferences(application, settings);
    preferences.apply();
    if (options->appearance) {
        views::applyAppearance(application, *options->appearance);
    }
    MainWindow window(kernels::descriptions(), findAssayProgram(), preferences);
    window.restoreLayout();
    std::unique_ptr<Heartbeat> heartbeat;
    if (!options->heartbeat.isEmpty()) {
        heartbeat = std::make_unique<Heartbeat>(window.document().model(), options->heartbeat);
    }
    window.show();
    if (options->run) {
        // The matrix is expanded by then. A document that names code from outside is refused, as by the run command.
        QObject::connect(
            &window.document(), &Document::settled, &window, [&window] { window.document().run(); },
            Qt::SingleShotConnection);
    }
    if (options->document.isEmpty()) {
        window.newDocument(freshExperiment());
    } else {
        window.openPath(options->document);
    }
    return QApplication::exec();
}
