#include "app/play/QuickGame.h"

#include <random>
#include <utility>
#include <vector>

#include "app/catalog/PlayerNames.h"

namespace app {

QuickGame::QuickGame(const Basics& basics, Library& library, Tables& tables, CurrentGame& currentGame)
    : basics_(basics), tables_(tables), currentGame_(currentGame), suitable_(basics, library) {}

void QuickGame::choose(const CatalogEntry& game) {
    Settings changed = basics_.preferences.settings();
    changed.game = game.kind->id();
    basics_.preferences.apply(changed);
    tables_.choose(game);
}

void QuickGame::begin() {
    const game::Opponent* const bot = suitable_.bot();
    if (bot == nullptr) return;
    const Settings& settings = basics_.preferences.settings();
    const CatalogEntry& entry = basics_.games.named(settings.game);
    const GameSettings* before = settings.of(entry.kind->id());
    game::OptionValues options = before ? before->options : game::OptionValues{};
    options.erase(game::kPlayersKey);
    const bool named = !settings.playerNames.empty() && !settings.playerNames.front().empty();
    const bool firstGame = before == nullptr;
    std::vector<Seat> seats{{named ? settings.playerNames.front() : defaultName()},
                            {bot->name.english(), bot->id}};
    if (std::random_device{}() % 2 == 0) std::swap(seats[0], seats[1]);
    if (const auto begun = currentGame_.begin(entry, options, std::move(seats)); !begun)
        return basics_.messages.notice(basics_.texts.tr("This game cannot be started"), "", {begun.error()});
    if (firstGame) offerCoach();
}

/// Turns the coach on in a player's first game.
void QuickGame::offerCoach() {
    Settings changed = basics_.preferences.settings();
    changed.coach = true;
    basics_.preferences.apply(changed);
    const bool foresees = !currentGame_.session()->match().hasSecrets();
    const i18n::Catalogue& texts = basics_.texts;
    basics_.messages.toast(
        foresees
            ? texts.tr("A coach follows the game and warns of blunders; you can turn it off in the settings.")
            : texts.tr("A coach explains what is new in the game; you can turn it off in the settings."));
}

}  // namespace app
