#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "games/tak/engine/ProofSearch.h"

namespace tak::engine {

/// The positions that all threats can reach against one good answer to each, with those known for good left
/// out. Spreads may lead back to where they came from, so a search that counts plies never ends there; the
/// graph tells that going round in circles wins nothing.
class ThreatGraph {
  public:
    /// `search` is asked for what it knows already.
    explicit ThreatGraph(const ProofSearch& search) : search_(search) {}

    /// Whether those answers keep the attacker from ever winning. False is no proof of a win: the answers
    /// may be the wrong ones, the graph may have more than `limit` positions, or the budget is spent.
    [[nodiscard]] bool refutes(const rules::Position& position, ProofRole role, std::size_t limit,
                               ProofBudget& budget);

  private:
    struct Node {
        ProofRole role;
        bool decided = false;
        bool won = false;
        std::vector<std::size_t> next = {};
    };
    struct Open {
        std::size_t node;
        rules::Position position;
    };
    std::size_t nodeOf(const rules::Position& position, ProofRole role);
    void expand(const Open& open, ProofBudget& budget);
    void addChild(const Open& open, rules::Move move);
    [[nodiscard]] rules::Move longestDefence(const Open& open, const rules::MoveList& moves) const;
    void settle(ProofBudget& budget);
    [[nodiscard]] bool isWon(const Node& node) const;

    const ProofSearch& search_;
    std::vector<Node> nodes_;
    std::vector<Open> open_;
    std::unordered_map<std::uint64_t, std::size_t> index_;
};

}  // namespace tak::engine
