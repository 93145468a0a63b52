#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/Clock.h"

/// How a game's clocks are written in its file: the time controls as the tag Clock (Clock1, Clock2 … if they
/// differ), the times left when it was saved as the tag TimeLeft, and a player's time left after a turn as a
/// comment "[%clk 0:09:58.3]", like chess programs do.
namespace match {

using Tags = std::vector<std::pair<std::string, std::string>>;

/// The clocks that the tags describe.
struct ReadClock {
    Clock clock;                                         ///< as at the start of the game
    std::optional<std::vector<milliseconds>> left = {};  ///< readings when the file was saved
};
/// The clocks of a game for so many players; nothing if the tags name none. Removes TimeLeft from the tags if
/// it is valid.
[[nodiscard]] std::optional<ReadClock> takeClock(Tags& tags, std::size_t players);
/// Replaces the clock tags; `left` are readings, or empty if the game does not go on.
void writeClock(Tags& tags, const Clock& clock, const std::vector<milliseconds>& left);

[[nodiscard]] std::string clockComment(milliseconds left);
/// The time in such a comment; nothing for any other comment.
[[nodiscard]] std::optional<milliseconds> clockIn(std::string_view comment);

}  // namespace match
