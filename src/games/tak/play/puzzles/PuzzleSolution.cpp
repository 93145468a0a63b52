#include "games/tak/play/puzzles/PuzzleSolution.h"

#include <algorithm>

namespace tak::play {
namespace {

bool flattensAfter(const rules::Position& answered, const std::vector<SolutionTurn>& answers) {
    return !answers.empty() && std::all_of(answers.begin(), answers.end(), [&](const SolutionTurn& answer) {
        return alwaysFlattens(afterTurn(answered, answer.move), answer.next);
    });
}

}  // namespace

rules::Position afterTurn(const rules::Position& before, rules::Move move) {
    rules::Position p = before;
    (void)p.make(move);
    return p;
}

int pliesOf(const Solution& solution) {
    int longest = 0;
    for (const SolutionTurn& turn : solution) longest = std::max(longest, 1 + pliesOf(turn.next));
    return longest;
}

int turnsIn(const Solution& solution) {
    int turns = 0;
    for (const SolutionTurn& turn : solution) turns += 1 + turnsIn(turn.next);
    return turns;
}

bool alwaysFlattens(const rules::Position& position, const Solution& solution) {
    return std::all_of(solution.begin(), solution.end(), [&](const SolutionTurn& turn) {
        return position.flattens(turn.move) || flattensAfter(afterTurn(position, turn.move), turn.next);
    });
}

}  // namespace tak::play
