#pragma once

#include <vector>

#include "game/View.h"

namespace app {

/// The end of a game that was played on from a position.
struct GameEnd {
    std::vector<game::View::Holding> holdings;
    std::vector<game::PlayerId> winners;
};

/// The expected end of a game: the average over games that were played on from a position.
class Forecast {
  public:
    void add(const GameEnd& end);

    [[nodiscard]] int games() const { return games_; }
    /// The average points of a player's holdings at the end.
    [[nodiscard]] double pointsOf(game::PlayerId player) const;
    /// The number of games that a player has won, alone or with partners.
    [[nodiscard]] int winsOf(game::PlayerId player) const;

    struct Owner {
        game::Place place;
        game::PlayerId player;
        double share = 0;  ///< share of the games in which the player had the place at the end
    };
    /// The places that one player had in most of the games, in the order of the places. Other places are left
    /// out.
    [[nodiscard]] std::vector<Owner> owners() const;

  private:
    struct Count {
        game::Place place;
        std::vector<int> games;  ///< number of games, by player
    };
    [[nodiscard]] Count& countOf(const game::Place& place);

    int games_ = 0;
    std::vector<double> points_;  ///< sum over all games, by player
    std::vector<int> wins_;
    std::vector<Count> places_;
};

}  // namespace app
