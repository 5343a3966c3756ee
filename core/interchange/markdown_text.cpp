#include "core/interchange/markdown_text.hpp"

namespace assay {

namespace {

constexpr std::string_view kActive = "\\`*_{}[]<>|~#&$!";

// Whether the text would start a list, a heading underline or a thematic break.
bool startsBlock(std::string_view text)
{
    if (text.empty()) {
        return false;
    }
    if (text.front() == '-' || text.front() == '+' || text.front() == '=') {
        return true;
    }
    const auto digits = text.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && (text[digits] == '.' || text[digits] == ')') &&
           (digits + 1 == text.size() || text[digits + 1] == ' ');
}

}  // namespace

std::string markdownText(std::string_view text, std::string_view line_break)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\n' || text.front() == '\t')) {
        text.remove_prefix(1);
    }
    std::string escaped;
    if (startsBlock(text)) {
        const auto marker = text.find_first_not_of("0123456789");
        escaped += text.substr(0, marker);
        escaped += '\\';
        escaped += text[marker];
        text.remove_prefix(marker + 1);
    }
    for (const char c : text) {
        if (c == '\n') {
            escaped += line_break;
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
            escaped += c == '\t' ? " " : "";
        } else if (c == '@') {
            escaped += "@\u200b";  // a zero-width space keeps a name from being notified
        } else {
            if (kActive.find(c) != std::string_view::npos) {
                escaped += '\\';
            }
            escaped += c;
        }
    }
    return escaped;
}

}  // namespace assay
