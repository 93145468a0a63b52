#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace base {

/// The length in bytes of the first UTF-8 letter of the text; 0 if the text is empty or its first byte begins
/// no valid letter (cut short, overlong, a surrogate, beyond U+10FFFF).
[[nodiscard]] std::size_t letterLength(std::string_view text);

/// The first letter of a text that is not empty; a byte that begins no valid letter counts as one.
[[nodiscard]] std::string_view firstLetter(std::string_view text);

/// The code point of the text's first letter; U+FFFD if the text does not begin with a valid one.
[[nodiscard]] char32_t firstCodePoint(std::string_view text);

/// Whether this is a space other than U+0020: one that keeps words together, or of another width.
[[nodiscard]] bool isOtherSpace(char32_t letter);

/// Whether nothing is drawn for this letter: byte order marks, spaces without width, soft hyphens, and marks
/// that join letters or change their direction.
[[nodiscard]] bool isInvisible(char32_t letter);

/// Appends this code point, which must be below U+110000, in UTF-8.
void appendUtf8(std::string& text, char32_t letter);

/// The offset in bytes of the first byte that is not UTF-8; nothing if all of the text is UTF-8.
[[nodiscard]] std::optional<std::size_t> firstForeignByte(std::string_view text);

/// The text in UTF-8: valid UTF-8 letters stay, and each other byte is read as Windows-1252, which old
/// programs wrote and which includes the printable characters of Latin-1. No byte is lost.
[[nodiscard]] std::string toUtf8(std::string_view bytes);

/// A text from outside as readers want it: in UTF-8 as toUtf8() has it; every space is U+0020; without byte
/// order marks and spaces without width, which editors and web pages leave inside texts; and without zero
/// bytes at the end, which some programs and disks leave there.
[[nodiscard]] std::string plainText(std::string_view bytes);

/// "UTF-16" or "UTF-32" if these bytes begin as such a text does, with or without a byte order mark. Such
/// bytes cannot be read as UTF-8.
[[nodiscard]] std::optional<std::string_view> wideEncoding(std::string_view bytes);

}  // namespace base
