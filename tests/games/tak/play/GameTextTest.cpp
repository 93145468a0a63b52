#include "games/tak/play/GameText.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

constexpr const char* kTps = "x3/x,21S,x/1,x2 1 9";

TEST(GameText, IsATpsTagsOrALink) {
    for (const std::string& text :
         {std::string(kTps), "[TPS \"" + std::string(kTps) + "\"]",
          "\n[Size \"3\"]\n[TPS \"" + std::string(kTps) + "\"]\n",
          std::string("https://ptn.ninja/%5BTPS%20%22x3%2Fx%2C21S%2Cx%2F1%2Cx2%201%209%22%5D")}) {
        const auto game = readGameText(text, {.halfKomi = 3});
        ASSERT_TRUE(game) << game.error().describe();
        EXPECT_EQ(formatTps(game->start), kTps);
        EXPECT_EQ(game->start.setup().halfKomi, 3) << text;
    }
    EXPECT_EQ(readGameText("[Size \"5\"]\n[Komi \"2\"]\n1. a1 e5", {.halfKomi = 3})->start.setup().halfKomi,
              4);
}

TEST(GameText, ErrorsNameThePlace) {
    EXPECT_EQ(readGameText("x3/x2/x3 1 1").error().describe(), "1:6: this row is too short: 2 of 3 squares");
    EXPECT_EQ(readGameText("[TPS \"x3/x2/x3 1 1\"]").error().describe(),
              "1:12: this row is too short: 2 of 3 squares");
    EXPECT_FALSE(readGameText("1. a1 e5"));
    EXPECT_FALSE(readGameText(""));
}

}  // namespace
}  // namespace tak::play
