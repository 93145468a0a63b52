#pragma once

#include <array>
#include <memory>
#include <vector>

#include "games/tactik/table/TactikMaterials.h"
#include "games/tactik/table/TactikTable.h"

/// Tables of every size, and pieces to put on them.
namespace tactik::table {

/// Players, and squares of the circuit.
struct Size {
    int players;
    int squares;
};
inline constexpr std::array<Size, 4> kSizes{{{2, 64}, {4, 64}, {2, 72}, {4, 72}}};

inline std::shared_ptr<const TactikTable> tableFor(Size size, bool large = false) {
    return std::make_shared<const TactikTable>(TablePlan(size.players, size.squares),
                                               scene::fallbackTheme(materials()), large);
}

inline game::Place square(int number) { return {play::kCircuitArea, static_cast<std::uint16_t>(number), 0}; }
inline game::Place hollow(int pawn) { return {play::kPocketArea, static_cast<std::uint16_t>(pawn), 0}; }
inline game::Place cell(rules::Colour colour, int number) {
    return play::placeOf(rules::Spot::base(colour, number));
}

inline game::PieceState pawnAt(int pawn, game::Place place, bool stake = false) {
    const auto colour = rules::colourOf(static_cast<rules::Pawn>(pawn));
    return {.id = play::idOf(static_cast<rules::Pawn>(pawn)),
            .owner = play::playerAt(rules::index(colour) % 2),
            .shape = play::pawnShape(colour),
            .face = stake ? play::kStake : play::kOrdinary,
            .place = place};
}

inline game::PieceState cardAt(int back, game::Place place, rules::Card card, bool up) {
    return {.id = play::idOf(rules::Back(static_cast<std::uint8_t>(back))),
            .shape = card == rules::Card::Unknown ? game::kUnknownShape
                                                  : static_cast<std::uint8_t>(rules::index(card)),
            .face = up ? play::kUp : play::kDown,
            .place = place};
}

inline game::Place handSlot(int player, int slot) {
    return {play::handArea(player), static_cast<std::uint16_t>(slot), 0};
}

/// All pieces at the beginning of a deal: pawns in their pockets, full hands, the rest in the stock.
inline std::vector<game::PieceState> dealt(Size size, int viewer) {
    std::vector<game::PieceState> pieces;
    for (int pawn = 0; pawn < rules::kPawns; ++pawn) pieces.push_back(pawnAt(pawn, hollow(pawn)));
    int back = 0;
    for (int player = 0; player < size.players; ++player)
        for (int slot = 0; slot < rules::handSize(size.players); ++slot, ++back) {
            const auto kind = rules::kAllCards[static_cast<std::size_t>(back % rules::kKinds)];
            const bool seen = player == viewer;
            pieces.push_back(cardAt(back, handSlot(player, slot), seen ? kind : rules::Card::Unknown, seen));
        }
    for (std::uint16_t level = 0; back < rules::kCards; ++level, ++back)
        pieces.push_back(cardAt(back, {play::kStockArea, 0, level}, rules::Card::Unknown, false));
    return pieces;
}

}  // namespace tactik::table
