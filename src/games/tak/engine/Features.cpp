#include "games/tak/engine/Features.h"

namespace tak::engine {
namespace {

using namespace rules;

Bitboard flood(Bitboard seed, Bitboard within) {
    Bitboard reached = seed;
    for (Bitboard next = reached | (grown(reached) & within); next != reached;
         next = reached | (grown(reached) & within))
        reached = next;
    return reached;
}

/// Breadth-first search by the number of stones needed; `from` and `to` are opposite edges.
int distanceBetween(Bitboard from, Bitboard to, Bitboard own, Bitboard empty, Bitboard flats) {
    constexpr int kMost = feature::kCounts - 1;
    Bitboard before = 0;                        // reached with one stone less
    Bitboard reached = flood(from & own, own);  // reached with this number of stones
    if (reached & to) return 0;
    for (int stones = 1; stones < kMost; ++stones) {
        const Bitboard step = (grown(reached) | from) & empty;
        const Bitboard take = stones >= 2 ? (grown(before) | from) & flats : 0;
        before = reached;
        reached = flood(reached | step | take, own);
        if (reached & to) return stones;
    }
    return kMost;
}

}  // namespace

int phaseOf(const Position& p) {
    const int area = p.size() * p.size();
    const int board = kPhaseEnd * count(p.occupied()) / area;
    int supply = 0;
    for (const Color c : {Color::White, Color::Black}) {
        const int all = p.setup().supply[static_cast<std::size_t>(index(c))].total();
        supply = std::max(supply, kPhaseEnd * (all - p.supply(c).total()) / all);
    }
    return std::max(board, supply);
}

std::array<int, 2> roadDistances(const Position& p, Color c) {
    const Bitboard board = p.board();
    const Bitboard own = p.roadSquares(c);
    const Bitboard flats = p.controlled(!c) & p.flats();
    const int last = p.size() - 1;
    return {distanceBetween(kFileA & board, (kFileA << last) & board, own, p.empty(), flats),
            distanceBetween(kRank1 & board, (kRank1 << (8 * last)) & board, own, p.empty(), flats)};
}

}  // namespace tak::engine
