#include "games/tactiki/lab/TreeSearch.h"

#include <algorithm>
#include <cmath>

#include "games/tactiki/engine/Evaluation.h"

namespace tactiki::lab {

using namespace engine;

namespace {

using rules::Side;

constexpr double kExploration = 0.7;
constexpr int kLongestPlayout = 400;  ///< acts; then it counts as a draw

double chanceOfTiki(const World& over) {
    if (!over.winner()) return 0.5;
    return *over.winner() == Side::Tiki ? 1 : 0;
}

}  // namespace

TreeSearch::Node& TreeSearch::selected(Node& node, const World& world) {
    Steps steps;
    world.addSteps(steps);
    Steps untried;
    Node* best = nullptr;
    double most = -1;
    for (const Step step : steps) {
        const auto child = std::find_if(node.children.begin(), node.children.end(), [&](const auto& other) {
            return other->step == step && other->mover == world.toMove();
        });
        if (child == node.children.end()) {
            untried.push_back(step);
            continue;
        }
        Node& tried = **child;
        ++tried.available;
        const double visits = tried.visits;
        const double promise =
            tried.wins / visits + kExploration * std::sqrt(std::log(tried.available) / visits);
        if (promise <= most) continue;
        most = promise;
        best = &tried;
    }
    if (untried.empty()) return *best;
    auto child = std::make_unique<Node>();
    child->step = untried[static_cast<int>(random_.below(static_cast<std::uint32_t>(untried.size())))];
    child->mover = world.toMove();
    child->available = 1;
    node.children.push_back(std::move(child));
    return *node.children.back();
}

void TreeSearch::iterate(World world) {
    std::vector<Node*> path{&root_};
    while (!world.over()) {
        Node& next = selected(*path.back(), world);
        world.play(next.step);
        path.push_back(&next);
        if (next.visits == 0) break;
    }
    const double tiki = judged(world);
    for (Node* node : path) {
        ++node->visits;
        node->wins += node->mover == Side::Tiki ? tiki : 1 - tiki;
    }
}

double TreeSearch::judged(World world) {
    if (!world.over() && leaf_ == Leaf::Evaluation) {
        const double chance = chanceOf(evaluated(world, featureWeights()));
        return world.toMove() == Side::Tiki ? chance : 1 - chance;
    }
    for (int acts = 0; !world.over() && acts < kLongestPlayout; ++acts) {
        Steps steps;
        world.addSteps(steps);
        world.play(steps[static_cast<int>(random_.below(static_cast<std::uint32_t>(steps.size())))]);
    }
    return chanceOfTiki(world);
}

Step TreeSearch::best() const {
    const auto most = std::max_element(root_.children.begin(), root_.children.end(),
                                       [](const auto& a, const auto& b) { return a->visits < b->visits; });
    return (*most)->step;
}

}  // namespace tactiki::lab
