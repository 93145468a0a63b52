#include "game/State.h"

namespace game {

std::string playNoting(State& state, Action action) {
    std::string before = state.view(Viewer::record())->notation(action);
    (void)state.apply(action);
    std::string shown = state.lastNotation(Viewer::record());
    return shown.empty() ? before : shown;
}

}  // namespace game
