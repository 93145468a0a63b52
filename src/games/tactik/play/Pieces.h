#pragma once

#include <optional>
#include <vector>

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

// ---- areas of game::Place

inline constexpr std::uint16_t kCircuitArea = 0;  ///< spot = square
inline constexpr std::uint16_t kBaseArea = 1;     ///< spot = colour × kBaseCells + cell - 1
inline constexpr std::uint16_t kPocketArea = 2;   ///< spot = pawn: each has a hollow of its own
inline constexpr std::uint16_t kStockArea = 3;    ///< spot 0
inline constexpr std::uint16_t kPileArea = 4;     ///< spot 0
inline constexpr std::uint16_t kFirstHandArea = 5;
/// The cards of a player; spot = slot.
[[nodiscard]] constexpr std::uint16_t handArea(int player) {
    return static_cast<std::uint16_t>(kFirstHandArea + player);
}
/// The spot of a whole hand, where no card is: the rack and the table around it.
inline constexpr std::uint16_t kWholeHand = 15;
/// Whose hand a place belongs to.
[[nodiscard]] constexpr std::optional<int> handOf(game::Place place) {
    if (place.area < kFirstHandArea) return {};
    return place.area - kFirstHandArea;
}
/// The place of a spot that is no pocket.
[[nodiscard]] constexpr game::Place placeOf(rules::Spot spot) {
    if (spot.onCircuit()) return {kCircuitArea, static_cast<std::uint16_t>(spot.square()), 0};
    return {kBaseArea, static_cast<std::uint16_t>(spot.index() - rules::kMostSquares), 0};
}
/// Where a pawn of this board stands.
[[nodiscard]] game::Place placeOf(const rules::Board& board, rules::Pawn pawn);
/// The square or cell of a place; nothing in other areas.
[[nodiscard]] std::optional<rules::Spot> spotOf(game::Place place);

// ---- shapes and faces of game::PieceState

/// The shape of a card is its kind, as rules::index(card), from 1 to rules::kKinds; that of a pawn its
/// colour.
inline constexpr std::uint8_t kFirstPawnShape = 20;
[[nodiscard]] constexpr std::uint8_t pawnShape(rules::Colour colour) {
    return static_cast<std::uint8_t>(kFirstPawnShape + rules::index(colour));
}
[[nodiscard]] constexpr bool isPawnShape(std::uint8_t shape) {
    return shape >= kFirstPawnShape && shape < kFirstPawnShape + rules::kColours;
}
/// Of a pawn's shape.
[[nodiscard]] constexpr rules::Colour colourOf(std::uint8_t shape) {
    return rules::colourAt(shape - kFirstPawnShape);
}

enum Face : std::uint8_t {
    kOrdinary = 0,  ///< of a pawn
    kStake = 1,     ///< a pawn that stands fast on its start square
    kDown = 2,      ///< a card shows its back
    kUp = 3         ///< a card shows its face
};

[[nodiscard]] constexpr game::PlayerId playerAt(int player) {
    return game::PlayerId(static_cast<std::uint8_t>(player));
}

// ---- ids: first the pawns, by number, and then the cards, by their backs. The same ones for every viewer.

[[nodiscard]] constexpr game::PieceId idOf(rules::Pawn pawn) {
    return game::PieceId(static_cast<std::uint16_t>(pawn));
}
[[nodiscard]] constexpr game::PieceId idOf(rules::Back back) {
    return game::PieceId(static_cast<std::uint16_t>(rules::kPawns + back.value));
}

/// The position as its viewer knows it.
[[nodiscard]] rules::Position seenBy(const rules::Position& position, game::Viewer viewer);
/// The player who looks; nobody for an onlooker.
[[nodiscard]] std::optional<int> playerOf(game::Viewer viewer);

/// Every piece of a moment that this viewer sees, by PieceId.
[[nodiscard]] std::vector<game::PieceState> piecesOf(const rules::Table& seen);

// ---- actions

/// The code of an act, and back.
[[nodiscard]] game::Action actionOf(const rules::Act& act);
[[nodiscard]] rules::Act actOf(game::Action action);

}  // namespace tactik::play
