#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/State.h"
#include "game/Viewer.h"
#include "match/Node.h"

namespace match {

/// The turns of a game and its variations, with their notes, each as every viewer may know it. It holds no
/// position and no rules: to build it, it is enough to have heard of the turns.
class GameTree {
  public:
    static constexpr NodeId kRoot{0};

    /// `ply`: decisions before the start.
    explicit GameTree(int ply) { nodes_.push_back({.parent = kRoot, .ply = ply}); }

    /// A tree of these nodes, by id, that somebody else has built; nothing if they are none: every turn
    /// follows one with a lower id, one ply after it, which has it among its children once at most. Plies
    /// must not be negative.
    [[nodiscard]] static std::optional<GameTree> ofNodes(std::vector<Node> nodes);

    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[id.value]; }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    /// Grows with every new turn, every note and every change of the order.
    [[nodiscard]] std::size_t version() const { return version_; }
    /// The notation of a node's turn as this viewer may read it; empty for the root.
    [[nodiscard]] const std::string& notation(NodeId id, game::Viewer viewer) const;
    /// The code of a node's turn as this viewer may know it.
    [[nodiscard]] game::Action action(NodeId id, game::Viewer viewer) const;

    /// The tree as this viewer may know it, with the same ids. In a game with secrets only the record has
    /// the notes, those before the first turn included.
    [[nodiscard]] GameTree asKnownTo(game::Viewer viewer, bool secrets) const;

    // ---- lines
    /// The turns from the root to this node.
    [[nodiscard]] std::vector<NodeId> pathTo(NodeId id) const;
    /// The root, then the first continuations to the end.
    [[nodiscard]] std::vector<NodeId> mainLine() const;
    /// The turns from the root through this one, then the first continuations to the end.
    [[nodiscard]] std::vector<NodeId> lineThrough(NodeId id) const;
    /// Whether `turn` is this node or follows from it.
    [[nodiscard]] bool isOnWayTo(NodeId id, NodeId turn) const;
    /// The last turn that the ways to both have in common; the root if there is none.
    [[nodiscard]] NodeId forkOf(NodeId one, NodeId other) const;
    /// The first turn of the variation that a turn belongs to; the root on the main line.
    [[nodiscard]] NodeId variationOf(NodeId turn) const;
    /// The child with this action of the record; the root if there is none.
    [[nodiscard]] NodeId find(NodeId parent, game::Action action) const;
    /// The nodes that are not removed, by id.
    [[nodiscard]] std::vector<NodeId> attached() const;

    // ---- what a player did on the way to a node
    /// The decision with which taking back would begin for this player: the first part of his last turn, or
    /// the last part of the turn that he is in the middle of; the root if he has not played.
    [[nodiscard]] NodeId toTakeBack(game::PlayerId player, NodeId here) const;
    /// Whether all turns after `before` on the way to `last` may be taken back.
    [[nodiscard]] bool mayTakeBack(NodeId before, NodeId last) const;
    /// Whether this player has a turn to take back here, and it and all since may be taken back.
    [[nodiscard]] bool canTakeBack(game::PlayerId player, NodeId here) const;
    /// The turns that this player has ended on the way to here.
    [[nodiscard]] int turnsEndedBy(game::PlayerId player, NodeId here) const;

    // ---- changes
    /// A node, to write down what is known of its turn: clocks, whether it ends the turn … The version stays.
    [[nodiscard]] Node& at(NodeId id) { return nodes_[id.value]; }
    /// Adds a node after the parent's other children.
    NodeId graft(NodeId parent, Node node);
    void reserve(std::size_t nodes) { nodes_.reserve(nodes); }
    /// Puts the turn before its siblings.
    void putFirst(NodeId turn);
    /// The turns before this one that others have played stand from now on: it has shown them what only its
    /// mover knew. Even if it is taken back, they have seen it.
    void settleBefore(NodeId turn);
    /// Writes down what a turn has told a viewer about those before it and about itself.
    void learn(NodeId turn, game::Viewer viewer, const std::vector<game::Unveiled>& unveiled);
    /// Replaces the marks of a turn ("!", "??"); false if it has them already.
    bool setMarks(NodeId turn, std::string marks);
    /// Replaces all comments of a turn; those of the root are the game's. False if nothing changes.
    bool setComments(NodeId id, std::vector<std::string> comments);
    /// Replaces what is drawn on the position after a turn. False if nothing changes.
    bool setSketch(NodeId id, game::Sketch sketch);
    /// Sets the evaluation of the position after a turn.
    void setEvaluation(NodeId id, Evaluation evaluation) { edit(id).evaluation = std::move(evaluation); }
    /// Sets the judgement of a turn by an analysis: replaces an earlier one of an analysis, but never the
    /// player's. Empty: none.
    void judge(NodeId turn, const std::string& judgement);
    /// Sets the proved marks of a turn: replaces all marks except judgements.
    void setProofs(NodeId turn, std::string_view marks);
    /// Moves a variation, by its first turn, before the line that it follows.
    void promote(NodeId first);
    /// A removed turn, with all turns that follow it.
    struct Removed {
        NodeId turn;
        std::size_t place = 0;  ///< index among its parent's children
    };
    /// Removes a turn and all that follow it. The nodes stay in memory, so that restore() can bring them
    /// back.
    Removed remove(NodeId turn);
    void restore(const Removed& removed);

  private:
    [[nodiscard]] Node& edit(NodeId id) {
        ++version_;
        return nodes_[id.value];
    }

    std::vector<Node> nodes_;
    std::size_t version_ = 0;
};

}  // namespace match
