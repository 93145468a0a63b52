#pragma once

#include <cstdint>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"

namespace game {

/// How a piece shows itself: lying, standing, face down … The game gives the numbers their meaning.
using Face = std::uint8_t;

/// The shape of a piece whose kind the viewer may not know.
inline constexpr std::uint8_t kUnknownShape = 255;

/// A piece as it stands in a position.
struct PieceState {
    PieceId id;
    PlayerId owner;
    std::uint8_t shape = 0;  ///< which of the game's kinds of piece it is, or kUnknownShape
    Face face = 0;
    Place place;
    friend bool operator==(const PieceState&, const PieceState&) = default;
};

/// How a piece moves. The game names the manner; the scene knows how it looks.
enum class Manner : std::uint8_t {
    Slide,     ///< carried along; in its place: put there again, or turned over if its face changes
    Jump,      ///< in arcs over whatever stands in the way, touching down at every way-point
    Reveal,    ///< lifted, turned over so that its other side is seen, and laid down again
    TurnOver,  ///< shows another face in its place
    Crush,     ///< comes down on the piece below, which tips over as a hop of its own says
    Exchange   ///< changes places with the other pieces that the turn exchanges, all at once
};

/// What one turn did to one piece. Pieces that slide from the same place travel together and share the line
/// of travel; `stage` says after how many steps of it a piece comes to rest, and 0 that it has no steps. A
/// piece that only changes its face has from == to. A piece that is crushed has a hop of its own, before that
/// of the piece that crushes it. A reveal may change the shape from kUnknownShape to the true one.
struct Hop {
    PieceState before;
    PieceState after;
    std::uint8_t stage = 0;
    Manner manner = Manner::Slide;
    std::vector<Place> via = {};  ///< places that it passes on its way, in order; empty: straight
};

/// What moved where in one turn, in the order in which it comes to rest, one hop a piece at most. Read
/// backwards, it undoes the turn.
struct Transition {
    std::vector<Hop> hops;
};

/// The places where pieces of a transition begin and end, each once.
[[nodiscard]] std::vector<Place> placesOf(const Transition& transition);

}  // namespace game
