#include "game/Contract.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/Symmetries.h"
#include "games/hex/play/HexKind.h"
#include "games/hex/play/HexState.h"

namespace hex::play {
namespace {

const HexKind kKind;

const test::RandomGames kGames{.start =
                                   [](base::Random& random) {
                                       const int width =
                                           rules::kNarrowest + static_cast<int>(random.below(4));
                                       return std::make_unique<HexState>(rules::Position(width));
                                   },
                               .games = 12,
                               .kind = &kKind,
                               .prepares = false};

TEST(HexContract, IsKept) { test::keepsTheContract(kGames); }
TEST(HexContract, FeedsFollowTheGame) { test::feedsFollowTheGame(kGames); }
TEST(HexContract, IsPlayedFromAfar) { test::isPlayedFromAfar(kGames); }

TEST(HexRecord, AGameIsReadBackWithItsPositionVariationsAndComments) {
    const std::string text =
        "[Game \"Hex\"]\n[Size \"3\"]\n[Position \"3/1r1/1b1\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n"
        "[Result \"1-0\"]\n\na1 {to the edge} c1 (b3 a2) c3 a3 b3\n";
    EXPECT_TRUE(kKind.recognises(text));
    const auto read = kKind.read(text, "game.hex", {});
    ASSERT_TRUE(read) << read.error().describe();
    EXPECT_EQ(read->game.result, "1-0");
    const std::string written = kKind.write(read->game);
    const auto again = kKind.read(written, "game.hex", {});
    ASSERT_TRUE(again) << again.error().describe() << written;
    EXPECT_EQ(kKind.write(again->game), written);
    EXPECT_THAT(written, testing::HasSubstr("(b3 a2)"));
    EXPECT_THAT(written, testing::HasSubstr("[Position \"3/1r1/1b1\"]"));
}

TEST(HexKind, PositionsAreTheSameAfterHalfATurn) {
    const game::PositionKeys& keys = *kKind.positionKeys();
    const auto keyOf = [&](const char* text) { return keys.keyOf(*kKind.readPosition(text)->state); };
    EXPECT_EQ(keyOf("3/r2/1b1"), keyOf("1b1/2r/3"));
    EXPECT_NE(keyOf("3/r2/1b1"), keyOf("3/2r/1b1"));
    EXPECT_NE(keyOf("3/3/3"), keyOf("4/4/4/4"));
}

TEST(HexKind, AGameIsTurnedRound) {
    const auto read = kKind.read("[Game \"Hex\"]\n[Size \"3\"]\n\na1 b1 {[%cal Ga1c2]}\n", "game.hex", {});
    ASSERT_TRUE(read) << read.error().describe();
    const game::Symmetries& symmetries = *kKind.symmetries();
    EXPECT_FALSE(symmetries.has(game::Symmetry::Mirror));
    const std::string turned = kKind.write(game::turned(read->game, symmetries, game::Symmetry::TurnLeft));
    EXPECT_THAT(turned, testing::HasSubstr("c3 b3 {[%cal Gc3a2]}"));
}

TEST(HexBot, PlaysToItsEndAndTakesAWin) {
    const auto bot = kKind.createBot("hex-builder");
    HexState state{rules::Position(rules::kUsual)};
    while (!state.outcome().over) {
        const auto action = bot->choose(state, {}, {}, [](const game::Thought&) {});
        ASSERT_TRUE(action && state.isLegal(*action));
        state.apply(*action);
    }
    const auto near = kKind.readPosition("1b1/1r1/br1");
    ASSERT_TRUE(near);
    const auto last =
        bot->choose(*near->state->view(game::Viewer::record()), {}, {}, [](const game::Thought&) {});
    ASSERT_TRUE(last);
    near->state->apply(*last);
    EXPECT_TRUE(near->state->outcome().over);
    EXPECT_EQ(kKind.createBot("another"), nullptr);
}

}  // namespace
}  // namespace hex::play
