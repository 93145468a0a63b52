// The turns that a bot considers, as the table shows them.

#include "app/thinking/Ideas.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"

namespace {

class IdeasTest : public testing::Test {
  protected:
    void setUp(const char* position) { state_ = games_.front().kind->readPosition(position)->state->clone(); }
    [[nodiscard]] std::unique_ptr<const game::View> view() const {
        return state_->view(game::Viewer::record());
    }
    [[nodiscard]] std::vector<game::Action> line(std::initializer_list<const char*> turns) const {
        std::vector<game::Action> all;
        const auto state = state_->clone();
        for (const char* turn : turns) {
            all.push_back(*state->view(game::Viewer::record())->parse(turn));
            (void)state->apply(all.back());
        }
        return all;
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    std::unique_ptr<game::State> state_;
};

TEST_F(IdeasTest, AMovedStackHasAnArcAndAPlacedStoneNone) {
    setUp("x5/x5/x,12121,x3/x5/1,x3,2 1 6");
    const game::Thought thought{.candidates = {{.line = line({"3b3>12"}), .chances = {0.6, 0.4}},
                                               {.line = line({"Cc4"}), .chances = {0.5, 0.5}}}};
    const auto ideas = app::ideasOf(*view(), thought, glm::vec3(1));
    ASSERT_EQ(ideas.size(), 4U) << "a capstone, and three pieces of the spread";
    EXPECT_FALSE(ideas.front().from);
    int arcs = 0;
    for (const scene::Idea& idea : ideas) arcs += idea.from ? 1 : 0;
    EXPECT_EQ(arcs, 1);
    EXPECT_EQ(ideas.back().strength, 1) << "the best is drawn last, over the others";
}

TEST_F(IdeasTest, ALineIsPlayedOutTurnByTurn) {
    setUp("x5/x5/x,1,1,x2/x5/1,x3,2 2 3");
    const auto turns = line({"d3", "e3", "d3<"});
    const app::PlayedOut one = app::playedOut(*view(), turns, 1, glm::vec3(1));
    EXPECT_EQ(one.ideas.size(), 1U);
    EXPECT_EQ(one.ends.size(), 1U);
    const app::PlayedOut all = app::playedOut(*view(), turns, 9, glm::vec3(1));
    EXPECT_EQ(all.ends.size(), 3U);
    ASSERT_EQ(all.ideas.size(), 2U) << "Black's stone has moved on to c3";
    EXPECT_TRUE(all.ideas.front().from) << "the last turn has its arc";
    EXPECT_FALSE(all.ideas.back().from);
}

TEST_F(IdeasTest, ALineThatCannotBePlayedEndsWhereItBreaks) {
    setUp("x5/x5/x,1,1,x2/x5/1,x3,2 2 3");
    const auto turns = line({"d3"});
    const app::PlayedOut played = app::playedOut(*view(), {turns[0], turns[0]}, 2, glm::vec3(1));
    EXPECT_EQ(played.ends.size(), 1U);
}

TEST_F(IdeasTest, NumbersShowThePiecesOnEachSquare) {
    setUp("x5/x5/x,12121,x3/x5/1,x3,2 1 6");
    const auto turns = line({"4b3>112"});
    const auto drops = app::countsOf(state_->clone()->apply(turns.front()));
    ASSERT_EQ(drops.size(), 3U);
    EXPECT_EQ(drops[0].count, 1);
    EXPECT_EQ(drops[2].count, 2);
    EXPECT_EQ(drops[2].place.level, 2) << "two would lie there";
    for (const game::PlaceCount& drop : drops) EXPECT_EQ(drop.kind, game::PlaceCount::Kind::Proposed);
    EXPECT_EQ(app::playedOut(*view(), turns, 1, glm::vec3(1)).counts, drops);
}

TEST_F(IdeasTest, ATurnOfASinglePieceNeedsNoNumber) {
    setUp("x5/x5/x,12121,x3/x5/1,x3,2 1 6");
    EXPECT_TRUE(app::countsOf(state_->clone()->apply(line({"b3>"}).front())).empty());
    EXPECT_TRUE(app::countsOf(state_->clone()->apply(line({"Cc4"}).front())).empty());
}

// ---- marks ----

/// A candidate with this line and White's chance.
game::Candidate candidate(std::vector<game::Action> line, double chance) {
    return {.line = std::move(line), .chances = {chance, 1 - chance}};
}

std::vector<std::string> textsOf(const scene::Marks& marks) {
    std::vector<std::string> texts;
    for (const scene::Label& label : marks.labels) texts.push_back(label.text);
    return texts;
}

TEST_F(IdeasTest, CandidatesAreMarkedWithTheirChances) {
    setUp("x5/x5/x,12121,x3/x5/1,x3,2 1 6");
    const game::Thought thought{.candidates = {candidate(line({"4b3>112"}), 0.61),
                                               candidate(line({"2b3>11"}), 0.6),
                                               candidate(line({"Cc4"}), 0.4), candidate(line({"c4"}), 0.3)}};
    const scene::Marks marks = app::candidateMarks({}, *view(), thought, glm::vec3(1));
    EXPECT_EQ(textsOf(marks), (std::vector<std::string>{"61 %", "60 %", "40 %"}))
        << "of two turns to one place the better one is labelled";
    EXPECT_TRUE(marks.labels.front().strong);
    EXPECT_FALSE(marks.labels.back().strong);
    EXPECT_EQ(marks.counts.size(), 3U) << "the second spread would hide the numbers of the first";
    EXPECT_EQ(marks.ideas, app::ideasOf(*view(), thought, glm::vec3(1)));
    EXPECT_TRUE(marks.signs.empty());
    EXPECT_TRUE(marks.advice.empty());
}

TEST_F(IdeasTest, ACandidateThatCannotBePlayedIsNotMarked) {
    setUp("x5/x5/x,1,1,x2/x5/1,x3,2 2 3");
    const auto turn = line({"d3"});
    (void)state_->apply(turn.front());
    const scene::Marks marks =
        app::candidateMarks({}, *view(), {.candidates = {candidate(turn, 0.5)}}, glm::vec3(1));
    EXPECT_EQ(marks, scene::Marks{});
}

TEST_F(IdeasTest, TheTurnsOfALineAreNumberedWhereTheyEnd) {
    setUp("x5/x5/x,1,1,x2/x5/1,x3,2 2 3");
    const auto turns = line({"d3", "e3", "d3<"});
    const scene::Marks two = app::lineMarks(*view(), turns, 2, glm::vec3(1));
    EXPECT_EQ(textsOf(two), (std::vector<std::string>{"2", "1"}));
    EXPECT_TRUE(two.labels.front().strong) << "the last turn";
    const auto there = line({"d3", "e3", "d3<", "a5", "c3>"});
    const scene::Marks back = app::lineMarks(*view(), there, there.size(), glm::vec3(1));
    EXPECT_EQ(textsOf(back), (std::vector<std::string>{"5", "4", "3", "2"}))
        << "the fifth turn ends where the first did";
}

}  // namespace
