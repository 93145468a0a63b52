#include "games/tactik/engine/ExactSearch.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tactik::engine {

ExactSearch::ExactSearch(const Policy& policy, const Network* network,
                         std::function<bool(std::uint64_t)> interrupted)
    : policy_(policy), network_(network), interrupted_(std::move(interrupted)) {}

std::optional<double> ExactSearch::chanceIn(const World& world) {
    const double chance = search(world, 0, 1);
    if (stopped_) return {};
    return chance;
}

double ExactSearch::search(const World& world, double atLeast, double atMost) {
    if (world.dealOver()) return chanceAfter(world, policy_.evaluation(), network_);
    constexpr std::uint64_t kNodesBetweenLooks = 64;
    if (++nodes_ % kNodesBetweenLooks == 0 && interrupted_(nodes_)) stopped_ = true;
    Moves moves;
    addTurns(world, moves);
    // The best at first sight first: then most others need not be looked at for long.
    std::vector<std::pair<float, const Move*>> ranked;
    for (const Move& move : moves) ranked.emplace_back(-policy_.valueOf(world, move), &move);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    const bool upwards = sideNumber(world.toMove()) == 0;
    double best = upwards ? 0 : 1;
    for (const auto& [value, move] : ranked) {
        if (stopped_) break;
        World after = world;
        after.play(*move);
        const double chance = search(after, atLeast, atMost);
        if (upwards) {
            best = std::max(best, chance);
            atLeast = std::max(atLeast, best);
        } else {
            best = std::min(best, chance);
            atMost = std::min(atMost, best);
        }
        if (atLeast >= atMost) break;
    }
    return best;
}

}  // namespace tactik::engine
