#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace base {

/// The length in bytes of the first UTF-8 letter of the text; 0 if the text is empty or its first byte begins
/// no valid letter (cut short, overlong, a surrogate, beyond U+10FFFF).
[[nodiscard]] std::size_t letterLength(std::string_view text);

/// Appends this code point, which must be below U+110000, in UTF-8.
void appendUtf8(std::string& text, char32_t letter);

/// The offset in bytes of the first byte that is not UTF-8; nothing if all of the text is UTF-8.
[[nodiscard]] std::optional<std::size_t> firstForeignByte(std::string_view text);

/// The text in UTF-8: valid UTF-8 letters stay, and each other byte is read as Windows-1252, which old
/// programs wrote and which includes the printable characters of Latin-1. No byte is lost.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// "UTF-16" or "UTF-32" if these bytes begin as such a text does, with or without a byte order mark. Such
/// bytes cannot be read as UTF-8.
[[nodiscard]] std::optional<std::string_view> wideEncoding(std::string_view bytes);

}  // namespace base
