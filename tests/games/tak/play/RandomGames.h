#pragma once

#include <algorithm>
#include <vector>

#include "base/Random.h"
#include "games/tak/play/TakState.h"

/// Random games that reach rare cases of the rules: tall stacks, capstones beside walls, unusual supplies.
namespace tak::test {

/// A set-up of this size; every other one has its own supplies and opening.
inline rules::Setup someSetup(base::Random& random, int size) {
    rules::Setup setup = rules::Setup::standard(size);
    if (random.below(2) == 0) return setup;
    for (rules::Supply& supply : setup.supply) {
        supply.stones = 1 + static_cast<int>(random.below(rules::kMaxStones));
        supply.capstones = static_cast<int>(random.below(rules::kMaxCapstones + 1));
    }
    setup.opening = rules::kOpenings[random.below(3)];
    if (!setup.check()) setup.opening = rules::Opening::Swap;
    return setup;
}

/// A random legal action. It prefers spreads onto high stacks to placements, and walls to flats, so that
/// stacks grow and roads do not end the game early.
inline game::Action someAction(const play::TakState& state, base::Random& random) {
    const std::vector<game::Action> legal = state.legalActions();
    const auto any = [&] { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; };
    game::Action best = any();
    int most = -1;
    const auto tries =
        1 + random.below(random.below(2) == 0 ? 10 : 2 * static_cast<std::uint32_t>(legal.size()));
    for (std::uint32_t i = 0; i < tries; ++i) {
        const game::Action action = any();
        const rules::Move move = play::moveOf(action);
        const rules::Position& p = state.position();
        const int worth = move.isPlacement() ? static_cast<int>(move.kind())
                          : p.flattens(move) ? 20
                                             : 2 + p.height(move.destination()) + move.lastDrop();
        if (worth > most) best = action;
        most = std::max(most, worth);
    }
    return best;
}

/// A state up to `plies` turns into such a game, with at least one legal action left.
inline play::TakState someState(base::Random& random, int size, int plies) {
    play::TakState state{rules::Position(someSetup(random, size))};
    for (int i = 0; i < plies; ++i) {
        state.apply(someAction(state, random));
        if (!state.outcome().over) continue;
        state.undo();
        if (random.below(3) == 0) break;
    }
    return state;
}

}  // namespace tak::test
