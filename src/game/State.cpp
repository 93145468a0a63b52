#include "game/State.h"

namespace game {
namespace {

std::uint64_t waysFrom(State& state, int actions) {
    if (actions <= 0) return 1;
    if (state.outcome().over) return 0;
    const std::vector<Action> legal = state.view(Viewer::record())->legalActions();
    if (actions == 1) return legal.size();
    std::uint64_t ways = 0;
    for (const Action action : legal) {
        (void)state.apply(action);
        ways += waysFrom(state, actions - 1);
        (void)state.undo();
    }
    return ways;
}

}  // namespace

std::uint64_t State::countWays(int actions) const { return waysFrom(*clone(), actions); }

std::string playNoting(State& state, Action action) {
    std::string before = state.view(Viewer::record())->notation(action);
    (void)state.apply(action);
    std::string shown = state.lastNotation(Viewer::record());
    return shown.empty() ? before : shown;
}

}  // namespace game
