#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/Chance.h"
#include "game/Ids.h"
#include "game/Outcome.h"
#include "game/Transition.h"
#include "game/View.h"
#include "game/Viewer.h"

namespace game {

/// The whole truth about one position of one game, secrets included, and the turns that led to it. Only a
/// match holds one; everybody else gets views. Copied by clone(). Not thread-safe.
class State {
  public:
    virtual ~State() = default;
    [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

    /// The start of another game on the same conditions, in which chance decides anew. Only for a state
    /// without turns.
    [[nodiscard]] virtual std::unique_ptr<State> anew(Chance chance) const = 0;

    [[nodiscard]] virtual int playerCount() const = 0;
    [[nodiscard]] virtual PlayerId toMove() const = 0;
    /// Turns played since the start of the game, for numbering; not 0 in a position that was set up.
    [[nodiscard]] virtual int ply() const = 0;
    [[nodiscard]] virtual bool isLegal(Action action) const = 0;

    /// Plays a legal action; returns its effect, secrets included.
    virtual Transition apply(Action action) = 0;
    /// Takes the last action back; returns the transition that apply() returned for it. There must be one.
    virtual Transition undo() = 0;

    [[nodiscard]] virtual Outcome outcome() const = 0;
    /// The outcome if this player resigned now.
    [[nodiscard]] virtual Outcome resignation(PlayerId player) const = 0;
    /// The outcome if this player's time ran out now.
    [[nodiscard]] virtual Outcome lossOnTime(PlayerId player) const = 0;
    /// The outcome that a result in the game's notation states for a game that ended here without a turn; not
    /// over if it states none.
    [[nodiscard]] virtual Outcome claimed(std::string_view result) const = 0;
    /// The outcome if the players agreed on a draw now.
    [[nodiscard]] virtual Outcome agreedDraw() const = 0;

    /// Whether the game ever hides anything from anybody; the same for all its positions.
    [[nodiscard]] virtual bool hasSecrets() const = 0;
    /// The position as this viewer may see it; does not refer to this state.
    [[nodiscard]] virtual std::unique_ptr<const View> view(Viewer viewer) const = 0;
    /// The effect of the last turn, as this viewer may see it. There must be one.
    [[nodiscard]] virtual Transition lastTurn(Viewer viewer) const = 0;
};

}  // namespace game
