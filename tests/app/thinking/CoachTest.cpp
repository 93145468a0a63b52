// The coach, with positions of Tak: the turns that it holds back, and the events that it explains.

#include "app/thinking/Coach.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/catalog/GameCatalog.h"

namespace {

using Kind = tutorial::Oversight::Kind;
using match::NodeId;

constexpr const char* kBlackThreatens = "2,2,2,2,x/x5/x5/1,1,x3/1,x4 1 5";
constexpr const char* kNothingHelps = "2,2,2,2,x/x5/2,2,2,2,x/1,1,x3/1,1,1,1S,x 1 9";

class CoachTest : public testing::Test {
  protected:
    CoachTest() { thinking_.fixClock(); }
    [[nodiscard]] std::unique_ptr<game::State> stateOf(const char* position) const {
        return std::move(games_.front().kind->readPosition(position)->state);
    }
    /// Shows the coach this position, with a person to move.
    void look(const char* position, std::uint32_t at = 1) {
        before_ = stateOf(position);
        coach_.look(NodeId(at), *before_->view(game::Viewer::record()), true, game::PlayerId(0));
    }
    [[nodiscard]] game::Action turn(const char* text) const {
        return *before_->view(game::Viewer::record())->parse(text);
    }
    /// Plays this turn; then an engine is to move.
    void play(const char* text, std::uint32_t at) {
        before_->apply(turn(text));
        coach_.look(NodeId(at), *before_->view(game::Viewer::record()), false, game::PlayerId(0));
        while (coach_.thinking()) (void)coach_.update();
    }
    [[nodiscard]] std::string remark() const { return coach_.remark() ? coach_.remark()->topic : ""; }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    std::unique_ptr<game::State> before_;
    app::ThinkingService thinking_{{}};
    app::Coach coach_{thinking_};
};

TEST_F(CoachTest, HoldsATurnBackOnceAPosition) {
    look(kBlackThreatens);
    EXPECT_FALSE(coach_.holdsBack(turn("e5")));
    EXPECT_TRUE(coach_.holdsBack(turn("c2")));
    ASSERT_TRUE(coach_.warning());
    EXPECT_EQ(coach_.warning()->turn, "c2");
    EXPECT_EQ(coach_.warning()->answer, "e5");
    EXPECT_EQ(coach_.warning()->oversight.kind, Kind::AllowsWin);
    EXPECT_FALSE(coach_.holdsBack(turn("c2"))) << "who enters it again means it";
    EXPECT_FALSE(coach_.holdsBack(turn("d2"))) << "who was warned was warned";
    // The position returns, as after taking a turn back.
    look(kBlackThreatens);
    EXPECT_FALSE(coach_.warning());
    EXPECT_FALSE(coach_.holdsBack(turn("c2")));
    look(kBlackThreatens, 2);
    EXPECT_TRUE(coach_.holdsBack(turn("c2"))) << "another position";
    coach_.forget();
    look(kBlackThreatens, 2);
    EXPECT_TRUE(coach_.holdsBack(turn("c2"))) << "another game";
}

TEST_F(CoachTest, OnlyCommentsWhereSomethingIsHidden) {
    const auto game = std::find_if(games_.begin(), games_.end(), [](const app::CatalogEntry& entry) {
        return entry.kind->id() == "tactiki";
    });
    // The figure on b4 was shown, a 1: it beats the 5 that attacks it.
    before_ = std::move(
        game->kind
            ->readPosition("c2c4,x,c3c3,c1,c4/x,c1!,c5!,x2/x,k5,k4,x2/x5/k2,k1k5,x,k3k4,k1k3k2 - 25 k1 9 0")
            ->state);
    const game::PlayerId person(0);
    const game::Action attack = turn("b3b4");
    coach_.look(NodeId(1), *before_->view(person), true, person);
    while (coach_.thinking()) (void)coach_.update();
    EXPECT_FALSE(coach_.holdsBack(attack));
    EXPECT_EQ(remark(), "");
    (void)before_->apply(attack);
    coach_.look(NodeId(2), *before_->view(person), true, person);
    while (coach_.thinking()) (void)coach_.update();
    EXPECT_EQ(remark(), "known-rank");
    EXPECT_FALSE(coach_.warning());
}

TEST_F(CoachTest, SaysThatAWinIsMissed) {
    look("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 5");
    EXPECT_TRUE(coach_.holdsBack(turn("c3")));
    EXPECT_EQ(coach_.warning()->oversight.kind, Kind::MissesWin);
    EXPECT_TRUE(coach_.warning()->answer.empty());
}

TEST_F(CoachTest, IsSilentWhereNothingHelps) {
    look(kNothingHelps);
    EXPECT_FALSE(coach_.holdsBack(turn("e5")));
    EXPECT_FALSE(coach_.warning());
}

TEST_F(CoachTest, HoldsBackOnlyThePersonToMove) {
    before_ = stateOf(kBlackThreatens);
    coach_.look(NodeId(1), *before_->view(game::Viewer::record()), false, game::PlayerId(0));
    EXPECT_FALSE(coach_.holdsBack(turn("c2")));
}

TEST_F(CoachTest, RemarksOnATopicOnceAGame) {
    look("x5/x,2,x,2,x/1,1,1,x2/x2,2,x2/x5 1 5");
    play("d3", 2);
    EXPECT_EQ(remark(), "threat");
    // The threat is over when it has been answered.
    before_->apply(turn("e3"));
    coach_.look(NodeId(3), *before_->view(game::Viewer::record()), true, game::PlayerId(0));
    while (coach_.thinking()) (void)coach_.update();
    EXPECT_EQ(remark(), "") << "the threat was answered";
    play("a4", 4);
    EXPECT_EQ(remark(), "");
    look("x5/x,2,x,2,x/1,1,1,x2/x2,2,x2/x5 1 5");
    play("d3", 5);
    EXPECT_EQ(remark(), "") << "that was told";
    coach_.forget();
    look("x5/x,2,x,2,x/1,1,1,x2/x2,2,x2/x5 1 5");
    play("d3", 6);
    EXPECT_EQ(remark(), "threat") << "another game";
}

TEST_F(CoachTest, FindsTheLastTurnThatWouldHaveHelped) {
    const auto lookBack = [&](const char* position, const char* played) {
        before_ = stateOf(position);
        coach_.lookBack(*before_->view(game::Viewer::record()), turn(played));
        while (coach_.thinking()) (void)coach_.update();
    };
    lookBack(kBlackThreatens, "c2");
    ASSERT_TRUE(coach_.lastChance());
    EXPECT_EQ(coach_.lastChance()->played, "c2");
    EXPECT_EQ(coach_.lastChance()->better, "e5");
    EXPECT_FALSE(coach_.lastChance()->wins);
    lookBack("2,2,2,2,x/x5/x5/1,1,1,1,x/2,x4 1 5", "c3");
    EXPECT_EQ(coach_.lastChance()->better, "e2");
    EXPECT_TRUE(coach_.lastChance()->wins);
    lookBack(kNothingHelps, "e5");
    EXPECT_EQ(coach_.lastChance()->better, "");
}

// In a game that hides things, what would help in one possibility is no advice. Tiki threatens c4c5; d4c4
// stops it, which the coach says only to whoever may see all ranks.
TEST_F(CoachTest, HoldsNothingBackAndFindsNothingBetterWhereRanksAreHidden) {
    const auto entry = std::find_if(games_.begin(), games_.end(),
                                    [](const app::CatalogEntry& one) { return one.kind->id() == "tactiki"; });
    ASSERT_NE(entry, games_.end());
    before_ = std::move(
        entry->kind->readPosition("c1c2,c2c3,k1k1k2k2,c3,c4c5/x2,k3,c4,x/x5/x5/x2,k3,k4k4,k5k5 - 15 c2 9 0")
            ->state);
    const game::PlayerId tac(1);
    for (const bool seesAll : {true, false}) {
        const auto view = before_->view(seesAll ? game::Viewer::record() : game::Viewer(tac));
        coach_.forget();
        coach_.look(NodeId(1), *view, true, tac);
        EXPECT_EQ(coach_.holdsBack(turn("a5a4")), seesAll);
        coach_.lookBack(*view, turn("a5a4"));
        while (coach_.thinking()) (void)coach_.update();
        EXPECT_EQ(coach_.lastChance().has_value(), seesAll);
    }
}

TEST_F(CoachTest, SaysWhatItHoldsBack) {
    const i18n::Catalogue texts;
    look(kBlackThreatens);
    ASSERT_TRUE(coach_.holdsBack(turn("c2")));
    EXPECT_EQ(warningText(texts, *coach_.warning()),
              "After c2: Black completes a5\u2013e5 with e5. Play it once more if you mean it.");
    look("x5/x5/x5/1,1,1,1,x/2,2,2,x2 1 5", 2);
    ASSERT_TRUE(coach_.holdsBack(turn("c3")));
    EXPECT_EQ(warningText(texts, *coach_.warning()),
              "You can win at once. Look for it, or play c3 once more if you mean it.");
    EXPECT_EQ(app::lastChanceText(texts, {.played = "c2", .better = "e5", .wins = false}),
              "e5 instead of c2 would not have lost.");
    EXPECT_EQ(app::lastChanceText(texts, {.played = "c3", .better = "e2", .wins = true}),
              "e2 instead of c3 would have won.");
    EXPECT_EQ(app::lastChanceText(texts, {.played = "c3", .better = {}}),
              "At the end nothing helped any more: look at earlier turns.");
}

}  // namespace
