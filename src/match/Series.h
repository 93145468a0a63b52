#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Outcome.h"

namespace match {

/// When a series is won.
struct SeriesGoal {
    enum class Kind {
        Open,    ///< never: it goes on as long as the players like
        Wins,    ///< with the first so many games
        Points,  ///< with the first so many points
    };
    Kind kind = Kind::Open;
    int count = 0;
    friend bool operator==(const SeriesGoal&, const SeriesGoal&) = default;
};

/// "3 wins", "200 points"; empty: open. For files, in no language.
[[nodiscard]] std::string formatGoal(const SeriesGoal& goal);
/// Reads it; nothing if it is none, or from 1 to 9999.
[[nodiscard]] std::optional<SeriesGoal> parseGoal(std::string_view text);

/// Games that the same players play one after the other, with their points. Players are known by name; who
/// has which seat changes from game to game.
class Series {
  public:
    explicit Series(std::vector<std::string> names, SeriesGoal goal = {});

    struct Standing {
        std::string name;
        int points = 0;
        int wins = 0;
    };
    /// A game of the series as its score sheet has it.
    struct Game {
        std::vector<std::string> seats;  ///< names
        game::Outcome outcome;
    };
    /// Enters the result of a game; `seats` are the players' names by seat.
    void enter(const game::Outcome& outcome, const std::vector<std::string>& seats);
    /// The game that was entered last goes on after all.
    void takeBack();

    [[nodiscard]] const SeriesGoal& goal() const { return goal_; }
    [[nodiscard]] const std::vector<Game>& games() const { return games_; }
    /// In the order of the names.
    [[nodiscard]] std::vector<Standing> standings() const;
    /// Those who have reached the goal; of several by points, who has most. Empty while it goes on.
    [[nodiscard]] std::vector<std::string> winners() const;
    [[nodiscard]] bool over() const { return !winners().empty(); }

  private:
    std::vector<std::string> names_;
    SeriesGoal goal_;
    std::vector<Game> games_;
};

}  // namespace match
