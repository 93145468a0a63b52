#include "games/tak/play/puzzles/PuzzleProver.h"

#include <algorithm>

#include "games/tak/engine/Endings.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/rules/Threat.h"

namespace tak::play {
namespace {

using namespace rules;
using engine::TinueMove;
using engine::TinueResult;
using engine::TinueVerdict;

constexpr int kLossPlies = 5;
constexpr int kCrushPlies = 5;
constexpr int kQuietPlies = 5;  ///< a shorter win has no room for a quiet turn
constexpr std::size_t kMostAnswers = 2;
constexpr std::size_t kMostRight = 4;  ///< right first turns; with more it is no puzzle
constexpr int kMostTurns = 16;         ///< in a solution, which must fit on one line
/// In an ending with more moves than this, playing out all of them takes too long.
constexpr std::uint64_t kMostMovesAtTheEnd = 90;

std::vector<Move> inVector(const MoveList& list) {
    std::vector<Move> moves;
    for (const Move move : list) moves.push_back(move);
    return moves;
}

std::vector<Move> movesOf(const Position& p) {
    MoveList moves;
    generateMoves(p, moves);
    return inVector(moves);
}

/// The replies that remove the threat of a road.
std::vector<Move> defencesOf(const Position& p) {
    engine::Defence defence;
    engine::defend(p, defence);
    return inVector(defence.moves);
}

bool endsSoon(const Position& p) {
    return count(p.empty()) <= 3 || p.supply(Color::White).total() <= 2 ||
           p.supply(Color::Black).total() <= 2;
}

}  // namespace

std::optional<Solution> PuzzleProver::prove(PuzzleTheme theme, const Position& position,
                                            const std::stop_token& stop) {
    if (position.inOpening() || position.outcome().over()) return {};
    stop_ = stop;
    const auto solution = [&]() -> std::optional<Solution> {
        switch (theme) {
            case PuzzleTheme::Road:
                return proveForced(position, 1);
            case PuzzleTheme::Stop:
                return proveStop(position);
            case PuzzleTheme::Tinue3:
                return proveForced(position, 3);
            case PuzzleTheme::Tinue5:
                return proveForced(position, 5);
            case PuzzleTheme::Tinue7:
                return proveForced(position, 7);
            case PuzzleTheme::Flats:
                return proveFlats(position);
            case PuzzleTheme::Crush:
                break;
        }
        return proveCrush(position);
    }();
    if (!solution || solution->empty() || solution->size() > kMostRight) return {};
    if (stop.stop_requested() || turnsIn(*solution) > kMostTurns) return {};
    return solution;
}

std::optional<Solution> PuzzleProver::proveStop(const Position& position) {
    if (!engine::dangerTo(position).any() || !engine::winningMove(position).isNone()) return {};
    Solution right;
    for (const Move move : movesOf(position)) {
        const Position next = afterTurn(position, move);
        const Outcome outcome = next.outcome();
        if (outcome.over() && outcome.winner == next.toMove()) continue;
        if (outcome.over()) return {};
        const auto lost = forced(next, kLossPlies);
        if (!lost) return {};
        if (!*lost) right.push_back({move});
    }
    return right;
}

std::optional<Solution> PuzzleProver::proveFlats(const Position& position) {
    if (!endsSoon(position) || countMoves(position) > kMostMovesAtTheEnd) return {};
    if (!engine::winningMove(position).isNone()) {
        const auto right = rightTurns(position, 1, Goal::Flats);
        return right ? continued(position, *right, 1, Goal::Flats) : std::nullopt;
    }
    const auto road = forced(position, 3);
    if (!road || *road) return {};
    const Moves right = engine::winsInThree(position);
    if (right.size() > kMostRight) return {};
    return continued(position, right, 3, Goal::Flats);
}

std::optional<Solution> PuzzleProver::proveCrush(const Position& position) {
    if ((position.capstones() & position.controlled(position.toMove())) == 0 || position.walls() == 0)
        return {};
    for (int plies = 1; plies <= kCrushPlies; plies += 2) {
        const auto win = forced(position, plies);
        if (!win) return {};
        if (!*win) continue;
        auto solution = proveForced(position, plies);
        return solution && alwaysFlattens(position, *solution) ? solution : std::nullopt;
    }
    return {};
}

std::optional<bool> PuzzleProver::forced(const Position& position, int plies) {
    const TinueResult result = solver_.solve(position, {.plies = plies, .nodes = nodes_}, stop_);
    if (result.verdict == TinueVerdict::Proven) return true;
    if (result.verdict == TinueVerdict::Unknown && result.plies < plies) return {};
    return false;
}

std::optional<Solution> PuzzleProver::proveForced(const Position& position, int plies) {
    if (plies > 1) {
        const auto sooner = forced(position, plies - 2);
        if (!sooner || *sooner) return {};
    }
    const auto right = rightTurns(position, plies, Goal::Road);
    if (!right || right->size() > kMostRight) return {};
    return continued(position, *right, plies, Goal::Road);
}

std::optional<PuzzleProver::Moves> PuzzleProver::rightTurns(const Position& position, int plies, Goal goal) {
    const TinueResult result =
        solver_.solve(position, {.plies = plies, .nodes = nodes_, .everyMove = true}, stop_);
    if (result.verdict != TinueVerdict::Proven) return {};
    Moves right;
    for (const TinueMove& first : result.moves) {
        if (first.verdict == TinueVerdict::Unknown && first.plies < plies) return {};
        if (first.verdict == TinueVerdict::Proven) right.push_back(first.move);
    }
    if (plies > 1) return right;
    const bool byGoal = std::all_of(right.begin(), right.end(), [&](Move move) {
        return (afterTurn(position, move).outcome().reason == EndReason::Road) == (goal == Goal::Road);
    });
    return byGoal ? std::optional(right) : std::nullopt;
}

std::optional<bool> PuzzleProver::quietTurnWins(const Position& position, int plies) {
    for (const Move move : movesOf(position)) {
        const Position next = afterTurn(position, move);
        if (next.outcome().over() || threatensRoad(next) || !engine::winningMove(next).isNone()) continue;
        // If even passing, which the rules forbid, refutes a turn, the other replies need not be tried.
        const auto afterPass = forced(next.passed(), plies - 2);
        if (!afterPass) return {};
        if (*afterPass && everyAnswerLoses(next, plies - 1)) return true;
    }
    return false;
}

bool PuzzleProver::everyAnswerLoses(const Position& position, int plies) {
    const std::vector<Move> answers = movesOf(position);
    return std::all_of(answers.begin(), answers.end(), [&](Move answer) {
        const Position next = afterTurn(position, answer);
        const Outcome outcome = next.outcome();
        return outcome.over() ? outcome.winner == next.toMove() : forced(next, plies - 1) == true;
    });
}

std::optional<Solution> PuzzleProver::continued(const Position& position, const Moves& right, int plies,
                                                Goal goal) {
    if (plies >= kQuietPlies) {
        const auto quiet = quietTurnWins(position, plies);
        if (!quiet || *quiet) return {};
    }
    Solution solution;
    for (const Move move : right) {
        solution.push_back({move});
        if (plies == 1) continue;
        const Position answered = afterTurn(position, move);
        const auto answers = repliesTo(answered, plies - 1, goal);
        if (!answers) return {};
        for (const Reply& answer : *answers) {
            auto next = continued(afterTurn(answered, answer.move), answer.right, plies - 2, goal);
            if (!next) return {};
            solution.back().next.push_back({answer.move, std::move(*next)});
        }
    }
    return solution;
}

PuzzleProver::Moves PuzzleProver::triesOf(const Position& position, int plies) {
    Moves tries;
    for (const Move move : plies > 2 ? defencesOf(position) : movesOf(position))
        if (!afterTurn(position, move).outcome().over()) tries.push_back(move);
    return tries;
}

std::optional<std::vector<PuzzleProver::Reply>> PuzzleProver::repliesTo(const Position& position, int plies,
                                                                        Goal goal) {
    std::vector<Reply> best;
    for (const Move move : triesOf(position, plies)) {
        const Position next = afterTurn(position, move);
        if (plies > 2) {
            const auto sooner = forced(next, plies - 3);
            if (!sooner) return {};
            if (*sooner) continue;
        }
        const auto right = rightTurns(next, plies - 1, goal);
        if (!right && plies > 2) return {};
        if (!right) continue;
        if (!best.empty() && right->size() > best.front().right.size()) continue;
        if (!best.empty() && right->size() < best.front().right.size()) best.clear();
        best.push_back({move, *right});
    }
    if (best.empty()) return {};
    if (best.size() > kMostAnswers) best.resize(1);
    return best;
}

}  // namespace tak::play
