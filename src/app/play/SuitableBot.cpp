#include "app/play/SuitableBot.h"

#include <utility>
#include <vector>

#include "app/settings/EngineSettings.h"

namespace app {
namespace {

constexpr int kGamesLookedAt = 50;  // the latest ones

/// Without games against engines that the player has added, since their strength is unknown.
std::vector<BotGame> againstBots(std::vector<BotGame> games) {
    std::erase_if(games, [](const BotGame& game) { return isEngineSeat(game.opponent); });
    return games;
}

}  // namespace

SuitableBot::SuitableBot(const Basics& basics, Library& library) : basics_(basics), library_(library) {
    find(false);
}

const CatalogEntry& SuitableBot::chosen() const {
    return basics_.games.named(basics_.preferences.settings().game);
}

const game::Opponent* SuitableBot::bot() {
    if (game_ != &chosen()) {
        bot_.reset();
        find(false);
    }
    return bot_ ? &*bot_ : nullptr;
}

void SuitableBot::find(bool tells) {
    const CatalogEntry& entry = chosen();
    game_ = &entry;
    const auto suit = [this, &entry, tells](const std::vector<BotGame>& games) {
        if (&entry != &chosen()) return;  // another game was chosen meanwhile
        const Suit found = suitableOpponent(entry.kind->opponents(), againstBots(games));
        const bool other = found.opponent && (!bot_ || bot_->id != found.opponent->id);
        bot_ = found.opponent ? std::optional(*found.opponent) : std::nullopt;
        basics_.changes.interface = true;
        if (const auto news = newsOf(found); news && other && tells)
            basics_.messages.toast(basics_.texts.tr(*news));
    };
    archive::Keeper* archive = library_.keeper();
    if (!bot_ || !archive) suit({});
    if (!archive) return;
    ++searches_;
    archive->ask(
        [query =
             archive::Query{
                 .game = entry.kind->id(), .withPeople = true, .finished = true, .limit = kGamesLookedAt}](
            archive::Archive& games) { return games.search(query); },
        [this, suit](const base::Result<archive::Found>& found) {
            --searches_;
            if (found) suit(botGames(found->games));
        });
}

}  // namespace app
