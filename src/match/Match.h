#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "game/Record.h"
#include "game/State.h"
#include "match/ClockRecord.h"
#include "match/Evaluation.h"
#include "match/Event.h"

namespace match {

/// A turn as one viewer may know it.
struct SeenTurn {
    game::Action action{};
    std::string notation = {};
};

/// One decision in the tree of those played and of variations: a turn, or a part of one.
struct Node {
    NodeId parent{};
    std::vector<NodeId> children = {};  ///< the first one continues the main line
    game::Action action{};
    game::PlayerId mover{};
    std::string notation = {};        ///< as the record writes it
    std::vector<SeenTurn> seen = {};  ///< by slotOf(viewer), in a game with secrets
    std::string variation = {};       ///< name of the variation that begins here; empty = automatic
    std::string marks = {};           ///< judgements that a reader, player or analysis added: "!", "??" …
    std::string judgement = {};  ///< the one of `marks` that an analysis wrote; empty: the player wrote it
    std::vector<std::string> comments = {};     ///< the root's are those of the game
    std::optional<Evaluation> evaluation = {};  ///< the position after this turn
    int ply = 0;            ///< decisions up to and including this one; for the root: those before the start
    int round = 0;          ///< from 1; 0 for the root
    bool endsTurn = false;  ///< the mover owes nothing more in this round for now: the clock was pressed
    bool stands = false;    ///< it has shown what was hidden, so nobody may take it back
    std::vector<milliseconds> clocks = {};  ///< readings when the table last stood here; empty without clocks
    bool timed = false;                     ///< played by the clock, not only tried out
    std::optional<milliseconds> left = {};  ///< the mover's time right after it, if it was timed
};

/// A match: the tree of turns, the current position in it, the players' names, the ending. It holds the truth
/// and nothing else changes it: submit() plays turns, offer() and answer() settle agreements, elapse() lets
/// time pass. All others get views and feeds. Single-threaded.
class Match {
  public:
    static constexpr NodeId kRoot{0};

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
        return state_->view(viewer);
    }
    /// The player to move; the first of several.
    [[nodiscard]] game::PlayerId toMove() const { return state_->toMove(); }
    /// The players who owe a decision here, in the order of the seats.
    [[nodiscard]] std::vector<game::PlayerId> awaited() const { return state_->awaited(); }
    [[nodiscard]] bool awaits(game::PlayerId player) const;
    /// The player whose decision a legal action is.
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const { return state_->moverOf(action); }
    [[nodiscard]] int ply() const { return state_->ply(); }
    /// Whether this game ever hides anything from anybody.
    [[nodiscard]] bool hasSecrets() const { return state_->hasSecrets(); }
    /// The names, by seat.
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    /// Renames the player at a seat, which must exist.
    void setPlayer(game::PlayerId player, std::string name) { players_[player.value] = std::move(name); }
    [[nodiscard]] game::Outcome outcome() const;
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
    /// from there undoes the resignation.
    base::Result<void> resign(game::PlayerId player);
    /// A player proposes something. It takes effect once every other player has accepted it.
    base::Result<void> offer(game::PlayerId player, Proposal proposal);
    /// Another player's answer to the open offer. One refusal declines it.
    base::Result<void> answer(game::PlayerId player, bool accept);
    [[nodiscard]] const std::optional<Offer>& openOffer() const { return offer_; }
    /// Whether the open offer waits for this player's answer.
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const;
    /// Whether this player could propose it now; only a player who has played can take back, and only turns
    /// that have shown nothing hidden.
    [[nodiscard]] bool canOffer(game::PlayerId player, Proposal proposal) const;
    /// Whether this player cannot take back because that would undo turns that have shown what was hidden.
    [[nodiscard]] bool turnStands(game::PlayerId player) const;
    /// Whether taking back undoes an ending without a turn; false for a loss on time, since that clock stands
    /// at 0.
    [[nodiscard]] bool canReopen() const;

    // ---- clocks. They run while a live match stands at its head, from the first turn on.

    /// One clock for each seat; call it before the first turn.
    void setClock(Clock clock);
    /// The clocks now; nothing in a game without.
    [[nodiscard]] const std::optional<Clock>& clock() const { return clock_; }
    /// Whether this player's clock runs, since he is awaited.
    [[nodiscard]] bool clockRuns(game::PlayerId player) const;
    /// Whether any clock runs.
    [[nodiscard]] bool clocksRun() const;
    /// Lets time pass for a player whose clock runs. A player whose time runs out has lost.
    void elapse(game::PlayerId player, microseconds time);

    /// The player's time for this decision, computed from the kept clocks; nothing for the root or if
    /// unknown.
    [[nodiscard]] std::optional<milliseconds> timeTaken(NodeId turn) const;

    // ---- the tree

    [[nodiscard]] NodeId current() const { return current_; }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[id.value]; }
    /// Grows whenever the tree changes: by a new turn, an edit, or a result of an analysis.
    [[nodiscard]] std::size_t version() const { return version_; }
    [[nodiscard]] std::size_t nodeCount() const { return nodes_.size(); }
    [[nodiscard]] bool atStart() const { return current_ == kRoot; }
    [[nodiscard]] bool atEnd() const { return node(current_).children.empty(); }
    /// The turns from the root to this node.
    [[nodiscard]] std::vector<NodeId> pathTo(NodeId id) const;
    /// The root, then the first continuations to the end.
    [[nodiscard]] std::vector<NodeId> mainLine() const;
    /// The line shown in the move list: from the root through the current turn, then the first continuations
    /// to the end.
    [[nodiscard]] std::vector<NodeId> line() const;

    bool back();
    bool forward();
    void goTo(NodeId id);
    void goToStart() { goTo(kRoot); }
    /// Goes to the head of a live match; from there, or in a review, to the end of the shown line.
    void goToEnd();

    /// Live: the game is being played here. Otherwise it is under review, and each new turn becomes a
    /// variation.
    [[nodiscard]] bool live() const { return live_; }
    /// Makes the match live, with its head at the end of the main line, or ends that.
    void setLive(bool live);
    /// The turn at which a live match stands, whatever the table shows. Taking back moves the head back; the
    /// turns taken back stay in the main line, and stepping forward from the head plays them again. Under
    /// review it is the current position.
    [[nodiscard]] NodeId head() const { return live_ ? head_ : current_; }
    [[nodiscard]] bool atHead() const { return current_ == head(); }
    /// Moves the head of a live match to the turn that the table shows; the line to it becomes the main line.
    void playFromHere();
    /// Whether that takes back no turn that has shown what was hidden, or the game is over.
    [[nodiscard]] bool canPlayFromHere() const;

    // ---- annotations and the order of variations. The turns played in a live match stay as they are.

    /// Replaces the marks of a turn ("!", "??").
    void setMarks(NodeId turn, std::string marks);
    /// Replaces all comments of a turn; those of the root are the game's. Empty: none.
    void setComment(NodeId node, std::string text);
    /// Sets the evaluation of the position after a turn. Sends no event; version() grows.
    void setEvaluation(NodeId node, Evaluation evaluation);
    /// Sets the judgement of a turn by an analysis: replaces an earlier one of an analysis, but never the
    /// player's. Empty: none. Sends no event either.
    void judge(NodeId turn, const std::string& judgement);
    /// Sets the proved marks of a turn: replaces all marks except judgements. Sends no event.
    void setProofs(NodeId turn, std::string_view marks);
    /// Whether this turn belongs to a variation that can move before another line.
    [[nodiscard]] bool canPromote(NodeId turn) const;
    /// Moves the variation before the line that it follows.
    void promote(NodeId turn);
    [[nodiscard]] bool canRemove(NodeId turn) const;
    /// A removed turn, with all turns that follow it.
    struct Removed {
        NodeId turn;
        std::size_t place = 0;  ///< index among its parent's children
    };
    /// Removes a turn and all that follow it. If the table stands at one of them, it returns to the turn
    /// before. The nodes stay in memory, so that restore() can bring them back.
    Removed remove(NodeId turn);
    void restore(const Removed& removed);

    /// All events, oldest first, as this viewer may see them. Readers keep their place in it by a
    /// Subscription. The match must outlive the feed.
    [[nodiscard]] Feed events(game::Viewer viewer) const { return {happened_, viewer}; }
    /// The number of events so far, the same for all viewers.
    [[nodiscard]] std::size_t eventCount() const { return happened_.size(); }
    /// Tells this match from all others of the program; from 1.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    /// The notation of a node's turn as this viewer may read it; empty for the root.
    [[nodiscard]] const std::string& notation(NodeId id, game::Viewer viewer) const;
    /// The code of a node's turn as this viewer may know it.
    [[nodiscard]] game::Action action(NodeId id, game::Viewer viewer) const;

    /// The transition of the turn before the shown position, as this viewer may see it; nothing at the root.
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const;

    /// The file's tags except players and result; kept for writing.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const { return tags_; }
    /// Adds a tag.
    void addTag(std::string name, std::string value) {
        tags_.emplace_back(std::move(name), std::move(value));
    }
    [[nodiscard]] std::unique_ptr<game::State> startState() const;
    /// A game whose turns look to a viewer as those of this one did up to a node, with its first turns.
    struct Alike {
        std::unique_ptr<game::State> start;
        std::vector<game::Action> turns;
    };
    /// Draws all anew that this viewer could not know at that node.
    [[nodiscard]] Alike asSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const;

  private:
    /// Adds a node after the parent's other children.
    NodeId graft(NodeId parent, Node node);
    [[nodiscard]] Node& edit(NodeId id) { return nodes_[id.value]; }
    [[nodiscard]] NodeId find(NodeId parent, game::Action action) const;
    [[nodiscard]] std::vector<game::Viewer> viewers() const;  ///< in the order of slotOf()
    /// A node for a legal action of this position, not yet in the tree, without its notation.
    [[nodiscard]] Node nodeFor(game::Action action) const;
    /// The action before it is played, by slotOf(viewer); nothing in an open game.
    [[nodiscard]] std::vector<SeenTurn> seenTurns(game::Action action) const;
    /// The last turn, by slotOf(viewer).
    [[nodiscard]] std::vector<Sight> sights() const;
    void jumpTo(NodeId id);
    void putFirst(NodeId turn);  ///< among its parent's children
    /// Whether this is the head, or a turn after it that was taken back.
    [[nodiscard]] bool replays(NodeId id) const;
    /// Whether `turn` is this node or follows from it.
    [[nodiscard]] bool isOnWayTo(NodeId id, NodeId turn) const;
    /// The first turn of the variation that a turn belongs to; the root on the main line.
    [[nodiscard]] NodeId variationOf(NodeId turn) const;
    void step(NodeId child);
    void stepBack();
    /// Plays a node's action and notes what it leaves: whether the turn ends, and whether it stands.
    void apply(NodeId child);
    void tell(EventKind kind, std::vector<Sight> seen = {});
    void conclude(const game::Outcome& outcome);
    void pressClock(game::PlayerId player, NodeId turn);
    /// Stores the clocks in the node where the table stands; restoreClocks() loads them from there.
    void storeClocks();
    void restoreClocks();
    void readClocks(ReadClock read);
    void writeClock(const Node& node, game::Record::Turn& turn) const;
    void writeClocks(game::Record& record) const;
    void readEvaluations();
    bool takeEvaluation(NodeId id, const std::string& comment);
    void writeEvaluation(NodeId id, game::Record::Turn& turn) const;
    /// The nodes that are not removed, by id.
    [[nodiscard]] std::vector<NodeId> attached() const;
    [[nodiscard]] NodeId endOfMainLine() const { return mainLine().back(); }
    [[nodiscard]] game::Outcome outcomeAt(NodeId id) const;
    void carryOut(const Offer& offer);
    /// The decision with which taking back would begin for this player: the first part of his last turn, or
    /// the last part of the turn that he is in the middle of; the root if he has not played.
    [[nodiscard]] NodeId toTakeBack(game::PlayerId player) const;
    /// Whether all turns after this one on the way to `last` may be taken back.
    [[nodiscard]] bool mayTakeBack(NodeId before, NodeId last) const;
    /// The turns that this player has ended on the way to here.
    [[nodiscard]] int turnsEndedBy(game::PlayerId player, NodeId here) const;

    std::unique_ptr<game::State> start_;
    std::unique_ptr<game::State> state_;
    std::vector<std::pair<std::string, std::string>> tags_;
    std::string claimedResult_ = "*";  ///< the file's, for games that ended off the board
    std::vector<std::string> players_;
    std::vector<Node> nodes_;
    NodeId current_ = kRoot;
    bool live_ = true;
    NodeId head_ = kRoot;
    NodeId concludedAt_ = kRoot;
    game::Outcome conclusion_;
    std::optional<Offer> offer_;
    std::vector<game::PlayerId> unanswered_;  ///< who has not answered yet
    std::optional<Clock> clock_;
    std::vector<Happened> happened_;
    std::size_t version_ = 0;
    std::uint64_t number_;
};

}  // namespace match
