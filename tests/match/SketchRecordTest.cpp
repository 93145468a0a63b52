#include "match/SketchRecord.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/Random.h"
#include "match/Auction.h"
#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

using game::Ink;
using game::Place;
using game::PlayerId;
using game::Sketch;
using game::Stroke;
using game::Viewer;
using testing::ElementsAre;
using testing::IsEmpty;

const test::Countdown& names() {
    static const test::Countdown kNames(20);
    return kNames;
}

Place at(std::string_view name) { return names().placeNamed(name).value(); }
Stroke ring(Ink ink, std::string_view place) { return {.ink = ink, .from = at(place)}; }
Stroke arrow(Ink ink, std::string_view from, std::string_view to) {
    return {.ink = ink, .from = at(from), .to = at(to)};
}

/// What is read from a comment, and what remains of it; "as it was" if nothing is read.
std::string read(std::string comment) {
    const std::string before = comment;
    Sketch sketch;
    if (!takeSketch(comment, sketch, names())) {
        EXPECT_EQ(comment, before);
        EXPECT_THAT(sketch, IsEmpty());
        return "as it was";
    }
    return sketchText(sketch, names()) + (comment.empty() ? "" : " and " + comment);
}

TEST(SketchComment, NamesRingsAndArrowsWithTheirInks) {
    EXPECT_EQ(sketchText({ring(Ink::Green, "a1"), arrow(Ink::Red, "a1", "b2"), ring(Ink::Yellow, "h3"),
                          arrow(Ink::Blue, "c4", "a2")},
                         names()),
              "[%csl Ga1,Yh3][%cal Ra1b2,Bc4a2]");
    EXPECT_EQ(sketchText({ring(Ink::Green, "a1")}, names()), "[%csl Ga1]");
    EXPECT_EQ(sketchText({}, names()), "");
}

TEST(SketchComment, PartsNamesThatAreNotALetterAndADigit) {
    EXPECT_EQ(sketchText({arrow(Ink::Green, "a1", "b12"), arrow(Ink::Green, "a12", "b1")}, names()),
              "[%cal Ga1-b12,Ga12-b1]");
}

TEST(SketchComment, OfAPlayerStandsByItself) {
    Sketch sketch{ring(Ink::Green, "a1"), ring(Ink::Red, "b1"), arrow(Ink::Blue, "a1", "b1")};
    sketch[1].seat = PlayerId(2);
    sketch[2].seat = PlayerId(0);
    EXPECT_THAT(sketchComments(sketch, names()),
                ElementsAre("[%csl Ga1]", "[%seat 1][%cal Ba1b1]", "[%seat 3][%csl Rb1]"));
    Sketch again;
    for (std::string comment : sketchComments(sketch, names()))
        EXPECT_TRUE(takeSketch(comment, again, names()));
    EXPECT_TRUE(std::is_permutation(again.begin(), again.end(), sketch.begin(), sketch.end()));
}

TEST(SketchComment, IsReadAsOtherProgramsWriteIt) {
    EXPECT_EQ(read(" [%csl Ra1,Gb2][%cal Ga1b2] "), "[%csl Ra1,Gb2][%cal Ga1b2]");
    EXPECT_EQ(read("[%csl  Ra1 , Gb2 ]"), "[%csl Ra1,Gb2]");
    EXPECT_EQ(read("[%cal Ga1b12]"), "[%cal Ga1-b12]") << "there is one way to part the names";
    EXPECT_EQ(read("a good turn [%csl Ga1] here"), "[%csl Ga1] and a good turn here");
    EXPECT_EQ(read("[%csl Ga1]Good."), "[%csl Ga1] and Good.");
    EXPECT_EQ(read("[%csl Ga1][%clk 0:09:58]"), "[%csl Ga1] and [%clk 0:09:58]");
    EXPECT_EQ(read("[%clk 0:09:58] [%cal Ga1b2] ok"), "[%cal Ga1b2] and [%clk 0:09:58] ok");
    EXPECT_EQ(read("[%csl Ga1,Ra1]"), "[%csl Ra1]") << "the same place twice: the later ink";
}

TEST(SketchComment, IsKeptAsItIsIfAnythingInItCannotBeRead) {
    for (const char* comment : {"",
                                "a comment",
                                "[%clk 0:09:58]",
                                "[%csl",
                                "[%csl Ga1",
                                "[%csl Xa1]",
                                "[%csl ga1]",
                                "[%csl Ga99]",
                                "[%csl Gz1]",
                                "[%csl Ga1,Rz9] text",
                                "[%cal Ga1a1]",
                                "[%cal Ga1]",
                                "[%cal G-b1]",
                                "[%cal Ga1-]",
                                "[%cal Ga1-b1-c1]",
                                "[%cal Ga1b]",
                                "[%csl Ga1][%cal Q]",
                                "[%seat 9][%csl Ga1]",
                                "[%seat 0][%csl Ga1]",
                                "[%seat 1]",
                                "[%CSL Ga1]",
                                "[%cslGa1]",
                                "[ %csl Ga1]",
                                "[%c[%csl Ga1]"})
        EXPECT_EQ(read(comment), "as it was") << comment;
}

TEST(SketchComment, HoldsNoMoreThanTheMostStrokes) {
    Sketch full;
    for (std::size_t i = 0; full.size() < game::kMostStrokes; ++i)
        full.push_back({.from = {1, static_cast<std::uint16_t>(i % 20), 0},
                        .to = Place{2, static_cast<std::uint16_t>(i / 20), 0}});
    std::string one_more = "[%csl Ga1]";
    const Sketch before = full;
    EXPECT_FALSE(takeSketch(one_more, full, names()));
    EXPECT_EQ(full, before);
    std::string many = "[%csl Ga1";
    for (std::size_t i = 0; i < game::kMostStrokes; ++i) many += ",Ga1";
    EXPECT_EQ(read(many + ']'), "as it was");
}

TEST(SketchComment, OfAnyStrokesIsReadBack) {
    base::Random random(7);
    const auto place = [&] {
        return Place{static_cast<std::uint16_t>(random.below(4)),
                     static_cast<std::uint16_t>(random.below(20)), 0};
    };
    for (int round = 0; round < 300; ++round) {
        Sketch sketch;
        for (auto count = random.below(40); count-- > 0;) {
            Stroke stroke{.ink = static_cast<Ink>(random.below(game::kInks)), .from = place()};
            if (const Place to = place(); random.below(2) == 0 && to != stroke.from) stroke.to = to;
            sketch = game::drawnOn(std::move(sketch), stroke, Viewer::record());
        }
        std::string comment = sketchText(sketch, names());
        Sketch again;
        EXPECT_EQ(takeSketch(comment, again, names()), !sketch.empty());
        EXPECT_EQ(comment, "");
        EXPECT_TRUE(std::is_permutation(again.begin(), again.end(), sketch.begin(), sketch.end()));
    }
}

/// A game of one turn with these comments, as a file holds it.
Match gameWith(std::vector<std::string> comments) {
    Match match(std::make_unique<test::Countdown>(12), {"A", "B", "C"});
    EXPECT_TRUE(match.submit(match.toMove(), game::Action(1)));
    game::Record record = match.toRecord();
    record.turns[1].comments = std::move(comments);
    return Match::fromRecord(std::move(record));
}

const Node& firstTurn(const Match& match) {
    return match.tree().node(match.tree().node(Match::kRoot).children.front());
}

TEST(SketchInAFile, IsNoPartOfTheComment) {
    const Match match = gameWith({"[%csl Ga1][%cal Ra1b2] well played", "[%csl Yb1]"});
    EXPECT_THAT(firstTurn(match).comments, ElementsAre("well played"));
    EXPECT_EQ(firstTurn(match).sketch.size(), 3U);
    EXPECT_THAT(match.toRecord().turns[1].comments, ElementsAre("well played", "[%csl Ga1,Yb1][%cal Ra1b2]"));
}

TEST(SketchInAFile, ThatCannotBeReadStaysInTheComment) {
    const Match match = gameWith({"[%csl Ga1,Zz9] hm"});
    EXPECT_THAT(firstTurn(match).comments, ElementsAre("[%csl Ga1,Zz9] hm"));
    EXPECT_THAT(match.toRecord().turns[1].comments, ElementsAre("[%csl Ga1,Zz9] hm"));
}

TEST(SketchInAFile, OfTheStartBelongsToTheGame) {
    Match match = gameWith({});
    match.edits().setSketch(Match::kRoot, {ring(Ink::Blue, "h3")});
    const Match again = Match::fromRecord(match.toRecord());
    EXPECT_EQ(again.tree().node(Match::kRoot).sketch, match.tree().node(Match::kRoot).sketch);
}

TEST(SketchOfATurn, StaysWhenItsCommentIsEdited) {
    Match match = gameWith({"[%csl Ga1] before"});
    const NodeId turn = match.tree().node(Match::kRoot).children.front();
    match.edits().setComment(turn, "after");
    EXPECT_EQ(firstTurn(match).sketch, Sketch{ring(Ink::Green, "a1")});
    match.edits().setComment(turn, "");
    EXPECT_EQ(firstTurn(match).sketch, Sketch{ring(Ink::Green, "a1")});
}

TEST(SketchOfATurn, CanBeWrittenInItsComment) {
    Match match = gameWith({});
    const NodeId turn = match.tree().node(Match::kRoot).children.front();
    match.edits().setComment(turn, "see [%cal Ra1b2] there");
    EXPECT_THAT(firstTurn(match).comments, ElementsAre("see there"));
    EXPECT_EQ(firstTurn(match).sketch, Sketch{arrow(Ink::Red, "a1", "b2")});
}

TEST(SketchOfATurn, IsReportedAsAnEditOnce) {
    Match match = gameWith({});
    const std::size_t version = match.tree().version();
    match.edits().setSketch(Match::kRoot, {ring(Ink::Green, "a1")});
    EXPECT_EQ(match.events(Viewer::record()).back().kind, EventKind::Edited);
    EXPECT_EQ(match.tree().version(), version + 1);
    const std::size_t events = match.eventCount();
    match.edits().setSketch(Match::kRoot, {ring(Ink::Green, "a1")});
    EXPECT_EQ(match.eventCount(), events);
}

TEST(SketchOfAPlayer, IsSeenByNobodyElse) {
    Match match = gameWith({});
    const NodeId turn = match.tree().node(Match::kRoot).children.front();
    Stroke own = ring(Ink::Red, "b1");
    own.seat = PlayerId(1);
    match.edits().setSketch(turn, {ring(Ink::Green, "a1"), own});
    EXPECT_EQ(match.tree().asKnownTo(Viewer::record(), false).node(turn).sketch.size(), 2U);
    EXPECT_EQ(match.tree().asKnownTo(PlayerId(1), false).node(turn).sketch.size(), 2U);
    EXPECT_EQ(match.tree().asKnownTo(PlayerId(0), false).node(turn).sketch.size(), 1U);
    EXPECT_EQ(match.tree().asKnownTo(Viewer::onlooker(), false).node(turn).sketch.size(), 1U);
    EXPECT_EQ(Match::fromRecord(match.toRecord()).tree().node(turn).sketch.size(), 2U);
}

TEST(Drawing, TheSameAgainRemovesIt) {
    const Stroke first = arrow(Ink::Green, "a1", "b1");
    Sketch sketch = game::drawnOn({}, first, Viewer::record());
    sketch = game::drawnOn(std::move(sketch), arrow(Ink::Green, "b1", "a1"), Viewer::record());
    EXPECT_EQ(sketch.size(), 2U) << "the other way is another arrow";
    sketch = game::drawnOn(std::move(sketch), arrow(Ink::Red, "a1", "b1"), Viewer::record());
    EXPECT_THAT(sketch, ElementsAre(arrow(Ink::Green, "b1", "a1"), arrow(Ink::Red, "a1", "b1")));
    sketch = game::drawnOn(std::move(sketch), arrow(Ink::Red, "a1", "b1"), Viewer::record());
    EXPECT_THAT(sketch, ElementsAre(arrow(Ink::Green, "b1", "a1")));
}

TEST(Drawing, LeavesTheStrokesOfOthersAlone) {
    Stroke others = ring(Ink::Green, "a1");
    others.seat = PlayerId(0);
    Stroke own = others;
    own.seat = PlayerId(1);
    const Sketch both = game::drawnOn({others}, own, PlayerId(1));
    EXPECT_THAT(both, ElementsAre(others, own));
    EXPECT_THAT(game::drawnOn(both, own, PlayerId(1)), ElementsAre(others));
    EXPECT_THAT(game::seenBy(both, PlayerId(1)), ElementsAre(own));
    EXPECT_THAT(game::seenBy(both, Viewer::onlooker()), IsEmpty());
}

}  // namespace
}  // namespace match
