#include "games/tak/playtak/TurnText.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"

namespace tak::playtak {
namespace {

TEST(TurnText, IsThatOfTheServer) {
    struct Pair {
        const char* server;
        const char* ptn;
    };
    for (const Pair& pair :
         {Pair{"P A1", "a1"}, Pair{"P C3 W", "Sc3"}, Pair{"P D3 C", "Cd3"}, Pair{"M E5 E4 1", "e5-"},
          Pair{"M A1 A4 2 1 1", "4a1+211"}, Pair{"M B1 B3 1 1", "2b1+11"}, Pair{"M C3 A3 1 3", "4c3<13"},
          Pair{"M H8 H1 2 1 1 1 1 1 1", "8h8-2111111"}, Pair{"M A2 B2 5", "5a2>"}}) {
        const auto move = readTurn(pair.server);
        ASSERT_TRUE(move) << pair.server;
        EXPECT_EQ(rules::formatMove(*move), pair.ptn);
        EXPECT_EQ(writeTurn(*move), pair.server);
    }
}

TEST(TurnText, IsReadInSmallLettersAndWithAnySpacing) {
    EXPECT_EQ(readTurn("  p  c3   w "), readTurn("P C3 W"));
    EXPECT_EQ(readTurn("m a1 a4 2 1 1"), readTurn("M A1 A4 2 1 1"));
}

TEST(TurnText, OtherTextsAreNoTurns) {
    for (const char* text : {"",
                             "P",
                             "M",
                             "P A",
                             "P A0",
                             "P A9",
                             "P I1",
                             "P @1",
                             "P {1",
                             "P A1 F",
                             "P A1 W C",
                             "M A1",
                             "M A1 A1",
                             "M A1 A1 1",
                             "M A1 B2 1",
                             "M A1 A3 1",
                             "M A1 A3 1 1 1",
                             "M A1 A2 9",
                             "M A1 A3 8 1",
                             "M A1 A2 -1",
                             "M A1 A2 0",
                             "M A1 A2 1x",
                             "Resign",
                             "A1"})
        EXPECT_FALSE(readTurn(text)) << text;
}

}  // namespace
}  // namespace tak::playtak
