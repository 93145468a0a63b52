// The simulated beginners that measure weak levels.

#include "beginners/Beginner.h"

#include <gtest/gtest.h>

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/Tps.h"

namespace beginners {
namespace {

using namespace tak::rules;

constexpr int kTries = 200;

TEST(Beginner, FinishesARoad) {
    const Position position = *parseTps("x5/x5/1,1,1,1,x/2,2,2,2,x/x5 1 5");
    for (const char* name : {"plain", "rows", "walls", "captures"})
        EXPECT_EQ(formatMove(position, Beginner(*mannerNamed(name), 3).choose(position)), "e3") << name;
    EXPECT_FALSE(mannerNamed("clever"));
}

TEST(Beginner, StopsFourThreatsInFive) {
    const Position position = *parseTps("x5/x5/x5/2,2,2,2,x/1,1,1,x2 1 5");
    Beginner beginner(Manner::Plain, 1);
    int stopped = 0;
    for (int i = 0; i < kTries; ++i) {
        Position after = position;
        (void)after.make(beginner.choose(position));
        stopped += !roadMove(after, Color::Black);
    }
    EXPECT_NEAR(stopped, kTries * 0.8, 20);
}

TEST(Beginner, GoesOnWithTheBestRowOrColumn) {
    const Position position = *parseTps("x5/x5/x5/2,x,2,x2/1,1,x,1,x 1 4");
    Beginner beginner(Manner::Plain, 1);
    for (int i = 0; i < 20; ++i) {
        const std::string move = formatMove(position, beginner.choose(position));
        EXPECT_TRUE(move == "c1" || move == "e1") << move;
    }
}

TEST(Beginner, TheSameSeedGivesTheSameMoves) {
    for (const Manner manner : {Manner::Plain, Manner::Rows, Manner::Walls, Manner::Captures}) {
        Beginner one(manner, 5);
        Beginner other(manner, 5);
        Position position(Setup::standard(4));
        while (!position.outcome().over() && position.ply() < 100) {
            const Move move = one.choose(position);
            ASSERT_TRUE(position.isLegal(move));
            ASSERT_EQ(other.choose(position), move);
            (void)position.make(move);
        }
    }
}

}  // namespace
}  // namespace beginners
