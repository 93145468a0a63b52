#include <algorithm>

#include "games/tak/rules/Position.h"
#include "games/tak/rules/Rays.h"
#include "games/tak/rules/SpreadTables.h"

namespace tak::rules {
namespace {

/// The number of spreads of a stack with no obstacle in its way.
constexpr int mostSpreads(int size, int file, int rank, int height) {
    int spreads = 0;
    for (const int ahead : {file, size - 1 - file, rank, size - 1 - rank})
        spreads +=
            kSpreads.count[static_cast<std::size_t>(ahead)][static_cast<std::size_t>(std::min(height, size))];
    return spreads;
}

/// The premise of kMaxMoves: no stack has more than 3 + 505 h / 8 spreads.
constexpr bool everyStackIsWithinBound() {
    for (int size = kMinSize; size <= kMaxSize; ++size)
        for (int square = 0; square < size * size; ++square)
            for (int height = 1; height <= size; ++height)
                if (8 * (mostSpreads(size, square % size, square / size, height) - 3) > 505 * height)
                    return false;
    return true;
}

static_assert(everyStackIsWithinBound());

/// How far a stack can move in one direction.
struct Reach {
    int free = 0;             ///< squares before the first that cannot be entered, or the edge
    bool wallBehind = false;  ///< the square after those has a wall
};

Reach reachOf(Square from, Bitboard ray, Direction d, Bitboard blocked, Bitboard walls) {
    const Bitboard open = openPart(ray, d, blocked);
    return {count(open), (shifted(open | bit(from), d) & ray & ~open & walls) != 0};
}

struct Spreading {
    Square from;
    int lift;       ///< pieces that can be lifted, at most
    bool capstone;  ///< the top piece is a capstone
};

template <class Visitor>
void forEachReach(const Position& p, Bitboard origins, Visitor visit) {
    const Rays& rays = raysOf(p.size());
    const Bitboard blocked = p.walls() | p.capstones();
    while (origins) {
        const Square from = takeFirst(origins);
        const auto at = static_cast<std::size_t>(from.index());
        const Spreading stack{from, std::min(p.height(from), p.size()), contains(p.capstones(), from)};
        for (const Direction d : kDirections)
            visit(stack, d, reachOf(from, rays[static_cast<std::size_t>(d)][at], d, blocked, p.walls()));
    }
}

}  // namespace

void generateMoves(const Position& p, MoveList& out) {
    const Supply own = p.supply(p.placementColor());
    for (Bitboard squares = p.empty(); squares;) {
        const Square s = takeFirst(squares);
        if (own.stones > 0) out.add(p.flatPlacement(s));
        if (p.inOpening()) continue;
        if (own.stones > 0) out.add(Move::placement(s, PieceKind::Wall));
        if (own.capstones > 0) out.add(Move::placement(s, PieceKind::Capstone));
    }
    if (p.inOpening()) return;
    forEachReach(p, p.controlled(p.toMove()), [&](const Spreading& stack, Direction d, Reach reach) {
        const auto free = static_cast<std::size_t>(reach.free);
        const auto lift = static_cast<std::size_t>(stack.lift);
        for (std::size_t i = 0; i < kSpreads.count[free][lift]; ++i)
            out.add(Move::spread(stack.from, d, kSpreads.patterns[free][i]));
        if (stack.capstone && reach.wallBehind)
            for (std::size_t i = 0; i < kSpreads.crushCount[free][lift]; ++i)
                out.add(Move::spread(stack.from, d, kSpreads.crushPatterns[free][i]));
    });
}

void legalMoves(const Position& p, MoveList& out) {
    if (!p.outcome().over()) generateMoves(p, out);
}

std::uint64_t countMoves(const Position& p) {
    const Supply own = p.supply(p.placementColor());
    const auto free = static_cast<std::uint64_t>(count(p.empty()));
    if (p.inOpening()) return own.stones > 0 ? free : 0;
    std::uint64_t total =
        free * static_cast<std::uint64_t>((own.stones > 0 ? 2 : 0) + (own.capstones > 0 ? 1 : 0));

    // Single pieces move by one square, so all of them are counted at once, by direction.
    const Bitboard singles = p.controlled(p.toMove()) & ~p.stacks();
    const Bitboard passable = p.board() & ~p.walls() & ~p.capstones();
    const Bitboard capstones = singles & p.capstones();
    for (const Direction d : kDirections) {
        total += static_cast<std::uint64_t>(count(shifted(singles, d) & passable));
        if (capstones) total += static_cast<std::uint64_t>(count(shifted(capstones, d) & p.walls()));
    }
    forEachReach(p, p.controlled(p.toMove()) & p.stacks(),
                 [&](const Spreading& stack, Direction, Reach reach) {
                     const auto distance = static_cast<std::size_t>(reach.free);
                     const auto lift = static_cast<std::size_t>(stack.lift);
                     total += kSpreads.count[distance][lift];
                     if (stack.capstone && reach.wallBehind) total += kSpreads.crushCount[distance][lift];
                 });
    return total;
}

}  // namespace tak::rules
