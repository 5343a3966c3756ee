// Every interface test runs with an application on the offscreen platform, and any warning of Qt's fails the test
// during which it appears.
#pragma once

#include <QStringList>

namespace assay::views {

// Warnings and worse since the current test began.
QStringList qtWarnings();

}  // namespace assay::views
