#include "games/tak/engine/Tactics.h"

#include <algorithm>

#include "games/tak/rules/Rays.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/SpreadTables.h"

namespace tak::engine {
namespace {

using namespace rules;

struct Rims {
    Bitboard left;
    Bitboard right;
    Bitboard bottom;
    Bitboard top;
};

Rims rimsOf(int size) {
    const Bitboard board = boardMask(size);
    return {kFileA & board, (kFileA << (size - 1)) & board, kRank1 & board,
            (kRank1 << (8 * (size - 1))) & board};
}

/// The squares of `within` that are connected to `seed`, grown by one.
Bitboard grownFlood(Bitboard seed, Bitboard within) {
    Bitboard reached = seed & within;
    Bitboard wider = grown(reached);
    for (Bitboard next = wider & within; next != reached; next = wider & within) {
        reached = next;
        wider = grown(reached);
    }
    return wider;
}

/// Whether a line of squares, if filled, could join two opposite sides: it must touch what both can reach.
bool bridges(const RoadReach& reach, Bitboard line) {
    return ((reach.left & line) && (reach.right & line)) || ((reach.bottom & line) && (reach.top & line));
}

class SpreadSearch {
  public:
    SpreadSearch(const Position& p, Color color, const RoadReach& reach)
        : p_(p), color_(color), mine_(p.roadSquares(color)), reach_(reach) {}

    Move find() const {
        const Bitboard critical = reach_.joining() & ~mine_ & p_.board();
        const Bitboard single = p_.controlled(color_) & ~p_.stacks() & ~p_.walls();
        if (critical)
            if (const Move move = findSingle(single, critical); !move.isNone()) return move;
        for (Bitboard stacks = p_.controlled(color_) & p_.stacks(); stacks;)
            if (const Move move = findFrom(takeFirst(stacks)); !move.isNone()) return move;
        return Move::none();
    }

  private:
    /// A single road piece that can move to a critical square without breaking the road at its origin.
    Move findSingle(Bitboard origins, Bitboard critical) const {
        const Bitboard open = critical & ~p_.capstones();
        for (const Direction d : kDirections) {
            for (Bitboard from = origins & shifted(open, opposite(d)); from;) {
                const Square s = takeFirst(from);
                const Square to = moved(s, d);
                if (contains(p_.walls(), to) && !contains(p_.capstones(), s)) continue;
                if (hasRoad((mine_ & ~bit(s)) | bit(to), p_.size())) return Move::spread(s, d, 1);
            }
        }
        return Move::none();
    }

    Move findFrom(Square from) const {
        const Rays& rays = raysOf(p_.size());
        const auto at = static_cast<std::size_t>(from.index());
        const int lift = std::min(p_.height(from), p_.size());
        for (const Direction d : kDirections) {
            const Bitboard ray = rays[static_cast<std::size_t>(d)][at];
            const Bitboard open = openPart(ray, d, p_.walls() | p_.capstones());
            const int free = std::min(count(open), lift);
            Bitboard line = firstOf(from, d, free);
            const bool crush = contains(p_.capstones(), from) && count(open) < lift &&
                               (shifted(open | bit(from), d) & ray & ~open & p_.walls()) != 0;
            if (crush) line = firstOf(from, d, free + 1);
            // The origin may change its owner as well, to that of the piece below the lifted ones.
            const Bitboard change = line | bit(from);
            if (line == 0 || !bridges(reach_, change) || !hasRoad(mine_ | change, p_.size())) continue;
            if (const Move move = findAlong(from, d, free, lift, crush); !move.isNone()) return move;
        }
        return Move::none();
    }

    Move findAlong(Square from, Direction d, int free, int lift, bool crush) const {
        const auto distance = static_cast<std::size_t>(free);
        const auto height = static_cast<std::size_t>(lift);
        for (std::size_t i = 0; i < kSpreads.count[distance][height]; ++i) {
            const Move move = Move::spread(from, d, kSpreads.patterns[distance][i]);
            if (hasRoad(roadAfterSpread(p_, move), p_.size())) return move;
        }
        if (crush)
            for (std::size_t i = 0; i < kSpreads.crushCount[distance][height]; ++i) {
                const Move move = Move::spread(from, d, kSpreads.crushPatterns[distance][i]);
                if (hasRoad(roadAfterSpread(p_, move), p_.size())) return move;
            }
        return Move::none();
    }

    static Direction opposite(Direction d) { return static_cast<Direction>(static_cast<int>(d) ^ 1); }
    static Bitboard firstOf(Square from, Direction d, int n) {
        Bitboard line = 0;
        for (int i = 1; i <= n; ++i) line |= bit(moved(from, d, i));
        return line;
    }

    const Position& p_;
    Color color_;
    Bitboard mine_;
    const RoadReach& reach_;
};

Move placementOn(const Position& p, Color color, Bitboard squares) {
    if (squares == 0) return Move::none();
    const Supply supply = p.supply(color);
    if (supply.stones > 0) return Move::placement(first(squares), PieceKind::Flat);
    if (supply.capstones > 0) return Move::placement(first(squares), PieceKind::Capstone);
    return Move::none();
}

/// Empty squares that can be reached from an edge by one stone, and by two.
struct Steps {
    Bitboard one;
    Bitboard two;
};

Steps stepsFrom(Bitboard reach, Bitboard own, Bitboard empty) {
    const Bitboard one = reach & empty;
    Bitboard wider = grown(one);
    Bitboard joined = wider & own;
    for (Bitboard before = 0; joined != before;) {
        before = joined;
        wider |= grown(joined);
        joined = wider & own;
    }
    return {one, (wider | one) & empty};
}

}  // namespace

RoadReach roadReach(Bitboard road, int size) {
    const Rims rims = rimsOf(size);
    return {grownFlood(rims.left, road) | rims.left, grownFlood(rims.right, road) | rims.right,
            grownFlood(rims.bottom, road) | rims.bottom, grownFlood(rims.top, road) | rims.top};
}

Bitboard criticalSquares(const Position& p, Color color) {
    const Bitboard mine = p.roadSquares(color);
    return roadReach(mine, p.size()).joining() & ~mine & p.board();
}

Bitboard takSquares(const Position& p, Color c) {
    const Bitboard own = p.roadSquares(c);
    const Bitboard empty = p.empty();
    const RoadReach reach = roadReach(own, p.size());
    const Steps left = stepsFrom(reach.left, own, empty);
    const Steps right = stepsFrom(reach.right, own, empty);
    const Steps bottom = stepsFrom(reach.bottom, own, empty);
    const Steps top = stepsFrom(reach.top, own, empty);
    return (left.one & right.two) | (left.two & right.one) | (bottom.one & top.two) | (bottom.two & top.one);
}

Bitboard touchedSquares(Move move) {
    Bitboard squares = bit(move.square());
    if (!move.isPlacement())
        for (int i = 1; i <= move.distance(); ++i) squares |= bit(moved(move.square(), move.direction(), i));
    return squares;
}

Bitboard roadAfterSpread(const Position& p, Move move) {
    const Square from = move.square();
    const Color color = p.topColor(from);
    const std::uint64_t owned = color == Color::Black ? p.colors(from).low : ~p.colors(from).low;
    int inHand = move.carried();
    Bitboard touched = bit(from);
    Bitboard gained = p.height(from) > inHand && ((owned >> inHand) & 1) ? bit(from) : 0;
    Square at = from;
    for (unsigned pattern = move.pattern(); pattern != 0;) {
        at = moved(at, move.direction());
        pattern ^= 1U << (inHand - 1);
        inHand = std::bit_width(pattern);
        touched |= bit(at);
        if ((owned >> inHand) & 1) gained |= bit(at);
    }
    if (contains(p.walls(), from)) gained &= ~bit(at);
    return (p.roadSquares(color) & ~touched) | gained;
}

Move roadInOne(const Position& p, Color color) {
    if (p.inOpening()) return Move::none();
    const RoadReach reach = roadReach(p.roadSquares(color), p.size());
    const Move placed = placementOn(p, color, reach.joining() & p.empty());
    return placed.isNone() ? SpreadSearch(p, color, reach).find() : placed;
}

Danger dangerTo(const Position& p) {
    if (p.inOpening()) return {};
    const Color opponent = !p.toMove();
    const Bitboard road = p.roadSquares(opponent);
    const RoadReach reach = roadReach(road, p.size());
    Danger danger;
    const Bitboard joining = reach.joining() & p.empty();
    danger.threat = placementOn(p, opponent, joining);
    if (danger.any()) {
        danger.placements = joining;
        danger.path = road | joining;
        return danger;
    }
    danger.threat = SpreadSearch(p, opponent, reach).find();
    if (danger.any()) danger.path = roadAfterSpread(p, danger.threat) | touchedSquares(danger.threat);
    return danger;
}

bool mayEndWithoutRoad(const Position& p) {
    const bool quietTurnDraws = p.setup().draws.quietPlies && p.quietPlies() + 1 >= kQuietPlyLimit;
    return count(p.empty()) <= p.size() || p.supply(p.toMove()).total() <= 1 || quietTurnDraws;
}

bool mayAnswer(const Position& p, const Danger& danger, Move move) {
    if (mayEndWithoutRoad(p)) return true;
    if (!move.isPlacement()) return (touchedSquares(move) & danger.path) != 0;
    if (danger.placements != 0) return danger.placements == bit(move.square());
    // A flat stops no spread, whether the spread passes over it or ends on it.
    return move.kind() != PieceKind::Flat && (touchedSquares(danger.threat) & bit(move.square())) != 0;
}

}  // namespace tak::engine
