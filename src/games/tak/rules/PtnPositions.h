#pragma once

#include <unordered_map>

#include "games/tak/rules/PtnTree.h"

namespace tak::rules {

/// The positions of a game's tree, any of them within few moves, however long its lines are: some are kept
/// along the way. Going from line to line costs the same for a short one and for a long one, so readers and
/// writers of variations take time by the length of the file alone.
class PtnPositions {
  public:
    /// Both must outlive it.
    PtnPositions(const PtnTree& tree, const Position& start) : tree_(tree), start_(start) {}

    /// A line begins: pass() is called for its nodes from now on.
    void beginLine() { sinceKept_ = 0; }
    /// The line has come to this node and position.
    void pass(int node, const Position& position);
    /// The position at a node whose line was passed, its own part of it at least up to here.
    [[nodiscard]] Position at(int node);
    /// What at() took so far.
    [[nodiscard]] std::size_t movesMade() const { return movesMade_; }

  private:
    const PtnTree& tree_;
    const Position& start_;
    std::unordered_map<int, Position> kept_;
    int sinceKept_ = 0;
    std::size_t movesMade_ = 0;
};

}  // namespace tak::rules
