#include "match/far/Follower.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "match/Auction.h"
#include "match/Countdown.h"
#include "match/Seating.h"
#include "match/far/RemotePlayer.h"
#include "match/far/ReportFields.h"
#include "match/far/Reporter.h"

// Random games of every kind are followed in the contract of games (isPlayedFromAfar()); here is what they do
// not meet.
namespace match {
namespace {

using game::Action;
using game::PlayerId;
using game::Viewer;
using std::chrono::seconds;

class FollowerTest : public testing::Test {
  protected:
    static constexpr PlayerId kAnn{0};
    static constexpr PlayerId kBo{1};
    static constexpr PlayerId kCy{2};

    FollowerTest() {
        seating_.sit(kBo, std::make_unique<RemotePlayer>(letters_));
        seating_.settle(match_);
    }

    static Match timed() {
        Match match(std::make_unique<test::Countdown>(9), {"Ann", "Bo", "Cy"});
        match.setClock(
            Clock(std::vector<TimeControl>(3, {.kind = TimeControl::Kind::Fischer, .initial = seconds(10)})));
        return match;
    }
    void play(int count) {
        ASSERT_TRUE(match_.submit(match_.toMove(), Action(static_cast<std::uint64_t>(count))));
    }
    void hear() {
        for (Report& report : reporter_.news(match_)) ASSERT_TRUE(bo_.take(std::move(report)));
    }
    /// Bo asks, and hears what came of it.
    void ask(const base::Result<Request>& request) {
        ASSERT_TRUE(request.ok()) << request.error().describe();
        letters_.requests.push_back({request->events, request->what, ++asked_});
        ASSERT_FALSE(seating_.update(match_, 0, false));
        hear();
    }

    Match match_ = timed();
    Seating seating_{3, TakingBack::Agreed};
    Letters letters_;
    std::uint32_t asked_ = 0;  ///< requests so far
    Reporter reporter_{kBo};
    Follower bo_{reporter_.brief(match_)};
};

TEST_F(FollowerTest, PlaysAtTheSameDoorAsAll) {
    EXPECT_FALSE(bo_.play(Action(1)).ok()) << "not his turn";
    play(1);
    hear();
    EXPECT_FALSE(bo_.play(Action(4)).ok()) << "not legal";
    ask(bo_.play(Action(2)));
    EXPECT_EQ(match_.ply(), 2);
    EXPECT_EQ(bo_.view().ply(), 2);
    EXPECT_FALSE(bo_.awaits(kBo));
}

TEST_F(FollowerTest, ATurnThatTheRulesForbidIsRefusedAndHoldsNobodyUp) {
    play(1);
    hear();
    letters_.requests.push_back({match_.eventCount(), PlayTurn{Action(7)}, ++asked_});
    EXPECT_FALSE(seating_.update(match_, 0, false));
    EXPECT_FALSE(seating_.paused());
    ASSERT_EQ(letters_.receipts.size(), 1U);
    EXPECT_EQ(letters_.receipts[0].number, asked_);
    EXPECT_EQ(letters_.receipts[0].result, Receipt::Result::NotAllowed);
    ask(bo_.play(Action(2)));
    EXPECT_EQ(match_.ply(), 2);
}

TEST_F(FollowerTest, LooksBackWhileTheMatchGoesOn) {
    play(1);
    hear();
    ask(bo_.play(Action(2)));
    const NodeId first = match_.tree().mainLine()[1];
    bo_.goTo(first);
    EXPECT_TRUE(bo_.looksBack());
    EXPECT_EQ(bo_.view().ply(), 1);
    EXPECT_FALSE(bo_.play(Action(1)).ok()) << "an earlier turn is shown";
    play(3);
    hear();
    EXPECT_EQ(bo_.current(), first) << "he goes on looking";
    EXPECT_EQ(bo_.head(), match_.head());
    EXPECT_EQ(bo_.events(kBo).back().kind, EventKind::Edited) << "no piece that he sees has moved";
    bo_.goToEnd();
    EXPECT_EQ(bo_.view().ply(), 3);
    EXPECT_FALSE(bo_.looksBack());
}

TEST_F(FollowerTest, ATreeThatHasLostTurnsContradicts) {
    play(1);
    hear();
    match_.edits().setComment(match_.current(), "a comment brings the tree again");
    std::vector<Report> reports = reporter_.news(match_);
    ASSERT_EQ(reports.size(), 1U);
    reports.front().tree = GameTree(0);
    reports.front().event.node = *(reports.front().event.head = Match::kRoot);
    EXPECT_FALSE(bo_.take(std::move(reports.front())));
    EXPECT_EQ(bo_.view().ply(), 1);
}

TEST_F(FollowerTest, KeepsWhatIsDrawnHere) {
    play(1);
    hear();
    const game::Sketch ring{game::Stroke{}};
    bo_.setSketch(bo_.current(), ring);
    match_.edits().setComment(match_.current(), "a comment brings the tree again");
    hear();
    EXPECT_EQ(bo_.tree().node(bo_.current()).sketch, ring);
    EXPECT_TRUE(match_.tree().node(match_.current()).sketch.empty()) << "nobody else sees it";
}

TEST_F(FollowerTest, ATurnThatCrossesATakeBackIsNotPlayed) {
    play(1);
    hear();
    const auto turn = bo_.play(Action(2));
    // Meanwhile Ann takes back, and plays something else.
    ASSERT_TRUE(match_.offer(kAnn, Proposal::TakeBack));
    letters_.requests.push_back({match_.eventCount(), AnswerOffer{true}, ++asked_});
    ASSERT_FALSE(seating_.update(match_, 0, false));
    ASSERT_TRUE(match_.answer(kCy, true));
    play(3);
    letters_.requests.push_back({turn->events, turn->what, ++asked_});
    EXPECT_FALSE(seating_.update(match_, 0, false));
    EXPECT_EQ(match_.ply(), 1);
    EXPECT_TRUE(letters_.requests.empty());
    hear();
    ask(bo_.play(Action(2)));
    EXPECT_EQ(match_.ply(), 2);
}

TEST_F(FollowerTest, AnAnswerIsOnlyToTheOfferThatWasHeard) {
    play(1);
    ASSERT_TRUE(match_.offer(kCy, Proposal::Draw));
    hear();
    ASSERT_TRUE(bo_.owesAnswer(kBo));
    const auto late = bo_.answer(true);
    ASSERT_TRUE(match_.answer(kAnn, false));
    ASSERT_TRUE(match_.offer(kAnn, Proposal::TakeBack));
    letters_.requests.push_back({late->events, late->what, ++asked_});
    EXPECT_FALSE(seating_.update(match_, 0, false));
    EXPECT_TRUE(match_.owesAnswer(kBo)) << "he did not answer this one";
    hear();
    ask(bo_.answer(false));
    EXPECT_FALSE(match_.openOffer());
    EXPECT_FALSE(bo_.openOffer());
}

TEST_F(FollowerTest, OffersAndResignsOutOfTurn) {
    play(1);
    hear();
    ask(bo_.play(Action(1)));
    ask(bo_.offer(Proposal::TakeBack));
    EXPECT_EQ(match_.openOffer(), (Offer{Proposal::TakeBack, kBo}));
    EXPECT_FALSE(bo_.owesAnswer(kBo));
    ASSERT_TRUE(match_.answer(kAnn, true));
    ASSERT_TRUE(match_.answer(kCy, true));
    hear();
    EXPECT_EQ(bo_.view().ply(), 1);
    ask(bo_.play(Action(2)));
    EXPECT_EQ(bo_.tree().node(bo_.current()).parent.value, 1U) << "beside the turn that was taken back";
    ask(bo_.resign());
    EXPECT_EQ(bo_.outcome().result, "resigned 1");
    EXPECT_FALSE(bo_.resign().ok());
    ASSERT_TRUE(match_.offer(kCy, Proposal::TakeBack));
    ASSERT_TRUE(match_.answer(kAnn, true));
    hear();
    ask(bo_.answer(true));
    EXPECT_FALSE(bo_.outcome().over) << "reopened";
}

TEST_F(FollowerTest, WaitsWhileTheRefereesTableLooksBack) {
    play(1);
    hear();
    ask(bo_.play(Action(1)));
    match_.back();
    hear();
    EXPECT_FALSE(bo_.atHead());
    EXPECT_FALSE(bo_.resign().ok());
    letters_.requests.push_back({bo_.events(kBo).back().number + 1, Resign{}, ++asked_});
    EXPECT_FALSE(seating_.update(match_, 0, false));
    EXPECT_FALSE(match_.outcome().over);
    match_.goToEnd();
    EXPECT_FALSE(seating_.update(match_, 0, false));
    EXPECT_TRUE(match_.outcome().over) << "what he asked for was not lost";
}

TEST_F(FollowerTest, TakesClocksAndALossOnTimeFromTheReferee) {
    play(1);
    match_.elapse(kBo, seconds(4));
    hear();
    bo_.elapse(kBo, seconds(3));
    EXPECT_EQ(bo_.clock()->left(kBo), seconds(7)) << "runs on from what was heard";
    bo_.setClocks(match_.clock()->readings());
    EXPECT_EQ(bo_.clock()->left(kBo), seconds(6));
    bo_.elapse(kBo, seconds(20));
    EXPECT_EQ(bo_.clock()->left(kBo), seconds(0));
    EXPECT_FALSE(bo_.outcome().over) << "the referee has not said so";
    ask(bo_.play(Action(1)));
    EXPECT_EQ(bo_.clock()->left(kBo), seconds(6));
    match_.elapse(kCy, seconds(11));
    hear();
    EXPECT_EQ(bo_.outcome().result, "late 2");
    EXPECT_EQ(bo_.clock()->left(kCy), seconds(0));
    EXPECT_EQ(bo_.canOffer(kBo, Proposal::TakeBack), match_.canOffer(kBo, Proposal::TakeBack));
}

TEST_F(FollowerTest, HearsEachReportOnceAndInOrder) {
    play(1);
    play(1);
    std::vector<Report> reports = reporter_.news(match_);
    ASSERT_EQ(reports.size(), 2U);
    Report again{.event = reports[0].event};
    Report second{.event = reports[1].event, .view = match_.view(kBo)};
    EXPECT_FALSE(bo_.take(std::move(reports[1]))) << "the first one is missing";
    EXPECT_EQ(bo_.eventCount(), 0U);
    EXPECT_TRUE(bo_.take(std::move(reports[0])));
    EXPECT_TRUE(bo_.take(std::move(again)));
    EXPECT_EQ(bo_.eventCount(), 1U);
    EXPECT_TRUE(bo_.take(std::move(second)));
    EXPECT_EQ(bo_.view().ply(), 2);
    EXPECT_EQ(bo_.viewAt(NodeId(1), kBo)->ply(), 1) << "looking back needs no referee";
}

TEST_F(FollowerTest, FollowsEditsOfTheTree) {
    play(1);
    play(1);
    match_.edits().setComment(NodeId(1), "well played");
    match_.edits().setMarks(NodeId(2), "?");
    match_.back();
    match_.playFromHere();
    hear();
    EXPECT_THAT(bo_.tree().node(NodeId(1)).comments, testing::ElementsAre("well played"));
    EXPECT_EQ(bo_.tree().node(NodeId(2)).marks, "?");
    EXPECT_TRUE(bo_.atHead());
    EXPECT_TRUE(bo_.awaits(kBo));
}

TEST_F(FollowerTest, IsReadBySubscriptionsLikeAMatch) {
    Subscription reader;
    (void)reader.read(bo_);
    EXPECT_TRUE(reader.due(match_)) << "another match";
    play(1);
    play(2);
    hear();
    const Subscription::News news = reader.read(bo_);
    ASSERT_EQ(news.end - news.first, 2U);
    for (std::size_t i = news.first; i < news.end; ++i) {
        const Event here = bo_.events(kBo)[i];
        const Event there = match_.events(kBo)[i];
        EXPECT_EQ(here.notation, there.notation);
        EXPECT_EQ(here.number, there.number);
        EXPECT_EQ(hopsOf(here.transition).size(), hopsOf(there.transition).size());
    }
}

TEST(Briefing, KeepsTheNotesOfAGameWithSecretsForTheRecord) {
    Match match(std::make_unique<test::Auction>(2, 4), {"Ann", "Bo"});
    ASSERT_TRUE(match.submit(PlayerId(0), test::auction::bid(0, 3)));
    match.edits().setComment(NodeId(1), "three");
    match.edits().setComment(Match::kRoot, "Bo bids low");
    const Briefing bo = Reporter(PlayerId(1)).brief(match);
    EXPECT_EQ(bo.tree.node(NodeId(1)).notation, "A?");
    EXPECT_TRUE(bo.tree.node(NodeId(1)).comments.empty());
    EXPECT_TRUE(bo.tree.node(Match::kRoot).comments.empty());
    EXPECT_EQ(bo.events, match.eventCount());
    const Briefing record = Reporter(Viewer::record()).brief(match);
    EXPECT_EQ(record.tree.node(NodeId(1)).notation, "A3");
    EXPECT_FALSE(record.tree.node(NodeId(1)).comments.empty());
    EXPECT_FALSE(record.tree.node(Match::kRoot).comments.empty());
}

TEST(ToldTree, CountsItsPliesAndLeavesRoomForMore) {
    const auto canBeTold = [](int start, int turn) {
        base::FieldWriter told;
        told.list(std::vector<Node>{{.children = {NodeId(1)}, .ply = start}, {.ply = turn}}, kMostNodes,
                  [&](const Node& node) { eachField(told, node); });
        const std::string text = told.take();
        base::FieldReader fields(text);
        GameTree tree(0);
        eachField(fields, tree);
        return fields.end().ok();
    };
    EXPECT_TRUE(canBeTold(0, 1));
    EXPECT_TRUE(canBeTold(7, 8)) << "turns were played before the start";
    EXPECT_FALSE(canBeTold(7, 7));
    EXPECT_FALSE(canBeTold(7, 9));
    const int most = std::numeric_limits<int>::max();
    EXPECT_FALSE(canBeTold(most - 1, most)) << "a turn after it would have no number";
}

}  // namespace
}  // namespace match
