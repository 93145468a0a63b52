#include "match/Subscription.h"

#include <gtest/gtest.h>

#include "match/Countdown.h"
#include "match/Match.h"

namespace match {
namespace {

Match newMatch() { return {std::make_unique<test::Countdown>(9), {"Ann", "Bo", "Cy"}}; }

void play(Match& match) { ASSERT_TRUE(match.submit(match.toMove(), game::Action(1))); }

TEST(Subscription, ReadsEveryEventOnce) {
    Match match = newMatch();
    Subscription reader;
    (void)reader.read(match);
    EXPECT_FALSE(reader.due(match));
    play(match);
    play(match);
    EXPECT_TRUE(reader.due(match));
    const Subscription::News news = reader.read(match);
    EXPECT_EQ(news.first, 0U);
    EXPECT_EQ(news.end, 2U);
    EXPECT_FALSE(news.other);
    EXPECT_FALSE(reader.due(match));
    EXPECT_FALSE(reader.read(match).any());
    ASSERT_TRUE(match.back());
    EXPECT_EQ(reader.read(match).first, 2U);
}

TEST(Subscription, MeetsAnotherMatchWhereItStands) {
    Match first = newMatch();
    Match second = newMatch();
    Subscription reader;
    (void)reader.read(first);
    play(first);
    play(second);
    (void)reader.read(first);
    EXPECT_TRUE(reader.due(second)) << "with as many events";
    const Subscription::News news = reader.read(second);
    EXPECT_TRUE(news.other);
    EXPECT_FALSE(news.any());
    play(second);
    EXPECT_TRUE(reader.read(second).any());
}

TEST(Subscription, AMatchThatIsMovedIsTheSame) {
    Match match = newMatch();
    Subscription reader;
    (void)reader.read(match);
    play(match);
    const Match moved = std::move(match);
    EXPECT_TRUE(reader.read(moved).any());
}

}  // namespace
}  // namespace match
