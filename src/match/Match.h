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
#include "match/Followed.h"
#include "match/GameTree.h"
#include "match/Negotiation.h"
#include "match/Referee.h"
#include "match/Termination.h"

namespace match {

struct ReadGame;

/// A match whose referee is here: the truth, the tree of turns, the current position in it, clocks,
/// agreements, the players' names and the ending. Only it can have the referee play: submit() plays turns,
/// offer() and answer() settle agreements, elapse() lets time pass. All others read a Followed.
/// Single-threaded.
class Match final : public Followed {
  public:
    Match(std::unique_ptr<game::State> start, std::vector<std::string> players);

    /// A game from a file, at its start, under review. Every turn of the file becomes a node of its own, even
    /// where two variations begin with the same turn: each keeps its name, marks and comments. Playing that
    /// turn follows the first of them.
    [[nodiscard]] static Match fromRecord(game::Record record);
    /// The whole tree for a file. The result is that of the main line's last position, or of the ending
    /// without a turn.
    [[nodiscard]] game::Record toRecord() const;

    // ---- as a table follows it
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const override {
        return referee_.view(viewer);
    }
    [[nodiscard]] std::unique_ptr<const game::View> viewAt(NodeId id, game::Viewer viewer) const override;
    [[nodiscard]] game::PlayerId toMove() const override { return rules().toMove(); }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return rules().awaited(); }
    [[nodiscard]] bool awaits(game::PlayerId player) const override { return referee_.awaits(player); }
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override {
        return rules().moverOf(action);
    }
    [[nodiscard]] int ply() const override { return rules().ply(); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome ending() const override;
    [[nodiscard]] game::Outcome finalOutcome() const override;
    [[nodiscard]] bool isReferee() const override { return true; }
    [[nodiscard]] bool hasSecrets() const override { return rules().hasSecrets(); }
    [[nodiscard]] bool isTold() const override { return rules().isTold(); }
    [[nodiscard]] const std::vector<std::string>& players() const override { return players_; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const override {
        return tags_;
    }
    [[nodiscard]] const std::optional<Offer>& openOffer() const override { return negotiation_.open(); }
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const override {
        return negotiation_.owesAnswer(player);
    }
    [[nodiscard]] bool canOffer(game::PlayerId player, Proposal proposal) const override;
    [[nodiscard]] bool turnStands(game::PlayerId player) const override;
    [[nodiscard]] bool canReopen() const override;
    [[nodiscard]] const std::optional<Clock>& clock() const override { return clock_; }
    [[nodiscard]] std::vector<game::PlayerId> awaitedAtHead() const override {
        return stateAt(head()).awaited();
    }
    [[nodiscard]] bool clockRuns(game::PlayerId player) const override;
    [[nodiscard]] const GameTree& tree() const override { return tree_; }
    [[nodiscard]] NodeId current() const override { return current_; }
    [[nodiscard]] bool live() const override { return live_; }
    [[nodiscard]] NodeId head() const override { return live_ ? head_ : current_; }
    [[nodiscard]] bool canPlayFromHere() const override;
    bool back() override;
    void goTo(NodeId id) override;
    void setSketch(NodeId id, game::Sketch sketch) override { edits().setSketch(id, std::move(sketch)); }
    [[nodiscard]] Feed events(game::Viewer viewer) const override { return log_.events(viewer); }
    [[nodiscard]] std::size_t eventCount() const override { return log_.size(); }
    [[nodiscard]] std::uint64_t number() const override { return log_.match(); }
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const override;
    [[nodiscard]] std::vector<game::Transition> lastActs(game::Viewer viewer) const override;

    // ---- what only the referee knows
    /// A game whose turns look to a viewer as those of this one did up to a node, with its first turns; all
    /// that he could not know there is drawn anew.
    [[nodiscard]] Referee::Alike asSeen(NodeId upTo, game::Viewer viewer, game::Chance chance) const;
    /// The start, for a game that begins with the same agreements.
    [[nodiscard]] std::unique_ptr<game::State> startState() const { return referee_.start().clone(); }
    /// An ending without a turn that holds here; nothing if there is none, or if it was taken back.
    [[nodiscard]] std::optional<game::Outcome> conclusion() const;

    // ---- decisions. Each call fails with an error if it makes no sense now.

    /// Plays a turn, or a part of one, for a player who is awaited; a turn that already follows in the tree
    /// is not added again. At the head of a live game it becomes the main line, presses the clock if it ends
    /// the player's turn, and cancels a resignation or agreement that was taken back. Elsewhere it is only
    /// tried out: the table moves there, but the head stays. An error if the game is over here, the player is
    /// not awaited or the turn is illegal.
    base::Result<void> submit(game::PlayerId player, game::Action action);
    /// The player resigns. Turns can still be taken back and replayed to look at them; playing a new turn
    /// from there undoes the resignation. A game with secrets stays over, since its end shows them.
    base::Result<void> resign(game::PlayerId player);
    /// A player proposes something. It takes effect once every other player has accepted it.
    base::Result<void> offer(game::PlayerId player, Proposal proposal);
    /// Another player's answer to the open offer. One refusal declines it.
    base::Result<void> answer(game::PlayerId player, bool accept);

    // ---- time
    /// One clock for each seat; call it before the first turn.
    void setClock(Clock clock);
    /// Lets time pass for a player whose clock runs. A player whose time runs out has lost; then the table
    /// shows the head again.
    void elapse(game::PlayerId player, microseconds time);
    /// Sets the clocks in the middle of a turn to readings by a clock elsewhere; does nothing without clocks.
    void setClocks(const std::vector<milliseconds>& readings);

    // ---- whether and where it goes on
    /// Makes the match live, with its head at the end of the main line, or where it stood when it was
    /// written, or ends that.
    void setLive(bool live);
    /// Moves the head of a live match to the turn that the table shows; the line to it becomes the main line.
    void playFromHere();

    // ---- what its file says
    /// Renames the player at a seat, which must exist.
    void setPlayer(game::PlayerId player, std::string name) { players_[player.value] = std::move(name); }
    /// For changes of its notes and of the order of its variations.
    [[nodiscard]] Edits edits() { return Edits(*this); }
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
