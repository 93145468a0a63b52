#include "games/tak/play/puzzles/TakProofs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// White wins with c3, which makes two threats at once.
constexpr const char* kBeforeTinue = "x5/x,1,2,x2/2,2,x,2,x/x2,2,1,x/x,1,2,1,x 2 7";

TEST(TakProofs, AreAFacetOfTheGame) { EXPECT_NE(TakKind().proofs(), nullptr); }

TEST(TakProofs, ATinueIsAWinBeforeItAndALossAfterIt) {
    const TakProofs proofs;
    TakState state(*rules::parseTps(kBeforeTinue));
    const std::vector<game::Action> win = proofs.winOf(state, {});
    ASSERT_FALSE(win.empty());
    EXPECT_EQ(win.size() % 2, 1U) << "the last turn is the winner's";
    EXPECT_FALSE(proofs.isLost(state, {}));
    state.apply(*state.parse("c3"));
    EXPECT_TRUE(proofs.isLost(state, {}));
    EXPECT_THAT(proofs.winOf(state, {}), IsEmpty());
}

TEST(TakProofs, NothingIsProvedOfAQuietPosition) {
    const TakProofs proofs;
    const TakState quiet(*rules::parseTps("x5/x5/x2,1,x2/x5/x,2,x3 1 2"));
    EXPECT_FALSE(proofs.isLost(quiet, {}));
    EXPECT_THAT(proofs.winOf(quiet, {}), IsEmpty());
}

TEST(TakProofs, MarkTheTurnThatBeginsATinue) {
    const TakKind kind;
    const std::string text = std::string("[TPS \"") + kBeforeTinue + "\"]\n\n7. -- c3 8. a1!\n";
    const auto reading = kind.read(text, "", {});
    ASSERT_TRUE(reading);
    EXPECT_THAT(TakProofs().marks(reading->game, {}), ElementsAre("''", "!"));
}

}  // namespace
}  // namespace tak::play
