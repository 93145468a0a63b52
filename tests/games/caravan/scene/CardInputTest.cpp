#include "games/caravan/table/CardInput.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/rules/Notation.h"

namespace caravan::table {
namespace {

using game::Place;
using play::CaravanState;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class CaravanInput : public ::testing::Test {
  protected:
    void SetUp() override { sit(0); }
    /// Uses the view of this player. The first player is to move.
    void sit(int player) {
        view_ = state_.view(play::playerId(player));
        input_.reset(*view_);
    }
    static Place hand(int player, int slot) {
        return {play::handArea(player), static_cast<std::uint16_t>(slot), 0};
    }
    static Place stone(int number) { return {play::kCircuitArea, static_cast<std::uint16_t>(number), 0}; }
    std::string told(const std::optional<game::Action>& action) {
        return action ? view_->notation(*action) : "nothing";
    }

    CaravanState state_{*rules::parsePosition("10/2/0 4345/1345/1145 - 12222335")};
    std::unique_ptr<const game::View> view_;
    CardInput input_;
};

TEST_F(CaravanInput, ACardOfTheHandIsPlayedAtOnce) {
    EXPECT_EQ(told(input_.pick(hand(0, 1))), "b3");
    EXPECT_EQ(told(input_.pick(hand(0, 2))), "c4x") << "the card that is pointed at, not its equal";
}

TEST_F(CaravanInput, OtherPlacesPlayNothing) {
    EXPECT_EQ(told(input_.pick(hand(1, 0))), "nothing");
    EXPECT_EQ(told(input_.pick(stone(14))), "nothing");
    EXPECT_EQ(told(input_.pick({play::kDeckArea, 0, 3})), "nothing");
    EXPECT_EQ(told(input_.finish()), "nothing");
}

TEST_F(CaravanInput, ACardThatIsHeldShowsWhereItLeads) {
    input_.choose(1);
    EXPECT_TRUE(input_.holding());
    const game::InputView shown = input_.view({});
    EXPECT_EQ(shown.text, "b3");
    EXPECT_THAT(shown.targets, ElementsAre(stone(13)));
    ASSERT_THAT(shown.preview, SizeIs(1));
    EXPECT_TRUE(shown.preview.front().inHand);
    EXPECT_EQ(shown.preview.front().piece.place, hand(0, 1));
    EXPECT_EQ(told(input_.pick(stone(13))), "b3");
}

TEST_F(CaravanInput, WhereACardLeadsIsSeenBeforeItIsPlayed) {
    const game::InputView shown = input_.view(hand(0, 3));
    ASSERT_THAT(shown.ghosts, SizeIs(1));
    EXPECT_EQ(shown.ghosts.front().id, play::camelId(0));
    EXPECT_EQ(shown.ghosts.front().place, stone(15));
    EXPECT_THAT(input_.view(hand(1, 3)).ghosts, IsEmpty());
}

TEST_F(CaravanInput, AHeldCardIsPutBack) {
    input_.choose(1);
    EXPECT_TRUE(input_.stepBack());
    EXPECT_FALSE(input_.stepBack());
    input_.choose(1);
    EXPECT_EQ(told(input_.pick(stone(2))), "nothing");
    EXPECT_FALSE(input_.holding());
}

TEST_F(CaravanInput, TheHandIsGoneThroughByWheelAndKeys) {
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(input_.view({}).text, "a4x");
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(input_.view({}).text, "d5");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(told(input_.finish()), "a4x");
    EXPECT_EQ(input_.cursorStart(), hand(0, 0));
    EXPECT_EQ(input_.neighbour(hand(0, 0), 1, 0), hand(0, 1));
    EXPECT_EQ(input_.neighbour(hand(0, 0), -1, 0), hand(0, 0));
    EXPECT_EQ(input_.neighbour(hand(0, 3), 1, 0), hand(0, 3));
    EXPECT_EQ(input_.neighbour(stone(3), 1, 0), hand(0, 0));
}

TEST_F(CaravanInput, ChoicesAreTheCardsOfTheHand) {
    EXPECT_THAT(input_.choices(), SizeIs(4));
    EXPECT_EQ(input_.choices()[1].label, "Three");
    input_.choose(2);
    EXPECT_TRUE(input_.choices()[2].chosen);
    EXPECT_FALSE(input_.choices()[0].chosen) << "its equal is not meant";
}

TEST_F(CaravanInput, OnlyThePlayerToMoveEntersMoves) {
    sit(1);
    EXPECT_EQ(told(input_.pick(hand(0, 1))), "nothing");
    EXPECT_EQ(told(input_.pick(hand(1, 1))), "nothing");
    EXPECT_FALSE(input_.vary(1));
    EXPECT_THAT(input_.choices(), IsEmpty());
    EXPECT_THAT(input_.view(hand(1, 1)).ghosts, IsEmpty());
}

TEST_F(CaravanInput, PlacesHaveNames) {
    EXPECT_EQ(input_.placeNamed("a"), hand(0, 0));
    EXPECT_EQ(input_.placeNamed("d"), hand(0, 3));
    EXPECT_EQ(input_.placeNamed("stone17"), stone(17));
    EXPECT_EQ(input_.placeNamed("gate3"), (Place{play::kGateArea, 2, 0}));
    EXPECT_EQ(input_.placeNamed("pile"), (Place{play::kPileArea, 0, 0}));
    for (const char* name : {"e", "stone18", "stone", "gate0", "gate4", "", "pil"})
        EXPECT_FALSE(input_.placeNamed(name)) << name;
}

TEST_F(CaravanInput, TheLastStepLeadsIntoTheGate) {
    state_ = CaravanState(*rules::parsePosition("16/2/0 4345/1345/1145 - 12222335"));
    sit(0);
    EXPECT_EQ(input_.view(hand(0, 0)).ghosts.front().place, (Place{play::kGateArea, 0, 0}));
}

}  // namespace
}  // namespace caravan::table
