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

/// One way to play a piece that the player can choose from: a kind of stone, say.
struct Choice {
    std::string label;  ///< msgid
    std::string icon;   ///< the game's name for its picture
    bool enabled = true;
    bool chosen = false;
    bool ofNext = false;    ///< a piece of the next player, not of the one to move
    std::string help = {};  ///< msgid of a sentence about this kind; may be empty
};

/// A piece as the entry of a move shows it before the move is complete.
struct PreviewPiece {
    PieceState piece;     ///< where it would stand
    bool inHand = false;  ///< held above that place
};

/// How many pieces lie on a place, of those that the move being entered takes apart.
struct PlaceCount {
    enum class Kind : std::uint8_t {
        Stays,    ///< where they were
        Dropped,  ///< the entry has left them there
        Proposed  ///< a click would leave them there
    };
    Place place;  ///< its level: the pieces that would lie there in all
    int count = 0;
    Kind kind = Kind::Stays;
    friend bool operator==(const PlaceCount&, const PlaceCount&) = default;
};

/// What the table shows while a move is being entered.
struct InputView {
    std::vector<PreviewPiece> preview =
        {};  ///< in the hand or already dropped; all others are where they are
    /// What a click on the hovered place would add; ids are those of the pieces meant.
    std::vector<PieceState> ghosts = {};
    std::vector<Place> targets = {};  ///< places where a click leads on
    std::vector<Place> reach = {};    ///< places farther away where a click plays a whole move
    std::vector<PlaceCount> counts = {};
    /// What is in the hand and what the player can do with it; nothing: `text` says it best.
    std::optional<base::Message> words = {};
    std::string text = {};  ///< the move so far, in notation; empty if nothing is begun
    std::string proposal =
        {};  ///< the whole move that a click on the hovered place plays; empty if it plays none
};

/// Builds one action from pointing at places, step by step. Every change leaves at least one legal action
/// possible.
class MoveInput {
  public:
    virtual ~MoveInput() = default;

    /// Begins anew in this position, as the player to move sees it; the view must outlive the entry of the
    /// move.
    virtual void reset(const View& view) = 0;
    /// The player points at a place; the action once it is complete.
    virtual std::optional<Action> pick(Place place) = 0;
    /// The player wants the rest of what is in the hand to go where the hand is.
    virtual std::optional<Action> finish() = 0;
    /// Next or previous variant of what is in the hand (how many, which kind). False if there is nothing to
    /// vary.
    virtual bool vary(int steps) = 0;
    /// The same for what a click on this place would do, where there is such a choice; else as vary().
    virtual bool varyAt(Place, int steps) { return vary(steps); }
    /// Plays the whole move that is proposed for this place, where there is one; else as finish().
    virtual std::optional<Action> finishAt(Place) { return finish(); }
    /// Why the last pick(), finish(), finishAt() or choose() was refused; nothing: it did something, or there
    /// is nothing to say. What is in the hand stays there.
    [[nodiscard]] virtual std::optional<base::Message> refusal() const { return {}; }
    /// Takes the last step back. False if nothing was begun.
    virtual bool stepBack() = 0;
    /// Puts everything back. False if nothing was begun.
    virtual bool cancel() = 0;
    /// Whether something is in the hand.
    [[nodiscard]] virtual bool holding() const = 0;

    [[nodiscard]] virtual std::vector<Choice> choices() const = 0;
    virtual void choose(std::size_t choice) = 0;

    [[nodiscard]] virtual InputView view(std::optional<Place> hover) const = 0;
    /// The place next to this one for a keyboard cursor; dx to the right, dy away from the player. The same
    /// place at the rim.
    [[nodiscard]] virtual Place neighbour(Place from, int dx, int dy) const = 0;
    /// The place that a script or a reader of the notation calls by this name; nothing if there is none.
    [[nodiscard]] virtual std::optional<Place> placeNamed(std::string_view name) const = 0;
    /// Where a keyboard cursor begins.
    [[nodiscard]] virtual Place cursorStart() const = 0;
};

}  // namespace game
