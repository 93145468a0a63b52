#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "game/Ids.h"
#include "game/Place.h"
#include "game/Transition.h"
#include "game/View.h"

namespace game {

/// A kind of piece that the player can choose to play.
struct Choice {
    std::string label;                          ///< msgid
    std::string icon;                           ///< the game's name of its icon
    std::optional<base::Message> refusal = {};  ///< why it cannot be chosen; nothing: it can
    bool chosen = false;
    std::optional<PlayerId> owner = {};  ///< whose piece it is; nothing: that of the player to move
    std::string help = {};               ///< msgid of a sentence about this kind; may be empty
    /// Msgid of the line above the choices, where they stand in rows; the first one of a row has it.
    std::string heading = {};
};

/// A piece as the entry of a move shows it before the move is complete.
struct PreviewPiece {
    PieceState piece;     ///< where it would stand
    bool inHand = false;  ///< held above that place
};

/// A number at a place while a move is being entered: how many pieces of a pile lie there, or how many steps
/// the piece there has gone.
struct PlaceCount {
    enum class Kind : std::uint8_t {
        Stays,    ///< remain where they were
        PutDown,  ///< already put down there by the entry, or gone so far
        Proposed  ///< would be left there, or go so far, by a click
    };
    Place place;  ///< its level is the number of pieces that would then lie there
    int count = 0;
    Kind kind = Kind::Stays;
    friend bool operator==(const PlaceCount&, const PlaceCount&) = default;
};

/// What the table shows while a move is being entered.
struct InputView {
    std::vector<PreviewPiece> preview =
        {};  ///< in the hand or already put down; all other pieces are where they were
    /// The pieces that a click on the hovered place would add, with the ids of the real pieces.
    std::vector<PieceState> ghosts = {};
    std::vector<Place> targets = {};  ///< places where a click continues the move
    /// Whether a drag picks every target that it enters; else only the place where it ends.
    bool dragPicks = true;
    /// Places farther away where a click plays a whole move, or puts down what is in the hand; a drag across
    /// them does nothing.
    std::vector<Place> reach = {};
    std::vector<PlaceCount> counts = {};
    /// The ways on which pieces would go from place to place, if the places between are of interest: of the
    /// move that a click on the hovered place plays, or that finish() plays.
    std::vector<std::vector<Place>> ways = {};
    /// Describes what is in the hand and what the player can do with it; nothing: show `text` instead. Stands
    /// beside the table and the button of `finish`, and so repeats neither places nor keys.
    std::optional<base::Message> words = {};
    /// The same for a player who hears it instead, and must be told both; nothing: `words` say enough.
    std::optional<base::Message> heard = {};
    std::string text = {};  ///< the move so far, in notation; empty if none is begun
    std::string proposal =
        {};  ///< the whole move that a click on the hovered place plays; empty if it plays none
    /// What finish() plays, as the words of a button; nothing: it plays nothing, or only what pointing at a
    /// place plays as well.
    std::optional<base::Message> finish = {};
    /// Nothing can be played, and finish() gives up a piece that is proposed although nothing was begun.
    bool givesUp = false;
};

/// Builds one action from pointing at places, step by step. Every change leaves at least one legal action
/// possible.
class MoveInput {
  public:
    virtual ~MoveInput() = default;

    /// Begins a new entry in this position, as the player to move sees it; the view must outlive the entry.
    virtual void reset(const View& view) = 0;
    /// The player points at a place. Returns the action once it is complete.
    virtual std::optional<Action> pick(Place place) = 0;
    /// The player wants to put down the rest of what is in the hand where the hand is.
    virtual std::optional<Action> finish() = 0;
    /// Chooses the next or previous variant of what is in the hand (how many, which kind). False if there is
    /// no other.
    virtual bool vary(int steps) = 0;
    /// Varies what a click on this place would do, if there is a choice; else the same as vary().
    virtual bool varyAt(Place, int steps) { return vary(steps); }
    /// Another way to use what is in the hand at this place; false where there is none, and it can only go
    /// back.
    virtual bool varyHeldAt(Place place) { return varyAt(place, 1); }
    /// Plays the whole move that is proposed for this place, if there is one; else the same as finish().
    virtual std::optional<Action> finishAt(Place) { return finish(); }
    /// A drag that has lifted a piece ends where it has led so far. By default the same as finishAt().
    virtual std::optional<Action> releaseAt(Place place) { return finishAt(place); }
    /// Why the last pick(), finish(), finishAt(), releaseAt() or choose() was refused; nothing if it was not,
    /// or if there is no reason to tell. A refusal leaves the hand unchanged.
    [[nodiscard]] virtual std::optional<base::Message> refusal() const { return {}; }
    /// Takes back the last step of the entry. False if nothing was begun.
    virtual bool stepBack() = 0;
    /// Takes back the whole entry. False if nothing was begun.
    virtual bool cancel() = 0;
    /// Whether something is in the hand.
    [[nodiscard]] virtual bool holding() const = 0;

    [[nodiscard]] virtual std::vector<Choice> choices() const = 0;
    /// Returns the action if the choice completes one.
    virtual std::optional<Action> choose(std::size_t choice) = 0;

    /// Whether the player arranges something before the game (game/Arrangements.h).
    [[nodiscard]] virtual bool arranges() const { return false; }
    /// What he has arranged, as a text for later games; nothing if it is not complete.
    [[nodiscard]] virtual std::optional<std::string> arrangement() const { return {}; }
    /// Replaces what he has arranged by such a text. False, and nothing changes, if he arranges nothing or it
    /// is no such text.
    virtual bool arrange(std::string_view) { return false; }

    [[nodiscard]] virtual InputView view(std::optional<Place> hover) const = 0;
    /// How many directions lead from a place to its neighbours: 4 in rows and columns, 6 between hexagons.
    /// Who looks from elsewhere than the first player has his directions turned by whole ones of them.
    [[nodiscard]] virtual int directions() const { return 4; }
    /// The next place for a keyboard cursor; dx to the right, dy away from the player; between
    /// hexagons dy is a sixth of a circle to the left of dx. The same place at the edge.
    [[nodiscard]] virtual Place neighbour(Place from, int dx, int dy) const = 0;
    /// The place with this name in scripts or in notation; nothing if there is none.
    [[nodiscard]] virtual std::optional<Place> placeNamed(std::string_view name) const = 0;
    /// Where a keyboard cursor begins.
    [[nodiscard]] virtual Place cursorStart() const = 0;
};

}  // namespace game
