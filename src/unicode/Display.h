#pragma once

#include <string>
#include <string_view>

namespace unicode {

/// Whether displayed() changes nothing: true for most texts, and found fast.
[[nodiscard]] bool isDisplayed(std::string_view text);

/// The text as it is drawn, letter by letter: composed (NFC), without invisible characters, Arabic letters in
/// the forms that join them, in the order of writing. Letters beyond U+FFFF become U+FFFD, since Dear ImGui
/// cannot draw them.
[[nodiscard]] std::string displayed(std::string_view text);

/// Whether the text has letters that are written from right to left.
[[nodiscard]] bool hasRightToLeft(std::string_view text);

/// A line of displayed() text with its letters from left to right. The line as a whole runs from left to
/// right, as the interface does, unless all its letters run from right to left.
[[nodiscard]] std::string visualOrder(std::string_view line);

}  // namespace unicode
