#include "games/tak/engine/Endings.h"

#include "games/tak/engine/Threats.h"

namespace tak::engine {
namespace {

using namespace rules;

/// Whether after every reply of the opponent the last mover can win at once.
bool winsNext(Position& p) {
    const Color opponent = p.toMove();
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        const Outcome outcome = p.outcome();
        const bool lost = outcome.over() ? outcome.winner == !opponent : !winningMove(p).isNone();
        p.undo(undo);
        if (!lost) return false;
    }
    return true;
}

}  // namespace

std::vector<Move> winsInThree(const Position& position) {
    if (!winningMove(position).isNone()) return {};
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    std::vector<Move> wins;
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        if (!p.outcome().over() && winsNext(p)) wins.push_back(move);
        p.undo(undo);
    }
    return wins;
}

}  // namespace tak::engine
