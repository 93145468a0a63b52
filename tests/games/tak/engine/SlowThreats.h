#pragma once

#include <algorithm>

#include "games/tak/rules/Position.h"
#include "games/tak/rules/Roads.h"

/// Finds threats by playing every move: slow, but too simple to be wrong.
namespace tak::engine::test {

/// Calls visit(move, position after it) for every legal move until it returns true; returns whether it did.
template <class Visitor>
bool anyMove(const rules::Position& position, Visitor visit) {
    rules::MoveList moves;
    rules::generateMoves(position, moves);
    rules::Position p = position;
    for (const rules::Move move : moves) {
        const rules::Undo undo = p.make(move);
        const bool found = visit(move, p);
        p.undo(undo);
        if (found) return true;
    }
    return false;
}

/// Whether a move of `color` completes a road of that colour, whichever side is to move.
inline bool slowRoadInOne(const rules::Position& position, rules::Color color) {
    if (position.inOpening()) return false;
    return anyMove(position.toMove() == color ? position : position.passed(),
                   [&](rules::Move, const rules::Position& p) {
                       return rules::hasRoad(p.roadSquares(color), p.size());
                   });
}

/// The length of a win by threats, as Tinue.h defines it, of at most `plies`; 0 if there is none. The last
/// turns count as two plies, also if the defender's only turn ends the game.
inline int slowTinue(const rules::Position& position, int plies);

inline int slowDefence(const rules::Position& position, int plies) {
    const rules::Color attacker = !position.toMove();
    if (!slowRoadInOne(position, attacker) || slowRoadInOne(position, position.toMove())) return 0;
    int longest = 2;
    const bool escapes = anyMove(position, [&](rules::Move, const rules::Position& p) {
        if (p.outcome().over()) return p.outcome().winner != attacker;
        if (slowRoadInOne(p, attacker)) return false;
        const int rest = slowTinue(p, plies - 1);
        longest = std::max(longest, rest + 1);
        return rest == 0;
    });
    return escapes ? 0 : longest;
}

inline int slowTinue(const rules::Position& position, int plies) {
    if (plies < 1) return 0;
    const rules::Color attacker = position.toMove();
    if (anyMove(position,
                [&](rules::Move, const rules::Position& p) { return p.outcome().winner == attacker; }))
        return 1;
    int shortest = 0;
    anyMove(position, [&](rules::Move, const rules::Position& p) {
        const int least = shortest == 0 ? plies : shortest - 2;
        if (least < 3 || p.outcome().over()) return false;
        if (const int rest = slowDefence(p, least - 1)) shortest = rest + 1;
        return false;
    });
    return shortest;
}

}  // namespace tak::engine::test
