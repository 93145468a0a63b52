#include "games/tactik/engine/World.h"

#include <gtest/gtest.h>

#include <set>

#include "games/tactik/lab/SampleGames.h"

namespace tactik::engine {
namespace {

using namespace lab;

using rules::Act;
using rules::Card;

class WorldTest : public testing::TestWithParam<rules::Rules> {};

/// A deal goes on in a world as it does in the game.
TEST_P(WorldTest, FollowsTheGame) {
    base::Random random(21);
    for (const int players : {2, 4}) {
        rules::Position game = livelyGame(players, GetParam(), 150, random);
        while (!game.over() && game.table().phase != rules::Phase::Playing) playRandomly(game, random);
        for (int deal = 0; deal < 4 && !game.over(); ++deal) {
            World world(game.table(), GetParam());
            const int number = game.table().deal;
            while (!game.over() && game.table().deal == number) {
                ASSERT_EQ(world.toMove(), game.table().toMove);
                Moves moves;
                addTurns(world, moves);
                const auto legal = game.legalActs(world.toMove());
                ASSERT_EQ(moves.size(), legal.size());
                const Act act = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
                world.play(act.kind == Act::Kind::Play ? moveOf(game.board(), act.play)
                                                       : Move{.card = act.card});
                game.play(act);
                ASSERT_EQ(world.over(), game.over());
                for (int player = 0; player < players && game.table().deal == number; ++player)
                    ASSERT_EQ(world.hand(player).size(), game.table().cardsHeld(player));
            }
            ASSERT_TRUE(world.dealOver());
            if (game.over()) break;
            EXPECT_EQ(world.toMove(), game.table().toMove);
            while (game.table().phase == rules::Phase::Passing) playRandomly(game, random);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Options, WorldTest, testing::ValuesIn(allRules()));

TEST(World, PassedCardsChangeHands) {
    for (const int players : {2, 4}) {
        const rules::Position game = rules::Position::dealt(players, 5);
        World world(game.table(), {});
        PassedCards passed{};
        for (int player = 0; player < players; ++player)
            passed[static_cast<std::size_t>(player)] = game.table().kindsHeld(player).front();
        world.exchange(passed);
        for (int player = 0; player < players; ++player) {
            EXPECT_EQ(world.hand(player).size(), rules::handSize(players));
            EXPECT_TRUE(world.hand(world.receiverFrom(player)).has(passed[static_cast<std::size_t>(player)]));
        }
    }
}

TEST(World, IsSmall) { EXPECT_LE(sizeof(World), 192U); }

}  // namespace
}  // namespace tactik::engine
