// The board of the search against that of the rules, in random games.

#include "games/tactiki/engine/World.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "base/Random.h"
#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"
#include "support/Extent.h"

namespace tactiki::engine {
namespace {

std::multiset<std::string> actsOf(const rules::Board& board) {
    std::multiset<std::string> texts;
    for (const rules::Act& act : board.legalActs()) texts.insert(textOf(act, board));
    return texts;
}

std::multiset<std::string> actsOf(const World& world, const rules::Board& board) {
    Steps steps;
    world.addSteps(steps);
    std::multiset<std::string> texts;
    for (const Step step : steps) texts.insert(textOf(actOf(board, step), board));
    return texts;
}

class WorldTest : public testing::TestWithParam<rules::Rules> {};

TEST_P(WorldTest, FollowsTheBoard) {
    base::Random random(11);
    for (int game = 0; game < support::extent(20, 60); ++game) {
        rules::Board board = randomStart(GetParam(), random);
        while (board.ending() == rules::Ending::None) {
            const World world(board);
            ASSERT_EQ(actsOf(board), actsOf(world, board)) << formatPosition(board);
            const auto acts = board.legalActs();
            const rules::Act act = acts[random.below(static_cast<std::uint32_t>(acts.size()))];
            World next = world;
            next.play(stepOf(board, act));
            const std::string before = formatPosition(board);
            board.play(act);
            const World expected(board);
            ASSERT_EQ(expected.key(), next.key()) << before << ' ' << textOf(act, board);
            ASSERT_EQ(expected.over(), next.over()) << before;
            ASSERT_EQ(expected.winner(), next.winner()) << before;
            ASSERT_EQ(expected.toMove(), next.toMove()) << before;
            ASSERT_EQ(expected.second(), next.second()) << before;
            for (const rules::Side side : {rules::Side::Tiki, rules::Side::Tac})
                for (int file = 0; file < rules::kWidth; ++file)
                    ASSERT_EQ(expected.statueAt(side, file), next.statueAt(side, file)) << before;
        }
    }
}

TEST(World, NearADrawTheKeyCountsQuietTurns) {
    const auto keyAfter = [](int quietTurns) {
        const auto board =
            rules::parsePosition("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 61 " +
                                 std::to_string(quietTurns));
        EXPECT_TRUE(board) << board.error().describe();
        return World(*board).key();
    };
    EXPECT_EQ(keyAfter(0), keyAfter(4)) << "what is known of the one holds for the other";
    EXPECT_NE(keyAfter(4), keyAfter(38));
    EXPECT_NE(keyAfter(38), keyAfter(39));
}

INSTANTIATE_TEST_SUITE_P(Options, WorldTest, testing::ValuesIn(allRules()));

}  // namespace
}  // namespace tactiki::engine
