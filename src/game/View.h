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

/// A remark about the last turn. Lessons that cover its topic explain it.
struct Remark {
    std::string topic;     ///< one of Kind::topics()
    base::Message text;    ///< what happened, in a sentence to the person
    bool lasting = false;  ///< it is still true after the next turn, unlike a chance to win
};

/// One position of one game as a viewer may see it. Bots, screens and the entry of moves get nothing else, so
/// they cannot know what is hidden. Two positions that differ only in what is hidden from a viewer give him
/// equal views. Never changes; for one thread at a time.
class View {
  public:
    virtual ~View() = default;

    [[nodiscard]] virtual int playerCount() const = 0;
    /// The player whose actions legalActions() lists: the viewer if he is awaited, or else the first who is.
    [[nodiscard]] virtual PlayerId toMove() const = 0;
    /// The players who owe a decision, as State::awaited().
    [[nodiscard]] virtual std::vector<PlayerId> awaited() const { return {toMove()}; }
    /// The players who win together with this one, the same ones during the whole game. The relation must
    /// look the same from every seat, since any seat may begin: partners always sit the same number of seats
    /// apart. Sides makes sides of it.
    [[nodiscard]] virtual std::vector<PlayerId> partnersOf(PlayerId) const { return {}; }
    /// The seats whose pieces are this player's, his own first: with fewer players one may have several.
    [[nodiscard]] virtual std::vector<PlayerId> seatsOf(PlayerId player) const { return {player}; }
    /// Decisions since the start of the game; a position that was set up may begin with another number than
    /// 0.
    [[nodiscard]] virtual int ply() const = 0;
    [[nodiscard]] virtual Outcome outcome() const = 0;

    /// The actions of toMove(), as far as the viewer may know them. In a game with secrets the list is empty
    /// if the viewer is not awaited.
    [[nodiscard]] virtual std::vector<Action> legalActions() const = 0;
    /// Whether an action is among legalActions().
    [[nodiscard]] virtual bool isLegal(Action action) const = 0;

    /// Every piece, by PieceId, which this viewer's transitions use, too. A piece whose kind is hidden has
    /// the shape kUnknownShape.
    [[nodiscard]] virtual std::vector<PieceState> pieces() const = 0;
    [[nodiscard]] virtual std::vector<Stat> stats() const { return {}; }
    /// Msgid of a word that the mover should say after the last turn by custom, or empty.
    [[nodiscard]] virtual std::string announcement() const { return {}; }
    /// A sentence that explains the announcement; nothing if the word needs none.
    [[nodiscard]] virtual std::optional<base::Message> announcementMeaning() const { return {}; }
    /// The places to which the announcement refers.
    [[nodiscard]] virtual std::vector<Place> announcedPlaces() const { return {}; }
    /// Msgid of a hint for the player to move, or empty.
    [[nodiscard]] virtual std::string hint() const { return {}; }

    /// A legal action of this position in the game's notation, as far as the viewer may read it.
    [[nodiscard]] virtual std::string notation(Action action) const = 0;
    /// What lists still tell of an earlier turn while the game goes on: its notation without what players
    /// have to remember of it, such as ranks that were shown and are hidden again.
    [[nodiscard]] virtual std::string earlierNotation(std::string_view played) const {
        return std::string(played);
    }
    /// The same for what the table shows of an earlier turn: its transition, as the viewer saw it when it was
    /// played, without what has to be remembered of it.
    [[nodiscard]] virtual Transition earlierTurn(const Transition& seen) const { return seen; }
    /// The action that a typed text means here; the error says why it cannot be played.
    [[nodiscard]] virtual base::Result<Action> parse(std::string_view text) const = 0;
    /// Notations of legal actions that begin with a typed text, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> completions(std::string_view text,
                                                               std::size_t limit) const = 0;
    /// The position in the game's notation, for the clipboard.
    [[nodiscard]] virtual std::string positionText() const = 0;

    /// The places that a player owns, in a game whose result may depend on them.
    struct Holding {
        PlayerId player;
        std::vector<Place> places = {};
        double points = 0;  ///< the player's points if the game ended here, including agreed extra points
    };
    /// By player; empty if results do not depend on places, or if the viewer may not know them.
    [[nodiscard]] virtual std::vector<Holding> holdings() const { return {}; }

    // ---- places in notation. A name is a word of letters and digits, and the same in all positions of a
    // game.

    /// The name of a place, on whatever level: "c3"; empty for places that the notation does not name, such
    /// as hands. By default it names none, and nothing can be drawn on the table.
    [[nodiscard]] virtual std::string placeName(Place) const { return {}; }
    /// The place with this name, on the lowest level; nothing if there is none.
    [[nodiscard]] virtual std::optional<Place> placeNamed(std::string_view) const { return {}; }

    // ---- in words, to be read or heard instead of seen, as far as the viewer may know it. The defaults
    // suit a game whose pieces have no names.

    /// The content of a place: "c3, a white piece".
    [[nodiscard]] virtual base::Message describe(Place place) const;
    /// The effect of a turn of this game in one or two sentences; nothing if its notation says enough.
    [[nodiscard]] virtual std::optional<base::Message> describeTurn(PlayerId mover,
                                                                    const Transition& turn) const;
    /// The same for somebody who sees the table: without the names of places that are not written on it.
    [[nodiscard]] virtual std::optional<base::Message> describeTurnSeen(PlayerId mover,
                                                                        const Transition& turn) const {
        return describeTurn(mover, turn);
    }
    /// The same as describeTurn() of one of legalActions() before it is played, told to the player who
    /// decides.
    [[nodiscard]] virtual std::optional<base::Message> describeAction(Action action) const;
    /// The position, one message for each paragraph, such as a row.
    [[nodiscard]] virtual std::vector<base::Message> describePosition() const;

    /// How the last turn ended the game: "Black completes b1–b5 with c3<." Nothing if the outcome says
    /// enough, or if the game goes on.
    [[nodiscard]] virtual std::optional<base::Message> describeEnd() const { return {}; }
    /// A remark on the last turn, to the person at this seat, who learns the game; nullopt if the turn needs
    /// none, or if there was no turn. May take some milliseconds; callable from any thread.
    [[nodiscard]] virtual std::optional<Remark> remark(PlayerId /*to*/) const { return {}; }

    /// How the pieces were dealt that stand there at the start of a game; empty: none were, or it has begun.
    [[nodiscard]] virtual Transition dealt() const { return {}; }

    // ---- what may follow. Only truth() and foreseen() say what is so; a sample is made up.

    [[nodiscard]] virtual std::unique_ptr<const View> copy() const = 0;
    /// The state, with its turns, if nothing of it is hidden from this viewer, so in a game without secrets
    /// and for the record; else nullptr.
    [[nodiscard]] virtual std::unique_ptr<State> truth() const = 0;
    /// The effect of one of legalActions() as far as the viewer knows it before: all stages, or the first
    /// ones, up to where it depends on what is hidden or on chance.
    [[nodiscard]] virtual Transition foreseen(Action action) const = 0;
    /// A state, with its turns, that looks to the viewer exactly like the true one: hidden facts are drawn at
    /// random from all possibilities. For bots that think by playing games to their end.
    [[nodiscard]] virtual std::unique_ptr<State> sample(base::Random& random) const = 0;

    /// The same position as if it were this player's turn, who waits for it: he enters his next turn in it
    /// ahead of time (app/table/HeldTurn). Made from what this viewer knows, so that it tells him nothing
    /// new. Nothing if the player is awaited, if the game is over, if he could not decide anything here, or
    /// if the viewer may not know his actions; always nothing in a game that offers no such turns. Only
    /// toMove(), awaited(), the actions with their notations, foreseen() and pieces() have a meaning in it.
    [[nodiscard]] virtual std::unique_ptr<const View> preparing(PlayerId /*player*/) const { return {}; }
};

/// The view of the player who decides in this position, the first one of several, made from the truth if
/// this viewer knows it; nullptr if he knows neither that nor any legal action.
[[nodiscard]] std::unique_ptr<const View> viewOfDecider(const View& view);

}  // namespace game
