// Files that begin at the first move on a board that holds pieces. Some programs go on there with own pieces,
// others still let each player begin with a flat of the other.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Symmetry.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSwapped = "[Size \"3\"]\n[TPS \"x3/x,12,x/x3 1 1\"]\n\n1. a1 c1\n2. c1+ a1+\n";

std::vector<std::string> warningsOf(const PtnReading& reading) {
    std::vector<std::string> texts;
    for (const base::Error& warning : reading.warnings) texts.push_back(warning.describe());
    return texts;
}

TEST(PtnOpening, IsOverOnABoardWithPieces) {
    const PtnReading reading = readPtn("[TPS \"x3/x,12,x/x3 1 1\"]\n\n1. a1 c1\n2. a1+ c1+\n");
    ASSERT_TRUE(reading.ok());
    EXPECT_TRUE(reading.games[0].start.openingSkipped());
    EXPECT_THAT(warningsOf(reading), ElementsAre(HasSubstr("goes on with their own pieces")));
    EXPECT_EQ(formatTps(reading.games[0].finalPosition()), "x3/1,12,2/x3 1 3");
}

TEST(PtnOpening, FollowsWhereTheTurnsCanBePlayedOnlyThen) {
    for (const std::string tag : {"", "[Opening \"swap\"]\n"}) {
        const PtnReading reading = readPtn(tag + kSwapped);
        ASSERT_TRUE(reading.ok()) << reading.errors[0].describe();
        EXPECT_FALSE(reading.games[0].start.openingSkipped());
        EXPECT_THAT(warningsOf(reading), ElementsAre(HasSubstr("first turn of the opening")));
        EXPECT_EQ(formatTps(reading.games[0].finalPosition()), "x3/2,12,1/x3 1 3");
    }
    const PtnReading second = readPtn("[TPS \"x3/x,12,2/x3 2 1\"]\n\n1. -- c1\n2. c1< a3\n");
    ASSERT_TRUE(second.ok()) << second.errors[0].describe();
    EXPECT_EQ(formatTps(second.games[0].finalPosition()), "2,x2/x,12,2/x,1,x 1 3");
}

TEST(PtnOpening, FollowsWithTheStackOfTheDoubleBlackStack) {
    const PtnReading reading =
        readPtn("[Opening \"double black stack\"]\n[TPS \"x3/x,12,x/x3 1 1\"]\n\n1. 2a1 c1\n2. c1+ a1+\n");
    ASSERT_TRUE(reading.ok()) << reading.errors[0].describe();
    EXPECT_EQ(formatTps(reading.games[0].finalPosition()), "x3/2,12,1/2,x2 1 3");
}

TEST(PtnOpening, IsReadBackAsItWasRead) {
    PtnGame game = readPtn(kSwapped).games.at(0);
    for (const int turns : {4, 0}) {
        PtnGame part{.tags = game.tags, .start = game.start};
        int last = PtnTree::kRoot;
        for (int i = 0; i < turns; ++i)
            last = part.tree.add(last, game.tree.node(game.tree.mainLine()[i]).move);
        const std::string written = writePtn(part);
        const PtnReading again = readPtn(written);
        ASSERT_TRUE(again.ok()) << written;
        EXPECT_THAT(warningsOf(again), ElementsAre()) << written;
        EXPECT_TRUE(again.games[0].start == game.start) << written;
        EXPECT_EQ(writePtn(again.games[0]), written);
    }
    // The tag means nothing elsewhere, and does not stay there.
    const PtnReading other = readPtn("[Size \"3\"]\n[OpeningTurns \"follow\"]\n\n1. a1 c1\n");
    ASSERT_TRUE(other.ok());
    EXPECT_THAT(writePtn(other.games[0]), Not(HasSubstr("OpeningTurns")));
}

TEST(PtnOpening, SaysWhatIsWrongInTheUsualReading) {
    const PtnReading reading = readPtn("[TPS \"x3/x,12,x/x3 1 1\"]\n\n1. a1 c1\n2. b1+ a1+\n");
    ASSERT_FALSE(reading.ok());
    EXPECT_EQ(reading.errors[0].at.line, 4);
    // Without a supply of the other's flats there is no opening either.
    const PtnReading none =
        readPtn("[TPS \"x3/x,12,x/x3 1 1\"]\n[Flats2 \"1\"]\n[Caps2 \"1\"]\n\n1. a1 c1\n2. c1+ a1+\n");
    EXPECT_FALSE(none.ok());
}

TEST(PtnOpening, StaysWhenTheBoardIsTurned) {
    const Position start = readPtn(kSwapped).games.at(0).start;
    for (int symmetry = 0; symmetry < 8; ++symmetry) EXPECT_TRUE(turned(start, symmetry).opensAmongPieces());
    EXPECT_FALSE(Position(Setup::standard(3)).opensAmongPieces());
    EXPECT_FALSE(Position(Setup::standard(3)).withOpening());
}

}  // namespace
}  // namespace tak::rules
