#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/Message.h"
#include "game/DraftChange.h"
#include "game/OpenState.h"
#include "game/Options.h"

namespace game {

/// A position while it is set up by hand. Its actions (DraftChange) put pieces down, move them, take them off
/// and change what else belongs to the position, all of them for the first player, whoever moves later; the
/// table shows and takes back each of them as it does with a turn. A draft never ends, hides nothing, and its
/// pieces may lie as no game could leave them. A game says which pieces and places there are, what lies
/// where, and what is a position.
class Draft : public OpenState {
  public:
    // ---- the pieces

    [[nodiscard]] std::vector<PieceState> pieces() const final { return pieces_; }
    /// The same without a copy; valid until the next change.
    [[nodiscard]] const std::vector<PieceState>& all() const { return pieces_; }
    /// The places of play on which pieces can be set, on level 0. All others are supplies.
    [[nodiscard]] const std::vector<Place>& fields() const { return fields_; }
    [[nodiscard]] bool isField(Place place) const;
    /// The pieces that lie at a place, on whatever level, from the bottom.
    [[nodiscard]] std::vector<PieceState> pileAt(Place place) const;
    /// All kinds of piece that can be put: owner, shape and the face that it shows.
    [[nodiscard]] virtual std::vector<PieceState> kinds() const = 0;
    /// The next piece of this kind, where it lies in its supply, with the kind's shape and face; nothing if
    /// none is left. A kind may name the place of the supply that is meant.
    [[nodiscard]] virtual std::optional<PieceState> supplied(const PieceState& kind) const = 0;
    /// A piece as it lies in its supply, after `before` others of the same supply.
    [[nodiscard]] virtual PieceState home(PieceState piece, int before) const = 0;

    // ---- what else belongs to the position

    /// What a player can say about the position besides moving pieces: who is to move, how large it is …
    [[nodiscard]] virtual std::vector<OptionSpec> options() const { return {}; }
    /// By the keys of options, and of other facts.
    using Details = OptionValues;
    [[nodiscard]] const Details& details() const { return details_; }

    // ---- changes

    [[nodiscard]] bool isLegal(const DraftChange& change) const;
    /// What a legal change moves.
    [[nodiscard]] virtual Stage stageOf(const DraftChange& change) const;
    /// An action of this draft, or a draft that takes its place: for that the table is built anew.
    using Change = std::variant<Action, std::unique_ptr<Draft>>;
    /// The change to this value of an option; the error says why it cannot have it.
    [[nodiscard]] base::Result<Change> change(const std::string& key, const std::string& value) const;
    /// A change of the whole position for which there is a button of its own.
    struct WholeChange {
        std::string label;         ///< msgid
        std::string help = {};     ///< msgid of a sentence; may be empty
        std::string refusal = {};  ///< msgid: why it would change nothing; empty: it can be made
    };
    [[nodiscard]] virtual std::vector<WholeChange> wholeChanges() const { return {}; }
    /// The action that takes all pieces off; nothing if there are none.
    [[nodiscard]] std::optional<Action> clearing() const;

    /// The position, ready to be played. The error says what cannot be, or that the game would be over.
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> finish() const = 0;

    // ---- texts, of what is legal

    /// A piece in the notation of changes.
    [[nodiscard]] virtual std::string textOf(const PieceState& piece) const = 0;
    [[nodiscard]] virtual std::string textOf(Place place) const = 0;
    /// "2Sc3" puts a piece on c3, "3c3-d4" moves three, "3c3-" takes them off; "toMove black" sets an option.
    [[nodiscard]] virtual std::string textOf(const DraftChange& change) const;

    // ---- as a state

    [[nodiscard]] PlayerId toMove() const final { return PlayerId(0); }
    /// The changes so far.
    [[nodiscard]] int ply() const final { return static_cast<int>(past_.size()); }
    /// Each change is taken back by itself.
    [[nodiscard]] int round() const final { return ply() + 1; }
    [[nodiscard]] bool isLegal(Action action) const final { return isLegal(changeOf(action)); }
    /// None: there are too many to list, and changes are not typed either.
    [[nodiscard]] std::vector<Action> legalActions() const final { return {}; }
    [[nodiscard]] std::vector<std::string> completions(std::string_view, std::size_t) const final {
        return {};
    }
    [[nodiscard]] base::Result<Action> parse(std::string_view) const final {
        return base::Error{base::msgid("there is no such change of the position")};
    }
    Transition apply(Action action) final;
    Transition undo() final;
    [[nodiscard]] Action lastAction() const final { return past_.back().action; }
    [[nodiscard]] Transition lastTransition() const final { return past_.back().effect; }
    [[nodiscard]] std::string notation(Action action) const final;
    [[nodiscard]] Outcome outcome() const final { return {}; }
    [[nodiscard]] Outcome resignation(PlayerId) const final { return {}; }
    [[nodiscard]] Outcome lossOnTime(PlayerId) const final { return {}; }
    [[nodiscard]] Outcome claimed(std::string_view) const final { return {}; }
    [[nodiscard]] Outcome agreedDraw() const final { return {}; }

  protected:
    /// `pieces`: all that there are, by PieceId; `fields` in ascending order.
    Draft(std::vector<PieceState> pieces, std::vector<Place> fields, Details details)
        : pieces_(std::move(pieces)), fields_(std::move(fields)), details_(std::move(details)) {}
    [[nodiscard]] const PieceState& piece(PieceId id) const { return pieces_[id.value]; }
    /// Whether a piece may change like this: by Put, Move or TakeOff, or by Turn, which leaves it in its
    /// place. Of several that are moved, the lowest is asked for.
    [[nodiscard]] virtual bool fits(const PieceState& before, const PieceState& after) const = 0;
    /// A piece that comes to a field by Put or Move, as it lies there.
    [[nodiscard]] virtual PieceState laid(const PieceState& /*before*/, PieceState after) const {
        return after;
    }
    /// A piece after a legal change; `above`: how many of the moved ones lie below it.
    [[nodiscard]] PieceState changed(const PieceState& before, const DraftChange& change,
                                     std::size_t above = 0) const;
    /// Adds the top pieces of a field, which go to their supplies.
    void addTakenOff(Place field, std::size_t count, Stage& stage) const;
    /// Changes what else is changed by a legal change, in details in which an option has its new value
    /// already.
    virtual void adjust(Details&, const DraftChange&, const Stage&) const {}
    /// The draft that takes the place of this one if an option gets this value; null if none has to.
    [[nodiscard]] virtual base::Result<std::unique_ptr<Draft>> rebuilt(const std::string& /*key*/,
                                                                       const std::string& /*value*/) const {
        return std::unique_ptr<Draft>();
    }

  private:
    [[nodiscard]] bool isNext(PieceState piece, const DraftChange& change) const;

    struct Past {
        Action action;
        Transition effect;
        Details before;
    };
    std::vector<PieceState> pieces_;
    std::vector<Place> fields_;
    Details details_;
    std::vector<Past> past_;
};

/// Whether two pieces are of one kind: the same owner, shape and face.
[[nodiscard]] bool sameKind(const PieceState& a, const PieceState& b);

}  // namespace game
