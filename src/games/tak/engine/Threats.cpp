#include "games/tak/engine/Threats.h"

#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {
namespace {

using namespace rules;

Bitboard emptyAfterSpread(const Position& p, Move move) {
    const Bitboard origin = bit(move.square());
    const Bitboard left = p.height(move.square()) == move.carried() ? origin : 0;
    return (p.empty() & ~touchedSquares(move)) | left;
}

/// Whether this move may end the game without a road; false is certain.
bool mayEnd(const Position& p, Move move) {
    if (!move.isPlacement()) return (p.empty() & ~touchedSquares(move)) == 0;
    return count(p.empty()) <= 1 || p.supply(p.toMove()).total() <= 1;
}

class ThreatFinder {
  public:
    ThreatFinder(const Position& p, MoveList& out, ProofBudget* budget)
        : p_(p), out_(out), budget_(budget), attacker_(p.toMove()), danger_(dangerTo(p)) {}

    void run() {
        MoveList all;
        generateMoves(p_, all);
        const Bitboard own = p_.roadSquares(attacker_);
        const Bitboard taken = roadReach(own, p_.size()).joining() & ~own & p_.occupied() & ~p_.capstones();
        // A stone next to a square that completes the road can move there with the next turn.
        wherePlaced_ = grown(taken) & p_.empty();
        for (const Move move : all) {
            if (move.isPlacement()) continue;
            if (budget_ && !budget_->spendMove()) return;
            trySpread(move);
        }
        // If two stones complete a road, the first one threatens it, provided that there is a second.
        if (p_.supply(attacker_).total() > 1) wherePlaced_ |= takSquares(p_, attacker_);
        for (const Move move : all) {
            // A wall helps no road, since a piece that could move onto it could also move onto the empty
            // square.
            if (!move.isPlacement() || move.kind() == PieceKind::Wall) continue;
            if (!contains(wherePlaced_, move.square())) continue;
            if (budget_ && !budget_->spendMove()) return;
            tryMove(move, false);
        }
    }

  private:
    void trySpread(Move move) {
        const Bitboard joining = roadReach(roadAfterSpread(p_, move), p_.size()).joining();
        // A stone there makes this spread a threat.
        wherePlaced_ |= joining & p_.empty();
        tryMove(move, (joining & emptyAfterSpread(p_, move)) != 0);
    }

    void tryMove(Move move, bool threatens) {
        if (danger_.any() && !mayAnswer(p_, danger_, move)) return;
        const Undo undo = p_.make(move);
        if ((threatens || !roadInOne(p_, attacker_).isNone()) && !p_.outcome().over() &&
            roadInOne(p_, !attacker_).isNone())
            out_.add(move);
        p_.undo(undo);
    }

    Position p_;
    MoveList& out_;
    ProofBudget* budget_;
    Color attacker_;
    Danger danger_;
    Bitboard wherePlaced_ = 0;  ///< empty squares where a stone may create a threat
};

}  // namespace

Move winningMove(const Position& position) {
    const Color player = position.toMove();
    if (const Move road = roadInOne(position, player); !road.isNone()) return road;
    if (!mayEndWithoutRoad(position)) return Move::none();
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves) {
        if (!mayEnd(p, move)) continue;
        const Undo undo = p.make(move);
        const bool won = p.outcome().winner == player;
        p.undo(undo);
        if (won) return move;
    }
    return Move::none();
}

std::vector<Move> winningMoves(const Position& position) {
    std::vector<Move> wins;
    Position p = position;
    MoveList moves;
    generateMoves(p, moves);
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        if (p.outcome().winner == position.toMove()) wins.push_back(move);
        p.undo(undo);
    }
    return wins;
}

void threateningMoves(const Position& position, MoveList& out, ProofBudget* budget) {
    if (!position.inOpening()) ThreatFinder(position, out, budget).run();
}

void defend(const Position& position, Defence& out, ProofBudget* budget) {
    out.moves.clear();
    const Color attacker = !position.toMove();
    const Danger danger = dangerTo(position);
    out.escapes = !danger.any() || !roadInOne(position, position.toMove()).isNone();
    if (out.escapes) return;
    Position p = position;
    MoveList all;
    generateMoves(p, all);
    for (const Move move : all) {
        if (!mayAnswer(p, danger, move)) continue;
        if (budget && !budget->spendMove()) return;
        const Undo undo = p.make(move);
        const Outcome outcome = p.outcome();
        if (!outcome.over()) {
            if (roadInOne(p, attacker).isNone()) out.moves.add(move);
        } else if (outcome.winner != attacker) {
            out.escapes = true;
        }
        p.undo(undo);
        if (out.escapes) return;
    }
}

}  // namespace tak::engine
