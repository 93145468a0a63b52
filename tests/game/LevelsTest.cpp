#include "game/Levels.h"

#include <gtest/gtest.h>

#include <array>

namespace {

using base::msgid;

constexpr std::array<game::Level, 3> kThree{{{"one", msgid("Child"), msgid("Plays as it likes.")},
                                             {"two", msgid("Guest"), msgid("Looks once.")},
                                             {"three", msgid("Master"), msgid("Thinks long.")}}};

TEST(Levels, AreNumberedFromTheWeakest) {
    const game::Levels levels(kThree, 2);
    ASSERT_EQ(levels.opponents().size(), 3U);
    EXPECT_EQ(levels.opponents()[1].id, "two");
    EXPECT_EQ(levels.opponents()[1].name.english(), "Dolmen, level 2");
    EXPECT_EQ(levels.opponents()[2].label.english(), "Level 3: Master");
    EXPECT_EQ(levels.opponents()[0].description->english(), "Plays as it likes.");
    EXPECT_EQ(levels.numberOf("three"), 3);
    EXPECT_FALSE(levels.numberOf("four"));
}

TEST(Levels, UpToOneTheyAnswerQuickly) {
    const game::Levels levels(kThree, 2);
    EXPECT_TRUE(levels.quick(2));
    EXPECT_FALSE(levels.quick(3));
    EXPECT_TRUE(levels.opponents()[1].quick);
    EXPECT_FALSE(levels.opponents()[2].quick);
}

}  // namespace
