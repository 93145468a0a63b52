// How long the hint says why something was refused.

#include "app/screens/table/thinking/HintPanel.h"

#include <gtest/gtest.h>

#include "app/InLanguage.h"

namespace {

TEST(HintPanel, ARefusalPassesAlthoughNothingElseChanges) {
    test::InLanguage program("en");
    program.play({"a5", "e1"});
    program.pass();
    program.shell().playing().tables.shown().turn().refuse(base::msgid("It is not your turn yet."));
    program.pass();
    const auto drawsAgainAfter = [&](float seconds) {
        (void)program.shell().takeChanges();
        program.screen().pass(seconds);
        return program.shell().takeChanges().interface;
    };
    EXPECT_FALSE(drawsAgainAfter(2));
    EXPECT_TRUE(drawsAgainAfter(2));
    EXPECT_FALSE(drawsAgainAfter(2)) << "it is gone";
}

}  // namespace
