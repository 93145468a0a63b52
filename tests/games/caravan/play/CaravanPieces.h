#pragma once

#include <optional>
#include <vector>

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// Areas of game::Place: the stones of the circuit, the gates (spot = player), pile and deck (one spot each,
/// with stacked cards), and each player's hand (spot = slot).
inline constexpr std::uint16_t kCircuitArea = 0;
inline constexpr std::uint16_t kGateArea = 1;
inline constexpr std::uint16_t kPileArea = 2;
inline constexpr std::uint16_t kDeckArea = 3;
inline constexpr std::uint16_t kFirstHandArea = 4;
[[nodiscard]] constexpr std::uint16_t handArea(int player) {
    return static_cast<std::uint16_t>(kFirstHandArea + player);
}

/// Values of game::PieceState::shape: a camel, or the value of a card.
inline constexpr std::uint8_t kCamel = 0;
/// Values of game::PieceState::face, for cards.
enum Face : std::uint8_t { kDown = 0, kUp = 1 };

[[nodiscard]] constexpr game::PlayerId playerId(int player) {
    return game::PlayerId(static_cast<std::uint8_t>(player));
}
[[nodiscard]] constexpr game::Action actionOf(rules::Move move) {
    return game::Action(static_cast<std::uint64_t>(move.slot * 8 + move.value));
}
[[nodiscard]] constexpr rules::Move moveOf(game::Action action) {
    return {static_cast<int>(action.value / 8 % rules::kHandSize), static_cast<int>(action.value % 8)};
}
/// The ids of pieces: the camels by player, then the cards.
[[nodiscard]] constexpr game::PieceId camelId(int player) {
    return game::PieceId(static_cast<std::uint16_t>(player));
}
[[nodiscard]] constexpr game::PieceId cardId(rules::Card card, int players) {
    return game::PieceId(static_cast<std::uint16_t>(players + card.value));
}

/// The place of this player's camel after so many steps.
[[nodiscard]] game::Place placeAfter(const rules::Position& position, int player, int steps);

/// The part of a position that this viewer knows.
[[nodiscard]] rules::Position seenBy(const rules::Position& position, game::Viewer viewer);

/// Every piece, by PieceId. A card whose value is unknown has the shape kUnknownShape.
[[nodiscard]] std::vector<game::PieceState> piecesOf(const rules::Position& position);

/// The effect of the last turn, as this viewer may see it. There must be one.
[[nodiscard]] game::Transition lastTurnOf(const rules::Position& position, game::Viewer viewer);

}  // namespace caravan::play
