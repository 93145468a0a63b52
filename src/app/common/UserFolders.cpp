#include "app/common/UserFolders.h"

#include <algorithm>
#include <optional>

namespace app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kBlanks = " \t";

void skip(std::string_view& text, std::string_view letters) {
    text.remove_prefix(std::min(text.find_first_not_of(letters), text.size()));
}

/// The text between the quotes at the beginning; a backslash stands before a letter without a meaning of its
/// own.
std::optional<std::string> quoted(std::string_view text) {
    if (!text.starts_with('"')) return {};
    std::string value;
    for (std::size_t i = 1; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        value += text[i];
    }
    return value;
}

}  // namespace

std::map<std::string, fs::path> readUserFolders(std::string_view text, const fs::path& home) {
    constexpr std::string_view kHome = "$HOME";
    std::map<std::string, fs::path> folders;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        skip(line, kBlanks);
        const std::string name(line.substr(0, line.find_first_of(" \t=")));
        line.remove_prefix(name.size());
        skip(line, kBlanks);
        if (name.starts_with('#') || !line.starts_with('=')) continue;
        line.remove_prefix(1);
        skip(line, kBlanks);
        const auto value = quoted(line);
        if (value && value->starts_with('/')) folders[name] = *value;
        if (value && (*value == kHome || value->starts_with(std::string(kHome) + "/")))
            folders[name] = home / fs::path(value->substr(std::min(kHome.size() + 1, value->size())));
    }
    return folders;
}

}  // namespace app
