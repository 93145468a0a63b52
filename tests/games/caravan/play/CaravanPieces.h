#pragma once

#include <optional>
#include <vector>

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// Areas of game::Place: the stones of the circuit, the gates (spot = player), pile and deck (one spot each,
/// with stacked cards), the goods (spot = player), and each player's hand (spot = slot).
inline constexpr std::uint16_t kCircuitArea = 0;
inline constexpr std::uint16_t kGateArea = 1;
inline constexpr std::uint16_t kPileArea = 2;
inline constexpr std::uint16_t kDeckArea = 3;
inline constexpr std::uint16_t kGoodsArea = 4;
inline constexpr std::uint16_t kFirstHandArea = 5;
[[nodiscard]] constexpr std::uint16_t handArea(int player) {
    return static_cast<std::uint16_t>(kFirstHandArea + player);
}

/// Values of game::PieceState::shape: a camel, or the value of a card or of goods.
inline constexpr std::uint8_t kCamel = 0;
/// Values of game::PieceState::face, for cards and goods.
enum Face : std::uint8_t { kDown = 0, kUp = 1 };

[[nodiscard]] constexpr game::PlayerId playerId(int player) {
    return game::PlayerId(static_cast<std::uint8_t>(player));
}
/// The code of a move. That of a gift names its giver, since all choose at the same time.
[[nodiscard]] game::Action actionOf(rules::Move move, int player);
[[nodiscard]] rules::Move moveOf(game::Action action);
/// The giver of a gift; nothing for a walk.
[[nodiscard]] std::optional<int> giverIn(game::Action action);

/// The ids of pieces: the camels by player, then the cards, then the goods by player.
[[nodiscard]] constexpr game::PieceId camelId(int player) {
    return game::PieceId(static_cast<std::uint16_t>(player));
}
[[nodiscard]] constexpr game::PieceId cardId(rules::Card card, int players) {
    return game::PieceId(static_cast<std::uint16_t>(players + card.value));
}

[[nodiscard]] constexpr game::PieceId goodsId(int player, int players) {
    return game::PieceId(static_cast<std::uint16_t>(players + rules::kCards + player));
}

/// The place of this player's camel after so many steps.
[[nodiscard]] game::Place placeAfter(const rules::Position& position, int player, int steps);

/// The players who owe a decision; after the end, the one whose turn it would be.
[[nodiscard]] std::vector<game::PlayerId> awaitedIn(const rules::Position& position);

/// The part of a position that this viewer knows.
[[nodiscard]] rules::Position seenBy(const rules::Position& position, game::Viewer viewer);

/// Every piece, by PieceId. A card whose value is unknown has the shape kUnknownShape.
[[nodiscard]] std::vector<game::PieceState> piecesOf(const rules::Position& position);

}  // namespace caravan::play
