#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace match {

using std::chrono::microseconds;
using std::chrono::milliseconds;

/// How much time a player has for a game.
struct TimeControl {
    enum class Kind : std::uint8_t {
        None,       ///< all the time in the world
        Fischer,    ///< `step` is added after each turn; 0: sudden death
        Delay,      ///< the first `step` of each turn costs nothing
        Hourglass,  ///< what one player uses the next one gets
    };
    Kind kind = Kind::None;
    milliseconds initial{0};
    milliseconds step{0};
    int bonusTurn = 0;  ///< with this turn of his own a player gets `bonus`; 0: never
    milliseconds bonus{0};
    friend bool operator==(const TimeControl&, const TimeControl&) = default;

    [[nodiscard]] bool limited() const { return kind != Kind::None; }
    /// The longest of everything here: a day.
    static constexpr milliseconds kLongest = std::chrono::hours(24);
    static constexpr int kLastBonusTurn = 999;
};

/// As servers write it: minutes and seconds, seconds added a turn, and minutes added with a turn:
/// "10:0 +20 @35 +5". "d20" in place of "+20" is a delay, "hourglass" follows the time of one. Empty: no
/// limit.
[[nodiscard]] std::string formatTimeControl(const TimeControl& control);
/// Reads it, "10", "10:00" and "0:30" for the time. The error names the column and what was expected.
[[nodiscard]] base::Result<TimeControl> parseTimeControl(std::string_view text);

/// Of a clock: "9:05", "1:02:03"; below ten seconds with tenths, "0:09.4". Rounded down.
[[nodiscard]] std::string formatTime(milliseconds time);

}  // namespace match
