#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "games/tak/engine/ProofSearch.h"

namespace tak::engine {

/// The graph of positions reached by all threats and one good reply to each, without positions that are
/// already solved. Spreads can return to earlier positions, so a search that counts plies never ends there;
/// the graph shows that such cycles win nothing.
class ThreatGraph {
  public:
    /// `search` supplies the positions that are already solved.
    explicit ThreatGraph(const ProofSearch& search) : search_(search) {}

    /// Whether these replies keep the attacker from winning for ever. False is no proof of a win: other
    /// replies may be better, the graph may exceed `limit` positions, or the budget may be spent.
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
