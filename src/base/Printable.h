#pragma once

#include <string>
#include <string_view>

namespace base {

/// The text without anything that a terminal would obey or that ends a C string: control characters (below
/// U+0020, U+007F to U+009F, and single bytes of that range that are not UTF-8) become `\x1B` and the like.
/// Line ends and tabs stay. To be used for every text from outside that goes to a terminal, the log or the
/// screen.
[[nodiscard]] std::string printable(std::string_view text);

/// The beginning of a UTF-8 text: at most `bytes` bytes, whole letters only. Texts in files may be longer
/// than the screen has room for.
[[nodiscard]] std::string_view beginningOf(std::string_view text, std::size_t bytes);

/// The same, with an ellipsis if something was left out.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes);

/// Outside data as messages quote it: printable, on one line, invisible characters named (U+200E), but for
/// those that join letters; at most kLongestExcerpt bytes.
inline constexpr std::size_t kLongestExcerpt = 200;
[[nodiscard]] std::string excerpt(std::string_view data);

}  // namespace base
