#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "game/Ids.h"
#include "game/Outcome.h"
#include "game/Transition.h"

namespace game {

/// One position of one game, and the only way in which the shell knows the rules. A value behind an
/// interface: clone() copies it. Not thread-safe; a bot works on its own clone.
class State {
  public:
    virtual ~State() = default;
    [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

    [[nodiscard]] virtual int playerCount() const = 0;
    [[nodiscard]] virtual PlayerId toMove() const = 0;
    /// Turns played since the start of the game, for numbering; not 0 in a position that was set up.
    [[nodiscard]] virtual int ply() const = 0;
    [[nodiscard]] virtual bool isLegal(Action action) const = 0;
    [[nodiscard]] virtual std::vector<Action> legalActions() const = 0;

    /// Plays a legal action.
    virtual Transition apply(Action action) = 0;
    /// Takes the last action back; returns what apply() had returned. There must be one.
    virtual Transition undo() = 0;

    [[nodiscard]] virtual Outcome outcome() const = 0;
    /// The outcome if this player gives up now.
    [[nodiscard]] virtual Outcome resignation(PlayerId player) const = 0;
    /// The outcome if the players agree on a draw.
    [[nodiscard]] virtual Outcome agreedDraw() const = 0;

    /// Every piece, as this viewer may see it, by PieceId. No viewer: an onlooker, or an open game.
    [[nodiscard]] virtual std::vector<PieceState> pieces(std::optional<PlayerId> viewer = {}) const = 0;
    [[nodiscard]] virtual std::vector<Stat> stats() const = 0;
    /// Msgid of what custom demands to be said after the last turn ("Tak"), or empty.
    [[nodiscard]] virtual std::string announcement() const = 0;
    /// Msgid of a hint for the player to move, or empty.
    [[nodiscard]] virtual std::string hint() const = 0;

    /// The action in the game's notation, before it is applied.
    [[nodiscard]] virtual std::string notation(Action action) const = 0;
    /// What a typed text means here; the error says why it cannot be played.
    [[nodiscard]] virtual base::Result<Action> parse(std::string_view text) const = 0;
    /// Notations of legal actions that a typed text can still become, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> completions(std::string_view text,
                                                               std::size_t limit) const = 0;
    /// The position in the game's notation, for the clipboard.
    [[nodiscard]] virtual std::string positionText() const = 0;
};

}  // namespace game
