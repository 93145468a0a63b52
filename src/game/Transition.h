#pragma once

#include <cstdint>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"

namespace game {

/// How a piece shows itself: lying, standing, face down … The game gives the numbers their meaning.
using Face = std::uint8_t;

/// A piece as it stands in a position.
struct PieceState {
    PieceId id;
    PlayerId owner;
    std::uint8_t shape = 0;  ///< which of the game's kinds of piece it is
    Face face = 0;
    Place place;
    friend bool operator==(const PieceState&, const PieceState&) = default;
};

/// What one turn did to one piece. Pieces of one turn that travel together share the line of travel; `stage`
/// says after how many steps of it a piece comes to rest. A piece that only changes its face has from == to.
struct Hop {
    PieceState before;
    PieceState after;
    std::uint8_t stage = 0;
};

/// What moved where in one turn, in the order in which it comes to rest. Read backwards, it undoes the turn.
struct Transition {
    std::vector<Hop> hops;
};

}  // namespace game
