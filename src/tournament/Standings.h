#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/PlayedGame.h"

namespace tournament {

/// What a contest has come to, from the first entrant's point of view.
struct Standings {
    Tally total = {};
    std::array<Tally, 2> bySeat = {};  ///< where the first entrant began, and where the second one did
    PairCounts pairs = {};             ///< of rounds of which both games are over
    Strength strength = {};
    double ratio = 0;  ///< the log likelihood ratio of the SPRT
    SprtState verdict = SprtState::Open;

    /// How often an entrant lost by misconduct.
    struct Conduct {
        int late = 0;
        int illegal = 0;
        int hung = 0;
        int crashed = 0;
        [[nodiscard]] int all() const { return late + illegal + hung + crashed; }
    };
    std::array<Conduct, 2> conduct = {};
};

/// Counts games one by one, in the order in which they end.
class StandingsCount {
  public:
    explicit StandingsCount(const std::optional<Sprt>& sprt) : sprt_(sprt) {}
    /// A game that counts.
    void add(const PlayedGame& game);
    [[nodiscard]] const Standings& standings() const { return standings_; }

  private:
    std::optional<Sprt> sprt_;
    std::vector<std::optional<int>> rounds_;  ///< half points of the game that ended first
    Standings standings_;
};

}  // namespace tournament
