#include "games/tak/rules/RoadDistance.h"

#include <array>

#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Threat.h"

namespace tak::rules {
namespace {

/// The cost of a placement. A square costs 1; a road has at most 64 squares, so fewer placements always win.
constexpr int kPlacement = 128;
constexpr int kSquare = 1;
constexpr int kUnreached = 1 << 20;

struct Ways {
    std::array<int, 64> cost{};
    std::array<std::int8_t, 64> from{};  ///< the previous square; itself on the first side
};

int costOf(const Position& p, Square s) { return kSquare + (contains(p.empty(), s) ? kPlacement : 0); }

/// The cheapest ways from one side to every square (Dijkstra, on at most 64 squares).
Ways waysFrom(const Position& p, Color player, Bitboard side) {
    const Bitboard open = p.roadSquares(player) | p.empty();
    Ways ways;
    ways.cost.fill(kUnreached);
    for (Bitboard first = side & open; first;) {
        const Square s = takeFirst(first);
        const auto i = static_cast<std::size_t>(s.index());
        ways.cost[i] = costOf(p, s);
        ways.from[i] = static_cast<std::int8_t>(i);
    }
    for (Bitboard left = open; left;) {
        Square nearest = first(left);
        for (Bitboard others = left; others;) {
            const Square s = takeFirst(others);
            if (ways.cost[static_cast<std::size_t>(s.index())] <
                ways.cost[static_cast<std::size_t>(nearest.index())])
                nearest = s;
        }
        left &= ~bit(nearest);
        const int here = ways.cost[static_cast<std::size_t>(nearest.index())];
        if (here == kUnreached) break;
        for (Bitboard next = grown(bit(nearest)) & left; next;) {
            const Square s = takeFirst(next);
            const auto i = static_cast<std::size_t>(s.index());
            const int cost = here + costOf(p, s);
            if (cost >= ways.cost[i]) continue;
            ways.cost[i] = cost;
            ways.from[i] = static_cast<std::int8_t>(nearest.index());
        }
    }
    return ways;
}

struct Way {
    int cost = kUnreached;
    Bitboard squares = 0;
};

Way cheapestBetween(const Position& p, Color player, Bitboard from, Bitboard to) {
    const Ways ways = waysFrom(p, player, from);
    Way best;
    std::size_t end = 0;
    for (Bitboard last = to & p.board(); last;) {
        const auto i = static_cast<std::size_t>(takeFirst(last).index());
        if (ways.cost[i] >= best.cost) continue;
        best.cost = ways.cost[i];
        end = i;
    }
    if (best.cost == kUnreached) return best;
    for (std::size_t at = end;; at = static_cast<std::size_t>(ways.from[at])) {
        best.squares |= Bitboard{1} << at;
        if (ways.from[at] == static_cast<std::int8_t>(at)) return best;
    }
}

std::optional<RoadDistance> byPlacements(const Position& p, Color player) {
    const int last = p.size() - 1;
    const Way across = cheapestBetween(p, player, kFileA & p.board(), kFileA << last);
    const Way up = cheapestBetween(p, player, kRank1 & p.board(), kRank1 << (8 * last));
    const Way& best = up.cost < across.cost ? up : across;
    if (best.cost == kUnreached) return {};
    const Bitboard missing = best.squares & p.empty();
    if (count(missing) > p.supply(player).total()) return {};
    return RoadDistance{.turns = count(missing), .road = best.squares, .missing = missing};
}

/// The result for a road that this move completes.
RoadDistance afterMove(const Position& p, Color player, Move move) {
    Position next = p.toMove() == player ? p : p.passed();
    next.make(move);
    Bitboard road = 0;
    for (const Square s : shortestRoad(next.roadSquares(player), p.size())) road |= bit(s);
    return {.turns = 1, .road = road, .missing = road & ~p.roadSquares(player)};
}

}  // namespace

std::optional<RoadDistance> roadDistance(const Position& position, Color player) {
    if (position.outcome().over()) return {};
    const auto placements = byPlacements(position, player);
    if (placements && placements->turns == 1) return placements;
    if (const auto move = roadMove(position, player)) return afterMove(position, player, *move);
    return placements;
}

}  // namespace tak::rules
