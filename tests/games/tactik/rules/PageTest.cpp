// What docs/TAC-TIK.md says about a 7x1, and about the cards that a position leaves open.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"
#include "games/tactik/rules/Acts.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::rules {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(PageOfTacTik, MustEnterJudgesTheWholeWayOfAPawn) {
    EXPECT_THAT(acts("R:60/7 must-enter"), ElementsAre("7:R60+7b"));
    EXPECT_THAT(acts("R:62/7 must-enter"), ElementsAre("7:R62+7")) << "too many steps for the base";
    EXPECT_THAT(acts("R:60,20/7 must-enter"), Contains("7:R60+5b,R20+2"));
    EXPECT_THAT(acts("R:60,20/7 must-enter"), Not(Contains("7:R60+5,R20+2")));
    EXPECT_THAT(acts("R:60,20/7 must-enter"), Contains("7:R60+4,R20+3")) << "too few steps for the base";
}

TEST(PageOfTacTik, AWinning7x1MayHaveFewerSteps) {
    EXPECT_THAT(acts("R:b2,b3,b4,63/7 Y:b1,b2,b3,b4 turn:R"), Contains("7:R63+2b"));
    EXPECT_THAT(acts("R:b2,b3,b4,63/7 Y:b1,b2,b3,31 turn:R"), Not(Contains("7:R63+2b")))
        << "the side is not home";
}

/// "The cards that the text of a position leaves open …"
TEST(PageOfTacTik, OpenCardsAreDrawnAsThePageSays) {
    constexpr std::uint64_t kSeed = 5;
    const auto position = parsePosition("R:10/1,?,S,? B:-/5,5,?,? Y:-/* turn:R", kSeed);
    ASSERT_TRUE(position) << position.error().describe();
    const Table& table = position->table();
    base::Random random(base::scrambled(kSeed));
    std::vector<Card> row;
    for (const Card card : kAllCards) row.insert(row.end(), kOfEachKind, card);
    for (const Card named : {Card::One, Card::Swap, Card::Five, Card::Five})
        row.erase(std::find(row.begin(), row.end(), named));
    const auto drawn = [&] {
        const std::uint32_t place = random.below(static_cast<std::uint32_t>(row.size()));
        const Card card = row[place];
        row[place] = row.back();
        row.pop_back();
        return card;
    };
    std::vector<Back> places(table.stock.begin(), table.stock.end());
    EXPECT_EQ(table.pile.size(), 0);
    for (const Back back : table.stock) EXPECT_EQ(table.faceOf(back), drawn());
    const std::array<std::string, kMostPlayers> given{"1?S?", "55??", "????", "????"};
    for (int player = 0; player < kMostPlayers; ++player)
        for (int slot = 0; slot < 4; ++slot) {
            const Back back = *table.inHand(player, slot);
            places.push_back(back);
            if (given[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)] == '?')
                EXPECT_EQ(table.faceOf(back), drawn()) << player << ' ' << slot;
        }
    EXPECT_TRUE(row.empty());
    for (const Back back : places) EXPECT_EQ(table.order[back.value], random.below(256));
}

TEST(PageOfTacTik, OfEqualCardsTheSmallestNumberGoesFirst) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        auto position = parsePosition("R:10/5,1,5,5", seed);
        ASSERT_TRUE(position);
        int first = 0;
        for (const int slot : {2, 3}) {
            const auto orderOf = [&](int s) {
                return position->table().order[position->table().inHand(0, s)->value];
            };
            if (orderOf(slot) < orderOf(first)) first = slot;
        }
        const auto act = actIn(*position, "R10+5", 0);
        ASSERT_TRUE(act) << act.error().describe();
        position->play(*act);
        EXPECT_EQ(position->past().back().slot, first);
    }
}

}  // namespace
}  // namespace tactik::rules
