#include "tests/views/offscreen.hpp"

#include <memory>

#include <QApplication>
#include <QLocale>

#include <gtest/gtest.h>

#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

QStringList g_warnings;

void keepWarnings(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    // The offscreen platform cannot do this, and says so once per window; it is no fault of the window's.
    if (message.contains(QLatin1String("does not support propagateSizeHints"))) {
        return;
    }
    if (type != QtDebugMsg && type != QtInfoMsg) {
        g_warnings.push_back(message);
    }
}

// The application lives as long as the test program: Qt does not support a second one.
class OffscreenApplication : public ::testing::Environment {
public:
    void SetUp() override
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_application = std::make_unique<QApplication>(m_argc, m_argv);
        applyAppearance(*m_application, Appearance::light);
        qInstallMessageHandler(keepWarnings);
    }
    void TearDown() override
    {
        qInstallMessageHandler(nullptr);
        m_application.reset();
    }

private:
    char m_name[5] = "test";
    char* m_argv[2] = {m_name, nullptr};
    int m_argc = 1;
    std::unique_ptr<QApplication> m_application;
};

class WarningsFail : public ::testing::EmptyTestEventListener {
    void OnTestStart(const ::testing::TestInfo&) override { g_warnings.clear(); }
    void OnTestEnd(const ::testing::TestInfo&) override
    {
        if (!g_warnings.isEmpty()) {
            ADD_FAILURE() << "Qt warned: " << g_warnings.join(QLatin1String("\n")).toStdString();
        }
    }
};

[[maybe_unused]] const bool g_registered = [] {
    ::testing::AddGlobalTestEnvironment(new OffscreenApplication);
    ::testing::UnitTest::GetInstance()->listeners().Append(new WarningsFail);
    return true;
}();

}  // namespace

QStringList qtWarnings()
{
    return g_warnings;
}

}  // namespace assay::views
