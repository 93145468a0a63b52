#include "base/CommandLine.h"

namespace base {

Result<std::vector<std::string>> splitCommand(std::string_view text) {
    std::vector<std::string> words;
    bool inWord = false;
    char quote = '\0';
    const auto letter = [&](char c) {
        if (!inWord) words.emplace_back();
        inWord = true;
        words.back() += c;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != '\0' && c == quote) {
            quote = '\0';
        } else if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
            letter(text[++i]);
        } else if (quote != '\0') {
            letter(c);
        } else if (c == '"' || c == '\'') {
            quote = c;
            if (!inWord) words.emplace_back();
            inWord = true;
        } else if (c == ' ' || c == '\t') {
            inWord = false;
        } else {
            letter(c);
        }
    }
    if (quote != '\0') return Error{msgid("a quote is not closed")};
    return words;
}

std::string joinCommand(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        const bool plain = !word.empty() && word.find_first_of(" \t\"'\\") == std::string::npos;
        if (!plain) text += '"';
        for (const char c : word) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        if (!plain) text += '"';
    }
    return text;
}

}  // namespace base
