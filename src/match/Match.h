#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Record.h"
#include "game/State.h"

namespace match {

using NodeId = base::StrongId<struct NodeTag, std::uint32_t>;

/// One turn in the tree of what was played and what might have been.
struct Node {
    NodeId parent{};
    std::vector<NodeId> children = {};  ///< the first one continues the main line
    game::Action action{};
    game::PlayerId mover{};
    std::string notation = {};               ///< as the game writes it
    std::string variation = {};              ///< name of the variation that begins here; empty = automatic
    std::string marks = {};                  ///< judgements that a reader or player added: "!", "??" …
    std::vector<std::string> comments = {};  ///< of the root: of the game
    int ply = 0;  ///< turns played once this one is; of the root: those before the start
};

enum class EventKind : std::uint8_t {
    Played,     ///< a turn was played: the transition forwards
    TakenBack,  ///< one turn was taken back: the transition, to be read backwards
    Jumped,     ///< the position changed otherwise: look at all pieces anew
    Concluded,  ///< the match ended without a turn: resignation, agreement, time
};

/// What happened to the match, for whoever follows it with a cursor of their own.
struct Event {
    EventKind kind;
    game::Transition transition = {};
    NodeId node{};
};

/// A match: the tree of turns, where in it the table stands, who sits where, how it ended. submit() is the
/// only writer of turns. Single-threaded: bots post to an inbox that enters here.
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

    [[nodiscard]] const game::State& state() const { return *state_; }
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    /// Another one sits down at a seat; the seat must exist.
    void setPlayer(game::PlayerId player, std::string name) { players_[player.value] = std::move(name); }
    [[nodiscard]] game::Outcome outcome() const;

    /// Plays a turn for the player whose turn it is. A turn that is in the tree already is followed there.
    /// Refuses illegal actions, a player out of turn, and a match that is over. While live, what is played
    /// becomes the main line, and a conclusion that was taken back is forgotten.
    base::Result<void> submit(game::PlayerId player, game::Action action);
    /// Ends the match here by the outcome of a resignation, an agreement or the clock. Turns can be taken
    /// back and played again to look at them; playing on from there undoes it.
    void conclude(const game::Outcome& outcome);

    [[nodiscard]] NodeId current() const { return current_; }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[id.value]; }
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
    void goToEnd();

    /// Live: played here and now, so that a new turn after an undo replaces the main line. Otherwise a file
    /// under review, where it becomes a variation.
    [[nodiscard]] bool live() const { return live_; }
    void setLive(bool live) { live_ = live; }

    /// Everything that happened, oldest first. Readers keep an index into it.
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }

    /// What the tags of a file say beyond players and result; kept for writing.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const { return tags_; }
    [[nodiscard]] std::unique_ptr<game::State> startState() const;

  private:
    /// A new node after the parent's other children.
    NodeId graft(NodeId parent, Node node);
    [[nodiscard]] Node& edit(NodeId id) { return nodes_[id.value]; }
    [[nodiscard]] NodeId find(NodeId parent, game::Action action) const;
    void step(NodeId child);
    void stepBack();

    std::unique_ptr<game::State> start_;
    std::unique_ptr<game::State> state_;
    std::vector<std::pair<std::string, std::string>> tags_;
    std::string claimedResult_ = "*";  ///< of a file, for games that ended off the board
    std::vector<std::string> players_;
    std::vector<Node> nodes_;
    NodeId current_ = kRoot;
    bool live_ = true;
    NodeId concludedAt_ = kRoot;
    game::Outcome conclusion_;
    std::vector<Event> events_;
};

}  // namespace match
