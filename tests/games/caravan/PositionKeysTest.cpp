#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan {
namespace {

const play::CaravanKind kKind;

std::uint64_t keyOf(const game::State& state) { return kKind.positionKeys()->keyOf(state).value(); }

std::vector<game::Action> actionsOf(const game::State& state) {
    return state.view(game::Viewer::record())->legalActions();
}

/// Visits the positions of random games with all larger rules.
template <class Visitor>
void onPositions(Visitor visit) {
    base::Random random(7);
    for (int i = 0; i < 20; ++i) {
        const rules::Rules agreed{.rest = i % 2 == 0, .robbers = i % 3 == 0, .gifts = i % 5 == 0};
        play::CaravanState state(2 + i % 3, game::Chance(static_cast<std::uint64_t>(i)), agreed);
        for (int ply = 0; ply < 60 && !state.outcome().over; ++ply) {
            visit(state, random);
            const auto actions = actionsOf(state);
            (void)state.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

TEST(CaravanPositionKeys, DependOnNothingThatIsHidden) {
    onPositions([](const play::CaravanState& state, base::Random& random) {
        const auto other = state.view(game::Viewer::onlooker())->sample(random);
        ASSERT_EQ(keyOf(*other), keyOf(state));
    });
}

TEST(CaravanPositionKeys, AreThoseOfThePositionNotOfTheWayThere) {
    onPositions([](play::CaravanState& state, base::Random&) {
        const std::uint64_t before = keyOf(state);
        for (const game::Action action : actionsOf(state)) {
            (void)state.apply(action);
            ASSERT_NE(keyOf(state), before);
            (void)state.undo();
            ASSERT_EQ(keyOf(state), before);
        }
    });
}

TEST(CaravanPositionKeys, CardsOfOneValueLeadToOnePosition) {
    bool seen = false;
    onPositions([&](play::CaravanState& state, base::Random&) {
        std::map<int, std::uint64_t> byValue;
        if (state.position().giving()) return;
        for (const game::Action action : actionsOf(state)) {
            (void)state.apply(action);
            const std::uint64_t key = keyOf(state);
            (void)state.undo();
            const auto [first, isNew] = byValue.try_emplace(play::moveOf(action).value, key);
            ASSERT_EQ(first->second, key);
            seen = seen || !isNew;
        }
        std::set<std::uint64_t> keys;
        for (const auto& [value, key] : byValue) keys.insert(key);
        ASSERT_EQ(keys.size(), byValue.size());
    });
    EXPECT_TRUE(seen);
}

TEST(CaravanPositionKeys, TellDealsFromPositionsThatWereSetUp) {
    const play::CaravanState dealt(2, game::Chance(1));
    const auto setUp = kKind.readPosition(dealt.view(game::Viewer::record())->positionText());
    ASSERT_TRUE(setUp);
    EXPECT_NE(kKind.positionKeys()->termsOf(dealt), kKind.positionKeys()->termsOf(*setUp->state));
    EXPECT_EQ(keyOf(dealt), keyOf(*setUp->state));
}

}  // namespace
}  // namespace caravan
