#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace base {

/// Bytes of the UTF-8 letter that the text begins with; 0 if its first byte begins none (cut short, overlong,
/// a surrogate, beyond U+10FFFF) or the text is empty.
[[nodiscard]] std::size_t letterLength(std::string_view text);

/// Appends this code point, which must be below U+110000.
void appendUtf8(std::string& text, char32_t letter);

/// Where the text stops being UTF-8, in bytes; none if all of it is.
[[nodiscard]] std::optional<std::size_t> firstForeignByte(std::string_view text);

/// The text in UTF-8: letters that are UTF-8 stay, each other byte is read as Windows-1252, which old
/// programs wrote and which holds all printable characters of Latin-1. No byte is left out.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// "UTF-16" or "UTF-32" if these bytes begin as such a text does, with or without a byte order mark. Such
/// bytes cannot be read as UTF-8.
[[nodiscard]] std::optional<std::string_view> wideEncoding(std::string_view bytes);

}  // namespace base
