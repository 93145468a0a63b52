#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/Clock.h"

/// How a game's clocks are kept in its file: the time controls as the tag Clock (Clock1, Clock2 … where they
/// differ), what was left when it was written as the tag TimeLeft, and what a player had left after a turn as
/// its comment "[%clk 0:09:58.3]", as chess programs write it.
namespace match {

using Tags = std::vector<std::pair<std::string, std::string>>;

/// What tags say of a game's clocks.
struct ReadClock {
    Clock clock;                                         ///< as at the start of the game
    std::optional<std::vector<milliseconds>> left = {};  ///< readings when the file was written
};
/// The clocks of a game for so many players; nothing where it has none. TimeLeft is taken out of the tags if
/// it fits.
[[nodiscard]] std::optional<ReadClock> takeClock(Tags& tags, std::size_t players);
/// Replaces what the tags say of clocks; `left`: readings; empty: nothing goes on.
void writeClock(Tags& tags, const Clock& clock, const std::vector<milliseconds>& left);

[[nodiscard]] std::string clockComment(milliseconds left);
/// Nothing if the comment says something else.
[[nodiscard]] std::optional<milliseconds> clockIn(std::string_view comment);

}  // namespace match
