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
        None,       ///< no limit
        Fischer,    ///< `step` is added after each turn; 0: sudden death
        Delay,      ///< the first `step` of each turn costs nothing
        Hourglass,  ///< the time that one player uses is added to the next one's
    };
    Kind kind = Kind::None;
    milliseconds initial{0};
    milliseconds step{0};
    int bonusTurn = 0;  ///< a player gets `bonus` at this turn of his own; 0: never
    milliseconds bonus{0};
    friend bool operator==(const TimeControl&, const TimeControl&) = default;

    [[nodiscard]] bool limited() const { return kind != Kind::None; }
    /// The upper bound of every time here: a day.
    static constexpr milliseconds kLongest = std::chrono::hours(24);
    static constexpr int kLastBonusTurn = 999;
};

/// A time control as servers write it: minutes and seconds, seconds added after each turn, time added at a
/// certain turn: "10:00 +20 @35 +5:00". "d20" instead of "+20" is a delay; "hourglass" follows the time of an
/// hourglass. Empty: no limit.
[[nodiscard]] std::string formatTimeControl(const TimeControl& control);
/// Reads such a text. Times may have hours, as in "1:30:00", and fields of one digit. A number alone is
/// minutes at the beginning, and seconds elsewhere. The error names the column and what was expected.
[[nodiscard]] base::Result<TimeControl> parseTimeControl(std::string_view text);

/// The time as a clock shows it: "9:05", "1:02:03"; below ten seconds with tenths, "0:09.4". Rounded down.
[[nodiscard]] std::string formatTime(milliseconds time);

}  // namespace match
