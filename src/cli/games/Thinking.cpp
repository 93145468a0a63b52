#include "cli/games/Thinking.h"

#include <cassert>

#include "cli/arena/ResultText.h"

namespace cli::games {

base::Result<game::Thought> think(const game::Kind& kind, const game::View& view,
                                  const game::BotLimits& limits, const std::stop_token& stop) {
    assert(!kind.opponents().empty());
    const auto bot = kind.createBot(kind.opponents().back().id);
    game::Thought thought;
    const auto chosen =
        bot->choose(view, limits, stop, [&](const game::Thought& latest) { thought = latest; });
    if (!chosen) return chosen.error();
    const bool known = !thought.candidates.empty() && !thought.candidates.front().line.empty();
    if (!known || thought.candidates.front().line.front() != *chosen)
        thought.candidates.insert(thought.candidates.begin(),
                                  {.line = {*chosen}, .notation = {view.notation(*chosen)}});
    return thought;
}

std::string candidateText(const game::Candidate& candidate, game::PlayerId player) {
    std::string text;
    for (const std::string& notation : candidate.notation) text += (text.empty() ? "" : " ") + notation;
    if (player.value < candidate.chances.size())
        text += arena::formatted("  %.1f %%", 100 * candidate.chances[player.value]);
    return text;
}

}  // namespace cli::games
