#pragma once

#include <cstdint>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"

namespace game {

/// The side that a piece shows: lying, standing, face down … The game defines the numbers.
using Face = std::uint8_t;

/// The shape of a piece whose kind the viewer may not know.
inline constexpr std::uint8_t kUnknownShape = 255;

/// A piece as it stands in a position.
struct PieceState {
    PieceId id;
    PlayerId owner;
    std::uint8_t shape = 0;  ///< the kind of piece in the game's own numbering, or kUnknownShape
    Face face = 0;
    Place place;
    friend bool operator==(const PieceState&, const PieceState&) = default;
};

/// How a piece moves. The game names the manner; the scene draws it.
enum class Manner : std::uint8_t {
    Slide,     ///< carried along; without travel: put down again, or turned over if its face changes
    Jump,      ///< in arcs over all obstacles, touching down at every way-point
    Reveal,    ///< lifted, turned over so that its other side is seen, and laid down again
    TurnOver,  ///< shows another face in its place
    Crush,     ///< comes down on the piece below, which has a hop of its own for tipping over
    Exchange   ///< changes places with the other pieces that the turn exchanges, all at once
};

/// The effect of one turn on one piece. Pieces that slide from the same place travel together along the same
/// line; `stage` is the number of steps after which this piece comes to rest, 0 if it takes no steps. A piece
/// that only changes its face has from == to. A crushed piece has its own hop, before that of the piece that
/// crushes it. A reveal may change the shape from kUnknownShape to the true one.
struct Hop {
    PieceState before;
    PieceState after;
    std::uint8_t stage = 0;
    Manner manner = Manner::Slide;
    std::vector<Place> via = {};  ///< way-points, in order; empty: straight
};

/// Which pieces moved where in one turn, in the order in which they come to rest, at most one hop for each
/// piece. Read backwards, it undoes the turn.
struct Transition {
    std::vector<Hop> hops;
};

/// Adds the place, unless its spot is among them.
void addOnce(std::vector<Place>& places, const Place& place);

/// The places where the hops of a transition begin and end, each once.
[[nodiscard]] std::vector<Place> placesOf(const Transition& transition);

}  // namespace game
