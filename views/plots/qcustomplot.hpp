// The one way to include QCustomPlot: its header uses Qt's foreach, which QT_NO_FOREACH takes away.
#pragma once

#ifdef QT_NO_FOREACH
#define ASSAY_RESTORE_QT_NO_FOREACH
#undef QT_NO_FOREACH
#endif
#include <QtGlobal>
#ifndef foreach
// QtGlobal came in earlier without it.
#define foreach(variable, container) for (variable : container)
#define ASSAY_UNDEFINE_FOREACH
#endif

#include <qcustomplot.h>

#ifdef ASSAY_UNDEFINE_FOREACH
#undef foreach
#undef ASSAY_UNDEFINE_FOREACH
#endif
#ifdef ASSAY_RESTORE_QT_NO_FOREACH
#define QT_NO_FOREACH
#undef ASSAY_RESTORE_QT_NO_FOREACH
#endif
