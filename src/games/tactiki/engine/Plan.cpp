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

}  // namespace

Repetitions::Repetitions(const rules::Position& seen) : seen_(seen.board()) {
    for (const auto& [key, count] : turnsBegun(seen))
        if (count + 1 >= rules::kMostRepetitions) keys_.insert(key);
}

bool Repetitions::areReachedBy(const Plan& plan, const rules::Board& board) const {
    if (keys_.empty()) return false;
    rules::Board after = board;
    after.play(actOf(after, plan.first));
    if (plan.second && after.ending() == rules::Ending::None) after.play(actOf(after, *plan.second));
    if (after.stage() != rules::Stage::First || after.ending() != rules::Ending::None) return false;
    // Everybody knows ranks that were shown, though a level that forgets takes them for others.
    for (rules::Piece piece = 0; piece < rules::kPieces; ++piece)
        if (seen_.isShown(piece) && after.isShown(piece)) after.setRank(piece, seen_.rankOf(piece));
    return keys_.contains(after.publicKey());
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
