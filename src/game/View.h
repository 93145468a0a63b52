#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "base/Random.h"
#include "base/Result.h"
#include "game/Ids.h"
#include "game/Outcome.h"
#include "game/Place.h"
#include "game/Transition.h"

namespace game {

class State;

/// Something about the last turn that lessons have a name for.
struct Remark {
    std::string topic;   ///< one of Kind::topics()
    base::Message text;  ///< what happened, in a sentence
};

/// One position of one game as a viewer may see it. Bots, screens and the entry of moves get nothing else, so
/// they cannot know what is hidden. Two positions that differ only in what is hidden from a viewer give him
/// equal views. Never changes; for one thread at a time.
class View {
  public:
    virtual ~View() = default;

    [[nodiscard]] virtual int playerCount() const = 0;
    [[nodiscard]] virtual PlayerId toMove() const = 0;
    /// Who wins together with this player.
    [[nodiscard]] virtual std::vector<PlayerId> partnersOf(PlayerId) const { return {}; }
    /// Turns played since the start of the game, for numbering; not 0 in a position that was set up.
    [[nodiscard]] virtual int ply() const = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;

    /// What the player to move may do, as far as the viewer may know it. In a game with secrets that is
    /// nothing where somebody else moves.
    [[nodiscard]] virtual std::vector<Action> legalActions() const = 0;
    /// Whether an action is among legalActions().
    [[nodiscard]] virtual bool isLegal(Action action) const = 0;

    /// Every piece, by PieceId. Where the kind of a piece is hidden, its shape is kUnknownShape.
    [[nodiscard]] virtual std::vector<PieceState> pieces() const = 0;
    [[nodiscard]] virtual std::vector<Stat> stats() const = 0;
    /// Msgid of what custom demands to be said after the last turn, or empty.
    [[nodiscard]] virtual std::string announcement() const = 0;
    /// What the announcement means, in a sentence. Nothing: the word
    /// says it all.
    [[nodiscard]] virtual std::optional<base::Message> announcementMeaning() const { return {}; }
    /// The places that the announcement is about.
    [[nodiscard]] virtual std::vector<Place> announcedPlaces() const { return {}; }
    /// Msgid of a hint for the player to move, or empty.
    [[nodiscard]] virtual std::string hint() const = 0;

    /// An action that is to be played here in the game's notation, as far as the viewer may read it.
    [[nodiscard]] virtual std::string notation(Action action) const = 0;
    /// What a typed text means here; the error says why it cannot be played.
    [[nodiscard]] virtual base::Result<Action> parse(std::string_view text) const = 0;
    /// Notations of legal actions that a typed text can still become, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> completions(std::string_view text,
                                                               std::size_t limit) const = 0;
    /// The position in the game's notation, for the clipboard.
    [[nodiscard]] virtual std::string positionText() const = 0;

    /// What a player has of the table, in a game that may be decided by that.
    struct Holding {
        PlayerId player;
        std::vector<Place> places = {};
        double points = 0;  ///< as they would count if the game ended here, with what was agreed on top
    };
    /// By player; empty: games are not decided so, or the viewer may not know it.
    [[nodiscard]] virtual std::vector<Holding> holdings() const { return {}; }

    // ---- in words, to be read or heard instead of seen, as far as the viewer may know it. The defaults do
    // for a game whose pieces have no names.

    /// What is at a place: "c3, white flat".
    [[nodiscard]] virtual base::Message describe(Place place) const;
    /// What a turn of this game does, in one or two sentences; nothing: its notation says it best.
    [[nodiscard]] virtual std::optional<base::Message> describeTurn(PlayerId mover,
                                                                    const Transition& turn) const;
    /// What is on the table, a paragraph each: a row of the board, say.
    [[nodiscard]] virtual std::vector<base::Message> describePosition() const;

    /// How the last turn has ended the game: "Black completes b1–b5 with c3<." Nothing: the outcome says it,
    /// or the game goes on.
    [[nodiscard]] virtual std::optional<base::Message> describeEnd() const { return {}; }
    /// What somebody who learns the game should know of the last turn; nothing: it was a turn like others, or
    /// there was none. May take some milliseconds; callable from any thread.
    [[nodiscard]] virtual std::optional<Remark> remark() const { return {}; }

    /// A state, with the turns that led to it, that the viewer cannot tell from the true one: what is hidden
    /// from him is drawn at random from all that it may be. For bots that think by playing on.
    [[nodiscard]] virtual std::unique_ptr<State> sample(base::Random& random) const = 0;
};

}  // namespace game
