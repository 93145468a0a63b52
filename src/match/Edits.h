#pragma once

#include <string>
#include <string_view>

#include "game/Sketch.h"
#include "match/Comments.h"
#include "match/Evaluation.h"
#include "match/GameTree.h"

namespace match {

class Followed;
class Match;

/// All that may be changed in a match without playing: notes on turns, and the order of variations. The turns
/// played in a live match stay as they are. Match::edits() makes one for each use; the match must outlive it.
class Edits {
  public:
    explicit Edits(Match& match) : match_(match) {}

    // ---- notes of players; each change is an event of the match
    /// Replaces the marks of a turn ("!", "??").
    void setMarks(NodeId turn, std::string marks);
    /// Replaces the comments of a turn that their writer sees; those of the root are the game's. Empty: none.
    /// Strokes that the text lists (SketchRecord.h) are drawn, and stay out of the comment.
    void setComment(NodeId node, std::string text, const Commentator& by = {});
    /// Replaces what is drawn on the position after a turn.
    void setSketch(NodeId node, game::Sketch sketch);

    // ---- what an analysis writes sends no event; the tree's version grows
    void setEvaluation(NodeId node, Evaluation evaluation);
    void judge(NodeId turn, const std::string& judgement);
    void setProofs(NodeId turn, std::string_view marks);

    // ---- variations; each change is an event of the match
    /// Moves the variation before the line that it follows; does nothing unless canPromote().
    void promote(NodeId turn);
    /// Removes a turn and all that follow it; only if canRemove(). If the table stands at one of them, it
    /// returns to the turn before. The nodes stay in memory, so that restore() can bring them back.
    GameTree::Removed remove(NodeId turn);
    void restore(const GameTree::Removed& removed);

  private:
    void tell();

    Match& match_;
};

/// Whether this turn belongs to a variation that can move before another line.
[[nodiscard]] bool canPromote(const Followed& match, NodeId turn);
/// Whether it does not belong to the turns that a live match has played.
[[nodiscard]] bool canRemove(const Followed& match, NodeId turn);

}  // namespace match
