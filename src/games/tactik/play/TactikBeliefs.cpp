#include "games/tactik/play/TactikBeliefs.h"

#include "games/tactik/engine/Belief.h"
#include "games/tactik/engine/Level.h"
#include "games/tactik/play/TactikBot.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/Notation.h"

namespace tactik::play {
namespace {

std::vector<game::Place> placesOfHand(const rules::Table& table, int player) {
    std::vector<game::Place> places;
    for (int slot = 0; slot < rules::kMostHeld; ++slot)
        if (table.inHand(player, slot))
            places.push_back({handArea(player), static_cast<std::uint16_t>(slot), 0});
    return places;
}

}  // namespace

std::vector<game::Beliefs::Suspicion> TactikBeliefs::of(const game::View& seen, game::PlayerId believer,
                                                        std::string_view bot) const {
    const rules::Position& position = static_cast<const TactikView&>(seen).position();
    std::vector<Suspicion> suspicions;
    if (position.over()) return suspicions;
    const engine::LevelStyle& style = engine::styleOf(levelOf(bot).value_or(engine::kMaxLevel));
    const engine::Belief belief(position, believer.value, style.readsConduct);
    for (const engine::Suspicion& suspicion : belief.suspicions()) {
        Suspicion& told = suspicions.emplace_back();
        told.places = placesOfHand(position.table(), suspicion.player);
        for (const rules::Card card : rules::kAllCards)
            told.possibilities.push_back(
                {.shape = static_cast<std::uint8_t>(rules::index(card)),
                 .text = rules::textOf(card),
                 .chance = suspicion.chances[static_cast<std::size_t>(rules::index(card))]});
    }
    return suspicions;
}

}  // namespace tactik::play
