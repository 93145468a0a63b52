#pragma once

#include <unordered_map>

#include "games/tak/rules/PtnTree.h"

namespace tak::rules {

/// Gives any position of a game's tree after only a few moves, however long its lines are, since it keeps
/// some positions. The cost of changing lines does not depend on their length, so reading and writing
/// variations takes time in proportion to the file.
class PtnPositions {
  public:
    /// Both arguments must outlive it.
    PtnPositions(const PtnTree& tree, const Position& start) : tree_(tree), start_(start) {}

    /// Begins a line: pass() is called for its nodes from now on.
    void beginLine() { sinceKept_ = 0; }
    /// The line has reached this node with this position.
    void pass(int node, const Position& position);
    /// The position at a node. pass() must have been called for its line, at least up to this node.
    [[nodiscard]] Position at(int node);
    /// The number of moves that at() has played.
    [[nodiscard]] std::size_t movesMade() const { return movesMade_; }

  private:
    const PtnTree& tree_;
    const Position& start_;
    std::unordered_map<int, Position> kept_;
    int sinceKept_ = 0;
    std::size_t movesMade_ = 0;
};

}  // namespace tak::rules
