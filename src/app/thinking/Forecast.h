#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/thinking/ThinkingService.h"
#include "game/ExpectedEnds.h"
#include "match/PlayedOn.h"

namespace app {

/// The expected end of the game, in the background: what the game itself expects (game::ExpectedEnds) of the
/// lines of the engines' thoughts, and where it cannot tell, the average over games that are played on from
/// the shown position, one at a time. Each begins with a line of an engine's thoughts, better lines more
/// often, and is continued by the game's own quick bots. Silent where something is hidden. Main thread only.
class Forecast {
  public:
    explicit Forecast(ThinkingService& thinking) : thinking_(thinking) {}

    /// Starts a forecast for this position and ends any other.
    void begin(const game::Kind& kind, const game::View& view);
    /// Forgets the forecast.
    void stop();
    /// Takes what the game expects, or finished games, and starts the next; true if the forecast has changed.
    /// `thoughts`: the engines' present thoughts; without any no game begins.
    [[nodiscard]] bool update(const std::vector<const game::Thought*>& thoughts);
    [[nodiscard]] bool thinking() const { return asked_.open() || game_.open(); }

    /// Adds a game.
    void add(const match::GameEnd& end);
    /// The games that were played on; none if the game itself has told.
    [[nodiscard]] int games() const { return sums_.games; }
    /// Whether the game itself has told.
    [[nodiscard]] bool told() const { return expected_.has_value(); }
    /// Whether it has, or there are enough games for a useful average.
    [[nodiscard]] bool known() const { return told() || games() >= kFewest; }
    /// The average points of a player's holdings at the end.
    [[nodiscard]] double pointsOf(game::PlayerId player) const;
    /// The chance that a player wins, alone or with partners: his share of the games, if those tell.
    [[nodiscard]] double chanceOf(game::PlayerId player) const;
    /// The number of games that a player has won, alone or with partners.
    [[nodiscard]] int winsOf(game::PlayerId player) const;
    struct Owner {
        game::Place place;
        game::PlayerId player;
        double share = 0;  ///< share of the games, or chance, in which the player has the place at the end
    };
    /// The places that one player had in most of the games, or probably has, in the order of the places.
    /// Other places are left out.
    [[nodiscard]] std::vector<Owner> owners() const;

    static constexpr int kGames = match::kPlayedOnGames;
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
    void askGame(const std::vector<const game::Thought*>& thoughts);
    [[nodiscard]] bool takeTold();
    [[nodiscard]] bool playNext(const std::vector<const game::Thought*>& thoughts);

    using Lines = std::vector<std::vector<game::Action>>;

    ThinkingService& thinking_;
    std::unique_ptr<const game::View> start_;           ///< null if there is no position to forecast
    const game::ExpectedEnds* ends_ = nullptr;          ///< null if the game cannot tell
    Lines lines_;                                       ///< about which it was asked last
    Question<std::optional<game::ExpectedEnd>> asked_;  ///< open until it has answered
    std::optional<game::ExpectedEnd> expected_;         ///< its last answer
    std::optional<match::PlayedOn> playedOn_;           ///< none if no games can be played
    Question<std::optional<match::GameEnd>> game_;      ///< the game that is being played
    int begun_ = 0;                                     ///< number of games that were started
    Sums sums_;
};

}  // namespace app
