#pragma once

#include <cstdint>
#include <vector>

#include "games/tactik/engine/Policy.h"

namespace tactik::engine {

/// What may be played after one act, for all hands at once (information-set tree search, Cowling, Powley and
/// Whitehouse 2012). A node is what everybody has seen: the cards played since. Of each world only the cards
/// that are really there can be played in it, and each side takes what has been best for it in all worlds so
/// far; so nobody plays as if he saw the other hands.
class ReplyTree {
  public:
    /// Plays a world to the end of its deal: through the tree, then by the policy. Returns how many cards
    /// were played; the chance of side 0 is in `chance`.
    int sample(const World& start, const Policy& policy, const Network* network, double& chance);

  private:
    using Index = std::int32_t;
    static constexpr Index kNone = -1;

    struct Edge {
        Move move;
        float judgement = 0;  ///< of the policy, when it was first seen here
        float sum = 0;        ///< of the chances of side 0
        std::uint32_t visits = 0;
        Index child = kNone;  ///< a node
        Index next = kNone;   ///< the next edge of the same node
    };
    struct Node {
        Index edges = kNone;  ///< the first
        float sum = 0;
        std::uint32_t visits = 0;
    };

    [[nodiscard]] Index edgeOf(Index node, const Move& move) const;
    Index addEdge(Index node, const World& world, const Move& move, const Policy& policy);
    [[nodiscard]] Index choose(Index node, const World& world, const Policy& policy);

    std::vector<Node> nodes_{1};
    std::vector<Edge> edges_;
    std::vector<Index> path_;   ///< edges from the root
    std::vector<Index> legal_;  ///< edges, of the node that is looked at
};

}  // namespace tactik::engine
