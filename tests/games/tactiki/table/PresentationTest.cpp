#include <gtest/gtest.h>

#include "games/tactiki/table/TactikiPresentation.h"

namespace tactiki::table {
namespace {

TEST(TactikiPresentation, OnlyASetUpHasAShortTextInTheListOfMoves) {
    const TactikiPresentation presentation;
    for (const char* setUp : {"k51-42-33-24-15", "c\?\?-\?\?-\?\?-\?\?-\?\?"})
        EXPECT_TRUE(presentation.brief(setUp)) << setUp;
    for (const char* turn : {"b2b3", "b2b3x4:315", "+3a5", "pass", "b2.1b3"})
        EXPECT_FALSE(presentation.brief(turn)) << turn;
}

}  // namespace
}  // namespace tactiki::table
