#include "games/tak/rules/Score.h"

#include <algorithm>

#include "games/tak/rules/Roads.h"

namespace tak::rules {
namespace {

/// The best factor that one winning road among `squares` earns, given what all of its squares are worth (rule
/// 28).
int straightFactor(Bitboard squares, int size, int worth, bool downings) {
    if (!hasRoad(squares, size)) return 1;
    return worth * (downings && hasStraightRoad(squares, size) ? 2 : 1);
}

int roadFactor(const Position& final, Color winner, const ScoreVariants& variants) {
    const Bitboard road = final.roadSquares(winner);
    int best = straightFactor(road, final.size(), 1, variants.downings);
    if (!variants.tarway) return best;
    best = std::max(best, straightFactor(road & ~final.stacks(), final.size(), 2, variants.downings));
    return std::max(best, straightFactor(road & final.stacks(), final.size(), 3, variants.downings));
}

bool keptItsCapstones(const Position& final, Color winner) {
    const int given = final.setup().supply[static_cast<std::size_t>(index(winner))].capstones;
    return given > 0 && final.supply(winner).capstones == given;
}

}  // namespace

Score scoreOf(const Position& final, const Outcome& outcome, const ScoreVariants& variants) {
    if (!outcome.over() || !outcome.winner) return {};
    const Color winner = *outcome.winner;
    Score score{.board = final.size() * final.size(), .supply = final.supply(winner).total()};
    if (outcome.reason == EndReason::Road) score.factor *= roadFactor(final, winner, variants);
    if (variants.middletown && keptItsCapstones(final, winner)) score.factor *= 2;
    return score;
}

}  // namespace tak::rules
