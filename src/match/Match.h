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

/// One turn in the tree of what was played and what might have been.
struct Node {
    NodeId parent{};
    std::vector<NodeId> children = {};  ///< the first one continues the main line
    game::Action action{};
    game::PlayerId mover{};
    std::string notation = {};           ///< as the record has it
    std::vector<std::string> seen = {};  ///< the same by slotOf(viewer), in a game with secrets
    std::string variation = {};          ///< name of the variation that begins here; empty = automatic
    std::string marks = {};      ///< judgements that a reader, player or analysis added: "!", "??" …
    std::string judgement = {};  ///< the one among `marks` that an analysis wrote; else they are the player's
    std::vector<std::string> comments = {};     ///< of the root: of the game
    std::optional<Evaluation> evaluation = {};  ///< of the position after this turn
    int ply = 0;  ///< turns played once this one is; of the root: those before the start
    std::vector<milliseconds> clocks = {};  ///< readings when the table last stood here; without clocks empty
    bool timed = false;                     ///< played by the clock, not only tried
};

/// A match: the tree of turns, where in it the table stands, what the players are called, how it ended. It
/// holds the truth and is the only one that changes it: submit() plays turns, offer() and answer() settle
/// what players must agree on; elapse() lets time pass. Everybody else gets views and feeds. Single-threaded.
class Match {
  public:
    static constexpr NodeId kRoot{0};

    Match(std::unique_ptr<game::State> start, std::vector<std::string> players);

    /// A game from a file, standing at its start, under review. Every turn of the file is a node of its own,
    /// also where a variation begins with a turn that is there already: it has its own name, marks and
    /// comments. Whoever plays that turn follows the first of them.
    [[nodiscard]] static Match fromRecord(game::Record record);
    /// The whole tree for a file. The result is that of the main line's end, or the conclusion.
    [[nodiscard]] game::Record toRecord() const;

    /// The position as this viewer may see it. It stays as it is when the match goes on.
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const {
        return state_->view(viewer);
    }
    [[nodiscard]] game::PlayerId toMove() const { return state_->toMove(); }
    [[nodiscard]] int ply() const { return state_->ply(); }
    /// Whether anything is ever hidden from anybody in this game.
    [[nodiscard]] bool hasSecrets() const { return state_->hasSecrets(); }
    /// Names by seat.
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    /// Another one sits down at a seat; the seat must exist.
    void setPlayer(game::PlayerId player, std::string name) { players_[player.value] = std::move(name); }
    [[nodiscard]] game::Outcome outcome() const;
    /// The same; and at the end of the main line of a game under review also what the file claims, where the
    /// board does not show it: that somebody has resigned.
    [[nodiscard]] game::Outcome ending() const;
    /// The outcome at the end of the main line, wherever the table stands; of a file that says so, also one
    /// that the board does not show.
    [[nodiscard]] game::Outcome finalOutcome() const;

    /// Plays a turn for the player whose turn it is. A turn that is in the tree already is followed there.
    base::Result<void> submit(game::PlayerId player, game::Action action);
    // ---- agreements. All of them are refused, with an error, where they make no sense.

    /// The player gives up. Turns can be taken back and played again to look at them; playing on from there
    /// undoes it.
    base::Result<void> resign(game::PlayerId player);
    /// A player proposes something. It happens once every other player has accepted it.
    base::Result<void> offer(game::PlayerId player, Proposal proposal);
    /// Another player's answer to the open offer. One refusal is enough to decline it.
    base::Result<void> answer(game::PlayerId player, bool accept);
    [[nodiscard]] const std::optional<Offer>& openOffer() const { return offer_; }
    /// Whether the open offer waits for this player.
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const;
    /// Whether this player could propose it now: nobody can take back what he has not played.
    [[nodiscard]] bool canOffer(game::PlayerId player, Proposal proposal) const;
    /// Whether taking back undoes an ending without a turn; not one by the clock, which stands at 0.
    [[nodiscard]] bool canReopen() const;

    // ---- clocks. They run while a live match stands at its head, from the first turn on.

    /// By seat, before the first turn.
    void setClock(Clock clock);
    /// As the clocks stand; nothing in a game without.
    [[nodiscard]] const std::optional<Clock>& clock() const { return clock_; }
    /// Whether the clock of the player to move runs.
    [[nodiscard]] bool clockRuns() const;
    /// Time has passed at the table. A player whose time is up has lost.
    void elapse(microseconds time);

    /// That the player took for this turn, as far as the clocks tell; nothing of the root.
    [[nodiscard]] std::optional<milliseconds> timeTaken(NodeId turn) const;

    // ---- the tree

    [[nodiscard]] NodeId current() const { return current_; }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[id.value]; }
    /// Grows whenever the tree changes: by a turn that was not in it, by an edit, by what an analysis found.
    [[nodiscard]] std::size_t version() const { return version_; }
    [[nodiscard]] std::size_t nodeCount() const { return nodes_.size(); }
    [[nodiscard]] bool atStart() const { return current_ == kRoot; }
    [[nodiscard]] bool atEnd() const { return node(current_).children.empty(); }
    /// Turns from the root to here.
    [[nodiscard]] std::vector<NodeId> pathTo(NodeId id) const;
    /// The line that is shown: from the root through the current turn to the end of the first continuations.
    [[nodiscard]] std::vector<NodeId> line() const;

    bool back();
    bool forward();
    void goTo(NodeId id);
    void goToStart() { goTo(kRoot); }
    /// To the head of a live match; from there, or in a review, to the end of the line that is shown.
    void goToEnd();

    /// Live: played here and now. Otherwise a game under review, where every turn that is played and unknown
    /// is a variation.
    [[nodiscard]] bool live() const { return live_; }
    /// The head is at the end of the main line then.
    void setLive(bool live);
    /// Where a live match stands, whatever the table shows. Taking back moves it back, the turns that were
    /// taken back are in the main line still, and stepping forward from the head plays them again. Under
    /// review every position is as good as another.
    [[nodiscard]] NodeId head() const { return live_ ? head_ : current_; }
    [[nodiscard]] bool atHead() const { return current_ == head(); }
    /// A live match goes on from the turn that the table shows; what led there is the main line.
    void playFromHere();

    // ---- annotations, and the order of variations. What was played in a live match stays as it is.

    /// Judgements of a turn ("!", "??"); they replace those that it had.
    void setMarks(NodeId turn, std::string marks);
    /// What is said of a turn, or by the root of the game; replaces all of it. Empty: nothing.
    void setComment(NodeId node, std::string text);
    /// What an analysis expects of the position after a turn. It is no event; version() tells of it.
    void setEvaluation(NodeId node, Evaluation evaluation);
    /// What an analysis thinks of a turn: takes the place of what an earlier one wrote, but never of what the
    /// player did. Empty: nothing. No event either.
    void judge(NodeId turn, const std::string& judgement);
    /// Marks of a turn that were proved take the place of others that say no judgement. No event.
    void setProofs(NodeId turn, std::string_view marks);
    /// Whether this turn belongs to a variation that can go before another line.
    [[nodiscard]] bool canPromote(NodeId turn) const;
    /// The variation goes before the line that it stands behind.
    void promote(NodeId turn);
    [[nodiscard]] bool canRemove(NodeId turn) const;
    /// A turn that was removed with all that follows it.
    struct Removed {
        NodeId turn;
        std::size_t place = 0;  ///< among the other children
    };
    /// A table that stands in what goes returns to the turn before it. Its nodes stay in memory, so that
    /// restore() brings everything back.
    Removed remove(NodeId turn);
    void restore(const Removed& removed);

    /// Everything that happened, oldest first, as this viewer may see it. Readers keep an index into it. The
    /// match must outlive the feed.
    [[nodiscard]] Feed events(game::Viewer viewer) const { return {happened_, viewer}; }
    /// The turn of a node as this viewer may read it; empty for the root.
    [[nodiscard]] const std::string& notation(NodeId id, game::Viewer viewer) const;

    /// What the turn before the position on the table did, as this viewer may see it; nothing at the root.
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const;

    /// What the tags of a file say beyond players and result; kept for writing.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const { return tags_; }
    /// One more of them.
    void addTag(std::string name, std::string value) {
        tags_.emplace_back(std::move(name), std::move(value));
    }
    [[nodiscard]] std::unique_ptr<game::State> startState() const;

  private:
    /// A new node after the parent's other children.
    NodeId graft(NodeId parent, Node node);
    [[nodiscard]] Node& edit(NodeId id) { return nodes_[id.value]; }
    [[nodiscard]] NodeId find(NodeId parent, game::Action action) const;
    [[nodiscard]] std::vector<game::Viewer> viewers() const;  ///< in the order of slotOf()
    /// The notation of an action that is to be played now, by slotOf(viewer); nothing in an open game.
    [[nodiscard]] std::vector<std::string> seenNotations(game::Action action) const;
    /// What the last turn did, by slotOf(viewer).
    [[nodiscard]] std::vector<game::Transition> seenTransitions() const;
    void jumpTo(NodeId id);
    void putFirst(NodeId turn);  ///< of its parent's children
    /// Whether this is the head, or a turn after it that was taken back.
    [[nodiscard]] bool replays(NodeId id) const;
    /// Whether `turn` is this node or follows from it.
    [[nodiscard]] bool isOnWayTo(NodeId id, NodeId turn) const;
    /// The variation that a turn belongs to: its first turn; the root on the main line.
    [[nodiscard]] NodeId variationOf(NodeId turn) const;
    void step(NodeId child);
    void stepBack();
    void tell(EventKind kind, std::vector<game::Transition> seen = {});
    void conclude(const game::Outcome& outcome);
    void pressClock(game::PlayerId player);
    /// The clocks of the turn where the table stands are kept with it; those of another are shown again.
    void leaveClocks();
    void returnToClocks();
    void readClocks(ReadClock read);
    void writeClock(const Node& node, game::Record::Turn& turn) const;
    void writeClocks(game::Record& record) const;
    void readEvaluations();
    bool takeEvaluation(NodeId id, const std::string& comment);
    void writeEvaluation(NodeId id, game::Record::Turn& turn) const;
    /// The nodes that have not been removed, by number.
    [[nodiscard]] std::vector<NodeId> attached() const;
    [[nodiscard]] NodeId endOfMainLine() const;
    [[nodiscard]] game::Outcome outcomeAt(NodeId id) const;
    void carryOut(const Offer& offer);
    /// The turn of this player that was played last on the way to here; the root if there is none.
    [[nodiscard]] NodeId lastTurnOf(game::PlayerId player) const;

    std::unique_ptr<game::State> start_;
    std::unique_ptr<game::State> state_;
    std::vector<std::pair<std::string, std::string>> tags_;
    std::string claimedResult_ = "*";  ///< of a file, for games that ended off the board
    std::vector<std::string> players_;
    std::vector<Node> nodes_;
    NodeId current_ = kRoot;
    bool live_ = true;
    NodeId head_ = kRoot;
    NodeId concludedAt_ = kRoot;
    game::Outcome conclusion_;
    std::optional<Offer> offer_;
    std::vector<game::PlayerId> unanswered_;  ///< who has not answered it yet
    std::optional<Clock> clock_;
    std::vector<Happened> happened_;
    std::size_t version_ = 0;
};

}  // namespace match
