#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/Ids.h"
#include "match/TimeControl.h"

namespace match {

/// What a player can count on for the turns to come.
struct TimeLeft {
    milliseconds left;
    milliseconds step;  ///< that each turn adds, or costs nothing of
};

/// The players' clocks. A value without a thread: somebody who knows the time lets it pass. A player without
/// a limit has all the time in the world, and his clock shows nothing.
class Clock {
  public:
    /// By seat. No clock runs yet.
    explicit Clock(std::vector<TimeControl> seats);

    [[nodiscard]] std::size_t players() const { return seats_.size(); }
    [[nodiscard]] const TimeControl& control(game::PlayerId player) const { return at(player).control; }
    /// What is left: never below 0; nothing for a player without a limit.
    [[nodiscard]] std::optional<milliseconds> left(game::PlayerId player) const;
    /// The same with what his turns earn.
    [[nodiscard]] std::optional<TimeLeft> timeLeft(game::PlayerId player) const;
    /// Of all seats; -1 without a limit. What restore() takes.
    [[nodiscard]] std::vector<milliseconds> readings() const;

    /// So much time passes in this player's turn. True if it has run out.
    bool pass(game::PlayerId player, microseconds time);
    /// The player has played: what a turn earns is added. `turns`: of his own, this one included.
    void press(game::PlayerId player, int turns);
    /// The hands as readings() said, at the beginning of a turn. Others than those of as many seats are
    /// ignored.
    void restore(const std::vector<milliseconds>& readings);
    /// Whether so little is left that the player should be warned: a tenth of the initial time, but between
    /// ten and sixty seconds.
    [[nodiscard]] bool low(game::PlayerId player) const;

  private:
    struct Seat {
        TimeControl control;
        microseconds left;
        microseconds delay{0};  ///< of this turn, still to pass at no cost
    };
    [[nodiscard]] const Seat& at(game::PlayerId player) const { return seats_[player.value]; }

    std::vector<Seat> seats_;
};

}  // namespace match
