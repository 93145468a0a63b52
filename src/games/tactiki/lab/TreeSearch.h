#pragma once

#include <array>
#include <memory>
#include <vector>

#include "base/Random.h"
#include "games/tactiki/engine/World.h"

namespace tactiki::lab {

/// Information-set Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse 2012): each
/// iteration follows one possible world through a tree that all of them share. It is the yardstick for the
/// engine's own search.
class TreeSearch {
  public:
    /// How leaves are judged.
    enum class Leaf : std::uint8_t { Playout, Evaluation };

    TreeSearch(Leaf leaf, std::uint64_t seed) : leaf_(leaf), random_(seed) {}

    /// Follows one world once.
    void iterate(engine::World world);
    /// The step that was tried most often.
    [[nodiscard]] engine::Step best() const;
    [[nodiscard]] int iterations() const { return root_.visits; }

  private:
    struct Node {
        engine::Step step;
        rules::Side mover = rules::Side::Tiki;  ///< who made the step
        int visits = 0;
        int available = 0;  ///< iterations in which the step was legal
        double wins = 0;    ///< of the mover
        std::vector<std::unique_ptr<Node>> children;
    };

    /// The child to follow; a new one if a legal step has none yet.
    Node& selected(Node& node, const engine::World& world);
    /// The chance of Tiki to win.
    [[nodiscard]] double judged(engine::World world);

    Leaf leaf_;
    base::Random random_;
    Node root_;
};

}  // namespace tactiki::lab
