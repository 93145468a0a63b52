#pragma once

#include <string>
#include <vector>

#include "game/Outcome.h"

namespace match {

/// Games that the same players play one after the other, with their points. Players are known by name; who
/// has which seat changes from game to game.
class Series {
  public:
    explicit Series(std::vector<std::string> names) {
        for (std::string& name : names) standings_.push_back({std::move(name)});
    }

    struct Standing {
        std::string name;
        int points = 0;
        int wins = 0;
    };
    /// Enters the result of a game; `seats` are the players' names by seat.
    void enter(const game::Outcome& outcome, const std::vector<std::string>& seats);
    /// The game that was entered last goes on after all.
    void takeBack();
    [[nodiscard]] const std::vector<Standing>& standings() const { return standings_; }
    [[nodiscard]] int games() const { return games_; }

  private:
    std::vector<Standing> standings_;
    std::vector<Standing> before_;  ///< the last game
    int games_ = 0;
};

}  // namespace match
