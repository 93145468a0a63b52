#include "app/play/ScoreBook.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"

namespace {

using app::ScoreBook;
using match::Match;

/// A game of three players with three counters to take, so that a single turn can end it.
Match newMatch() { return {std::make_unique<test::Countdown>(3), {"Ann", "Bo", "Cy"}}; }

void take(Match& match, const char* counters) {
    ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(counters).value()));
}

class ScoreBookTest : public testing::Test {
  protected:
    void SetUp() override { book_.begin({{"Ann", "Bo", "Cy"}, game::Sides(3)}); }
    [[nodiscard]] int wins(std::size_t player) const { return book_.series()->standings()[player].wins; }
    ScoreBook book_;
};

TEST_F(ScoreBookTest, EntersAResultOnce) {
    Match match = newMatch();
    EXPECT_FALSE(book_.follow(match));
    take(match, "3");
    EXPECT_TRUE(book_.follow(match));
    EXPECT_FALSE(book_.follow(match));
    EXPECT_EQ(book_.series()->games().size(), 1U);
    EXPECT_EQ(wins(0), 1);
    Match next = newMatch();
    EXPECT_FALSE(book_.follow(next));
    take(next, "3");
    EXPECT_TRUE(book_.follow(next));
    EXPECT_EQ(book_.series()->games().size(), 2U);
}

TEST_F(ScoreBookTest, LookingBackDoesNotContinueTheGame) {
    Match match = newMatch();
    take(match, "1");
    take(match, "2");
    EXPECT_TRUE(book_.follow(match));
    EXPECT_EQ(wins(1), 1);
    match.back();
    EXPECT_FALSE(book_.follow(match));
    match.forward();
    EXPECT_FALSE(book_.follow(match));
    match.back();
    match.playFromHere();
    EXPECT_TRUE(book_.follow(match)) << "the game goes on from there";
    EXPECT_EQ(book_.series()->games().size(), 0U);
    take(match, "1");
    EXPECT_FALSE(book_.follow(match));
    take(match, "1");
    EXPECT_TRUE(book_.follow(match));
    EXPECT_EQ(wins(2), 1);
}

TEST_F(ScoreBookTest, GamesUnderReviewCountNothing) {
    Match match = newMatch();
    match.setLive(false);
    take(match, "3");
    EXPECT_FALSE(book_.follow(match));
    match.setLive(true);
    EXPECT_TRUE(book_.follow(match));
}

TEST_F(ScoreBookTest, WithoutASeriesThereIsNothingToKeep) {
    book_.close();
    Match match = newMatch();
    take(match, "3");
    EXPECT_FALSE(book_.follow(match));
    EXPECT_EQ(book_.series(), nullptr);
}

}  // namespace
