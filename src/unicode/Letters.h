#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Texts of at most a given number of letters, as readers count them: a letter with its marks, a syllable of
/// several signs, or an emoji made of others is one, and never cut. Limits in bytes would give a name in
/// Greek or Chinese half or a third of the room of one in English. Since one letter may have any number of
/// marks, such a text also has at most kLargestLetter bytes for each letter.
namespace unicode {

inline constexpr std::size_t kLargestLetter = 16;

/// The beginning of a text, with at most this many letters.
[[nodiscard]] std::string_view beginning(std::string_view text, std::size_t letters);
/// The same, with an ellipsis if something was left out.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t letters);
/// Whether the text has no more letters than that.
[[nodiscard]] bool fits(std::string_view text, std::size_t letters);

}  // namespace unicode
