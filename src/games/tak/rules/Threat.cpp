#include "games/tak/rules/Threat.h"

#include "games/tak/rules/Roads.h"

namespace tak::rules {
namespace {

bool placementCompletes(const Position& p, Color player) {
    if (p.supply(player).total() == 0) return false;
    for (Bitboard squares = p.empty(); squares;)
        if (hasRoad(p.roadSquares(player) | bit(takeFirst(squares)), p.size())) return true;
    return false;
}

}  // namespace

bool threatensRoad(const Position& position) {
    if (position.inOpening() || position.outcome().over()) return false;
    const Color player = !position.toMove();
    if (placementCompletes(position, player)) return true;
    Position again = position.passed();
    MoveList moves;
    generateMoves(again, moves);
    for (const Move move : moves) {
        if (move.isPlacement()) continue;
        const Undo undo = again.make(move);
        const bool completes = hasRoad(again.roadSquares(player), again.size());
        again.undo(undo);
        if (completes) return true;
    }
    return false;
}

}  // namespace tak::rules
