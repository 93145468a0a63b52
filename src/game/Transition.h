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
    Slide,     ///< moved by a hand; without travel: put down again, or turned over if its face changes
    Jump,      ///< in arcs over all obstacles, touching down at every way-point
    Reveal,    ///< lifted, turned over so that its other side is seen, and laid down again
    TurnOver,  ///< shows another face in its place
    Crush,     ///< comes down on the piece below, which has a hop of its own for tipping over
    Exchange,  ///< changes places with the other pieces that the turn exchanges, all at once
    // No hand makes these.
    Burrow,  ///< sinks into the ground where it stands, and rises out of it at its new place
    Tumble,  ///< is thrown to its new place, and turns over in the air
    Recoil,  ///< without travel: springs back from a piece that it has met
    Settle   ///< without travel: sets itself firmly, to stay
};

/// The effect of one stage on one piece. Pieces that slide from the same place travel together along the same
/// line; `step` is the number of steps after which this piece comes to rest, 0 if it takes no steps. A piece
/// that only changes its face has from == to; one that recoils or settles may change nothing at all. A
/// crushed piece has its own hop, before that of the piece that crushes it. A reveal may change the shape
/// from kUnknownShape to the true one.
struct Hop {
    PieceState before;
    PieceState after;
    std::uint8_t step = 0;
    Manner manner = Manner::Slide;
    std::vector<Place> via = {};  ///< way-points, in order; empty: straight
};

/// Why a stage happens. It decides how long the scene lets it be seen.
enum class Reason : std::uint8_t {
    Move,     ///< a player moves or places pieces
    Show,     ///< hidden sides are shown, and stay so for as long as it takes to read them
    Hide,     ///< they are hidden again
    Capture,  ///< pieces leave the place that they have lost
    Deal,     ///< pieces are handed out from a supply
    Pass,     ///< pieces go from one player to another
    Shuffle,  ///< pieces are mixed
    Settle,   ///< pieces have come to a place where they stay for good
    Complete  ///< what a player has to build there is complete
};

/// A part of a turn that is seen by itself, after the part before it: at most one hop for each piece, in the
/// order in which they come to rest.
struct Stage {
    std::vector<Hop> hops;
    Reason reason = Reason::Move;
    /// Pieces that nobody can tell apart any more, such as cards that were shuffled: from now on each id
    /// stands for any of them, and what was known about one of them holds for none.
    std::vector<PieceId> mixed = {};
};

/// Which pieces moved where in one turn, stage by stage. Read backwards, it undoes the turn.
struct Transition {
    std::vector<Stage> stages;
};

/// All hops of all stages, in order. A piece may have several.
[[nodiscard]] std::vector<Hop> hopsOf(const Transition& transition);
/// The effect of all stages together: one hop for each piece that is not as it was, from its state before the
/// turn to its state after it, in the order of their last hops.
[[nodiscard]] std::vector<Hop> netHopsOf(const Transition& transition);
/// Adds the place, unless its spot is among them.
void addOnce(std::vector<Place>& places, const Place& place);

/// The places where the hops of a transition begin and end, each once. Supplies from which pieces are dealt
/// are not among them, nor places of pieces that were shuffled in the same turn: nobody knows where those
/// are.
[[nodiscard]] std::vector<Place> placesOf(const Transition& transition);

}  // namespace game
