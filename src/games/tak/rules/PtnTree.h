#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// One ply of a game file, with its annotations.
struct PtnNode {
    Move move = Move::none();  ///< none() only at the root
    std::string marks = {};    ///< ' " ! ? and others, verbatim; the `*` of a crush is not among them
    std::vector<std::string> comments = {};  ///< without braces; the root's belong to the game
    std::string variation = {};  ///< own name of the variation that begins here; empty = automatic
    int parent = -1;
    std::vector<int> children = {};  ///< the first continues the line, the others begin variations
    friend bool operator==(const PtnNode&, const PtnNode&) = default;
};

/// The plies of a game with all its variations. Node 0 is the root, before the first move; a parent's index
/// is less than its children's. Nodes are named by index and never removed.
class PtnTree {
  public:
    static constexpr int kRoot = 0;

    [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }
    [[nodiscard]] const PtnNode& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }

    /// Adds a node after the other children of `parent`, even if one of them has the same move.
    int add(int parent, Move move);
    void addComment(int i, std::string text) { at(i).comments.push_back(std::move(text)); }
    void setMarks(int i, std::string marks) { at(i).marks = std::move(marks); }
    /// Names the variation that begins at node i. The writer ignores names with `/`, braces or line ends.
    void setVariation(int i, std::string name) { at(i).variation = std::move(name); }

    /// The next node of the line through i, or -1 at its end.
    [[nodiscard]] int next(int i) const { return node(i).children.empty() ? -1 : node(i).children.front(); }
    /// The nodes after i along first children, to the end.
    [[nodiscard]] std::vector<int> lineFrom(int i) const;
    /// The nodes from the first move to the end of the game as played.
    [[nodiscard]] std::vector<int> mainLine() const { return lineFrom(kRoot); }
    /// The nodes from the first move to i.
    [[nodiscard]] std::vector<int> pathTo(int i) const;
    /// The position after node i of a game that starts from `start`.
    [[nodiscard]] Position positionAt(const Position& start, int i) const;

    friend bool operator==(const PtnTree&, const PtnTree&) = default;

  private:
    PtnNode& at(int i) { return nodes_[static_cast<std::size_t>(i)]; }
    std::vector<PtnNode> nodes_{PtnNode{}};
};

/// The automatic name of a variation: move number and colour of its first ply and a running number, as in
/// "16w1" and "17b2". `ply` counts from the empty board.
[[nodiscard]] std::string automaticVariationName(int ply, int number);

}  // namespace tak::rules
