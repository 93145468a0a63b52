#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/table/TactikiPresentation.h"

namespace tactiki::table {
namespace {

TEST(TactikiPresentation, EveryFigureOfAPlayerHasAnIconOfItsOwn) {
    const TactikiPresentation presentation;
    const auto view = play::TactikiView(rules::Position(rules::Board()), game::Viewer::record());
    const std::size_t rank = presentation.icon("rank0").size();
    for (const game::Stat& stat : view.stats())
        EXPECT_GT(presentation.icon(stat.briefIcon).size(), rank) << stat.label;
}

TEST(TactikiPresentation, OnlyASetUpHasAShortTextInTheListOfMoves) {
    const TactikiPresentation presentation;
    for (const char* setUp : {"k51-42-33-24-15", "c\?\?-\?\?-\?\?-\?\?-\?\?"})
        EXPECT_TRUE(presentation.brief(setUp)) << setUp;
    for (const char* turn : {"b2b3", "b2b3x4:315", "+3a5", "pass", "b2.1b3"})
        EXPECT_FALSE(presentation.brief(turn)) << turn;
}

}  // namespace
}  // namespace tactiki::table
