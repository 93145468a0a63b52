#include "app/thinking/Refutation.h"

namespace app {

Refutation refutationOf(const game::State& before, const std::vector<game::Action>& line) {
    Refutation found;
    const std::unique_ptr<game::State> state = before.clone();
    for (const game::Action action : line) {
        if (!state->isLegal(action)) break;
        found.line.push_back(action);
        found.notation.push_back(state->view(game::Viewer::record())->notation(action));
        (void)state->apply(action);
    }
    found.outcome = state->outcome();
    found.end = state->view(game::Viewer::record())->describeEnd();
    return found;
}

}  // namespace app
