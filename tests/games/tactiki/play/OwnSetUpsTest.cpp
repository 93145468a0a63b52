// Set-ups that players keep from game to game.

#include "games/tactiki/play/OwnSetUps.h"

#include <gtest/gtest.h>

#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {
namespace {

using rules::Arrangement;
using rules::Side;

constexpr Arrangement kSetUp{5, 1, 4, 2, 3, 3, 2, 4, 1, 5};

TEST(OwnSetUps, ComeBackToEitherSideAsTheirPlayerSawThem) {
    EXPECT_EQ(keptSetUp(kSetUp, Side::Tiki), "51-42-33-24-15");
    EXPECT_EQ(keptSetUp(kSetUp, Side::Tac), "15-24-33-42-51") << "file e is at Tac's left";
    for (const Side before : {Side::Tiki, Side::Tac})
        for (const Side now : {Side::Tiki, Side::Tac}) {
            const auto again = setUpIn(keptSetUp(kSetUp, before), now);
            ASSERT_TRUE(again);
            EXPECT_EQ(keptSetUp(*again, now), keptSetUp(kSetUp, before));
        }
}

TEST(OwnSetUps, AreNoOtherTexts) {
    for (const char* text : {"", "51-42-33-24", "51-42-33-24-155", "51-42-33-24-11", "61-42-33-24-15",
                             "51-42-33-24-1?", "k51-42-33-24-15"})
        EXPECT_FALSE(setUpIn(text, Side::Tiki)) << text;
}

TEST(OwnSetUps, AreThoseOfTheGame) {
    const TactikiKind kind;
    rules::Position position;
    const auto used = [&](Side side) {
        const TactikiState state(position);
        return kind.arrangements()->usedBy(playerOf(side), *state.view(game::Viewer::record()));
    };
    EXPECT_FALSE(used(Side::Tiki));
    position.play(rules::settingUp(Side::Tac, kSetUp));
    EXPECT_FALSE(used(Side::Tiki));
    EXPECT_EQ(used(Side::Tac), "15-24-33-42-51");
    position.play(rules::settingUp(Side::Tiki, kSetUp));
    position.play(position.board().legalActs().front());
    EXPECT_EQ(used(Side::Tiki), "51-42-33-24-15");
}

}  // namespace
}  // namespace tactiki::play
