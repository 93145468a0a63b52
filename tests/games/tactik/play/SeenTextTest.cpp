// A copy of a game tells what one viewer saw, and nothing else.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"

namespace tactik::play {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Four players with these hands, each of whom passes his first card.
game::Record passedRecord(const std::string& hands) {
    const auto set = TactikKind().readPosition(hands, {});
    EXPECT_TRUE(set) << set.error().describe();
    game::Record record;
    record.start = set->state->clone();
    record.players = {"Ann", "Bo", "Cy", "Di"};
    const std::unique_ptr<game::State> state = set->state->clone();
    for (const game::PlayerId player : state->awaited()) {
        const game::Action action = state->view(player)->legalActions().front();
        (void)state->apply(action);
        record.turns.back().children = {record.turns.size()};
        record.turns.push_back({.action = action, .parent = record.turns.size() - 1});
    }
    return record;
}

std::string seenBy(const std::string& hands, game::Viewer viewer) {
    return TactikKind().writeFor(passedRecord(hands), viewer).value();
}

constexpr const char* kHands = "4 pass R:-/1,2,3,5 B:-/6,8,9,10 Y:-/12,S,7,4 G:-/1,2,3,5";
// The same for red, who gets a 4.
constexpr const char* kOtherHands = "4 pass R:-/1,2,3,5 B:-/1,2,3,5 Y:-/4,6,8,9 G:-/7,9,S,12";

TEST(SeenText, GamesThatDifferOnlyInWhatIsHiddenGiveTheSameCopy) {
    EXPECT_NE(seenBy(kHands, game::Viewer::record()), seenBy(kOtherHands, game::Viewer::record()));
    EXPECT_EQ(seenBy(kHands, playerAt(0)), seenBy(kOtherHands, playerAt(0)));
    EXPECT_EQ(seenBy(kHands, game::Viewer::onlooker()), seenBy(kOtherHands, game::Viewer::onlooker()));
}

TEST(SeenText, NamesWhatTheViewerKnew) {
    const std::string ann = seenBy(kHands, playerAt(0));
    EXPECT_THAT(ann, HasSubstr("R>1 B>* Y>4 G>*")) << "she got the 4";
    EXPECT_THAT(ann, HasSubstr("R:-/1,2,3,5"));
    EXPECT_THAT(ann, HasSubstr("B:-/?,?,?,?"));
    EXPECT_THAT(ann, HasSubstr("[SeenBy \"Player1\"]"));
    EXPECT_THAT(ann, Not(HasSubstr("Seed")));
    EXPECT_THAT(seenBy(kHands, game::Viewer::onlooker()), HasSubstr("R>* B>* Y>* G>*"));
    EXPECT_THAT(seenBy(kHands, game::Viewer::record()), HasSubstr("R>1 B>6 Y>4 G>1"));
}

}  // namespace
}  // namespace tactik::play
