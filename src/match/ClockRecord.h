#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/Clock.h"

/// How a game's clocks are written in its file: the time controls as the tag Clock (Clock1, Clock2 … if they
/// differ), the times left when it was saved as the tag TimeLeft, and a player's time left after a turn as a
/// comment "[%clk 0:09:58.3]", like chess programs do. Comments "clock1:9:32" of other programs are read,
/// too.
namespace match {

using Tags = std::vector<std::pair<std::string, std::string>>;

/// The clocks that the tags describe.
struct ReadClock {
    Clock clock;                                         ///< as at the start of the game
    std::optional<std::vector<milliseconds>> left = {};  ///< readings when the file was saved
};
/// The clocks of a game for `players` players; nothing if the tags name none. Removes TimeLeft from the tags
/// if it is valid.
[[nodiscard]] std::optional<ReadClock> takeClock(Tags& tags, std::size_t players);
/// Replaces the clock tags; `left` are readings, or empty if the game does not go on.
void writeClock(Tags& tags, const Clock& clock, const std::vector<milliseconds>& left);

[[nodiscard]] std::string clockComment(milliseconds left);
/// A time left that a comment tells.
struct ClockNote {
    milliseconds left{0};
    std::optional<std::size_t> seat = {};  ///< whose; nothing: the player who has just moved
    friend bool operator==(const ClockNote&, const ClockNote&) = default;
};
/// The times in such a comment; none if it contains anything else.
[[nodiscard]] std::vector<ClockNote> clocksIn(std::string_view comment);

}  // namespace match
