#include "games/tak/play/puzzles/PuzzleRating.h"

#include <algorithm>

#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"

namespace tak::play {
namespace {

using namespace rules;

constexpr int kDeepest = 9;                     // plies of the deepest search
constexpr std::uint64_t kRatingNodes = 20'000;  // nodes for one search
constexpr int kLeastRating = 400;
constexpr int kMostRating = 2400;

int baseOf(PuzzleTheme theme) {
    switch (theme) {
        case PuzzleTheme::Road:
            return 350;
        case PuzzleTheme::Stop:
            return 500;
        case PuzzleTheme::Tinue3:
            return 800;
        case PuzzleTheme::Tinue5:
            return 1100;
        case PuzzleTheme::Tinue7:
            return 1350;
        case PuzzleTheme::Flats:
            return 450;
        case PuzzleTheme::Crush:
            break;
    }
    return 500;
}

/// The length of a win is part of the theme's base rating, except for themes of any length.
int lengthOf(PuzzleTheme theme, const Solution& solution) {
    const bool open = theme == PuzzleTheme::Flats || theme == PuzzleTheme::Crush;
    return open ? 150 * (pliesOf(solution) - 1) : 0;
}

/// How hard a turn is to see: a flat is easiest, a long spread hardest.
int strangeness(Move move) {
    if (move.isPlacement()) return move.kind() == PieceKind::Flat ? 0 : 120;
    return 60 + 45 * (move.distance() - 1) + 25 * (move.carried() - 1);
}

int easiestTurn(const Solution& solution) {
    int least = kMostRating;
    for (const SolutionTurn& turn : solution) least = std::min(least, strangeness(turn.move));
    return least;
}

/// The number of turns that stop the present threat of a road, if only for one turn.
int stops(const Position& position) {
    MoveList moves;
    generateMoves(position, moves);
    int found = 0;
    for (const Move move : moves) {
        const Position next = afterTurn(position, move);
        if (!next.outcome().over() && engine::winningMove(next).isNone()) ++found;
    }
    return found;
}

/// The number of turns that end the game, whoever wins.
int endings(const Position& position) {
    MoveList moves;
    generateMoves(position, moves);
    int found = 0;
    for (const Move move : moves) found += afterTurn(position, move).outcome().over();
    return found;
}

/// The number of turns that look right, including the right ones.
int plausibleTurns(PuzzleTheme theme, const Position& position) {
    if (theme == PuzzleTheme::Stop) return stops(position);
    if (theme == PuzzleTheme::Flats) return endings(position);
    if (!engine::winningMove(position).isNone()) return 1;
    MoveList threats;
    engine::threateningMoves(position, threats);
    return threats.size();
}

bool isRight(const Solution& solution, Move move) {
    return std::any_of(solution.begin(), solution.end(),
                       [&](const SolutionTurn& turn) { return turn.move == move; });
}

}  // namespace

int PuzzleRater::depthToFind(const Position& position, const Solution& solution) {
    engine_.newGame();
    for (int depth = 1; depth < kDeepest; ++depth) {
        const auto result = engine_.search(Game(position), {.depth = depth, .nodes = kRatingNodes});
        if (isRight(solution, result.best)) return depth;
    }
    return kDeepest;
}

int PuzzleRater::rate(PuzzleTheme theme, const Position& position, const Solution& solution) {
    const int right = static_cast<int>(solution.size());
    const auto choice = static_cast<int>(std::min<std::uint64_t>(countMoves(position), 150));
    const int tries = std::clamp(plausibleTurns(theme, position) - right, 0, 15);
    const int rating = baseOf(theme) + lengthOf(theme, solution) + 2 * choice + easiestTurn(solution) +
                       15 * tries + 40 * depthToFind(position, solution) - 50 * (right - 1);
    return std::clamp(rating, kLeastRating, kMostRating);
}

}  // namespace tak::play
