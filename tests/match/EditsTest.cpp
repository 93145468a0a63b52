#include "match/Edits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"
#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

using game::Action;
using game::Viewer;
using testing::ElementsAre;
using testing::IsEmpty;

/// A game under review: turns 1, 1, 1; a variation 2, 2 in place of the second turn; and in that one a
/// variation 3.
class EditsOfAMatch : public testing::Test {
  protected:
    EditsOfAMatch() : match_(std::make_unique<test::Countdown>(12), std::vector<std::string>{"A", "B", "C"}) {
        play({1, 1, 1});
        match_.setLive(false);
        main_ = match_.tree().pathTo(match_.current());
        match_.goTo(main_[0]);
        play({2, 2});
        second_ = match_.current();
        match_.goTo(main_[0]);
        play({3});
        third_ = match_.current();
    }
    void play(std::initializer_list<std::uint64_t> actions) {
        for (const std::uint64_t a : actions) ASSERT_TRUE(match_.submit(match_.toMove(), Action(a)));
    }
    [[nodiscard]] std::string mainLine() const {
        std::string text;
        for (NodeId id = Match::kRoot; !match_.tree().node(id).children.empty();) {
            id = match_.tree().node(id).children.front();
            text += match_.tree().node(id).notation;
        }
        return text;
    }
    [[nodiscard]] EventKind lastEvent() const { return match_.events(Viewer::record()).back().kind; }

    Match match_;
    std::vector<NodeId> main_;
    NodeId second_{};
    NodeId third_{};
};

TEST_F(EditsOfAMatch, SetCommentsAndJudgements) {
    match_.edits().setMarks(second_, "?!");
    match_.edits().setComment(second_, "too early");
    match_.edits().setComment(Match::kRoot, "Lisbon, round 3");
    EXPECT_EQ(lastEvent(), EventKind::Edited);
    const Match again = Match::fromRecord(match_.toRecord());
    EXPECT_THAT(again.tree().node(Match::kRoot).comments, ElementsAre("Lisbon, round 3"));
    const NodeId first = again.tree().node(Match::kRoot).children[0];
    const NodeId variation = again.tree().node(again.tree().node(first).children[1]).children[0];
    EXPECT_EQ(again.tree().node(variation).marks, "?!");
    EXPECT_THAT(again.tree().node(variation).comments, ElementsAre("too early"));
    match_.edits().setComment(second_, "");
    EXPECT_THAT(match_.tree().node(second_).comments, IsEmpty());
}

/// In a game that hides something a player writes for himself; who reads all rewrites all.
TEST_F(EditsOfAMatch, EachPlayerHasCommentsOfHisOwn) {
    const Commentator first{.viewer = game::PlayerId(0), .forHimself = true};
    const Commentator second{.viewer = game::PlayerId(1), .forHimself = true};
    match_.edits().setComment(second_, "I bluff", first);
    match_.edits().setComment(second_, "he bluffs", second);
    EXPECT_THAT(match_.tree().node(second_).comments,
                ElementsAre("[%seat 1] I bluff", "[%seat 2] he bluffs"));
    match_.edits().setComment(second_, "I do not", first);
    EXPECT_THAT(match_.tree().node(second_).comments,
                ElementsAre("[%seat 2] he bluffs", "[%seat 1] I do not"));
    const Match again = Match::fromRecord(match_.toRecord());
    const NodeId turn = again.tree().node(again.tree().node(Match::kRoot).children[0]).children[1];
    EXPECT_THAT(again.tree().node(again.tree().node(turn).children[0]).comments,
                ElementsAre("[%seat 2] he bluffs", "[%seat 1] I do not"));
    // After the end, seen as the first player saw it, the other's words stay.
    match_.edits().setComment(second_, "", {.viewer = game::PlayerId(0)});
    EXPECT_THAT(match_.tree().node(second_).comments, ElementsAre("[%seat 2] he bluffs"));
    match_.edits().setComment(second_, "both bluffed");
    EXPECT_THAT(match_.tree().node(second_).comments, ElementsAre("both bluffed"));
    // Strokes that he lists in his words are his, too.
    match_.edits().setComment(second_, "here [%csl Ga1]", second);
    ASSERT_EQ(match_.tree().node(second_).sketch.size(), 1U);
    EXPECT_EQ(match_.tree().node(second_).sketch.front().seat, game::PlayerId(1));
    EXPECT_THAT(match_.tree().node(second_).comments, ElementsAre("[%seat 2] here"));
}

TEST_F(EditsOfAMatch, ThatChangeNothingAreNotReported) {
    const std::size_t events = match_.events(Viewer::record()).size();
    match_.edits().setMarks(second_, "");
    match_.edits().setComment(second_, "");
    match_.edits().promote(main_[2]);
    EXPECT_EQ(match_.events(Viewer::record()).size(), events);
}

TEST_F(EditsOfAMatch, PutAVariationBeforeTheLineThatItStandsBehind) {
    EXPECT_FALSE(canPromote(match_, main_[2]));
    ASSERT_TRUE(canPromote(match_, third_));
    match_.edits().promote(third_);
    EXPECT_EQ(mainLine(), "111") << "it was the last of three";
    match_.edits().promote(third_);
    EXPECT_EQ(mainLine(), "13");
    EXPECT_FALSE(canPromote(match_, third_));
    match_.edits().promote(second_);
    match_.edits().promote(second_);
    EXPECT_EQ(mainLine(), "122") << "also by a later turn of it";
    EXPECT_EQ(Match::fromRecord(match_.toRecord()).tree().size(), match_.tree().size());
}

TEST_F(EditsOfAMatch, RemoveALineAndBringItBack) {
    EXPECT_FALSE(canRemove(match_, Match::kRoot));
    match_.goTo(second_);
    const NodeId variation = match_.tree().node(second_).parent;
    const GameTree::Removed removed = match_.edits().remove(variation);
    EXPECT_EQ(match_.current(), main_[0]) << "nobody stands where nothing is";
    EXPECT_EQ(Match::fromRecord(match_.toRecord()).tree().size(), 5U);
    match_.edits().restore(removed);
    EXPECT_THAT(match_.tree().node(main_[0]).children, ElementsAre(main_[1], variation, third_));
    match_.goTo(second_);
    EXPECT_EQ(match_.ply(), 3);
    (void)match_.edits().remove(main_[0]);
    EXPECT_EQ(match_.toRecord().turns.size(), 1U);
    EXPECT_EQ(mainLine(), "");
}

TEST_F(EditsOfAMatch, KeepThePlayedTurns) {
    match_.setLive(true);
    match_.goToEnd();
    EXPECT_EQ(match_.current(), main_[2]);
    EXPECT_FALSE(canRemove(match_, main_[1]));
    EXPECT_FALSE(canPromote(match_, second_)) << "the game went another way";
    EXPECT_TRUE(canPromote(match_, third_)) << "before the other variation";
    EXPECT_TRUE(canRemove(match_, second_));
    match_.edits().setComment(main_[1], "said while playing");
    EXPECT_THAT(match_.tree().node(main_[1]).comments, ElementsAre("said while playing"));
}

TEST(EditsAtRandom, KeepTheTreeWhole) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        base::Random random(seed);
        Match match(std::make_unique<test::Countdown>(15), {"A", "B", "C"});
        for (int step = 0; step < 150; ++step) {
            const auto line = match.line();
            const NodeId any =
                line.empty() ? Match::kRoot : line[random.below(static_cast<std::uint32_t>(line.size()))];
            switch (random.below(8)) {
                case 0:
                    match.edits().promote(any);
                    break;
                case 1:
                    if (canRemove(match, any)) {
                        const GameTree::Removed removed = match.edits().remove(any);
                        if (random.below(2) == 0) match.edits().restore(removed);
                    }
                    break;
                case 2:
                    match.edits().setMarks(any, "!");
                    break;
                case 3:
                    match.setLive(random.below(2) == 0);
                    break;
                case 4:
                    match.playFromHere();
                    break;
                case 5:
                    match.goTo(any);
                    break;
                default:
                    (void)match.submit(match.toMove(), Action(1 + random.below(3)));
            }
            ASSERT_EQ(match.tree().pathTo(match.current()).size(), static_cast<std::size_t>(match.ply()));
        }
        const game::Record record = match.toRecord();
        const std::size_t turns = record.turns.size();
        for (std::size_t i = 1; i < turns; ++i) {
            const auto& siblings = record.turns[record.turns[i].parent].children;
            ASSERT_EQ(std::count(siblings.begin(), siblings.end(), i), 1) << "seed " << seed;
        }
        ASSERT_EQ(Match::fromRecord(match.toRecord()).tree().size(), turns);
    }
}

}  // namespace
}  // namespace match
