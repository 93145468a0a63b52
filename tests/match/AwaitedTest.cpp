// Decisions that several players owe at once, rounds of several parts, and turns that stand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "game/Contract.h"
#include "match/Auction.h"
#include "match/Match.h"
#include "match/Seating.h"
#include "match/TurnTime.h"

namespace match {
namespace {

using game::PlayerId;
using game::Viewer;
using testing::ElementsAre;
using testing::IsEmpty;
namespace auction = test::auction;

constexpr PlayerId kAnn(0), kBo(1), kCy(2);

Match auctionOf(int lots) { return {std::make_unique<test::Auction>(3, lots), {"Ann", "Bo", "Cy"}}; }

void bid(Match& match, PlayerId player, int value) {
    ASSERT_TRUE(match.submit(player, auction::bid(player.value, value)));
}

TEST(Auction, KeepsTheContract) {
    const test::RandomGames games{.start = [](base::Random& random) -> std::unique_ptr<game::State> {
                                      return std::make_unique<test::Auction>(
                                          2 + static_cast<int>(random.below(2)), 4);
                                  },
                                  .games = 6,
                                  .plies = 24,
                                  .prepares = false};
    test::keepsTheContract(games);
    test::feedsFollowTheGame(games);
    test::isPlayedFromAfar(games);
}

TEST(Awaited, EachDecidesOnceInAnyOrder) {
    Match match = auctionOf(6);
    EXPECT_THAT(match.awaited(), ElementsAre(kAnn, kBo, kCy));
    bid(match, kCy, 1);
    EXPECT_THAT(match.awaited(), ElementsAre(kAnn, kBo));
    EXPECT_FALSE(match.submit(kCy, auction::bid(2, 3))) << "he has bid";
    EXPECT_FALSE(match.submit(kAnn, auction::bid(1, 3))) << "that is another player's decision";
    bid(match, kAnn, 2);
    bid(match, kBo, 3);
    EXPECT_THAT(match.awaited(), ElementsAre(kBo));
    EXPECT_EQ(match.tree().node(match.current()).mover, kBo);
}

TEST(Awaited, OthersSeeADecisionOnlyWhenAllHaveDecided) {
    Match match = auctionOf(6);
    bid(match, kAnn, 2);
    EXPECT_THAT(match.events(kBo).back().transition.stages, IsEmpty());
    EXPECT_EQ(match.events(kBo).back().action, auction::bid(0, 0));
    EXPECT_EQ(match.events(kAnn).back().action, auction::bid(0, 2));
    EXPECT_EQ(match.tree().notation(match.current(), kBo), "A?");
    EXPECT_EQ(match.tree().notation(match.current(), kAnn), "A2");
    EXPECT_EQ(match.tree().action(match.current(), Viewer::onlooker()), auction::bid(0, 0));
    bid(match, kBo, 1);
    bid(match, kCy, 1);
    EXPECT_EQ(match.events(kBo).back().transition.stages.front().reason, game::Reason::Show);
    EXPECT_EQ(match.view(Viewer::onlooker())->pieces()[0].shape, 2);
}

TEST(Awaited, ARoundHasThePartsThatItsPlayersHave) {
    Match match = auctionOf(6);
    bid(match, kAnn, 1);
    bid(match, kBo, 3);
    EXPECT_TRUE(match.tree().node(match.current()).endsTurn);
    bid(match, kCy, 1);
    ASSERT_TRUE(match.submit(kBo, auction::take(1, 2)));
    EXPECT_EQ(match.tree().node(match.current()).round, 1);
    EXPECT_TRUE(match.tree().node(match.current()).endsTurn) << "he bids again, but in the next round";
    bid(match, kBo, 1);
    EXPECT_EQ(match.tree().node(match.current()).round, 2);
}

TEST(Awaited, TheLastBidderWhoTakesHasATurnOfTwoParts) {
    Match match = auctionOf(6);
    bid(match, kAnn, 1);
    bid(match, kCy, 1);
    bid(match, kBo, 3);
    EXPECT_FALSE(match.tree().node(match.current()).endsTurn);
}

TEST(Awaited, WhatHasBeenShownStands) {
    Match match = auctionOf(6);
    bid(match, kAnn, 1);
    bid(match, kBo, 3);
    EXPECT_TRUE(match.canOffer(kAnn, Proposal::TakeBack));
    bid(match, kCy, 1);
    EXPECT_FALSE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_TRUE(match.turnStands(kAnn));
    ASSERT_TRUE(match.submit(kBo, auction::take(1, 2)));
    EXPECT_FALSE(match.canOffer(kBo, Proposal::TakeBack)) << "his turn began before the bids were shown";
    match.goToStart();
    EXPECT_FALSE(match.canPlayFromHere());
    match.goToEnd();
    EXPECT_TRUE(match.canPlayFromHere());
}

TEST(Awaited, TheEndShowsAllAndStands) {
    Match match = auctionOf(6);
    bid(match, kAnn, 1);
    ASSERT_TRUE(match.canOffer(kAnn, Proposal::TakeBack));
    ASSERT_TRUE(match.resign(kBo));
    EXPECT_FALSE(match.canReopen());
    EXPECT_FALSE(match.canOffer(kAnn, Proposal::TakeBack));
    EXPECT_TRUE(match.turnStands(kAnn));
    EXPECT_FALSE(match.canPlayFromHere());
    match.goToStart();
    EXPECT_FALSE(match.canPlayFromHere());
    EXPECT_TRUE(match.submit(kAnn, auction::bid(0, 2))) << "a variation";
}

TEST(Awaited, AllClocksRunThatAreAwaited) {
    Match match = auctionOf(6);
    match.setClock(Clock({3, *parseTimeControl("1:00 +5")}));
    bid(match, kAnn, 1);
    for (const PlayerId player : {kAnn, kBo, kCy}) match.elapse(player, std::chrono::seconds(10));
    EXPECT_EQ(match.clock()->left(kAnn), std::chrono::seconds(65)) << "he has decided";
    EXPECT_EQ(match.clock()->left(kBo), std::chrono::seconds(50));
    EXPECT_EQ(match.clock()->left(kCy), std::chrono::seconds(50));
    bid(match, kCy, 1);
    bid(match, kBo, 3);
    EXPECT_EQ(match.clock()->left(kBo), std::chrono::seconds(50)) << "his turn goes on";
    EXPECT_EQ(match.clock()->left(kCy), std::chrono::seconds(55));
    match.elapse(kBo, std::chrono::seconds(10));
    ASSERT_TRUE(match.submit(kBo, auction::take(1, 1)));
    EXPECT_EQ(match.clock()->left(kBo), std::chrono::seconds(45));
    EXPECT_EQ(timeTaken(match, match.current()), std::chrono::seconds(10));
}

TEST(Awaited, AnotherGameThatLooksTheSameHasItsOwnSecrets) {
    Match match = auctionOf(6);
    bid(match, kAnn, 2);
    bid(match, kBo, 3);
    std::map<game::Action, int> drawn;
    for (int i = 0; i < 40; ++i) {
        const Referee::Alike alike =
            match.asSeen(match.current(), kAnn, game::Chance(static_cast<std::uint64_t>(i)));
        ASSERT_EQ(alike.turns.size(), 2U);
        EXPECT_EQ(alike.turns[0], auction::bid(0, 2));
        ++drawn[alike.turns[1]];
    }
    EXPECT_EQ(drawn.size(), 3U) << "Bo may have bid anything";
}

/// Decides when it is told to.
class Told final : public Participant {
  public:
    explicit Told(int& stops) : stops_(stops) {}
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const Event&) override {}
    void begin(std::unique_ptr<const game::View>, const Clock*) override { ++begun; }
    void stop() override { ++stops_; }
    [[nodiscard]] std::optional<Decision> decide(float, bool) override {
        if (!answer_) return {};
        return PlayTurn{*std::exchange(answer_, {})};
    }
    [[nodiscard]] std::optional<bool> answer(const Offer&, const game::View&) override { return {}; }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }
    void say(game::Action action) { answer_ = action; }
    int begun = 0;

  private:
    int& stops_;
    std::optional<game::Action> answer_;
};

TEST(Awaited, AllAreAskedAtOnceAndDoNotDisturbEachOther) {
    Match match = auctionOf(6);
    Seating seating(3);
    int stops = 0;
    std::array<Told*, 3> players{};
    for (std::size_t seat = 0; seat < 3; ++seat) {
        auto player = std::make_unique<Told>(stops);
        players[seat] = player.get();
        seating.sit(game::playerAt(seat), std::move(player));
    }
    const auto update = [&] { EXPECT_FALSE(seating.update(match, 0, false)); };
    update();
    for (const Told* player : players) EXPECT_EQ(player->begun, 1);
    players[2]->say(auction::bid(2, 1));
    update();
    players[0]->say(auction::bid(0, 3));
    update();
    EXPECT_THAT(match.awaited(), ElementsAre(kBo));
    update();
    EXPECT_EQ(players[1]->begun, 1) << "he thinks on";
    EXPECT_EQ(stops, 0);
    players[1]->say(auction::bid(1, 1));
    update();
    update();
    EXPECT_EQ(players[0]->begun, 2) << "the highest bidder is asked again";
}

}  // namespace
}  // namespace match
