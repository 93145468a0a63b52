#include "app/thinking/AnalystChoice.h"

#include <algorithm>
#include <span>

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

}  // namespace app
