#pragma once

#include <cstddef>
#include <span>

#include "game/Bot.h"
#include "game/Outcome.h"
#include "match/GameTree.h"

/// How an analysis enters what an engine finds out about the positions of a game's main line.
namespace match {

class Match;

/// Where pieces are hidden, a turn is judged by what its mover knew, and so has to be among the candidates:
/// this many are asked for.
inline constexpr int kAllCandidates = 1000;

/// What an engine has found out about a position.
struct Finding {
    game::Thought thought = {};
    bool forced = false;  ///< there was hardly a choice
};

/// Whether the player to move has hardly a choice: a single turn, or the others would win.
[[nodiscard]] bool isForced(const game::View& view);

/// Enters a finding about the position after line[at]; the line is the root, and then the turns of the main
/// line. Judges the turn that was played there, if the position after it has an evaluation already, and keeps
/// what that turn was worth to its mover before it brought anything to light.
void enterFinding(Match& match, std::span<const NodeId> line, std::size_t at, const Finding& finding);
/// Enters the chances after the last turn of a game: 1 for the winners; in a draw all players have equal
/// shares.
void enterEnd(Match& match, NodeId last, const game::Outcome& end);

}  // namespace match
