#include "games/tactik/engine/ReplyTree.h"

#include <algorithm>
#include <cmath>

namespace tactik::engine {
namespace {

constexpr std::size_t kMostNodes = 1 << 15;  ///< one is added for each world, of which there are half as many
constexpr std::uint32_t kVisitsToGrow = 2;   ///< of a node, before its replies are compared
/// How far the policy is trusted: a judgement that is so much worse counts e times less.
constexpr float kTemperature = 0.12F;
/// How eagerly less likely replies are tried, as a chance to win (PUCT, Rosin 2011).
constexpr float kCuriosity = 0.15F;

}  // namespace

ReplyTree::Index ReplyTree::edgeOf(Index node, const Move& move) const {
    Index edge = nodes_[static_cast<std::size_t>(node)].edges;
    while (edge != kNone && !(edges_[static_cast<std::size_t>(edge)].move == move))
        edge = edges_[static_cast<std::size_t>(edge)].next;
    return edge;
}

ReplyTree::Index ReplyTree::addEdge(Index node, const World& world, const Move& move, const Policy& policy) {
    Node& parent = nodes_[static_cast<std::size_t>(node)];
    edges_.push_back({.move = move, .judgement = policy.valueOf(world, move), .next = parent.edges});
    parent.edges = static_cast<Index>(edges_.size() - 1);
    return parent.edges;
}

ReplyTree::Index ReplyTree::choose(Index node, const World& world, const Policy& policy) {
    Moves moves;
    addTurns(world, moves);
    legal_.clear();
    float highest = -1e9F;
    float visits = 1;
    for (const Move& move : moves) {
        Index index = edgeOf(node, move);
        if (index == kNone) index = addEdge(node, world, move, policy);
        const Edge& edge = edges_[static_cast<std::size_t>(index)];
        highest = std::max(highest, edge.judgement);
        visits += static_cast<float>(edge.visits);
        legal_.push_back(index);
    }
    float total = 0;
    for (const Index index : legal_)
        total += std::exp((edges_[static_cast<std::size_t>(index)].judgement - highest) / kTemperature);
    const Node& here = nodes_[static_cast<std::size_t>(node)];
    const float untried = here.sum / static_cast<float>(std::max(1U, here.visits));
    const float sign = sideNumber(world.toMove()) == 0 ? 1.0F : -1.0F;
    Index best = legal_.front();
    float most = -1e9F;
    for (const Index index : legal_) {
        const Edge& edge = edges_[static_cast<std::size_t>(index)];
        const auto tried = static_cast<float>(edge.visits);
        const float mean = edge.visits > 0 ? edge.sum / tried : untried;
        const float likely = std::exp((edge.judgement - highest) / kTemperature) / total;
        const float urgency = sign * mean + kCuriosity * likely * std::sqrt(visits) / (1 + tried);
        if (urgency <= most) continue;
        most = urgency;
        best = index;
    }
    return best;
}

int ReplyTree::sample(const World& start, const Policy& policy, const Network* network, double& chance) {
    World world = start;
    path_.clear();
    Index node = 0;
    while (!world.dealOver() && nodes_[static_cast<std::size_t>(node)].visits >= kVisitsToGrow) {
        const Index index = choose(node, world, policy);
        path_.push_back(index);
        Edge& edge = edges_[static_cast<std::size_t>(index)];
        world.play(edge.move);
        if (edge.child == kNone) {
            if (nodes_.size() >= kMostNodes) break;
            edge.child = static_cast<Index>(nodes_.size());
            nodes_.emplace_back();
        }
        node = edge.child;
    }
    const int cards = static_cast<int>(path_.size()) + policy.playOut(world);
    chance = chanceAfter(world, policy.evaluation(), network);
    const auto gain = static_cast<float>(chance);
    const auto count = [&](auto& visited) {
        visited.sum += gain;
        ++visited.visits;
    };
    count(nodes_.front());
    for (const Index index : path_) {
        Edge& edge = edges_[static_cast<std::size_t>(index)];
        count(edge);
        if (edge.child != kNone) count(nodes_[static_cast<std::size_t>(edge.child)]);
    }
    return cards;
}

}  // namespace tactik::engine
