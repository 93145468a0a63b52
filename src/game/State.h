#pragma once

#include <cstdint>
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

/// What an action tells a viewer about an earlier one, such as which card it was that somebody passed to him
/// face down.
struct Unveiled {
    int before = 0;  ///< how many actions before this one it was decided; 0: this one
    Action action{};
    std::string notation = {};
    friend bool operator==(const Unveiled&, const Unveiled&) = default;
};

/// The whole truth about one position of one game, secrets included, and the turns that led to it. Only a
/// match holds that of a game under way; everybody else gets views. Copied by clone(). Not thread-safe.
class State {
  public:
    virtual ~State() = default;
    [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

    /// The start of another game on the same conditions, in which chance decides anew. Only for a state
    /// without turns.
    [[nodiscard]] virtual std::unique_ptr<State> anew(Chance chance) const = 0;

    [[nodiscard]] virtual int playerCount() const = 0;
    /// The player who has to decide; the first of several (see awaited()). After the end, the player who
    /// would be next if the game went on.
    [[nodiscard]] virtual PlayerId toMove() const = 0;
    /// The players who owe a decision, in the order of the seats; one in most games. Several decide in any
    /// order, and what they decide may stay hidden from the others until all have.
    [[nodiscard]] virtual std::vector<PlayerId> awaited() const { return {toMove()}; }
    /// Decisions since the start of the game; not 0 in a position that was set up.
    [[nodiscard]] virtual int ply() const = 0;
    /// The number of the round, from 1, to which the next decision belongs. What a player decides in a round
    /// is his turn: one decision in most games, several parts in others, or none if he is left out.
    [[nodiscard]] virtual int round() const { return ply() / playerCount() + 1; }
    [[nodiscard]] virtual bool isLegal(Action action) const = 0;
    /// The player whose decision a legal action is. If several are awaited, the action's code tells it.
    [[nodiscard]] virtual PlayerId moverOf(Action) const { return toMove(); }

    /// In how many ways the game can go on for so many actions (0 or less: one). A game that is over has
    /// none. Where several players are awaited, the actions of the first one count. For checks of the rules;
    /// blocks until done.
    [[nodiscard]] virtual std::uint64_t countWays(int actions) const;

    /// Plays a legal action; returns its effect, secrets included.
    virtual Transition apply(Action action) = 0;
    /// Takes the last action back; returns the transition that apply() returned for it. There must be one.
    virtual Transition undo() = 0;
    /// The last action, in the record's code, of this state or of a sample. There must be one.
    [[nodiscard]] virtual Action lastAction() const = 0;
    /// Whether the players may take the last action back. Not if it has shown what was hidden: nobody can
    /// forget that.
    [[nodiscard]] virtual bool mayTakeBack() const { return true; }
    /// Whether the last action has shown others what only its player knew, such as a card of his hand. He may
    /// still take it back, but nobody else may take back what he played before: he has seen the answer.
    [[nodiscard]] virtual bool showsOwnSecret() const { return false; }

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
    /// Whether this is not a game, but only what one viewer saw of one (Kind::writeFor()): all see the same,
    /// hidden facts are missing, nobody is awaited, and nothing is legal. It can only be looked at.
    [[nodiscard]] virtual bool isTold() const { return false; }
    /// The position as this viewer may see it; does not refer to this state.
    [[nodiscard]] virtual std::unique_ptr<const View> view(Viewer viewer) const = 0;
    /// The effect of the last action, as this viewer may see it; without stages if he sees nothing of it.
    /// There must be one.
    [[nodiscard]] virtual Transition lastTurn(Viewer viewer) const = 0;
    /// The last action in the game's notation, with what it has shown this viewer, such as the ranks of a
    /// fight. Empty: View::notation() said all of it before. There must be one.
    [[nodiscard]] virtual std::string lastNotation(Viewer) const { return {}; }
    /// What the last action has told this viewer about earlier ones and itself, which notation() and
    /// lastNotation() had to hide. There must be one.
    [[nodiscard]] virtual std::vector<Unveiled> unveiled(Viewer) const { return {}; }
    /// The code under which this viewer knows a legal action. Actions that he may not tell apart, such as
    /// cards laid face down, have one code for him, which only notation() of his view needs to understand.
    [[nodiscard]] virtual Action actionFor(Action action, Viewer) const { return action; }
};

/// Plays a legal action; returns its notation in the record, with what it has shown.
[[nodiscard]] std::string playNoting(State& state, Action action);

}  // namespace game
