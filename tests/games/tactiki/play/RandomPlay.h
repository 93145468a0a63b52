#pragma once

#include <vector>

#include "base/Random.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Perft.h"

/// Games of players who act at random, with every mixture of agreed rules.
namespace tactiki::test {

inline rules::Rules someRules(base::Random& random) {
    const auto any = [&] { return random.below(3) == 0; };
    return {.through = any(), .sideways = any(), .bothFall = any(), .anyFree = any(), .remember = any()};
}

/// A legal act of whoever owes one.
inline game::Action someAct(const rules::Position& position, base::Random& random) {
    const auto sides = position.awaited();
    const auto pick = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    if (position.board().stage() == rules::Stage::SetUp)
        return play::actionOf(
            rules::settingUp(sides[pick(sides.size())], rules::allSetUps()[pick(rules::kSetUps)]));
    const std::vector<rules::Act> acts = position.board().legalActs();
    return play::actionOf(acts[pick(acts.size())]);
}

/// After so many acts, or fewer if the game ends before.
inline play::TactikiState someState(base::Random& random, int acts) {
    play::TactikiState state{rules::Position(someRules(random))};
    while (state.ply() < acts && !state.outcome().over) (void)state.apply(someAct(state.position(), random));
    return state;
}

}  // namespace tactiki::test
