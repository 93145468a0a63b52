#include "match/Termination.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"

namespace match {
namespace {

TEST(Termination, IsReadAsItWasWritten) {
    for (const Termination how : {Termination::Resignation, Termination::Time, Termination::Agreement}) {
        Tags tags{{"Event", "?"}, {"Termination", "time"}};
        writeTermination(tags, how);
        EXPECT_EQ(tags.size(), 2U) << "in place of the older one";
        EXPECT_EQ(terminationIn(tags), how);
        writeTermination(tags, Termination::Unknown);
        EXPECT_EQ(tags.size(), 1U);
        EXPECT_EQ(terminationIn(tags), Termination::Unknown);
    }
    EXPECT_EQ(terminationIn({{"Termination", "illegal move"}}), Termination::Unknown);
}

TEST(Termination, NeverContradictsTheResult) {
    const test::Countdown position(5, 2);
    EXPECT_FALSE(statedEnding(position, "*", Termination::Agreement).over);
    EXPECT_EQ(statedEnding(position, "draw", Termination::Agreement).result, "draw");
    EXPECT_EQ(statedEnding(position, "won", Termination::Agreement).result, "won");
    EXPECT_EQ(statedEnding(position, "won", Termination::Time).result, "won") << "nobody has lost";
}

}  // namespace
}  // namespace match
