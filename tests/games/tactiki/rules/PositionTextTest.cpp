#include "games/tactiki/rules/PositionText.h"

#include <gtest/gtest.h>

#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::rules {
namespace {

constexpr const char* kBoard = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5";

std::string fault(const std::string& text) {
    const auto read = parsePosition(text);
    return read ? "read as " + formatPosition(*read) : read.error().describe();
}

/// What is wrong with a text that goes on so behind the usual board.
std::string faultBehindBoard(const std::string& rest) { return fault(kBoard + rest); }

TEST(TactikiPositionText, PartsAreToldApartByBlanks) {
    constexpr const char* kBlank = ": expected a blank between the parts of the position";
    EXPECT_EQ(faultBehindBoard("- - k1 1 0"), "1:59" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" -- k1 1 0"), "1:61" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" - -k1 1 0"), "1:63" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" - - k11 0"), "1:66" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" - - k1 1-"), "1:68" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0through"), "1:70" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0,"), "1:70" + std::string(kBlank));
    EXPECT_EQ(faultBehindBoard(" -\n-\tk1  1\xC2\xA0"
                               "0\r\n"),
              "read as " + std::string(kBoard) + " - - k1 1 0")
        << "blanks of every kind";
}

TEST(TactikiPositionText, AgreedRulesAreWordsAndStandOnce) {
    constexpr const char* kRule = ": expected through, sideways, both-fall, any-free, remember or the end";
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0 throughsideways"), "1:71" + std::string(kRule));
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0 through,sideways"), "1:71" + std::string(kRule));
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0 through 5"), "1:79" + std::string(kRule));
    EXPECT_EQ(faultBehindBoard(" - - k1 1 0 through sideways through"),
              "1:88: expected each agreed rule only once");
    EXPECT_EQ(parseRules("throughsideways").error().describe(), "1:1" + std::string(kRule));
    EXPECT_EQ(parseRules("through through").error().describe(), "1:9: expected each agreed rule only once");
    EXPECT_EQ(parseRules(" sideways\n through ").value(), (Rules{.through = true, .sideways = true}));
}

TEST(TactikiPositionText, NumbersKeepToTheirRanges) {
    EXPECT_EQ(faultBehindBoard(" - - k1 0 0"), "1:67: expected a number from 1 to 30000");
    EXPECT_EQ(faultBehindBoard(" - - k1 -1 0"), "1:67: expected a number from 1 to 30000");
    EXPECT_EQ(faultBehindBoard(" - - k1 +1 0"), "1:67: expected a number from 1 to 30000");
    EXPECT_EQ(faultBehindBoard(" - - k1 30001 0"), "1:67: expected a number from 1 to 30000");
    EXPECT_EQ(faultBehindBoard(" - - k1 99999999999 0"), "1:67: expected a number from 1 to 30000");
    EXPECT_EQ(faultBehindBoard(" - - c1 30000 0"), "read as " + std::string(kBoard) + " - - c1 30000 0");
    EXPECT_EQ(faultBehindBoard(" - - k1 1 -1"), "1:69: expected a number from 0 to 40");
    EXPECT_EQ(faultBehindBoard(" - - k1 1 41"), "1:69: expected a number from 0 to 40");
    EXPECT_EQ(faultBehindBoard(" - - k1 1 99999999999"), "1:69: expected a number from 0 to 40");
    EXPECT_EQ(faultBehindBoard(" - - k1 1 40"), "read as " + std::string(kBoard) + " - - k1 1 40");
    EXPECT_EQ(faultBehindBoard(" - - k2 1 40"), "1:69: expected a number from 0 to 39")
        << "the game was over before";
}

TEST(TactikiPositionText, DuringTheSetUpNoTurnIsCounted) {
    EXPECT_EQ(fault("x5/x5/x5/x5/x5 - - s 0 0"), "read as x5/x5/x5/x5/x5 - - s 0 0");
    EXPECT_EQ(fault("x5/x5/x5/x5/x5 - - s 5 7"), "1:22: expected a number from 0 to 0");
    EXPECT_EQ(fault("x5/x5/x5/x5/x5 - - s 0 7"), "1:24: expected a number from 0 to 0");
    EXPECT_EQ(fault("x5/x5/x5/x5/x5 - - s 0 -"), "1:24: expected a number from 0 to 0");
    EXPECT_EQ(fault("x5/x5/x5/x5/x5 - - s00"), "1:21: expected a blank between the parts of the position");
}

TEST(TactikiPositionText, AStatueEndsTheGame) {
    const std::string two = "k1k1k2k2k3,x4/x5/x5/x5/c1c1c2c2c3,x4 34455 34455 k1 9 0";
    EXPECT_EQ(fault(two), "1:56: expected only one statue, since it ends the game at once");
    EXPECT_EQ(fault("k1k1k2k2k3,k3k4k4k5k5,x3/x5/x5/x5/c1,c1,c2,c2,c3 - 34455 k1 9 0"),
              "1:64: expected only one statue, since it ends the game at once");
    const std::string one = "k1k1k2k2k3,x4/x5/x5/x5/c1,c1,c2,c2,c3 34455 34455 ";
    EXPECT_EQ(fault(one + "k1 9 0"), "read as " + one + "k1 9 0");
    EXPECT_EQ(fault(one + "k2 9 -"), "read as " + one + "k2 9 -");
    EXPECT_EQ(fault(one + "c1 10 0"), "1:58: expected a last turn of the player who has the statue");
}

TEST(TactikiPositionText, PiecesThatCameBackAreNumberedFromOne) {
    const auto withReborn = [](const std::string& piece) {
        return fault("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1," + piece + ",k3k3,k4,k1k5 4 - c1 10 0");
    };
    EXPECT_EQ(withReborn("k2(0:24)"), "1:48: expected a number from 1 to 10");
    EXPECT_EQ(withReborn("k2(-1:24)"), "1:48: expected a number from 1 to 10");
    EXPECT_EQ(withReborn("k2(11:24)"), "1:48: expected a number from 1 to 10");
    EXPECT_EQ(withReborn("k2(1:2224)"), "1:52: expected each rank twice at most");
    EXPECT_EQ(withReborn("k2(1:" + std::string(258, '2') + "4)"), "1:52: expected each rank twice at most");
    EXPECT_EQ(withReborn("k2(1:24)").substr(0, 8), "read as ");
}

TEST(TactikiPositionText, CapitalsAreReadAsSmallLetters) {
    EXPECT_EQ(
        fault("C1C5,C2C4,C3C3,C4C2,C5C1/X5/x5/x5/K5K1,K4K2,K3K3,K2K4,K1K5 - - K1 1 0 Through BOTH-FALL"),
        "read as " + std::string(kBoard) + " - - k1 1 0 through both-fall");
    EXPECT_EQ(fault("X5/X5/X5/X5/X5 - - S 0 0"), "read as x5/x5/x5/x5/x5 - - s 0 0");
    EXPECT_EQ(parseRules("REMEMBER").value(), Rules{.remember = true});
}

TEST(TactikiPositionText, WhatSomebodySawIsRefusedAsSuch) {
    constexpr const char* kSeen =
        ": this is a position as one player or onlooker saw it: the ranks that he could not see are missing, "
        "so it cannot be opened";
    EXPECT_EQ(fault("c?c?,x4/x5/x5/x5/k1k1,k2k2,k3k3,k4k4,k5k5 - 8:? k1 5 0"), "1:2" + std::string(kSeen));
    EXPECT_EQ(fault("c1,x4/x5/x5/x5/k1k1,k2k2,k3k3,k4k4,k5k5 - 9:? k1 5 0"), "1:43" + std::string(kSeen));
    EXPECT_EQ(fault("c1,x4/x5/x5/x5/k1k1,k2k2,k3k3,k4k4,k5k5 - 10:1335 k1 5 0"), "1:43" + std::string(kSeen));
}

/// Whoever begins with such a position does not know the set-up that is made, but may think about it.
TEST(TactikiPositionText, AGameMayBeginWhenOneHasSetUp) {
    for (const Side first : {Side::Tiki, Side::Tac}) {
        Position made;
        made.play(settingUp(first, allSetUps()[first == Side::Tiki ? 5 : 70]));
        const auto start = parsePosition(formatPosition(made.board()));
        ASSERT_TRUE(start) << start.error().describe();
        Position game(*start);
        base::Random random(1);
        const auto isThoughtAbout = [&] {
            for (const std::optional<Side> player : {std::optional(Side::Tiki), std::optional(Side::Tac), {}})
                EXPECT_EQ(game.seenBy(player).completed(random).seenBy(player), game.seenBy(player));
        };
        isThoughtAbout();
        game.play(settingUp(!first, allSetUps()[7]));
        game.play(game.board().legalActs().front());
        isThoughtAbout();
    }
}

}  // namespace
}  // namespace tactiki::rules
