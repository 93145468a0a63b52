// The entry of positions by pointing.

#include "games/tactiki/table/DraftInput.h"

#include <gtest/gtest.h>

#include "games/tactiki/rules/PositionText.h"
#include "games/tactiki/table/TactikiPresentation.h"

namespace tactiki::table {
namespace {

using game::Action;
using game::Place;
using play::TactikiDraft;

class TactikiDraftInputTest : public testing::Test {
  protected:
    void begin(std::string_view text = "x5/x5/x5/x5/x5 - - s 0 0") {
        draft_ = std::make_unique<TactikiDraft>(*rules::parsePosition(text));
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
    [[nodiscard]] std::string held() const { return input_.view({}).text; }
    [[nodiscard]] std::string refusal() const {
        return input_.refusal() ? input_.refusal()->english() : "none";
    }

    std::unique_ptr<TactikiDraft> draft_;
    DraftInput input_;
};

TEST_F(TactikiDraftInputTest, TakesAFigureFromABenchOnce) {
    begin();
    EXPECT_EQ(click("tac5"), "");
    EXPECT_EQ(held(), "c3");
    EXPECT_EQ(click("c3"), "c3c3");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(click("tiki10"), "");
    EXPECT_EQ(click("c3"), "k5c3") << "it comes to stand on top";
}

TEST_F(TactikiDraftInputTest, OfTwoEqualFiguresTheOtherComesToo) {
    begin();
    (void)click("tiki5");
    (void)click("a1");
    EXPECT_EQ(click("tiki5"), "") << "its place is empty, but there is another 3";
    EXPECT_EQ(click("a1"), "k3a1");
    EXPECT_EQ(click("tiki6"), "");
    EXPECT_FALSE(input_.holding());
    EXPECT_EQ(refusal(), "Both Tiki with rank 3 are on the board.");
}

TEST_F(TactikiDraftInputTest, AFigureIsTurnedRoundInTheHand) {
    begin();
    (void)click("tiki1");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(held(), "k1!");
    EXPECT_EQ(click("c3"), "k1!c3");
    (void)click("tiki2");
    (void)click("tiki2");
    EXPECT_EQ(held(), "k1!") << "a second click on the bench does the same";
    EXPECT_FALSE(input_.finish()) << "so that Return puts it down where the cursor is";
    EXPECT_EQ(held(), "k1!");
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(click("c3"), "k1c3");
    // Turned once more, it is one that came back unseen, and then one that was never shown.
    (void)click("tac2");
    (void)click("tac2");
    (void)click("tac2");
    EXPECT_EQ(held(), "c1^");
    (void)click("tac2");
    EXPECT_EQ(held(), "c1");
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(click("b3"), "c1^b3");
    (void)click("b3");
    EXPECT_EQ(rightClick("a1"), "b3?");
    (void)click("b3");
    EXPECT_EQ(rightClick("a1"), "b3!");
    (void)click("b3");
    EXPECT_EQ(rightClick("a1"), "b3^");
    // Of a column the lowest figure that is lifted.
    (void)click("c3");
    EXPECT_EQ(carryOut(input_.finish()), "c3^1");
    (void)click("c3");
    (void)click("c3");
    EXPECT_EQ(rightClick("a1"), "c3!");
    EXPECT_TRUE(draft_->positionText().starts_with("x5/x5/x,c1(1:1122334455),k1(1:122334455)k1!,x2/"));
}

TEST_F(TactikiDraftInputTest, AChosenRankIsPutDownByEveryClick) {
    begin();
    (void)input_.choose(6);
    EXPECT_EQ(click("a1"), "c2a1");
    EXPECT_EQ(click("b2"), "c2b2");
    EXPECT_EQ(click("b2"), "") << "there are two of each rank; so this lifts";
    EXPECT_EQ(held(), "1b2");
    input_.cancel();
    (void)input_.choose(6);
    EXPECT_EQ(refusal(), "Both Tac with rank 2 are on the board.");
    (void)input_.choose(0);
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(click("c3"), "k1!c3");
    EXPECT_EQ(rightClick("c3"), "1c3-");
    (void)input_.choose(0);
    EXPECT_EQ(click("d4"), "") << "chosen again, it is chosen no more";
    EXPECT_FALSE(input_.vary(1));
}

TEST_F(TactikiDraftInputTest, LiftsColumnsAndPartsOfThem) {
    begin("x5/x5/x2,k1c2k3,x2/x5/x5 12234455 113344552 k1 1 0");
    (void)click("c3");
    EXPECT_EQ(held(), "3c3");
    (void)click("c3");
    EXPECT_EQ(held(), "2c3");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_FALSE(input_.vary(1));
    EXPECT_TRUE(input_.vary(-1));
    EXPECT_EQ(click("e5"), "2c3-e5");
    (void)click("e5");
    EXPECT_EQ(click("tac1"), "2e5-") << "any bench takes both";
    EXPECT_EQ(rightClick("c3"), "1c3-");
    EXPECT_EQ(rightClick("c3"), "");
}

TEST_F(TactikiDraftInputTest, TheCursorReachesBothBenches) {
    begin();
    Place place = input_.cursorStart();
    EXPECT_EQ(place, at("c3"));
    for (int i = 0; i < 6; ++i) place = input_.neighbour(place, -1, 0);
    EXPECT_EQ(place, at("tiki5")) << "the outer place of the middle row";
    place = input_.neighbour(place, 0, 1);
    EXPECT_EQ(place, at("tiki7"));
    for (int i = 0; i < 20; ++i) place = input_.neighbour(place, 1, 0);
    EXPECT_EQ(place, at("tac3"));
    for (int i = 0; i < 20; ++i) place = input_.neighbour(place, 0, -1);
    EXPECT_EQ(place, at("tac9")) << "Tac's bench begins at his own end";
    EXPECT_FALSE(input_.placeNamed("tac11"));
    EXPECT_FALSE(input_.placeNamed("tac"));
    EXPECT_FALSE(input_.placeNamed("tiki1x"));
}

TEST_F(TactikiDraftInputTest, ColumnsAreFannedOutAsInAGame) {
    begin("x5/x5/x2,k1c2k3,x2/x5/x5 12234455 113344552 k1 1 0");
    const auto layers = TactikiPresentation().pileAt(*draft_, at("c3"));
    ASSERT_EQ(layers.size(), 3U);
    EXPECT_EQ(layers[1].icon, "tac");
    EXPECT_EQ(layers[1].label, "2");
    EXPECT_EQ(layers[2].icon, "tiki");
    EXPECT_EQ(layers[2].label, "1");
}

}  // namespace
}  // namespace tactiki::table
