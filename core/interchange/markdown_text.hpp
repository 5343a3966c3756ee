// Foreign text inside Markdown.
#pragma once

#include <string>
#include <string_view>

namespace assay {

// One line that renders as the text itself: no markup, HTML, link, table cell border, mention or control character
// in it takes effect. Line breaks become `line_break`.
std::string markdownText(std::string_view text, std::string_view line_break = " ");

}  // namespace assay
