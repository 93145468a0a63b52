#pragma once

#include <string>
#include <string_view>

namespace app {

/// At most so many bytes of a text in UTF-8, whole letters only. What files hold may be as long as they are;
/// no picture has room for it.
[[nodiscard]] inline std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) --bytes;
    return text.substr(0, bytes);
}

/// The same, with an ellipsis where something is left out.
[[nodiscard]] inline std::string shortened(std::string_view text, std::size_t bytes) {
    return std::string(beginningOf(text, bytes)) + (text.size() > bytes ? "\u2026" : "");
}

}  // namespace app
