#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Outcome.h"
#include "game/Sides.h"

namespace match {

/// When a series ends.
struct SeriesGoal {
    enum class Kind {
        Open,    ///< never: it goes on as long as the players like
        Wins,    ///< by the first player with `count` games
        Points,  ///< by the first player with `count` points
    };
    Kind kind = Kind::Open;
    int count = 0;
    friend bool operator==(const SeriesGoal&, const SeriesGoal&) = default;
};

/// "3 wins", "200 points"; empty: open. For files, so not translated.
[[nodiscard]] std::string formatGoal(const SeriesGoal& goal);
/// Reads such a text; nothing if it is invalid or the number is not from 1 to 9999.
[[nodiscard]] std::optional<SeriesGoal> parseGoal(std::string_view text);

/// Games that the same sides play one after another, with their points. Partners are one side, with one
/// score. Players are identified by name; their seats may change from game to game.
class Series {
  public:
    /// `names` and `sides`: of the players, by their seats in the first game.
    Series(const std::vector<std::string>& names, const game::Sides& sides, SeriesGoal goal = {});

    struct Standing {
        std::vector<std::string> names;  ///< of the side's players
        int points = 0;
        int wins = 0;
        [[nodiscard]] bool isOf(const std::string& player) const;
    };
    /// One line of the score sheet.
    struct Game {
        std::vector<std::string> seats;  ///< names, by seat
        game::Outcome outcome;
        /// The points of a side.
        [[nodiscard]] int pointsOf(const Standing& side) const;
        [[nodiscard]] bool wonBy(const Standing& side) const;
    };
    /// Enters the result of a game; `seats` are the players' names by seat.
    void enter(const game::Outcome& outcome, const std::vector<std::string>& seats);
    /// Removes the latest result, since that game goes on after all.
    void takeBack();

    [[nodiscard]] const SeriesGoal& goal() const { return goal_; }
    [[nodiscard]] const std::vector<Game>& games() const { return games_; }
    /// By side, in the order of their first players in the first game.
    [[nodiscard]] std::vector<Standing> standings() const;
    /// The sides that have reached the goal; by points, only those with the most. Empty while the series goes
    /// on.
    [[nodiscard]] std::vector<Standing> winners() const;
    [[nodiscard]] bool over() const { return !winners().empty(); }
    /// A series of the same sides, with the same goal, of which no game has been played.
    [[nodiscard]] Series anew() const;

  private:
    std::vector<Standing> sides_;  ///< without points
    SeriesGoal goal_;
    std::vector<Game> games_;
};

}  // namespace match
