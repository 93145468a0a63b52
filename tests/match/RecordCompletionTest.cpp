#include "match/RecordCompletion.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

using testing::ElementsAre;

/// A game between two: turns 1, 1, 1; and a variation 2, 3 in place of the second turn.
class RecordCompletion : public testing::Test {
  protected:
    RecordCompletion() {
        Match match(std::make_unique<test::Countdown>(12, 2), std::vector<std::string>{"A", "B"});
        match.addTag("Event", "Lisbon");
        play(match, {1, 1, 1});
        match.setLive(false);
        match.goTo(match.tree().pathTo(match.current())[0]);
        play(match, {2, 3});
        record_ = match.toRecord();
        copy_ = match.toRecord();
    }
    static void play(Match& match, std::initializer_list<std::uint64_t> actions) {
        for (const std::uint64_t action : actions)
            ASSERT_TRUE(match.submit(match.toMove(), game::Action(action)));
    }
    Difference complete() { return match::complete(record_, copy_); }
    /// The turn that is reached by taking the children with these numbers.
    static game::Record::Turn& turn(game::Record& record, std::initializer_list<std::size_t> children) {
        std::size_t at = 0;
        for (const std::size_t child : children) at = record.turns[at].children[child];
        return record.turns[at];
    }

    game::Record record_;
    game::Record copy_;
};

TEST_F(RecordCompletion, NothingIsNew) {
    EXPECT_EQ(complete(), Difference::Nothing);
    turn(record_, {0}).comments = {"known here only"};
    EXPECT_EQ(complete(), Difference::Nothing) << "the copy may have less";
    EXPECT_THAT(turn(record_, {0}).comments, ElementsAre("known here only"));
}

TEST_F(RecordCompletion, CommentsMarksAndTagsComeWithTheCopy) {
    turn(record_, {0}).comments = {"mine"};
    turn(copy_, {}).comments = {"about the game"};
    turn(copy_, {0}).comments = {"theirs", "mine"};
    turn(copy_, {0, 1, 0}).marks = "'?!";
    copy_.tags.emplace_back("Site", "the park");
    EXPECT_EQ(complete(), Difference::Additions);
    EXPECT_THAT(turn(record_, {}).comments, ElementsAre("about the game"));
    EXPECT_THAT(turn(record_, {0}).comments, ElementsAre("mine", "theirs"));
    EXPECT_EQ(turn(record_, {0, 1, 0}).marks, "'?!");
    EXPECT_EQ(record_.tags.back(), std::pair(std::string("Site"), std::string("the park")));
    EXPECT_EQ(complete(), Difference::Nothing) << "a second time nothing is new";
}

TEST_F(RecordCompletion, VariationsComeWithTheirNotes) {
    Match match = Match::fromRecord(std::move(copy_));
    match.goTo(match.tree().node(Match::kRoot).children[0]);
    play(match, {3, 2});
    match.edits().setComment(match.current(), "bolder");
    copy_ = match.toRecord();
    EXPECT_EQ(complete(), Difference::Additions);
    const Match completed = Match::fromRecord(std::move(record_));
    const NodeId first = completed.tree().node(Match::kRoot).children[0];
    ASSERT_EQ(completed.tree().node(first).children.size(), 3U);
    const NodeId variation = completed.tree().node(first).children[2];
    EXPECT_EQ(completed.tree().node(variation).notation,
              match.tree().node(match.tree().pathTo(match.current())[1]).notation);
    EXPECT_THAT(completed.tree().node(completed.tree().node(variation).children[0]).comments,
                ElementsAre("bolder"));
}

TEST_F(RecordCompletion, VariationsThatBeginAlikeEachHaveTheirOwn) {
    Match match = Match::fromRecord(std::move(copy_));
    game::Record twice = match.toRecord();
    const std::size_t first = twice.turns[0].children[0];
    const std::size_t variation = twice.turns[first].children[1];
    twice.turns.push_back(twice.turns[variation]);
    twice.turns.back().children.clear();
    twice.turns.back().comments = {"the same turn, another thought"};
    twice.turns[first].children.push_back(twice.turns.size() - 1);
    copy_ = std::move(twice);
    EXPECT_EQ(complete(), Difference::Additions);
    EXPECT_EQ(turn(record_, {0}).children.size(), 3U);
    EXPECT_EQ(complete(), Difference::Nothing);
}

TEST_F(RecordCompletion, ContradictionsAreSeen) {
    copy_.tags = {{"Event", "Porto"}};
    EXPECT_EQ(complete(), Difference::Contradiction);
    copy_.tags = record_.tags;
    turn(record_, {0, 0}).marks = "?";
    turn(copy_, {0, 0}).marks = "!";
    EXPECT_EQ(complete(), Difference::Contradiction);
    turn(copy_, {0, 0}).marks = "?";
    EXPECT_EQ(complete(), Difference::Nothing);
}

TEST_F(RecordCompletion, MeasurementsStayAndAPlayersJudgementCountsMore) {
    turn(record_, {0}).comments = {"[%clk 0:09:58.0]"};
    turn(copy_, {0}).comments = {"[%clk 0:09:57.0]"};
    turn(record_, {0, 0}).comments = {"+0.35/12 ??"};
    turn(record_, {0, 0}).marks = "??";
    turn(copy_, {0, 0}).comments = {"+0.31/9 ?"};
    turn(copy_, {0, 0}).marks = "?";
    EXPECT_EQ(complete(), Difference::Nothing);
    turn(copy_, {0, 0}).comments = {};
    turn(copy_, {0, 0}).marks = "!?";
    EXPECT_EQ(complete(), Difference::Additions);
    EXPECT_EQ(turn(record_, {0, 0}).marks, "!?");
    EXPECT_THAT(turn(record_, {0, 0}).comments, ElementsAre("+0.35/12 ??"));
}

TEST_F(RecordCompletion, ALongLineNeedsNoStack) {
    constexpr std::size_t kTurns = 200'000;
    for (game::Record* record : {&record_, &copy_}) record->turns.resize(1);
    for (game::Record* record : {&record_, &copy_}) record->turns[0].children.clear();
    for (std::size_t i = 1; i <= kTurns; ++i) {
        copy_.turns.push_back({.action = game::Action(1), .parent = i - 1});
        copy_.turns[i - 1].children = {i};
    }
    EXPECT_EQ(complete(), Difference::Additions);
    EXPECT_EQ(record_.turns.size(), kTurns + 1);
    EXPECT_EQ(complete(), Difference::Nothing);
}

}  // namespace
}  // namespace match
