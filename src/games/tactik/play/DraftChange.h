#pragma once

#include <cstdint>

#include "game/Ids.h"
#include "game/Place.h"
#include "games/tactik/rules/Types.h"

namespace tactik::play {

/// One change of a position that is set up by hand.
struct DraftChange {
    enum class Kind : std::uint8_t {
        MovePawn,    ///< `pawn` to `spot`; `on`: it stands there as a stake
        MoveCard,    ///< a card from `from` to `to`; a card that lies in that slot goes to `from`
        Deal,        ///< deals what is missing, by chance; `number`: its seed
        Gather,      ///< all cards back to the stock
        Clear,       ///< all cards back to the stock, and all pawns to their pockets
        Phase,       ///< `on`: cards are passed; else they are played
        Turn,        ///< the turn of player `number`, or while cards are passed, he will begin
        DealNumber,  ///< it is deal `number`, from 1
        Rule,        ///< the agreed rule `number`, in the order of the notation, is `on`
        Passed       ///< the card at `from` is chosen to be passed, or is no more if it was
    };
    Kind kind = Kind::Clear;
    rules::Pawn pawn = 0;
    rules::Spot spot = {};
    bool on = false;
    rules::Card card = rules::Card::Unknown;  ///< MoveCard: what is taken from the stock; else Unknown
    game::Place from = {};  ///< the stock, the pile, on its top, or a slot of a hand; on level 0
    game::Place to = {};
    std::uint32_t number = 0;

    friend bool operator==(const DraftChange&, const DraftChange&) = default;
};

[[nodiscard]] game::Action actionOf(const DraftChange& change);
/// The change with this code; every code means one, legal or not.
[[nodiscard]] DraftChange changeOf(game::Action action);

}  // namespace tactik::play
