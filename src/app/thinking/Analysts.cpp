#include "app/thinking/Analysts.h"

#include <algorithm>
#include <span>
#include <utility>

namespace app {
namespace {

bool isAmong(std::span<const game::Opponent> all, const std::string& id) {
    return std::any_of(all.begin(), all.end(), [&](const game::Opponent& one) { return one.id == id; });
}

}  // namespace

std::vector<game::Opponent> chosenAnalysts(const Engines& engines, const Settings& settings,
                                           const game::Kind& kind) {
    const std::vector<std::string>& wanted = settings.analysts;
    std::vector<game::Opponent> found;
    for (const game::Opponent& one : engines.opponents(kind))
        if (std::find(wanted.begin(), wanted.end(), one.id) != wanted.end()) found.push_back(one);
    const std::span<const game::Opponent> own = kind.opponents();
    if (found.empty() && !own.empty()) found.push_back(own.back());
    return found;
}

std::vector<AnalystChoice> analystChoices(const Engines& engines, const Settings& settings,
                                          const game::Kind& kind) {
    const std::vector<game::Opponent> chosen = chosenAnalysts(engines, settings, kind);
    const std::span<const game::Opponent> own = kind.opponents();
    std::vector<AnalystChoice> all;
    for (const game::Opponent& one : engines.opponents(kind)) {
        // Of the game's own bots, only the strongest gives useful advice.
        const bool weaker = isAmong(own, one.id) && one.id != own.back().id;
        if (!weaker) all.push_back({one, isAmong(chosen, one.id)});
    }
    return all;
}

void chooseAnalyst(const Engines& engines, Preferences& preferences, const game::Kind& kind,
                   const std::string& id, bool on) {
    Settings changed = preferences.settings();
    changed.analysts.clear();
    for (const AnalystChoice& one : analystChoices(engines, preferences.settings(), kind))
        if (one.who.id == id ? on : one.chosen) changed.analysts.push_back(one.who.id);
    preferences.apply(changed);
}

void Analysts::employ(const game::Kind& kind) {
    wanted_ = preferences_.settings().analysts;
    const std::vector<game::Opponent> chosen = chosenAnalysts(engines_, preferences_.settings(), kind);
    const bool same =
        std::equal(chosen.begin(), chosen.end(), all_.begin(), all_.end(),
                   [](const auto& one, const Analyst& known) { return one.id == known.who.id; });
    if (std::exchange(game_, kind.id()) == kind.id() && same) return;
    dismiss();
    for (const game::Opponent& one : chosen)
        if (ThinkerPtr thinker = thinking_.employ(engines_.createBot(kind, one.id)))
            all_.push_back({one, std::move(thinker)});
}

void Analysts::ask(const game::Kind& kind, const game::View& view) {
    employ(kind);
    for (Analyst& analyst : all_) {
        analyst.trouble.reset();
        (void)analyst.thinker->ask(view, kShownEffort);
    }
}

bool Analysts::takeNews() {
    bool news = false;
    for (Analyst& analyst : all_) {
        const auto answer = analyst.thinker->take();
        if (answer) analyst.trouble = answer->why;
        news = analyst.thinker->listen() || answer || news;
    }
    return news;
}

bool Analysts::thinking() const {
    return std::any_of(all_.begin(), all_.end(),
                       [](const Analyst& analyst) { return analyst.thinker->thinking(); });
}

std::vector<const game::Thought*> Analysts::latest() const {
    std::vector<const game::Thought*> thoughts;
    for (const Analyst& analyst : all_)
        if (!analyst.thinker->course().empty()) thoughts.push_back(&analyst.thinker->course().back());
    return thoughts;
}

}  // namespace app
