#include "base/FileName.h"

#include <charconv>

#include "base/Printable.h"
#include "base/Utf8.h"

namespace base {

namespace {

constexpr std::string_view kScheme = "file://";
constexpr std::string_view kHex = "0123456789ABCDEF";

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("/.-_").find(c) != std::string_view::npos;
}

}  // namespace

std::string shownPath(const std::filesystem::path& path) {
    std::string shown;
    for (const char c : printable(toUtf8(path.string()))) {
        if (c == '\n')
            shown += "\\x0A";
        else if (c == '\t')
            shown += "\\x09";
        else
            shown += c;
    }
    return shown;
}

std::string fileUri(const std::filesystem::path& path) {
    std::string uri(kScheme);
    for (const char c : path.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(c))
            uri += c;
        else
            uri += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
    }
    return uri;
}

std::string pathText(const std::filesystem::path& path) {
    return firstForeignByte(path.string()) ? fileUri(path) : path.string();
}

std::filesystem::path pathOf(std::string_view text) {
    if (!text.starts_with(kScheme)) return text;
    text.remove_prefix(kScheme.size());
    std::string path;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        const char* const digits = text.data() + i + 1;
        if (text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            path += static_cast<char>(byte);
            i += 2;
        } else {
            path += text[i];
        }
    }
    return path;
}

}  // namespace base
