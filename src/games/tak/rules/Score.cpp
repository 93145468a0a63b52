#include "games/tak/rules/Score.h"

#include "games/tak/rules/Roads.h"

namespace tak::rules {
namespace {

/// Considers the road among `squares`, which has this height for Tarway; keeps it if it earns more than
/// `best`.
void consider(Bitboard squares, int roadHeight, int size, bool downings, Score& best) {
    if (!hasRoad(squares, size)) return;
    const bool straight = downings && hasStraightRoad(squares, size);
    const int factor = (roadHeight + 1) * (straight ? 2 : 1);
    if (factor <= best.factor) return;
    best.factor = factor;
    best.straight = straight;
    best.roadHeight = roadHeight;
}

/// If there are several roads, the best one counts (rule 28).
void addRoad(const Position& final, Color winner, const ScoreVariants& variants, Score& score) {
    const Bitboard road = final.roadSquares(winner);
    consider(road, 0, final.size(), variants.downings, score);
    if (!variants.tarway) return;
    consider(road & ~final.stacks(), 1, final.size(), variants.downings, score);
    consider(road & final.stacks(), 2, final.size(), variants.downings, score);
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
    if (outcome.reason == EndReason::Road) addRoad(final, winner, variants, score);
    score.keptCapstones = variants.middletown && keptItsCapstones(final, winner);
    if (score.keptCapstones) score.factor *= 2;
    return score;
}

}  // namespace tak::rules
