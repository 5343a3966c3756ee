// What is known of one case, as rich text for the evidence panel. Everything foreign is escaped.
#pragma once

#include <QString>

#include "views/document_model.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {

// "" when no case is selected or the document lacks it.
QString evidenceHtml(const DocumentModel&, const Theme&);

}  // namespace assay::views
