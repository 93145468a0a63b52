#include "games/tak/engine/Perception.h"

#include <algorithm>
#include <cmath>

#include "base/Random.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {
namespace {

using namespace rules;

/// Moves longer than this are no harder to see.
constexpr int kLongest = 4;

// Distinguishes the random number for a move from that for a square with the same bits.
constexpr std::uint64_t kForMove = std::uint64_t{1} << 40;
constexpr std::uint64_t kForRoad = std::uint64_t{2} << 40;

Bitboard rowAndColumn(Square s, Bitboard board) {
    return ((kRank1 << (8 * s.rank())) | (kFileA << s.file())) & board;
}

/// Before the first turn no part of the board has the player's attention.
Bitboard lookedAtAfter(const Game& game) {
    const Bitboard board = game.position().board();
    const Move last = game.lastMove();
    return last.isNone() ? board : rowAndColumn(last.destination(), board);
}

Bitboard roadWith(const Position& position, Color color, Move move) {
    return move.isPlacement() ? position.roadSquares(color) | bit(move.square())
                              : roadAfterSpread(position, move);
}

}  // namespace

Perception::Perception(const LevelStyle& style, std::uint64_t seed, const Game& game)
    : attention_(style.attention),
      forcedPlies_(style.forcedPlies),
      sharp_(style.sharp()),
      self_(game.position().toMove()),
      lookedAt_(lookedAtAfter(game)),
      draw_(base::scrambled(game.position().hash() ^ base::scrambled(seed + 1))) {}

bool Perception::seesSpread(Move move) const {
    const int length = std::min(move.carried() + move.distance() - 2, kLongest);
    return length <= 0 || base::share(draw_ ^ kForMove ^ move.bits()) < std::pow(attention_.spreads, length);
}

double Perception::chanceOf(const Position& position, Color color, Move move) const {
    double chance = 1;
    if (color != self_) {
        chance *= attention_.threats;
        if (!contains(lookedAt_, move.destination())) chance *= attention_.elsewhere;
    }
    if (!hasStraightRoad(roadWith(position, color, move), position.size())) chance *= attention_.bends;
    if (!move.isPlacement())
        chance *= std::pow(attention_.spreads, std::min(move.carried() + move.distance() - 1, kLongest));
    return chance;
}

bool Perception::seesRoad(const Position& position, Color color, Move move) const {
    if (sharp_) return true;
    const auto thing = static_cast<std::uint64_t>(move.isPlacement() ? move.square().index() : move.bits());
    const auto side = static_cast<std::uint64_t>(index(color)) << 32;
    return base::share(draw_ ^ kForRoad ^ side ^ thing) < chanceOf(position, color, move);
}

Bitboard Perception::noticedSquares(const Position& position, Color color, Bitboard squares) const {
    Bitboard noticed = 0;
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        if (seesRoad(position, color, Move::placement(s, PieceKind::Flat))) noticed |= bit(s);
    }
    return noticed;
}

Move Perception::noticedRoad(const Position& position, Color color) const {
    const Move road = engine::roadInOne(position, color);
    if (road.isNone()) return road;
    if (!road.isPlacement()) return seesRoad(position, color, road) ? road : Move::none();
    const Bitboard squares =
        noticedSquares(position, color, criticalSquares(position, color) & position.empty());
    return squares ? Move::placement(first(squares), road.kind()) : Move::none();
}

Danger Perception::noticedDanger(const Position& position) const {
    Danger danger = engine::dangerTo(position);
    if (!danger.any()) return {};
    const Color opponent = !position.toMove();
    if (danger.placements == 0) return seesRoad(position, opponent, danger.threat) ? danger : Danger{};
    danger.placements = noticedSquares(position, opponent, danger.placements);
    if (danger.placements == 0) return {};
    danger.threat = Move::placement(first(danger.placements), danger.threat.kind());
    danger.path = position.roadSquares(opponent) | danger.placements;
    return danger;
}

}  // namespace tak::engine
