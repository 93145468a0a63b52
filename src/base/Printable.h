#pragma once

#include <string>
#include <string_view>

namespace base {

/// The text with nothing in it that a terminal obeys or that ends a C string: control characters (below
/// U+0020, U+007F to U+009F, and single bytes of that range that are no UTF-8) become `\x1B` and the like.
/// Line ends and tabs stay. For every text from outside that goes to a terminal, a log or the screen.
[[nodiscard]] std::string printable(std::string_view text);

/// At most so many bytes of a text in UTF-8, whole letters only. What files hold may be as long as they are;
/// no picture has room for it.
[[nodiscard]] std::string_view beginningOf(std::string_view text, std::size_t bytes);

/// The same, with an ellipsis where something is left out.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t bytes);

/// How a message quotes outside data: printable, in one line, at most kLongestExcerpt bytes of it.
inline constexpr std::size_t kLongestExcerpt = 200;
[[nodiscard]] std::string excerpt(std::string_view data);

}  // namespace base
