#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/thinking/ThinkingService.h"

namespace app {

/// The end of a game that was played on from a position.
struct GameEnd {
    std::vector<game::View::Holding> holdings;
    std::vector<game::PlayerId> winners;
};

/// The expected end of the game: the average over games that are played on from the shown position, one at a
/// time, in the background. Each begins with a line of an engine's thoughts, better lines more often, and is
/// continued by the game's own quick bots. Silent where something is hidden. Main thread only.
class Forecast {
  public:
    explicit Forecast(ThinkingService& thinking) : thinking_(thinking) {}

    /// Starts a forecast for this position and ends any other.
    void begin(const game::Kind& kind, const game::View& view);
    /// Forgets the forecast.
    void stop();
    /// Takes finished games and starts the next; true if the forecast has changed. `thoughts`: the engines'
    /// present thoughts; without any no game begins.
    [[nodiscard]] bool update(const std::vector<const game::Thought*>& thoughts);
    [[nodiscard]] bool thinking() const { return game_.open(); }

    /// Adds a game.
    void add(const GameEnd& end);
    [[nodiscard]] int games() const { return sums_.games; }
    /// Whether there are enough games for a useful average.
    [[nodiscard]] bool known() const { return games() >= kFewest; }
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

    static constexpr int kGames = 24;
    static constexpr int kFewest = 6;

  private:
    struct Count {
        game::Place place;
        std::vector<int> games;  ///< number of games, by player
    };
    /// Over all games that have ended.
    struct Sums {
        int games = 0;
        std::vector<double> points = {};  ///< by player
        std::vector<int> wins = {};       ///< by player
        std::vector<Count> places = {};
    };
    [[nodiscard]] Count& countOf(const game::Place& place);
    void playNext(const game::Thought& thought);

    ThinkingService& thinking_;
    const game::Kind* kind_ = nullptr;
    std::vector<std::string> bots_;            ///< ids of the bots that play
    std::unique_ptr<const game::View> start_;  ///< null if there is no position to forecast
    Question<std::optional<GameEnd>> game_;    ///< the game that is being played
    int begun_ = 0;                            ///< number of games that were started
    Sums sums_;
};

}  // namespace app
