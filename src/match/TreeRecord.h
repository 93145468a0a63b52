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
/// comes out of one. If turns of a game under way were taken back, the tag TurnsPlayed says after how many
/// turns of the main line it stands.
namespace match {

/// A game as a file describes it. The referee stands at the start.
struct ReadGame {
    Referee referee;
    GameTree tree;
    std::vector<std::string> players;
    std::vector<std::pair<std::string, std::string>> tags;
    std::string result;
    std::optional<Clock> clock;  ///< as at the start of the game
    /// Where a game under way stands, if turns after that were taken back.
    std::optional<NodeId> stands = {};
};
/// Every turn of the record becomes a node of its own, even where two variations begin with the same turn.
[[nodiscard]] ReadGame readGame(game::Record record);

/// Adds a tag to a record which says where the game stands on the main line, after `turns` turns.
void writeStand(std::vector<std::pair<std::string, std::string>>& tags, std::size_t turns);

/// The turns of a record: all nodes that are not removed. `start`: the record's view of the start. `timed`:
/// the times left are written.
[[nodiscard]] std::vector<game::Record::Turn> turnsOf(const GameTree& tree, const game::View& start,
                                                      bool timed);

}  // namespace match
