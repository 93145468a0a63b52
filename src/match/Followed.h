#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/Sketch.h"
#include "game/View.h"
#include "match/Clock.h"
#include "match/Event.h"
#include "match/GameTree.h"

namespace match {

/// A match as a table follows it, whether its referee is here (Match) or elsewhere (Follower): all that can
/// be read of it, and the table's place in its tree. Who follows from elsewhere has what one viewer may know,
/// and gives that, whatever viewer is asked for.
class Followed {
  public:
    static constexpr NodeId kRoot = GameTree::kRoot;
    virtual ~Followed() = default;

    // ---- the position that the table shows
    /// As this viewer may see it; a copy, which does not follow the match.
    [[nodiscard]] virtual std::unique_ptr<const game::View> view(game::Viewer viewer) const = 0;
    /// The position after a turn of the tree, in the same way; null if it is not known here.
    [[nodiscard]] virtual std::unique_ptr<const game::View> viewAt(NodeId id, game::Viewer viewer) const = 0;
    /// The player to move; the first of several.
    [[nodiscard]] virtual game::PlayerId toMove() const = 0;
    /// The players who owe a decision here, in the order of the seats.
    [[nodiscard]] virtual std::vector<game::PlayerId> awaited() const = 0;
    [[nodiscard]] virtual bool awaits(game::PlayerId player) const = 0;
    /// The player whose decision a legal action is.
    [[nodiscard]] virtual game::PlayerId moverOf(game::Action action) const = 0;
    [[nodiscard]] virtual int ply() const = 0;
    [[nodiscard]] virtual game::Outcome outcome() const = 0;
    /// The outcome here. At the end of the main line of a game under review it may also be an ending that
    /// only the file states, such as a resignation.
    [[nodiscard]] virtual game::Outcome ending() const = 0;
    /// The outcome at the end of the main line, wherever the table stands; it may also be one that only the
    /// file states.
    [[nodiscard]] virtual game::Outcome finalOutcome() const = 0;

    /// Whether its referee is here, who also judges turns that are only tried out, and goes on from an
    /// earlier one.
    [[nodiscard]] virtual bool isReferee() const = 0;

    // ---- the game and its players
    /// Whether this game ever hides anything from anybody.
    [[nodiscard]] virtual bool hasSecrets() const = 0;
    /// Whether it is only what one viewer saw of a game. Then it is always under review.
    [[nodiscard]] virtual bool isTold() const = 0;
    /// The names, by seat.
    [[nodiscard]] virtual const std::vector<std::string>& players() const = 0;
    /// Its file's tags except players and result.
    [[nodiscard]] virtual const std::vector<std::pair<std::string, std::string>>& tags() const = 0;

    // ---- agreements
    [[nodiscard]] virtual const std::optional<Offer>& openOffer() const = 0;
    /// Whether the open offer waits for this player's answer.
    [[nodiscard]] virtual bool owesAnswer(game::PlayerId player) const = 0;
    /// Whether this player could propose it now; only a player who has played can take back, and only turns
    /// that have shown nothing hidden, and after which no other player has. The end of a game shows all.
    [[nodiscard]] virtual bool canOffer(game::PlayerId player, Proposal proposal) const = 0;
    /// Whether this player cannot take back because that would undo turns that have shown what was hidden, or
    /// turns to which an answer has. Under review nothing stands.
    [[nodiscard]] virtual bool turnStands(game::PlayerId player) const = 0;
    /// Whether taking back undoes an ending without a turn; false for a loss on time, since that clock stands
    /// at 0, and if the ending has shown what was hidden.
    [[nodiscard]] virtual bool canReopen() const = 0;

    // ---- clocks. While a game is played they are those of its head, and run from the first turn on for the
    // players who are awaited there, whatever the table shows. Afterwards they are those of the shown turn.

    /// The clocks now; nothing in a game without.
    [[nodiscard]] virtual const std::optional<Clock>& clock() const = 0;
    /// The players who owe a decision at the head.
    [[nodiscard]] virtual std::vector<game::PlayerId> awaitedAtHead() const = 0;
    /// Whether this player's clock runs, since he is awaited at the head.
    [[nodiscard]] virtual bool clockRuns(game::PlayerId player) const = 0;
    /// Whether any clock runs.
    [[nodiscard]] bool clocksRun() const;

    // ---- the tree, and the table's place in it
    [[nodiscard]] virtual const GameTree& tree() const = 0;
    [[nodiscard]] virtual NodeId current() const = 0;
    [[nodiscard]] bool atStart() const { return current() == kRoot; }
    [[nodiscard]] bool atEnd() const { return tree().node(current()).children.empty(); }
    /// The line shown in the move list: from the root through the current turn, then the first continuations
    /// to the end.
    [[nodiscard]] std::vector<NodeId> line() const { return tree().lineThrough(current()); }
    /// Live: the game is being played. Otherwise it is under review, and each new turn becomes a variation.
    [[nodiscard]] virtual bool live() const = 0;
    /// The turn at which a live match stands, whatever the table shows. Taking back moves the head back; the
    /// turns taken back stay in the main line, and stepping forward from the head plays them again. Under
    /// review it is the current position.
    [[nodiscard]] virtual NodeId head() const = 0;
    [[nodiscard]] bool atHead() const { return current() == head(); }
    /// Whether another position than the head of a live match is shown. Nobody plays there.
    [[nodiscard]] bool looksBack() const { return live() && !atHead(); }
    /// Whether a match whose referee is here can go on from the shown position: that takes back no turn that
    /// stands, or the game hides nothing and is over.
    [[nodiscard]] virtual bool canPlayFromHere() const = 0;

    virtual bool back() = 0;
    bool forward();
    /// Goes to a turn of the tree; nothing changes if the position there is not known here.
    virtual void goTo(NodeId id) = 0;
    void goToStart() { goTo(kRoot); }
    /// Goes to the head of a live match; from there, or in a review, to the end of the shown line.
    void goToEnd();

    /// Replaces what is drawn on the position after a turn, for those at this table.
    virtual void setSketch(NodeId id, game::Sketch sketch) = 0;

    // ---- the feed
    /// All events, oldest first, as this viewer may see them. Readers keep their place in it by a
    /// Subscription. The match must outlive the feed.
    [[nodiscard]] virtual Feed events(game::Viewer viewer) const = 0;
    /// The number of events so far, the same for all viewers of a referee's match.
    [[nodiscard]] virtual std::size_t eventCount() const = 0;
    /// Tells this match from all others of the program; from 1.
    [[nodiscard]] virtual std::uint64_t number() const = 0;
    /// The transition of the turn before the shown position, as this viewer may see it; nothing at the root.
    [[nodiscard]] virtual game::Transition lastTurn(game::Viewer viewer) const = 0;
    /// The transitions of all that one player has played since another one did, the last one last.
    [[nodiscard]] virtual std::vector<game::Transition> lastActs(game::Viewer viewer) const = 0;

  protected:
    Followed() = default;
    Followed(const Followed&) = default;
    Followed(Followed&&) = default;
    Followed& operator=(const Followed&) = default;
    Followed& operator=(Followed&&) = default;
};

}  // namespace match
