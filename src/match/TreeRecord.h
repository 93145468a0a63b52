#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/Record.h"
#include "match/Clock.h"
#include "match/GameTree.h"
#include "match/Referee.h"

/// How a game's tree of turns, with its notes, evaluations, drawings and times, becomes a file's record and
/// comes out of one.
namespace match {

/// A game as a file describes it. The referee stands at the start.
struct ReadGame {
    Referee referee;
    GameTree tree;
    std::vector<std::string> players;
    std::vector<std::pair<std::string, std::string>> tags;
    std::string result;
    std::optional<Clock> clock;  ///< as at the start of the game
};
/// Every turn of the record becomes a node of its own, even where two variations begin with the same turn.
[[nodiscard]] ReadGame readGame(game::Record record);

/// The turns of a record: all nodes that are not removed. `start`: the record's view of the start. `timed`:
/// the times left are written.
[[nodiscard]] std::vector<game::Record::Turn> turnsOf(const GameTree& tree, const game::View& start,
                                                      bool timed);

}  // namespace match
