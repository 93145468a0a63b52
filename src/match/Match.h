#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "game/Record.h"
#include "game/State.h"
#include "match/Clock.h"
#include "match/Edits.h"
#include "match/EventLog.h"
#include "match/GameTree.h"
#include "match/Negotiation.h"
#include "match/Referee.h"
#include "match/Termination.h"

namespace match {

struct ReadGame;

/// A match: a referee, the tree of turns, the current position in it, clocks, agreements, the players' names
/// and the ending. Only it can have the referee play: submit() plays turns, offer() and answer() settle
/// agreements, elapse() lets time pass. All others get views, the tree and feeds. Single-threaded.
class Match {
  public:
    static constexpr NodeId kRoot = GameTree::kRoot;

    Match(std::unique_ptr<game::State> start, std::vector<std::string> players);

    /// A game from a file, at its start, under review. Every turn of the file becomes a node of its own, even
    /// where two variations begin with the same turn: each keeps its name, marks and comments. Playing that
    /// turn follows the first of them.
    [[nodiscard]] static Match fromRecord(game::Record record);
    /// The whole tree for a file. The result is that of the main line's last position, or of the ending
    /// without a turn.
    [[nodiscard]] game::Record toRecord() const;

    /// The position as this viewer may see it; a copy, which does not follow the match.
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const {
        return referee_.view(viewer);
    }
    /// The position after a turn of the tree, in the same way.
    [[nodiscard]] std::unique_ptr<const game::View> viewAt(NodeId id, game::Viewer viewer) const;
    /// A game whose turns look to a viewer as those of this one did up to a node, with its first turns; all
    /// that he could not know there is drawn anew.
    [[nodiscard]] Referee::Alike asSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const;
    /// The start, for a game that begins with the same agreements.
    [[nodiscard]] std::unique_ptr<game::State> startState() const { return referee_.start().clone(); }
    /// The player to move; the first of several.
    [[nodiscard]] game::PlayerId toMove() const { return rules().toMove(); }
    /// The players who owe a decision here, in the order of the seats.
    [[nodiscard]] std::vector<game::PlayerId> awaited() const { return rules().awaited(); }
    [[nodiscard]] bool awaits(game::PlayerId player) const { return referee_.awaits(player); }
    /// The player whose decision a legal action is.
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const { return rules().moverOf(action); }
    [[nodiscard]] int ply() const { return rules().ply(); }
    /// Whether this game ever hides anything from anybody.
    [[nodiscard]] bool hasSecrets() const { return rules().hasSecrets(); }
    /// Whether it is only what one viewer saw of a game. Then it is always under review.
    [[nodiscard]] bool isTold() const { return rules().isTold(); }
    /// The names, by seat.
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    /// Renames the player at a seat, which must exist.
    void setPlayer(game::PlayerId player, std::string name) { players_[player.value] = std::move(name); }
    [[nodiscard]] game::Outcome outcome() const;
    /// An ending without a turn that holds here; nothing if there is none, or if it was taken back.
    [[nodiscard]] std::optional<game::Outcome> conclusion() const;
    /// The outcome here. At the end of the main line of a game under review it may also be an ending that
    /// only the file states, such as a resignation.
    [[nodiscard]] game::Outcome ending() const;
    /// The outcome at the end of the main line, wherever the table stands; it may also be one that only the
    /// file states.
    [[nodiscard]] game::Outcome finalOutcome() const;

    /// Plays a turn, or a part of one, for a player who is awaited; a turn that already follows in the tree
    /// is not added again. At the head of a live game it becomes the main line, presses the clock if it ends
    /// the player's turn, and cancels a resignation or agreement that was taken back. Elsewhere it is only
    /// tried out: the table moves there, but the head stays. An error if the game is over here, the player is
    /// not awaited or the turn is illegal.
    base::Result<void> submit(game::PlayerId player, game::Action action);

    // ---- agreements. Each call fails with an error if it makes no sense now.

    /// The player resigns. Turns can still be taken back and replayed to look at them; playing a new turn
    /// from there undoes the resignation. A game with secrets stays over, since its end shows them.
    base::Result<void> resign(game::PlayerId player);
    /// A player proposes something. It takes effect once every other player has accepted it.
    base::Result<void> offer(game::PlayerId player, Proposal proposal);
    /// Another player's answer to the open offer. One refusal declines it.
    base::Result<void> answer(game::PlayerId player, bool accept);
    [[nodiscard]] const std::optional<Offer>& openOffer() const { return negotiation_.open(); }
    /// Whether the open offer waits for this player's answer.
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const { return negotiation_.owesAnswer(player); }
    /// Whether this player could propose it now; only a player who has played can take back, and only turns
    /// that have shown nothing hidden, and after which no other player has. The end of a game shows all.
    [[nodiscard]] bool canOffer(game::PlayerId player, Proposal proposal) const;
    /// Whether this player cannot take back because that would undo turns that have shown what was hidden, or
    /// turns to which an answer has. Under review nothing stands.
    [[nodiscard]] bool turnStands(game::PlayerId player) const;
    /// Whether taking back undoes an ending without a turn; false for a loss on time, since that clock stands
    /// at 0, and if the ending has shown what was hidden.
    [[nodiscard]] bool canReopen() const;

    // ---- clocks. While a game is played they are those of its head, and run from the first turn on for the
    // players who are awaited there, whatever the table shows. Afterwards they are those of the shown turn.

    /// One clock for each seat; call it before the first turn.
    void setClock(Clock clock);
    /// The clocks now; nothing in a game without.
    [[nodiscard]] const std::optional<Clock>& clock() const { return clock_; }
    /// The players who owe a decision at the head.
    [[nodiscard]] std::vector<game::PlayerId> awaitedAtHead() const { return stateAt(head()).awaited(); }
    /// Whether this player's clock runs, since he is awaited at the head.
    [[nodiscard]] bool clockRuns(game::PlayerId player) const;
    /// Whether any clock runs.
    [[nodiscard]] bool clocksRun() const;
    /// Lets time pass for a player whose clock runs. A player whose time runs out has lost; then the table
    /// shows the head again.
    void elapse(game::PlayerId player, microseconds time);

    // ---- the tree, and the table's place in it

    [[nodiscard]] const GameTree& tree() const { return tree_; }
    [[nodiscard]] NodeId current() const { return current_; }
    [[nodiscard]] bool atStart() const { return current_ == kRoot; }
    [[nodiscard]] bool atEnd() const { return tree_.node(current_).children.empty(); }
    /// The line shown in the move list: from the root through the current turn, then the first continuations
    /// to the end.
    [[nodiscard]] std::vector<NodeId> line() const { return tree_.lineThrough(current_); }

    bool back();
    bool forward();
    void goTo(NodeId id);
    void goToStart() { goTo(kRoot); }
    /// Goes to the head of a live match; from there, or in a review, to the end of the shown line.
    void goToEnd();

    /// Live: the game is being played here. Otherwise it is under review, and each new turn becomes a
    /// variation.
    [[nodiscard]] bool live() const { return live_; }
    /// Makes the match live, with its head at the end of the main line, or where it stood when it was
    /// written, or ends that.
    void setLive(bool live);
    /// The turn at which a live match stands, whatever the table shows. Taking back moves the head back; the
    /// turns taken back stay in the main line, and stepping forward from the head plays them again. Under
    /// review it is the current position.
    [[nodiscard]] NodeId head() const { return live_ ? head_ : current_; }
    [[nodiscard]] bool atHead() const { return current_ == head(); }
    /// Whether another position than the head of a live match is shown. Nobody plays there until
    /// playFromHere(); after the end of the game, turns played there are variations, for either side.
    [[nodiscard]] bool looksBack() const { return live_ && !atHead(); }
    /// Moves the head of a live match to the turn that the table shows; the line to it becomes the main line.
    void playFromHere();
    /// Whether that takes back no turn that stands, or the game hides nothing and is over.
    [[nodiscard]] bool canPlayFromHere() const;

    /// For changes of its notes and of the order of its variations.
    [[nodiscard]] Edits edits() { return Edits(*this); }

    // ---- the feed

    /// All events, oldest first, as this viewer may see them. Readers keep their place in it by a
    /// Subscription. The match must outlive the feed.
    [[nodiscard]] Feed events(game::Viewer viewer) const { return log_.events(viewer); }
    /// The number of events so far, the same for all viewers.
    [[nodiscard]] std::size_t eventCount() const { return log_.size(); }
    /// Tells this match from all others of the program; from 1.
    [[nodiscard]] std::uint64_t number() const { return log_.match(); }
    /// The transition of the turn before the shown position, as this viewer may see it; nothing at the root.
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const;
    /// The transitions of all that one player has played since another one did, the last one last.
    [[nodiscard]] std::vector<game::Transition> lastActs(game::Viewer viewer) const;

    // ---- what its file says beside turns and result

    /// The file's tags except players and result; kept for writing.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const { return tags_; }
    /// Adds a tag.
    void addTag(std::string name, std::string value) {
        tags_.emplace_back(std::move(name), std::move(value));
    }
    /// The same, in place of one of this name.
    void setTag(const std::string& name, std::string value) {
        std::erase_if(tags_, [&](const auto& tag) { return tag.first == name; });
        addTag(name, std::move(value));
    }

  private:
    friend class Edits;
    explicit Match(ReadGame read);
    [[nodiscard]] const game::State& rules() const { return referee_.state(); }
    [[nodiscard]] std::vector<game::Action> actionsTo(NodeId id) const;
    /// The position after a turn of the tree, valid until the next call. It is replayed only if it is neither
    /// shown nor the one that was asked for last, so it can be asked for in every frame.
    [[nodiscard]] const game::State& stateAt(NodeId id) const;
    void jumpTo(NodeId id);
    /// Whether this is the head, or a turn after it that was taken back.
    [[nodiscard]] bool replays(NodeId id) const;
    /// The table goes on to a turn, or back from the shown one.
    void step(NodeId child);
    void stepBack();
    /// The table has come to another turn.
    void followWithClocks();
    /// Another node is the head, with the clocks as they were there.
    void moveHead(NodeId head);
    void apply(NodeId child);
    void tell(EventKind kind) { tell({.kind = kind, .node = current_}); }
    /// Adds an event, with the open offer, which lapses if the position changes.
    void tell(Happened happened);
    /// Adds an event, with the clocks, the head and an ending that holds here.
    void note(Happened happened);
    void tellPlayed(NodeId turn);
    /// Whether a live game is over at its head, and so has shown all that it hid.
    [[nodiscard]] bool showsAll() const;
    void conclude(Termination how, const game::Outcome& outcome);
    void pressClock(game::PlayerId player, NodeId turn);
    /// Whether the clocks are those of the shown turn, since nobody plays any more; else those of the head.
    [[nodiscard]] bool clocksFollow() const { return !live_ || outcomeAt(head_).over; }
    [[nodiscard]] NodeId clocksAt() const { return clocksFollow() ? current_ : head_; }
    /// Stores the clocks in their node; restoreClocks() loads them from there. A turn that was only tried out
    /// has taken no time.
    void storeClocks();
    void restoreClocks();
    [[nodiscard]] NodeId endOfMainLine() const { return tree_.mainLine().back(); }
    /// The turn at which a game under review ended or goes on.
    [[nodiscard]] NodeId standsAt() const;
    [[nodiscard]] game::Outcome outcomeAt(NodeId id) const;
    void carryOut(const Offer& offer);

    Referee referee_;
    GameTree tree_;
    std::vector<std::pair<std::string, std::string>> tags_;
    std::string claimedResult_ = "*";  ///< the file's, for games that ended otherwise
    std::vector<std::string> players_;
    NodeId current_ = kRoot;
    bool live_ = true;
    std::optional<NodeId> stands_;  ///< a game that was written while it was live: its head then
    NodeId head_ = kRoot;
    NodeId concludedAt_ = kRoot;
    game::Outcome conclusion_;
    Termination termination_ = Termination::Unknown;  ///< how conclusion_ came about
    Negotiation negotiation_;
    std::optional<Clock> clock_;
    EventLog log_;
    /// The result of stateAt(). Turns never change and their ids are never given to others, so it stays true.
    struct Elsewhere {
        NodeId at = kRoot;
        std::unique_ptr<game::State> state = {};
    };
    mutable Elsewhere elsewhere_;
};

}  // namespace match
