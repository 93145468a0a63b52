#include "app/thinking/Refutation.h"

#include <cmath>

#include "app/thinking/Ideas.h"
#include "app/thinking/ThinkingText.h"
#include "game/Weights.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

std::string percent(const i18n::Catalogue& texts, double chance) {
    return i18n::percentText(texts, std::lround(100 * chance));
}

}  // namespace

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

std::string refutationText(const i18n::Catalogue& texts, const Refutation& found, const Asker& asker,
                           const game::Thought* best) {
    const std::string& turn = found.notation.front();
    const auto why = [&] {
        return found.end ? texts.tr(*found.end) : texts.tr(found.outcome.reason.c_str());
    };
    if (found.outcome.over && found.line.size() == 1)
        return texts.tr("{turn} ends the game. {why}", {{"turn", turn}, {"why", why()}});
    if (found.line.size() < 2) return texts.tr("{turn}: looking for the best answer …", {{"turn", turn}});
    if (found.outcome.over)
        return texts.tr("{turn} {answer}: {why}",
                        {{"turn", turn}, {"answer", lineText(found.notation, 1)}, {"why", why()}});
    const std::string after = percent(texts, chanceFor(found.chances, asker.player));
    // Not all engines say how good a turn is.
    if (best == nullptr || best->chances().empty())
        return texts.tr(
            "The answer to {turn} is {answer}: {player}'s chance to win is then {chance}.",
            {{"turn", turn}, {"answer", found.notation[1]}, {"player", asker.name}, {"chance", after}});
    return texts.tr(
        "The answer to {turn} is {answer}: {player}'s chance to win is then {chance}; with {best} it is "
        "{before}.",
        {{"turn", turn},
         {"answer", found.notation[1]},
         {"player", asker.name},
         {"chance", after},
         {"best", best->candidates.front().notation.front()},
         {"before", percent(texts, chanceFor(best->chances(), asker.player))}});
}

}  // namespace app
