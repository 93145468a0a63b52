#include "games/tak/rules/Threat.h"

#include "games/tak/rules/Roads.h"

namespace tak::rules {
namespace {

bool decided(const Position& p) { return p.inOpening() || p.outcome().over(); }

bool completesAt(const Position& p, Color player, Square s) {
    return hasRoad(p.roadSquares(player) | bit(s), p.size());
}

std::optional<Move> roadPlacement(const Position& p, Color player) {
    const Supply supply = p.supply(player);
    if (supply.total() == 0) return {};
    const PieceKind kind = supply.stones > 0 ? PieceKind::Flat : PieceKind::Capstone;
    for (Bitboard squares = p.empty(); squares;)
        if (const Square s = takeFirst(squares); completesAt(p, player, s)) return Move::placement(s, kind);
    return {};
}

std::optional<Move> roadSpread(const Position& p, Color player) {
    Position trial = p.toMove() == player ? p : p.passed();
    MoveList moves;
    generateMoves(trial, moves);
    for (const Move move : moves) {
        if (move.isPlacement()) continue;
        const Undo undo = trial.make(move);
        const bool completes = hasRoad(trial.roadSquares(player), trial.size());
        trial.undo(undo);
        if (completes) return move;
    }
    return {};
}

}  // namespace

std::optional<Move> roadMove(const Position& position, Color player) {
    if (decided(position)) return {};
    const auto placement = roadPlacement(position, player);
    return placement ? placement : roadSpread(position, player);
}

bool threatensRoad(const Position& position) { return roadMove(position, !position.toMove()).has_value(); }

Bitboard threatenedSquares(const Position& position) {
    const Color player = !position.toMove();
    const auto move = roadMove(position, player);
    if (!move) return 0;
    Bitboard squares = 0;
    if (move->isPlacement()) {
        for (Bitboard empty = position.empty(); empty;)
            if (const Square s = takeFirst(empty); completesAt(position, player, s)) squares |= bit(s);
    } else {
        for (int i = 1; i <= move->distance(); ++i)
            squares |= bit(moved(move->square(), move->direction(), i));
    }
    return squares;
}

}  // namespace tak::rules
