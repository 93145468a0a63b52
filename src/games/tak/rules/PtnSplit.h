#pragma once

#include <cstddef>
#include <string_view>

namespace tak::rules {

/// The offset of the game after the one at `begin`, whatever is wrong with that one: the next line that
/// begins with a tag and follows a blank line, or a turn outside a comment. The text's size if there is none.
/// Internal to the reader.
[[nodiscard]] std::size_t nextPtnGame(std::string_view text, std::size_t begin);

}  // namespace tak::rules
