#include "games/tak/table/DraftInput.h"

#include <gtest/gtest.h>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::table {
namespace {

using game::Action;
using game::Place;
using play::placeOf;
using play::TakDraft;
using rules::Color;
using rules::PieceKind;
using rules::Square;

class DraftInputTest : public testing::Test {
  protected:
    void begin(std::string_view tps) {
        draft_ = std::make_unique<TakDraft>(*rules::parseTps(tps), rules::ScoreVariants{});
        input_.reset(*draft_);
    }
    [[nodiscard]] Place at(std::string_view name) const { return input_.placeNamed(name).value(); }
    /// The change that this click makes, in notation; empty: none.
    std::string click(std::string_view name) { return carryOut(input_.pick(at(name))); }
    std::string rightClick(std::string_view name) { return carryOut(input_.finishAt(at(name))); }
    std::string carryOut(std::optional<Action> action) {
        if (!action) return {};
        EXPECT_TRUE(draft_->isLegal(*action));
        const std::string text = draft_->notation(*action);
        (void)draft_->apply(*action);
        input_.reset(*draft_);
        return text;
    }
    [[nodiscard]] std::string tps() const { return draft_->positionText(); }

    std::unique_ptr<TakDraft> draft_;
    DraftInput input_;
};

TEST_F(DraftInputTest, TakesAPieceFromASupplyOnce) {
    begin("x5/x5/x5/x5/x5 1 1");
    EXPECT_EQ(click("stones2"), "");
    EXPECT_TRUE(input_.holding());
    EXPECT_EQ(click("c3"), "2c3");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(click("capstones1"), "");
    EXPECT_EQ(click("c3"), "1Cc3") << "it comes to lie on top";
}

TEST_F(DraftInputTest, ASecondClickOnThePileStandsTheStoneUp) {
    begin("x5/x5/x5/x5/x5 1 1");
    (void)click("stones1");
    (void)click("stones1");
    EXPECT_EQ(input_.view({}).text, "S");
    (void)click("stones1");
    EXPECT_EQ(input_.view({}).text, "F");
    (void)click("stones1");
    EXPECT_EQ(click("a1"), "1Sa1");
}

TEST_F(DraftInputTest, AChosenKindIsPutDownByEveryClick) {
    begin("x3/x3/x3 1 1");
    (void)input_.choose(3);
    EXPECT_EQ(click("a1"), "2a1");
    EXPECT_EQ(click("a1"), "2a1");
    EXPECT_EQ(click("b2"), "2b2");
    (void)input_.choose(3);
    EXPECT_EQ(click("b2"), "") << "it was chosen again, so the stone is lifted";
    EXPECT_TRUE(input_.holding());
}

TEST_F(DraftInputTest, LiftsAStackAndFewerByFurtherClicks) {
    begin("x5/x5/x2,121,x2/x5/x5 1 9");
    EXPECT_EQ(click("c3"), "");
    EXPECT_EQ(input_.view({}).preview.size(), 3U);
    EXPECT_EQ(click("c3"), "");
    EXPECT_EQ(input_.view({}).preview.size(), 2U);
    EXPECT_TRUE(input_.vary(1));
    EXPECT_FALSE(input_.vary(1));
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(click("e5"), "2c3-e5") << "anywhere, in any direction";
    EXPECT_EQ(tps(), "x4,21/x5/x2,1,x2/x5/x5 1 9");
}

TEST_F(DraftInputTest, PutsPiecesBackIntoASupply) {
    begin("x5/x5/x2,121,x2/x5/x5 1 9");
    (void)click("c3");
    EXPECT_EQ(click("stones1"), "3c3-") << "each goes to its owner, whichever supply is pointed at";
    EXPECT_EQ(draft_->suppliedOf(Color::White, false).size(), 21U);
    EXPECT_EQ(draft_->suppliedOf(Color::Black, false).size(), 21U);
}

TEST_F(DraftInputTest, ARightClickTakesTheTopPieceOff) {
    begin("x5/x5/x2,12S,x2/x5/x5 1 9");
    EXPECT_EQ(rightClick("a1"), "");
    EXPECT_EQ(rightClick("c3"), "1c3-");
    EXPECT_EQ(tps(), "x5/x5/x2,1,x2/x5/x5 1 9");
    (void)click("c3");
    EXPECT_EQ(rightClick("c3"), "") << "something is in the hand";
}

TEST_F(DraftInputTest, SaysWhatCannotBe) {
    begin("x3/x3/1S,1111111111,x 1 9");
    (void)click("stones2");
    EXPECT_EQ(click("a1"), "");
    ASSERT_TRUE(input_.refusal());
    EXPECT_EQ(input_.refusal()->english(), "Nothing lies on a wall or a capstone.");
    (void)input_.cancel();
    (void)click("b1");
    EXPECT_EQ(click("a1"), "");
    EXPECT_TRUE(input_.refusal());
    EXPECT_TRUE(input_.holding()) << "a refusal leaves the hand unchanged";
}

TEST_F(DraftInputTest, SaysThatASupplyIsUsedUp) {
    begin("x3/x3/x,1111111111,x 1 9");
    EXPECT_EQ(click("stones1"), "");
    ASSERT_TRUE(input_.refusal());
    EXPECT_EQ(input_.refusal()->english(), "White has no stone left.");
    EXPECT_TRUE(input_.choices()[0].refusal);
    EXPECT_FALSE(input_.choices()[3].refusal);
}

TEST_F(DraftInputTest, AChosenKindEndsWithItsSupply) {
    begin("x5/x5/x5/x5/x5 1 1");
    (void)input_.choose(2);
    EXPECT_EQ(click("a1"), "1Ca1");
    EXPECT_FALSE(input_.choices()[2].chosen) << "White had one capstone";
}

TEST_F(DraftInputTest, TheCursorReachesTheSupplies) {
    begin("x5/x5/x5/x5/x5 1 1");
    Place place = input_.cursorStart();
    for (int i = 0; i < 3; ++i) place = input_.neighbour(place, -1, 0);
    EXPECT_EQ(place.area, play::supplyArea(Color::White));
    EXPECT_EQ(input_.neighbour(place, 0, 1), at("capstones1"));
    EXPECT_EQ(input_.neighbour(place, 0, -1), at("stones1"));
    EXPECT_EQ(input_.neighbour(place, -1, 0), place);
    EXPECT_EQ(input_.neighbour(place, 1, 0), placeOf(Square(0, 2)));
    place = placeOf(Square(4, 1));
    EXPECT_EQ(input_.neighbour(place, 1, 0), at("stones2"));
    EXPECT_EQ(input_.neighbour(at("stones2"), 0, -1), at("capstones2")) << "towards White's side";
}

TEST_F(DraftInputTest, ShowsWhereAClickWouldPutIt) {
    begin("x5/x5/x2,12,x2/x5/x5 1 9");
    (void)input_.choose(4);
    auto view = input_.view(at("c3"));
    ASSERT_EQ(view.ghosts.size(), 1U);
    EXPECT_EQ(view.ghosts.front().place, placeOf(Square(2, 2), 2));
    EXPECT_EQ(view.ghosts.front().face, play::kStanding);
    (void)input_.choose(4);
    (void)click("c3");
    view = input_.view(at("d4"));
    EXPECT_EQ(view.ghosts.size(), 2U);
    EXPECT_EQ(view.counts.size(), 2U);
    EXPECT_FALSE(view.dragPicks) << "a drag leaves nothing on its way";
}

}  // namespace
}  // namespace tak::table
