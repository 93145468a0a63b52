#pragma once

#include <cstddef>
#include <string_view>

namespace tak::rules {

/// Where the game after the one that begins at `begin` stands in a PTN text, whatever is wrong with that one:
/// at the next line that begins with a tag and follows a blank line, or a turn outside a comment. The text's
/// size: there is no other game. Internal to the reader.
[[nodiscard]] std::size_t nextPtnGame(std::string_view text, std::size_t begin);

}  // namespace tak::rules
