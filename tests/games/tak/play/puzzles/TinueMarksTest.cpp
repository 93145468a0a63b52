#include "games/tak/play/puzzles/TinueMarks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tak::play {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Black spreads a stack and makes two threats, and White can stop only one of them.
constexpr const char* kForced =
    "[Size \"5\"]\n[TPS \"x2,1,x/2112S,x2,2/x,1112212,1,1/x2,1,2 2 16\"]\n\n16. -- ";

std::string marked(const std::string& moves) {
    std::string text = kForced + moves + "\n*\n";
    text.replace(text.find("\"5\""), 3, "\"4\"");
    rules::PtnReading reading = rules::readPtn(text, "x.ptn");
    EXPECT_TRUE(reading.ok());
    markTinue(reading.games.front());
    return rules::writePtn(reading.games);
}

TEST(TinueMarks, StandAtTheMoveThatForcesARoad) { EXPECT_THAT(marked("3b2>12"), HasSubstr("3b2>12''")); }

TEST(TinueMarks, ReplaceAMarkOfTakAndKeepJudgements) {
    EXPECT_THAT(marked("3b2>12'!"), HasSubstr("3b2>12''!"));
    EXPECT_THAT(marked("3b2>12\""), HasSubstr("3b2>12\"\n"));
}

TEST(TinueMarks, DoNotStandWhereNothingIsForced) { EXPECT_THAT(marked("a1"), Not(HasSubstr("''"))); }

}  // namespace
}  // namespace tak::play
