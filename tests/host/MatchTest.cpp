// What happens at a table while a match is played there.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "host/World.h"

namespace {

using namespace host;
using host::testing::beginGame;
using host::testing::expectAllKnown;
using host::testing::Person;
using host::testing::SmallGame;
using host::testing::World;
using match::Proposal;
using ::testing::Each;
using ::testing::IsEmpty;

const game::PlayerId kAnn = game::playerAt(0);
const game::PlayerId kBo = game::playerAt(1);

class HostMatch : public ::testing::Test {
  protected:
    /// Ann and Bo play, Cy looks on; they play when the test says so.
    void begin(Agreements agreed = {.game = "tak", .options = {{"size", "3"}}}) {
        const auto people = beginGame(world_, {"", std::move(agreed), 2, {}});
        for (Person* const person : people) person->plays = false;
        ann_ = people[0];
        bo_ = people[1];
        cy_ = people[2];
        world_.settle();
    }
    [[nodiscard]] std::vector<Person*> people() const { return {ann_, bo_, cy_}; }
    void decide(Person& person, const match::Decision& decision) {
        const auto sent = person.post().decide(*person.follower()->viewer().player(), decision);
        ASSERT_TRUE(sent.ok()) << sent.error().describe();
        world_.settle();
    }
    /// A second at a time, so that lines are not taken for broken.
    void wait(Moment time) {
        for (Moment passed{0}; passed < time; passed += std::chrono::seconds(1))
            world_.step(std::chrono::seconds(1));
    }
    void answer(Person& person, bool accept) {
        ASSERT_TRUE(person.post().answer(*person.follower()->viewer().player(), accept).ok());
        world_.settle();
    }
    World world_{5};
    Person* ann_ = nullptr;
    Person* bo_ = nullptr;
    Person* cy_ = nullptr;
};

TEST_F(HostMatch, OffersAreAsAtOneTable) {
    begin();
    ann_->playOne();
    decide(*ann_, match::MakeOffer{Proposal::TakeBack});
    EXPECT_EQ(cy_->follower()->openOffer(), (match::Offer{Proposal::TakeBack, kAnn}));
    answer(*bo_, true);
    for (Person* const person : people()) EXPECT_EQ(person->follower()->ply(), 0);
    ann_->playOne();
    decide(*bo_, match::MakeOffer{Proposal::Draw});
    answer(*ann_, false);
    EXPECT_FALSE(bo_->follower()->openOffer());
    decide(*bo_, match::MakeOffer{Proposal::Draw});
    answer(*ann_, true);
    for (Person* const person : people()) {
        EXPECT_TRUE(person->follower()->outcome().over);
        EXPECT_EQ(person->table().phase, Phase::Over);
    }
    decide(*ann_, match::MakeOffer{Proposal::TakeBack});
    answer(*bo_, true);
    EXPECT_EQ(cy_->table().phase, Phase::Playing) << "the ending was taken back";
    EXPECT_EQ(cy_->table().series[0].wins, 0);
}

TEST_F(HostMatch, WhereNothingIsTakenBackNobodyIsAsked) {
    begin({.game = "tak", .options = {{"size", "3"}}, .takingBack = false});
    ann_->playOne();
    (void)bo_->kindsReceived();
    decide(*ann_, match::MakeOffer{Proposal::TakeBack});
    EXPECT_FALSE(ann_->follower()->openOffer());
    EXPECT_THAT(bo_->kindsReceived(), IsEmpty());
}

TEST_F(HostMatch, AnOpenOfferOutlivesLinesAndHost) {
    begin();
    ann_->playOne();
    decide(*ann_, match::MakeOffer{Proposal::TakeBack});
    bo_->restart();
    world_.settle();
    EXPECT_TRUE(bo_->follower()->owesAnswer(kBo));
    world_.restart();
    world_.settle();
    EXPECT_EQ(cy_->follower()->openOffer(), (match::Offer{Proposal::TakeBack, kAnn}));
    answer(*bo_, true);
    EXPECT_EQ(cy_->follower()->ply(), 0);
}

TEST_F(HostMatch, EveryEndingOutlivesTheHost) {
    struct Ending {
        const char* how;
        bool annHasWon;
    };
    for (const Ending ending :
         {Ending{"resignation", true}, Ending{"agreement", false}, Ending{"time", false}}) {
        SCOPED_TRACE(ending.how);
        begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
        ann_->playOne();
        bo_->playOne();
        if (ending.how == std::string("resignation")) decide(*bo_, match::Resign{});
        if (ending.how == std::string("agreement")) {
            decide(*bo_, match::MakeOffer{Proposal::Draw});
            answer(*ann_, true);
        }
        if (ending.how == std::string("time"))
            for (int i = 0; i < 13; ++i) world_.step(std::chrono::seconds(5));
        const game::Outcome outcome = cy_->follower()->outcome();
        ASSERT_TRUE(outcome.over);
        EXPECT_EQ(outcome.wonBy(kAnn), ending.annHasWon);
        world_.restart();
        world_.settle();
        EXPECT_EQ(cy_->follower()->outcome().winners, outcome.winners);
        EXPECT_EQ(cy_->follower()->outcome().reason, outcome.reason);
        EXPECT_EQ(cy_->table().phase, Phase::Over);
        EXPECT_EQ(cy_->table().series.size(), 2U);
    }
}

TEST_F(HostMatch, ARematchBeginsWhenAllWantItWithTheOtherPlayerFirst) {
    begin();
    decide(*bo_, match::Resign{});
    ASSERT_EQ(cy_->table().series.size(), 2U);
    EXPECT_EQ(cy_->table().series[0].wins, 1);
    EXPECT_EQ(cy_->table().seats[0].name, "Ann");
    ann_->guest().say(Rematch{true});
    cy_->guest().say(Rematch{true});
    world_.settle();
    EXPECT_EQ(cy_->refused(), "not-now") << "onlookers are not asked";
    EXPECT_EQ(bo_->table().rematch, std::vector{ann_->table().you});
    ann_->guest().say(Rematch{false});
    bo_->guest().say(Rematch{true});
    world_.settle();
    EXPECT_EQ(bo_->table().phase, Phase::Over);
    ann_->guest().say(Rematch{true});
    world_.settle();
    EXPECT_EQ(bo_->table().phase, Phase::Playing);
    EXPECT_EQ(bo_->table().match, 2);
    EXPECT_EQ(bo_->table().seats[0].name, "Bo");
    EXPECT_EQ(bo_->table().seat, 0);
    EXPECT_EQ(bo_->follower()->viewer(), game::Viewer(kAnn)) << "the first player now";
    decide(*bo_, match::Resign{});
    EXPECT_EQ(cy_->table().series[0].names.front(), "Ann");
    EXPECT_EQ(cy_->table().series[0].wins, 2);
}

TEST_F(HostMatch, SomebodyElseCanTakeTheSeatOfWhoLeavesAfterwards) {
    begin();
    decide(*bo_, match::Resign{});
    ann_->guest().say(Rematch{true});
    bo_->guest().say(Leave{});
    world_.settle();
    EXPECT_EQ(ann_->table().phase, Phase::Waiting);
    cy_->guest().say(Sit{1});
    world_.settle();
    ann_->guest().say(Start{});
    world_.settle();
    EXPECT_EQ(cy_->table().phase, Phase::Playing);
    EXPECT_EQ(cy_->table().series[0].wins, 0) << "a series of other players";
    EXPECT_EQ(cy_->follower()->viewer(), game::Viewer(kBo));
}

TEST_F(HostMatch, TellsWhoIsAwayAndSinceWhen) {
    begin();
    world_.cut(*bo_);
    world_.settle();
    world_.step(std::chrono::seconds(3));
    const TableNews::Member bo = ann_->table().members[1];
    EXPECT_GE(ann_->guest().awayFor(bo), 3000);
    cy_->restart();
    world_.settle();
    EXPECT_EQ(cy_->guest().awayFor(cy_->table().members[1]), 3000);
    world_.connect(*bo_);
    world_.settle();
    EXPECT_EQ(ann_->guest().awayFor(ann_->table().members[1]), -1);
}

TEST_F(HostMatch, APlayerWhoLeavesCanComeBackByHisToken) {
    begin();
    const auto key = bo_->guest().key();
    bo_->guest().say(Leave{});
    world_.settle();
    EXPECT_GE(ann_->table().members[1].away, 0);
    const ClientId client = world_.rawClient();
    world_.raw(client, Hello{});
    world_.raw(client, Return{key->code, key->token});
    EXPECT_THAT(world_.refusalsOf(client), IsEmpty());
    world_.settle();
    EXPECT_EQ(ann_->table().members[1].away, -1);
}

TEST_F(HostMatch, ALevelPlaysOnForWhoStaysAway) {
    begin();
    const std::string level = World::kindOf("tak")->opponents().front().id;
    const auto give = [&](int seat) {
        ann_->guest().say(Give{seat, level});
        world_.settle();
        return ann_->refused();
    };
    EXPECT_EQ(give(1), "seat-taken");
    world_.cut(*bo_);
    wait(kPatience - std::chrono::seconds(1));
    EXPECT_EQ(give(1), "seat-taken") << "he may come back at once";
    wait(std::chrono::seconds(2));
    EXPECT_EQ(give(0), "seat-taken");
    EXPECT_EQ(give(1), "");
    EXPECT_EQ(give(1), "not-now") << "a level plays there";
    EXPECT_EQ(ann_->table().seats[1].who, Sitter::Level);
    ann_->plays = true;
    ASSERT_TRUE(world_.until([&] { return ann_->follower()->eventCount() > 3; }));
    world_.connect(*bo_);
    world_.settle();
    EXPECT_EQ(bo_->follower()->viewer(), game::Viewer::onlooker());
    ASSERT_TRUE(world_.until([&] { return ann_->table().phase == Phase::Over; }));
    EXPECT_EQ(ann_->table().series[0].names.front(), "Ann") << "of those who had begun";
}

TEST_F(HostMatch, TheTableOfAnAbsentOwnerIsPassedOn) {
    begin();
    world_.cut(*ann_);
    wait(kPatience + std::chrono::seconds(2));
    EXPECT_EQ(bo_->table().owner, bo_->table().you);
    world_.connect(*ann_);
    world_.settle();
    EXPECT_EQ(ann_->table().owner, bo_->table().you);
    EXPECT_EQ(ann_->follower()->viewer(), game::Viewer(kAnn)) << "his seat is kept";
}

TEST_F(HostMatch, OneLineForEachMember) {
    begin();
    const auto key = bo_->guest().key();
    const ClientId client = world_.rawClient();
    world_.raw(client, Hello{});
    world_.raw(client, Return{key->code, key->token});
    EXPECT_EQ(world_.closed.size(), 1U) << "the earlier line";
    EXPECT_EQ(ann_->table().members.size(), 3U);
}

TEST_F(HostMatch, ChatIsTextAndIsToldOnReturn) {
    begin();
    ann_->guest().say(Say{"  Bon\x07jour\xE2\x80\xAE, \n«Bo»!  "});
    world_.settle();
    ASSERT_EQ(cy_->guest().chat().size(), 1U);
    EXPECT_EQ(cy_->guest().chat()[0].text, "Bonjour, «Bo»!");
    EXPECT_EQ(cy_->guest().chat()[0].name, "Ann");
    world_.step(std::chrono::seconds(2));
    bo_->restart();
    world_.settle();
    ASSERT_EQ(bo_->guest().chat().size(), 1U);
    EXPECT_EQ(bo_->guest().chat()[0].ago, 2000);
    ann_->guest().say(Say{std::string(501, 'x')});
    world_.settle();
    EXPECT_EQ(ann_->refused(), "bad-chat");
    ann_->guest().say(Say{"\x01"});
    world_.settle();
    EXPECT_EQ(ann_->refused(), "bad-chat");
    for (int i = 0; i < 20; ++i) ann_->guest().say(Say{"!"});
    world_.settle();
    EXPECT_EQ(ann_->refused(), "too-much");
    EXPECT_LE(cy_->guest().chat().size(), 8U);
}

// ---- clocks

TEST_F(HostMatch, TheTimeOfTheLineIsGivenBack) {
    begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
    ann_->held = true;
    world_.step(std::chrono::seconds(5));  // everybody is pinged
    world_.step(Moment(300));
    ann_->held = false;
    world_.settle();
    ann_->playOne();
    world_.step(std::chrono::seconds(1));
    bo_->playOne();
    EXPECT_EQ(cy_->left(1), 59'000) << "his line takes no time";
    world_.step(Moment(200));
    world_.step(Moment(800));
    ann_->playOne();
    EXPECT_EQ(cy_->left(0), 59'300);
    bo_->playOne();
    world_.step(Moment(100));
    ann_->playOne();
    EXPECT_EQ(cy_->left(0), 59'300) << "no more than it took";
}

TEST_F(HostMatch, ASlowLineGetsHalfASecondAtMost) {
    begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
    ann_->held = true;
    world_.step(std::chrono::seconds(5));
    world_.step(std::chrono::seconds(9));
    ann_->held = false;
    world_.settle();
    ann_->playOne();
    bo_->playOne();
    world_.step(std::chrono::seconds(2));
    ann_->playOne();
    EXPECT_EQ(cy_->left(0), 58'500);
}

TEST_F(HostMatch, WhoComesBackInHisTurnGetsNoMoreTime) {
    begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
    ann_->held = true;
    world_.step(std::chrono::seconds(5));
    world_.step(Moment(400));
    ann_->held = false;
    world_.settle();
    ann_->playOne();
    bo_->playOne();
    for (int i = 0; i < 5; ++i) {
        world_.step(Moment(400));
        ann_->restart();
        world_.settle();
    }
    ann_->playOne();
    EXPECT_EQ(cy_->left(0), 58'400);
}

TEST_F(HostMatch, ClocksGoOnWhereTheyStoodWhenTheHostBeginsAgain) {
    begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
    ann_->playOne();
    bo_->playOne();
    world_.step(std::chrono::seconds(7));
    world_.restart();
    world_.settle();
    EXPECT_EQ(cy_->left(0), 53'000);
    world_.step(std::chrono::seconds(1));
    ann_->playOne();
    EXPECT_EQ(cy_->left(0), 52'000);
    expectAllKnown(world_, people());
}

TEST_F(HostMatch, WhatCannotBeFollowedIsToldAnew) {
    begin({.game = "tak", .options = {{"size", "3"}}});
    ann_->playOne();
    ann_->guest().heard(R"({"kind": "told", "text": "nobody can read this"})");
    world_.settle();
    bo_->playOne();
    ann_->playOne();
    expectAllKnown(world_, people());
}

TEST_F(HostMatch, TheHostTellsClocksBetweenTurns) {
    begin({.game = "tak", .options = {{"size", "3"}}, .clock = "1"});
    ann_->playOne();
    (void)cy_->kindsReceived();
    world_.step(std::chrono::seconds(6));
    const auto kinds = cy_->kindsReceived();
    EXPECT_EQ(std::ranges::count(kinds, "told"), 1);
    EXPECT_EQ(cy_->left(1), 54'000);
}

// ---- lies

TEST_F(HostMatch, RequestsOutOfTurnAndOfOnlookersAreRefused) {
    begin();
    const game::Action legal = ann_->follower()->view().legalActions().front();
    const std::string turn = match::write(match::Request{0, match::PlayTurn{legal}});
    (void)bo_->kindsReceived();
    bo_->guest().say(Ask{turn});
    cy_->guest().say(Ask{turn});
    cy_->guest().say(Ask{match::write(match::Request{0, match::Resign{}})});
    world_.settle();
    EXPECT_EQ(cy_->refused(), "not-now");
    EXPECT_EQ(ann_->follower()->ply(), 0);
    EXPECT_FALSE(ann_->follower()->outcome().over);
    EXPECT_THAT(bo_->kindsReceived(), ::testing::ElementsAre("told")) << "a receipt";
    bo_->guest().say(Ask{"no request"});
    world_.settle();
    EXPECT_EQ(bo_->refused(), "malformed");
    ann_->playOne();
    bo_->playOne();
    EXPECT_EQ(ann_->follower()->ply(), 2) << "nobody was harmed";
}

TEST_F(HostMatch, TheTokenOfAnotherTableIsNone) {
    begin();
    const auto others = world_.comeToTable({.game = "tak"}, 1);
    const ClientId client = world_.rawClient();
    world_.raw(client, Hello{});
    (void)world_.heardBy(client);
    world_.raw(client, Return{ann_->code(), others[0]->guest().key()->token});
    world_.raw(client, Return{others[0]->code(), ann_->guest().key()->token});
    world_.raw(client, Return{"NOWHERE", ann_->guest().key()->token});
    world_.raw(client, Return{ann_->code(), ""});
    EXPECT_THAT(world_.refusalsOf(client),
                ::testing::ElementsAre("bad-token", "bad-token", "no-table", "bad-token"));
}

TEST_F(HostMatch, TokensAreToldOnceAndKeptAsDigests) {
    begin();
    const std::string token = ann_->guest().key()->token;
    for (Person* const person : {bo_, cy_})
        for (const std::string& text : person->received) EXPECT_EQ(text.find(token), std::string::npos);
    EXPECT_EQ(
        std::ranges::count_if(ann_->received,
                              [&](const std::string& text) { return text.find(token) != std::string::npos; }),
        1);
    EXPECT_EQ(world_.saved(ann_->code()).find(token), std::string::npos);
}

}  // namespace
