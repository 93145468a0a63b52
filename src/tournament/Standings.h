#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "tournament/PlayedGame.h"

namespace tournament {

/// The results of a contest, for the first entrant.
struct Standings {
    Tally total = {};
    std::array<Tally, 2> bySide = {};  ///< of games that the first entrant began, and of the others
    PairCounts pairs = {};             ///< of rounds whose games are both over
    Strength strength = {};
    double ratio = 0;  ///< the log likelihood ratio of the SPRT
    SprtState verdict = SprtState::Open;

    /// How often an entrant lost by a failure, by kind.
    struct Conduct {
        int late = 0;
        int illegal = 0;
        int hung = 0;
        int crashed = 0;
        int refused = 0;
        [[nodiscard]] int all() const { return late + illegal + hung + crashed + refused; }
    };
    std::array<Conduct, 2> conduct = {};
};

/// Adds up finished games, in the order in which they end.
class StandingsCount {
  public:
    explicit StandingsCount(const std::optional<Sprt>& sprt) : sprt_(sprt) {}
    /// Adds a game, which must count.
    void add(const PlayedGame& game);
    [[nodiscard]] const Standings& standings() const { return standings_; }

  private:
    std::optional<Sprt> sprt_;
    PairCounter pairs_;
    Standings standings_;
};

}  // namespace tournament
