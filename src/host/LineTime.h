#pragma once

#include <algorithm>

#include "host/Limits.h"
#include "match/Clock.h"

namespace host {

/// What the line of a player costs him: his clock runs at the host while his turn is on its way, and while
/// the turn before is on its way to him. So the first moments of each turn are free, as long as his line
/// takes to him and back, but never longer than kMostLineTime.
class LineTime {
  public:
    /// How long a message took to him and back the last times.
    void set(std::chrono::milliseconds line) { line_ = std::clamp(line, Moment(0), kMostLineTime); }
    /// His turn begins.
    void renew() { free_ = line_; }
    /// What remains to be taken from his clock of this time.
    [[nodiscard]] match::microseconds charged(match::microseconds passed) {
        const match::microseconds given = std::min(free_, passed);
        free_ -= given;
        return passed - given;
    }

  private:
    std::chrono::milliseconds line_{0};
    match::microseconds free_{0};  ///< the rest of this turn's
};

/// A typical time out of those that were measured, by the one before and a new one.
[[nodiscard]] inline std::chrono::milliseconds smoothedLine(std::chrono::milliseconds before,
                                                            std::chrono::milliseconds measured) {
    const auto bounded = std::clamp(measured, Moment(0), kMostLineTime);
    return before == Moment(0) ? bounded : (3 * before + bounded) / 4;
}

}  // namespace host
