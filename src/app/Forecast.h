#pragma once

#include <vector>

#include "game/View.h"

namespace app {

/// How a game that was played on from a position has ended.
struct GameEnd {
    std::vector<game::View::Holding> holdings;
    std::vector<game::PlayerId> winners;
};

/// What is expected of the end of a game: the mean of games that were played on from a position.
class Forecast {
  public:
    void add(const GameEnd& end);

    [[nodiscard]] int games() const { return games_; }
    /// Mean of what a player's holdings counted at the end.
    [[nodiscard]] double pointsOf(game::PlayerId player) const;
    /// The games that a player has won, alone or with others.
    [[nodiscard]] int winsOf(game::PlayerId player) const;

    struct Owner {
        game::Place place;
        game::PlayerId player;
        double share = 0;  ///< of the games in which the place was the player's at the end
    };
    /// The places that one player had in most of the games, in their order; no place of which that cannot be
    /// said.
    [[nodiscard]] std::vector<Owner> owners() const;

  private:
    struct Count {
        game::Place place;
        std::vector<int> games;  ///< by player
    };
    [[nodiscard]] Count& countOf(const game::Place& place);

    int games_ = 0;
    std::vector<double> points_;  ///< by player, of all games
    std::vector<int> wins_;
    std::vector<Count> places_;
};

}  // namespace app
