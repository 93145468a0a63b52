#include "match/EvaluationRecord.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string again(const std::string& comment, std::size_t players = 2) {
    const auto note = evaluationIn(comment, players);
    return note ? evaluationComment(*note) : "no evaluation";
}

TEST(EvaluationComment, SaysTheFirstPlayersChanceLessTheSecondOnes) {
    EXPECT_EQ(evaluationComment({.chances = {0.675, 0.325}, .depth = 12}), "+0.35/12");
    EXPECT_EQ(evaluationComment({.chances = {0.1, 0.9}}), "-0.8");
    EXPECT_EQ(evaluationComment({.chances = {0.3, 0.7},
                                 .depth = 9,
                                 .judgement = "??",
                                 .instead = {"c3", "3d4>12'"},
                                 .next = {"a1"}}),
              "-0.4/9 ?? pv c3 3d4>12' pv> a1");
    EXPECT_EQ(evaluationComment({}), "");
    EXPECT_EQ(evaluationComment({.judgement = "?"}), "") << "a judgement alone is in the marks";
}

TEST(EvaluationComment, LooksCertainOnlyWhereItIs) {
    EXPECT_EQ(evaluationComment({.chances = {1, 0}, .depth = 4}), "+1.0/4");
    EXPECT_EQ(evaluationComment({.chances = {0.99999, 0.00001}, .depth = 4}), "+0.999/4");
    EXPECT_EQ(evaluationComment({.chances = {0, 1}}), "-1.0");
    EXPECT_EQ(evaluationComment({.chances = {1, 0, 0}}), "100.0% 0.0% 0.0%");
    EXPECT_EQ(evaluationComment({.chances = {0.9999, 0.0001, 0}}), "99.9% 0.1% 0.0%");
}

TEST(EvaluationComment, IsReadBack) {
    for (const char* comment :
         {"+0.35/12", "-0.8", "+0.0/3 !! pv c3", "+1.0/4 ?! pv a1 Sb2 pv> c3 d4", "pv c3 d4'", "pv> c3",
          "-0.999/20 ?", "+0.05/6 1234 nodes", "+0.05/6 ?! 900ms name:\"Some Engine\" pv c3 pv> d4"})
        EXPECT_EQ(again(comment), comment);
    EXPECT_EQ(again("41.2% 30.1% 28.7%/12 ? pv 2", 3), "41.2% 30.1% 28.7%/12 ? pv 2");
    EXPECT_NEAR(evaluationIn("-0.8", 2)->chances[1], 0.9, 1e-9);
}

TEST(EvaluationComment, IsReadAsOtherProgramsWriteIt) {
    const auto note = evaluationIn("+0.3456/12", 2);
    ASSERT_TRUE(note);
    EXPECT_NEAR(note->chances[0], 0.6728, 1e-9);
    EXPECT_THAT(evaluationIn("pv c3 d4", 2)->instead, ElementsAre("c3", "d4"));
    EXPECT_EQ(evaluationIn("+0.14/12 2.96s", 2)->depth, 12);
    const auto detailed = evaluationIn(
        "name:\"Some \\\"Engine\\\" 7s\" +0.05/6 ? 1234 nodes pv c3 d4 900ms pv> e1 wdl:0.5,0,0.5", 2);
    ASSERT_TRUE(detailed);
    EXPECT_NEAR(detailed->chances[0], 0.525, 1e-9);
    EXPECT_EQ(detailed->judgement, "?");
    EXPECT_THAT(detailed->instead, ElementsAre("c3", "d4"));
    EXPECT_THAT(detailed->next, ElementsAre("e1"));
    EXPECT_EQ(detailed->details, "name:\"Some \\\"Engine\\\" 7s\" 1234 nodes 900ms wdl:0.5,0,0.5");
    EXPECT_EQ(evaluationIn("+0.05/6 3 visits 10 ms 20000nodes", 2)->details, "3 visits 10 ms 20000nodes");
}

TEST(EvaluationComment, IsReadInTheFormsOfPtnNinja) {
    const std::pair<const char*, const char*> forms[] = {
        {"+0.2/13 pv> f1 d4", "+0.2/13 pv> f1 d4"},
        {"  +0.2/13   pv>  f1\n d4 ", "+0.2/13 pv> f1 d4"},
        {"+0.2 / 13 pv>f1 d4", "+0.2/13 pv> f1 d4"},
        {"+0.2/ 13 pv=f1 d4", "+0.2/13 pv f1 d4"},
        {"+.2/13", "+0.2/13"},
        {"+0.2/13 pv> f1 d4 pv> c3 pv a1 pv b1", "+0.2/13 pv a1 pv> f1 d4 pv> c3 pv b1"},
        {"name:\"Tiltak 7s\" -0.35/9 ?? 1234 nodes 12.3s 900nps pv> f1",
         "-0.35/9 ?? name:\"Tiltak 7s\" 1234 nodes 12.3s 900nps pv> f1"},
        {"+0.1/4 score:F3 cp:+12 wdl:0.5,0.1,0.4 500 visits",
         "+0.1/4 score:F3 cp:+12 wdl:0.5,0.1,0.4 500 visits"},
        {"+1 1234 nodes", "+1.0 1234 nodes"},
        {"-0.4/8 ? foreseen:58.3% 12 nodes pv b2b3", "-0.4/8 ? foreseen:58.3% 12 nodes pv b2b3"},
        {"-0.4/8 foreseen:58.3% foreseen:9%", "-0.4/8 foreseen:58.3% foreseen:9%"},
        {"-0.4/8 foreseen:101% foreseen:x", "-0.4/8 foreseen:101% foreseen:x"},
        {"-1 pv> f1", "-1.0 pv> f1"},
        {"60%/12", "+0.2/12"},
        {"60.0% pv> f1", "+0.2 pv> f1"},
        {"40% 1234 nodes", "-0.2 1234 nodes"},
        {"+M5/12 pv> f1", "+1.0/12 mate:5 pv> f1"},
        {"-#12", "-1.0 mate:12"}};
    for (const auto& [written, comment] : forms) {
        EXPECT_EQ(again(written), comment) << written;
        EXPECT_EQ(again(comment), comment);
    }
}

TEST(EvaluationComment, OtherTextsAreNoEvaluation) {
    for (const char* comment : {"",
                                "+1",
                                "-1",
                                "1234 nodes",
                                "900ms",
                                "name:\"Some Engine\"",
                                "+0.35/12 nodes",
                                "+0.35/12 for 900ms",
                                "+3.5/12",
                                "0.35",
                                "+0.35 is too much",
                                "?",
                                "??",
                                "pv",
                                "pv>",
                                "+0.35/",
                                "+0.35/x",
                                "+0.35/-3",
                                "+/3",
                                "+..",
                                "a good turn",
                                "50%",
                                "[%clk 0:01:00]",
                                "+0.3 pv",
                                "+0.3 ??? pv c3",
                                "+0.2/13 pv> pv c3",
                                "+0.2/13 pv> f1 pv>",
                                "*+0.2/13",
                                "+20%/3",
                                "120%/3",
                                "M5",
                                "+M",
                                "+M5000",
                                "+Mx/3",
                                "1 / 2 a draw"})
        EXPECT_EQ(again(comment), "no evaluation") << comment;
    EXPECT_EQ(again("41.2% 30.1%", 3), "no evaluation");
    EXPECT_EQ(again("141.2% 30.1% 2%", 3), "no evaluation");
}

/// A game of three players: turns 1, 2, 3, and a variation with 3 in place of the second turn.
class EvaluatedMatch : public testing::Test {
  protected:
    EvaluatedMatch()
        : match_(std::make_unique<test::Countdown>(12), std::vector<std::string>{"A", "B", "C"}) {
        for (const std::uint64_t a : {1, 2, 3}) EXPECT_TRUE(match_.submit(match_.toMove(), game::Action(a)));
        match_.setLive(false);
        line_ = match_.line();
    }
    Match match_;
    std::vector<NodeId> line_;
};

TEST_F(EvaluatedMatch, ComesBackFromItsRecord) {
    const Evaluation start{.chances = {0.5, 0.25, 0.25}, .depth = 3, .line = {"2", "1"}};
    const Evaluation second{.chances = {0.25, 0.625, 0.125}, .depth = 4, .line = {"3"}};
    const Evaluation last{.chances = {0, 1, 0}, .line = {"1"}};
    match_.edits().setEvaluation(Match::kRoot, start);
    match_.edits().setEvaluation(line_[1], second);
    match_.edits().setEvaluation(line_[2], last);
    match_.edits().judge(line_[0], "??");
    match_.edits().setComment(line_[1], "takes two");
    const Match again = Match::fromRecord(match_.toRecord());
    const std::vector<NodeId> line = again.line();
    EXPECT_EQ(again.tree().node(Match::kRoot).evaluation, start);
    ASSERT_TRUE(again.tree().node(line[1]).evaluation);
    EXPECT_EQ(again.tree().node(line[1]).evaluation->line, second.line);
    EXPECT_NEAR(again.tree().node(line[1]).evaluation->chances[1], 0.625, 0.0006);
    EXPECT_EQ(again.tree().node(line[2]).evaluation, last);
    EXPECT_FALSE(again.tree().node(line[0]).evaluation) << "nobody has thought about it";
    EXPECT_EQ(again.tree().node(line[0]).marks, "??");
    EXPECT_THAT(again.tree().node(line[1]).comments, ElementsAre("takes two"));
    EXPECT_THAT(again.tree().node(line[0]).comments, IsEmpty());
}

TEST_F(EvaluatedMatch, KeepsWhatOtherProgramsHaveTold) {
    game::Record record = match_.toRecord();
    record.turns[1].comments = {"30.0% 30.0% 40.0%/3 1234 nodes name:\"Some Engine\"", "well played"};
    const Match read = Match::fromRecord(std::move(record));
    const NodeId first = read.line()[0];
    ASSERT_TRUE(read.tree().node(first).evaluation);
    EXPECT_EQ(read.tree().node(first).evaluation->depth, 3);
    EXPECT_THAT(read.tree().node(first).comments, ElementsAre("well played"));
    EXPECT_THAT(read.toRecord().turns[1].comments,
                ElementsAre("30.0% 30.0% 40.0%/3 1234 nodes name:\"Some Engine\"", "well played"));
}

/// As PTN Ninja writes it: after every turn the line that continues it, although the game continues, too.
TEST_F(EvaluatedMatch, TakesTheLineAfterATurnThatTheGameContinues) {
    game::Record record = match_.toRecord();
    record.turns[1].comments = {"30.0% 30.0% 40.0%/3 pv> 3 1"};
    record.turns[2].comments = {"20.0% 40.0% 40.0%/3 pv 3 1 pv> 2 1"};
    record.turns[3].comments = {"10.0% 50.0% 40.0%/3 pv 3 pv> 1 2"};
    Match read = Match::fromRecord(std::move(record));
    const std::vector<NodeId> line = read.line();
    const auto evaluationAt = [&](std::size_t i) { return *read.tree().node(line[i]).evaluation; };
    EXPECT_THAT(evaluationAt(0).line, ElementsAre("3", "1"));
    EXPECT_THAT(evaluationAt(1).line, ElementsAre("3"));
    EXPECT_THAT(evaluationAt(2).line, ElementsAre("1", "2"));
    for (const std::size_t i : {0U, 1U, 2U}) EXPECT_EQ(evaluationAt(i).depth, 3);
    EXPECT_THAT(read.tree().node(line[0]).comments, IsEmpty());
    EXPECT_THAT(read.tree().node(line[1]).comments, ElementsAre("pv> 2 1")) << "another line is kept";
    EXPECT_THAT(read.tree().node(line[2]).comments, IsEmpty());
    const Match again = Match::fromRecord(read.toRecord());
    for (const std::size_t i : {0U, 1U, 2U})
        EXPECT_EQ(again.tree().node(line[i]).evaluation, evaluationAt(i));
    EXPECT_THAT(again.tree().node(line[1]).comments, ElementsAre("pv> 2 1"));
}

TEST_F(EvaluatedMatch, KeepsFurtherLinesAsAComment) {
    game::Record record = match_.toRecord();
    record.turns[2].comments = {"30.0% 30.0% 40.0%/3 pv> 3 1 pv> 2", "a good turn"};
    Match read = Match::fromRecord(std::move(record));
    for (const bool twice : {false, true}) {
        if (twice) read = Match::fromRecord(read.toRecord());
        const Node& turn = read.tree().node(read.line()[1]);
        EXPECT_THAT(turn.evaluation->line, ElementsAre("3", "1"));
        EXPECT_THAT(turn.comments, ElementsAre("pv> 2", "a good turn"));
    }
}

TEST_F(EvaluatedMatch, KeepsALineThatCannotBePlayed) {
    game::Record record = match_.toRecord();
    record.turns[2].comments = {"30.0% 30.0% 40.0%/3 pv> 99 nonsense"};
    const Match read = Match::fromRecord(std::move(record));
    EXPECT_THAT(read.tree().node(read.line()[1]).evaluation->line, ElementsAre("99", "nonsense"));
    EXPECT_EQ(read.tree().node(read.line()[1]).evaluation->depth, 3);
}

TEST_F(EvaluatedMatch, TakesTheChancesOfATurnThatBeginsAVariation) {
    match_.goTo(line_[0]);
    ASSERT_TRUE(match_.submit(match_.toMove(), game::Action(3)));
    const NodeId varied = match_.current();
    game::Record record = match_.toRecord();
    for (game::Record::Turn& turn : record.turns)
        if (turn.parent == 1 && turn.action == game::Action(3))
            turn.comments = {"30.0% 30.0% 40.0%/3 pv 2 1"};
    const Match read = Match::fromRecord(std::move(record));
    ASSERT_TRUE(read.tree().node(varied).evaluation);
    EXPECT_EQ(read.tree().node(varied).evaluation->depth, 3);
    EXPECT_THAT(read.tree().node(line_[0]).evaluation->line, ElementsAre("2", "1"));
}

TEST_F(EvaluatedMatch, KeepsWhatThePlayerSaid) {
    match_.edits().setMarks(line_[0], "'!");
    match_.edits().setMarks(line_[1], "'");
    match_.edits().judge(line_[0], "??");
    match_.edits().judge(line_[1], "?");
    EXPECT_EQ(match_.tree().node(line_[0]).marks, "'!");
    EXPECT_EQ(match_.tree().node(line_[1]).marks, "'?");
    match_.edits().setEvaluation(line_[0], {.chances = {0.5, 0.25, 0.25}});
    match_.edits().setEvaluation(line_[1], {.chances = {0.5, 0.25, 0.25}});
    // A deeper evaluation replaces the first one, also after the file was read again.
    Match again = Match::fromRecord(match_.toRecord());
    const std::vector<NodeId> line = again.line();
    again.edits().judge(line[0], "?!");
    again.edits().judge(line[1], "?!");
    EXPECT_EQ(again.tree().node(line[0]).marks, "'!");
    EXPECT_EQ(again.tree().node(line[1]).marks, "'?!");
    again.edits().judge(line[1], "");
    EXPECT_EQ(again.tree().node(line[1]).marks, "'");
    again.edits().judge(line[1], "?");
    again.edits().setMarks(line[1], "!!");
    again.edits().judge(line[1], "??");
    EXPECT_EQ(again.tree().node(line[1]).marks, "!!") << "the player disagrees";
}

TEST_F(EvaluatedMatch, ASecondEvaluationStaysInTheComment) {
    match_.edits().setComment(line_[0], "30.0% 30.0% 40.0%/3");
    match_.edits().setEvaluation(line_[0], {.chances = {0.5, 0.25, 0.25}});
    Match again = Match::fromRecord(match_.toRecord());
    const NodeId first = again.line()[0];
    EXPECT_EQ(again.tree().node(first).evaluation->depth, 0) << "it is the one that the program has written";
    EXPECT_THAT(again.tree().node(first).comments, ElementsAre("30.0% 30.0% 40.0%/3"));
}

TEST_F(EvaluatedMatch, IsAnotherVersionWithoutAnEvent) {
    const std::size_t version = match_.tree().version();
    const std::size_t events = match_.events(game::Viewer::record()).size();
    match_.edits().setEvaluation(line_[0], {.chances = {0.5, 0.25, 0.25}});
    match_.edits().judge(line_[0], "?");
    EXPECT_GT(match_.tree().version(), version);
    EXPECT_EQ(match_.events(game::Viewer::record()).size(), events);
}

}  // namespace
}  // namespace match
