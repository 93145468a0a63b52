#include "match/ExpectedAlong.h"

#include <algorithm>

#include "game/Weights.h"
#include "match/PlayedOn.h"

namespace match {
namespace {

/// Share of what is expected of the position itself: lines are not certain to be played.
constexpr double kItself = 0.25;

void addShare(std::vector<double>& sums, const std::vector<double>& values, double share) {
    sums.resize(std::max(sums.size(), values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) sums[i] += share * values[i];
}

void addShare(game::ExpectedEnd& sum, const game::ExpectedEnd& one, double share) {
    addShare(sum.points, one.points, share);
    addShare(sum.chances, one.chances, share);
    for (const game::ExpectedEnd::Owner& owner : one.owners) {
        auto known = std::find_if(sum.owners.begin(), sum.owners.end(),
                                  [&](const auto& other) { return other.place == owner.place; });
        if (known == sum.owners.end())
            known = sum.owners.insert(known, {.place = owner.place, .chances = {}});
        addShare(known->chances, owner.chances, share);
    }
}

std::optional<game::ExpectedEnd> atEndOf(const std::vector<game::Action>& line, const game::State& state,
                                         const game::ExpectedEnds& ends) {
    const auto after = state.clone();
    for (std::size_t i = 0; i < std::min(line.size(), kTrustedTurns) && after->isLegal(line[i]); ++i)
        (void)after->apply(line[i]);
    return after->outcome().over ? certainEnd(*after) : ends.expect(*after);
}

}  // namespace

game::ExpectedEnd certainEnd(const game::State& over) {
    game::ExpectedEnd end;
    const auto put = [](std::vector<double>& values, game::PlayerId player, double value) {
        values.resize(std::max(values.size(), player.value + std::size_t{1}));
        values[player.value] = value;
    };
    for (const game::View::Holding& holding : over.view(game::Viewer::record())->holdings()) {
        put(end.points, holding.player, holding.points);
        for (const game::Place& place : holding.places)
            put(end.owners.emplace_back(game::ExpectedEnd::Owner{place, {}}).chances, holding.player, 1);
    }
    for (const game::PlayerId winner : over.outcome().winners) put(end.chances, winner, 1);
    return end;
}

std::optional<game::ExpectedEnd> expectedAlong(const game::ExpectedEnds& ends, const game::State& state,
                                               const std::vector<game::Thought>& thoughts) {
    game::ExpectedEnd sum;
    double all = 0;
    for (const game::Thought& thought : thoughts) {
        double weights = 0;
        for (std::size_t i = 0; i < thought.candidates.size(); ++i)
            weights += static_cast<double>(game::weightOf(thought, i, state.toMove()));
        for (std::size_t i = 0; i < thought.candidates.size(); ++i) {
            const auto end = atEndOf(thought.candidates[i].line, state, ends);
            if (!end) continue;
            const double share = static_cast<double>(game::weightOf(thought, i, state.toMove())) / weights;
            addShare(sum, *end, share);
            all += share;
        }
    }
    const auto itself = ends.expect(state);
    if (all == 0 || !itself) return itself;
    game::ExpectedEnd mean;
    addShare(mean, sum, (1 - kItself) / all);
    addShare(mean, *itself, kItself);
    return mean;
}

}  // namespace match
