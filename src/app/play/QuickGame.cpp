#include "app/play/QuickGame.h"

#include <random>
#include <utility>
#include <vector>

#include "app/catalog/PlayerNames.h"

namespace app {

QuickGame::QuickGame(const Surroundings& surroundings)
    : surroundings_(surroundings),
      suitable_({.games = surroundings.games,
                 .texts = surroundings.texts,
                 .library = surroundings.library,
                 .preferences = surroundings.preferences,
                 .messages = surroundings.messages,
                 .changes = surroundings.changes}) {}

void QuickGame::choose(const CatalogEntry& game) {
    Settings changed = surroundings_.preferences.settings();
    changed.game = game.kind->id();
    surroundings_.preferences.apply(changed);
    surroundings_.tables.choose(game);
}

void QuickGame::begin() {
    const game::Opponent* const bot = suitable_.bot();
    if (bot == nullptr) return;
    const Settings& settings = surroundings_.preferences.settings();
    const CatalogEntry& entry = surroundings_.games.named(settings.game);
    const GameSettings* before = settings.of(entry.kind->id());
    game::OptionValues options = before ? before->options : game::OptionValues{};
    options.erase(game::kPlayersKey);
    const bool named = !settings.playerNames.empty() && !settings.playerNames.front().empty();
    const bool firstGame = before == nullptr;
    std::vector<Seat> seats{{named ? settings.playerNames.front() : defaultName()},
                            {bot->name.english(), bot->id}};
    if (std::random_device{}() % 2 == 0) std::swap(seats[0], seats[1]);
    if (const auto begun = surroundings_.currentGame.begin(entry, options, std::move(seats)); !begun)
        return surroundings_.messages.notice(surroundings_.texts.tr("This game cannot be started"), "",
                                             {begun.error()});
    if (firstGame) offerCoach();
}

/// Turns the coach on in a player's first game.
void QuickGame::offerCoach() {
    Settings changed = surroundings_.preferences.settings();
    changed.coach = true;
    surroundings_.preferences.apply(changed);
    const bool foresees = !surroundings_.currentGame.session()->match().hasSecrets();
    const i18n::Catalogue& texts = surroundings_.texts;
    surroundings_.messages.toast(
        foresees
            ? texts.tr("A coach follows the game and warns of blunders; you can turn it off in the settings.")
            : texts.tr("A coach explains what is new in the game; you can turn it off in the settings."));
}

}  // namespace app
