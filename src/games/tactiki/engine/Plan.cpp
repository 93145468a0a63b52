#include "games/tactiki/engine/Plan.h"

#include <unordered_map>
#include <unordered_set>

namespace tactiki::engine {
namespace {

using Keys = std::unordered_set<std::uint64_t>;

void addPlans(std::vector<Plan>& plans, Keys& reached, const World& world, Step first) {
    World after = world;
    after.play(first);
    if (world.attacks(first) || after.over() || after.toMove() != world.toMove()) {
        plans.push_back({.first = first});
        return;
    }
    Steps steps;
    after.addSteps(steps);
    for (const Step second : steps) {
        World end = after;
        end.play(second);
        // Without a fight both orders of two moves reach one position, in every world.
        if (after.attacks(second) || reached.insert(end.key()).second)
            plans.push_back({.first = first, .second = second});
    }
}

/// How often each public position has begun a turn.
std::unordered_map<std::uint64_t, int> turnsBegun(const rules::Position& seen) {
    std::unordered_map<std::uint64_t, int> counts;
    for (const rules::Played& played : seen.past())
        if (played.before.stage() == rules::Stage::First) ++counts[played.before.publicKey()];
    if (seen.board().stage() == rules::Stage::First) ++counts[seen.board().publicKey()];
    return counts;
}

/// Whether a plan fights nowhere, so that its player can tell the position after it.
bool isCertain(const rules::Board& board, const Plan& plan) {
    rules::Board after = board;
    for (const Step step : {plan.first, plan.second.value_or(Step{})}) {
        if (step.isPass()) continue;
        const rules::Piece top = after.topOf(step.to);
        if (top != rules::kNoPiece && rules::ownerOf(top) != after.toMove()) return false;
        after.play(actOf(after, step));
    }
    return true;
}

}  // namespace

void markRepetitions(std::vector<Plan>& plans, const rules::Position& seen) {
    const auto counts = turnsBegun(seen);
    for (Plan& plan : plans) {
        if (!isCertain(seen.board(), plan)) continue;
        rules::Board after = seen.board();
        after.play(actOf(after, plan.first));
        if (plan.second) after.play(actOf(after, *plan.second));
        if (after.stage() != rules::Stage::First) continue;
        const auto found = counts.find(after.publicKey());
        plan.repeats = found != counts.end() && found->second + 1 >= rules::kMostRepetitions;
    }
}

std::vector<Plan> plansOf(const World& world) {
    Steps steps;
    world.addSteps(steps);
    std::vector<Plan> plans;
    Keys reached;
    for (const Step first : steps) addPlans(plans, reached, world, first);
    return plans;
}

}  // namespace tactiki::engine
