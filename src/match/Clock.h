#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/Ids.h"
#include "match/TimeControl.h"

namespace match {

/// The time that a player can plan with.
struct TimeLeft {
    milliseconds left;
    milliseconds step;  ///< added by each turn, or free in each turn
};

/// The players' clocks. A value without a thread: the caller lets time pass. A player without a limit has no
/// reading.
class Clock {
  public:
    /// One time control for each seat. No clock runs yet.
    explicit Clock(std::vector<TimeControl> seats);

    [[nodiscard]] std::size_t players() const { return seats_.size(); }
    [[nodiscard]] const TimeControl& control(game::PlayerId player) const { return at(player).control; }
    /// The time left: never below 0; nothing for a player without a limit.
    [[nodiscard]] std::optional<milliseconds> left(game::PlayerId player) const;
    /// Whether the time of one of these players has run out.
    [[nodiscard]] bool anyOut(const std::vector<game::PlayerId>& players) const;
    /// The time left and the step of the player's time control.
    [[nodiscard]] std::optional<TimeLeft> timeLeft(game::PlayerId player) const;
    /// The times left by seat, -1 without a limit; the argument for restore().
    [[nodiscard]] std::vector<milliseconds> readings() const;

    /// Lets time pass in this player's turn. True if his time has run out.
    bool pass(game::PlayerId player, microseconds time);
    /// Adds what the player's turn earns. `turns` is the number of his own turns, including this one.
    void press(game::PlayerId player, int turns);
    /// Sets the clocks to earlier readings(), at the beginning of a turn. Readings of another number of seats
    /// are ignored.
    void restore(const std::vector<milliseconds>& readings);
    /// The same in the middle of a turn, by a clock elsewhere: what is left of a turn's free time stays.
    void adjust(const std::vector<milliseconds>& readings);
    /// Whether the player should be warned: at most a tenth of the initial time is left, but that bound is at
    /// least ten and at most sixty seconds.
    [[nodiscard]] bool low(game::PlayerId player) const;

  private:
    struct Seat {
        TimeControl control;
        microseconds left;
        microseconds delay{0};  ///< the rest of this turn's free time
    };
    [[nodiscard]] const Seat& at(game::PlayerId player) const { return seats_[player.value]; }

    std::vector<Seat> seats_;
};

}  // namespace match
