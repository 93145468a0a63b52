#include "cli/Thinking.h"

#include "cli/arena/ResultText.h"

namespace cli {

base::Result<game::Thought> think(game::Bot& bot, const game::View& view, const game::BotLimits& limits,
                                  const std::stop_token& stop, const game::Bot::Listener& listener) {
    game::Thought thought;
    const auto chosen = bot.choose(view, limits, stop, [&](const game::Thought& latest) {
        thought = latest;
        if (listener) listener(latest);
    });
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
    if (!candidate.figure.empty()) text += "  " + candidate.figure;
    return text;
}

}  // namespace cli
