#pragma once

#include "base/Random.h"
#include "games/tak/rules/Position.h"

namespace tak::rules::test {

/// Policies for random games, so that short and long games, low and high stacks all occur.
enum class Policy { Uniform, Spreads, KeepGoing };
inline constexpr Policy kPolicies[] = {Policy::Uniform, Policy::Spreads, Policy::KeepGoing};

/// A legal move chosen by the policy; Move::none() when the game is over.
inline Move randomMove(const Position& position, Policy policy, base::Random& random) {
    MoveList moves;
    legalMoves(position, moves);
    if (moves.empty()) return Move::none();
    Move move = moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
    for (int tries = 0; tries < 8; ++tries) {
        Position next = position;
        (void)next.make(move);
        const bool unwanted = (policy != Policy::Uniform && move.isPlacement() && random.below(3) != 0) ||
                              (policy == Policy::KeepGoing && next.outcome().over());
        if (!unwanted) break;
        move = moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
    }
    return move;
}

/// Calls visit(position) for every position of one random game, including the last one; plays at most `plies`
/// moves.
template <class Visitor>
void playRandomly(Position position, Policy policy, std::uint64_t seed, int plies, Visitor visit) {
    base::Random random(seed);
    for (int i = 0; i <= plies; ++i) {
        visit(position);
        const Move move = randomMove(position, policy, random);
        if (move.isNone()) return;
        (void)position.make(move);
    }
}

}  // namespace tak::rules::test
