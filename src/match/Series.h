#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Outcome.h"

namespace match {

/// When a series ends.
struct SeriesGoal {
    enum class Kind {
        Open,    ///< never: it goes on as long as the players like
        Wins,    ///< by the first player with so many games
        Points,  ///< by the first player with so many points
    };
    Kind kind = Kind::Open;
    int count = 0;
    friend bool operator==(const SeriesGoal&, const SeriesGoal&) = default;
};

/// "3 wins", "200 points"; empty: open. For files, so not translated.
[[nodiscard]] std::string formatGoal(const SeriesGoal& goal);
/// Reads such a text; nothing if it is invalid or the number is not from 1 to 9999.
[[nodiscard]] std::optional<SeriesGoal> parseGoal(std::string_view text);

/// Games that the same players play one after another, with their points. Players are identified by name;
/// their seats may change from game to game.
class Series {
  public:
    explicit Series(std::vector<std::string> names, SeriesGoal goal = {});

    struct Standing {
        std::string name;
        int points = 0;
        int wins = 0;
    };
    /// One line of the score sheet.
    struct Game {
        std::vector<std::string> seats;  ///< names, by seat
        game::Outcome outcome;
    };
    /// Enters the result of a game; `seats` are the players' names by seat.
    void enter(const game::Outcome& outcome, const std::vector<std::string>& seats);
    /// Removes the latest result, since that game goes on after all.
    void takeBack();

    [[nodiscard]] const SeriesGoal& goal() const { return goal_; }
    [[nodiscard]] const std::vector<Game>& games() const { return games_; }
    /// In the order of the players' names.
    [[nodiscard]] std::vector<Standing> standings() const;
    /// The players who have reached the goal; by points, only those with the most. Empty while the series
    /// goes on.
    [[nodiscard]] std::vector<std::string> winners() const;
    [[nodiscard]] bool over() const { return !winners().empty(); }

  private:
    std::vector<std::string> names_;
    SeriesGoal goal_;
    std::vector<Game> games_;
};

}  // namespace match
