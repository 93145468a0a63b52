// Turns without a choice are played by themselves, if the player wants that.

#include "app/screens/table/OnlyTurnPart.h"

#include <gtest/gtest.h>

#include "app/InLanguage.h"

namespace {

/// Red, a person, has one pawn on the way and one card for it; after him blue discards his only card.
constexpr const char* kOneTurn = "2 R:12/5 B:-/8 Y:- G:- turn:R dealer:B";
/// Red, a person, has no card that starts a pawn.
constexpr const char* kNoTurn = "2 R:-/5,6 B:-/8,9 Y:- G:- turn:R dealer:B";
/// The same position as kOneTurn, but blue decides.
constexpr const char* kBluesTurn = "2 R:12/5 B:20/8 Y:- G:- turn:B dealer:R";
/// Red has two cards that move it.
constexpr const char* kTwoTurns = "2 R:12/5,6 B:-/8,9 Y:- G:- turn:R dealer:B";

class OnlyTurn : public testing::Test {
  protected:
    OnlyTurn() { want(true); }
    void want(bool on) {
        app::Settings settings = program_.shell().basics().preferences.settings();
        settings.playsOnlyTurns = on;
        program_.shell().basics().preferences.apply(settings);
    }
    /// Instead, only to lay down where nothing can be played.
    void wantToLayDown() {
        app::Settings settings = program_.shell().basics().preferences.settings();
        settings.playsOnlyTurns = false;
        settings.laysDownAlone = true;
        program_.shell().basics().preferences.apply(settings);
    }
    /// `blue`: the id of a bot, or empty for a person.
    void begin(const char* position, const char* blue = "tac-tik-1") {
        const app::CatalogEntry& entry = program_.shell().basics().games.named("tac-tik");
        auto read = entry.kind->readPosition(position);
        ASSERT_TRUE(read) << read.error().describe();
        program_.shell().playing().currentGame.goOn(
            entry, match::Match(std::move(read->state), {"Ann", "Bo"}), {"", blue});
        (void)program_.shell().basics().screens.update(false);
    }
    /// Lets time pass at the table, until nothing moves and then for so many seconds.
    void rest(float seconds) {
        constexpr float kFrame = 1.0F / 60;
        for (int i = 0; i < 1200 && table().animating(); ++i) (void)table().update(kFrame);
        for (float passed = 0; passed < seconds; passed += kFrame) {
            (void)table().update(kFrame);
            program_.screen().update(kFrame);
        }
    }
    app::TableSession& table() { return program_.shell().playing().tables.shown(); }
    int ply() { return table().match().ply(); }

    test::InLanguage program_{"en"};
};

constexpr float kLonger = app::OnlyTurnPart::kSeconds + 0.2F;

TEST_F(OnlyTurn, IsPlayedAfterAMomentByItself) {
    begin(kOneTurn);
    table().uncover();
    rest(app::OnlyTurnPart::kSeconds / 2);
    EXPECT_EQ(ply(), 0) << "the person sees the position before";
    rest(kLonger);
    EXPECT_GE(ply(), 1);
}

TEST_F(OnlyTurn, IsLeftToThePersonWhoDidNotAskForThat) {
    want(false);
    begin(kOneTurn);
    table().uncover();
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
    want(true);
    rest(kLonger);
    EXPECT_GE(ply(), 1) << "the setting holds at once";
}

constexpr float kToRead = app::OnlyTurnPart::kSecondsToRead;

TEST_F(OnlyTurn, WhereNothingCanBePlayedTheFirstCardIsLaidDownOnceItCouldBeRead) {
    begin(kNoTurn);
    rest(3 * kToRead);
    EXPECT_EQ(ply(), 0) << "nobody has asked for that";
    wantToLayDown();
    rest(kToRead / 2);
    EXPECT_EQ(ply(), 0);
    rest(kToRead);
    ASSERT_GE(ply(), 1);
    EXPECT_EQ(table().match().tree().notation(table().match().line().front(), game::Viewer::record()), "d5");
}

TEST_F(OnlyTurn, ACardThatThePersonHasChosenIsNotLaidDownByItself) {
    wantToLayDown();
    begin(kNoTurn);
    rest(0);
    table().turn().pickAt(*table().turn().input().placeNamed("card2"));
    rest(3 * kToRead);
    EXPECT_EQ(ply(), 0);
    (void)table().turn().cancel();
    rest(kToRead + 0.2F);
    EXPECT_GE(ply(), 1);
}

TEST_F(OnlyTurn, BetweenPersonsACardIsLaidDownOnceTheTableIsUncovered) {
    wantToLayDown();
    begin(kNoTurn, "");
    rest(3 * kToRead);
    EXPECT_EQ(ply(), 0) << "nobody sees his hand";
    table().uncover();
    rest(kToRead + 0.2F);
    EXPECT_EQ(ply(), 1);
    rest(3 * kToRead);
    EXPECT_EQ(ply(), 1) << "the next one has not uncovered the table";
}

TEST_F(OnlyTurn, WhatCanBePlayedIsLeftToThePersonWhoWantsOnlyToLayDown) {
    wantToLayDown();
    begin(kOneTurn);
    table().uncover();
    rest(3 * kToRead);
    EXPECT_EQ(ply(), 0);
}

TEST_F(OnlyTurn, NothingIsAskedOfAPersonWhileOthersDecide) {
    begin(kBluesTurn);
    table().turn().holdTurns(true);
    ASSERT_TRUE(table().turn().open() && !table().rights().personToMove()) << "he may prepare his turn";
    const game::InputView& asked = table().turn().shown();
    EXPECT_FALSE(asked.finish) << asked.finish->english();
    EXPECT_FALSE(asked.words) << asked.words->english();
}

TEST_F(OnlyTurn, IsNotWhereThereIsAChoice) {
    begin(kTwoTurns);
    table().uncover();
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
}

TEST_F(OnlyTurn, IsNotPlayedBesideAnotherPersonWhoWouldSeeThatThereWasNoChoice) {
    begin(kOneTurn, "");
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
    table().uncover();
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
}

TEST_F(OnlyTurn, WaitsWhileTheTurnIsBeingEntered) {
    begin(kOneTurn);
    table().uncover();
    rest(0);
    table().turn().pickAt(*table().turn().input().placeNamed("12"), true);
    ASSERT_TRUE(table().turn().begun());
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
    (void)table().turn().cancel();
    rest(kLonger);
    EXPECT_GE(ply(), 1);
}

TEST_F(OnlyTurn, WaitsForAnAnswerAndForThePen) {
    begin(kOneTurn);
    table().uncover();
    table().pen().take(true);
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
    table().control().offer(game::PlayerId(1), match::Proposal::Draw);
    table().pen().take(false);
    table().uncover();
    ASSERT_TRUE(table().control().offerToAnswer());
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
    table().control().answerOffer(false);
    rest(kLonger);
    EXPECT_GE(ply(), 1);
}

TEST_F(OnlyTurn, IsTriedOnceIfATutorHoldsItBack) {
    begin(kOneTurn);
    table().uncover();
    rest(kLonger / 10);  // the coach has taken the position up, and its guard away
    struct Tutor final : app::TurnGuard {
        bool judge(game::Action /*turn*/) override {
            ++asked;
            return false;
        }
        int asked = 0;
    } tutor;
    table().turn().setGuard(&tutor);
    rest(3 * kLonger);
    EXPECT_EQ(ply(), 0);
    EXPECT_EQ(tutor.asked, 1);
    table().turn().setGuard(nullptr);
}

TEST_F(OnlyTurn, IsNotPlayedInAGameUnderReview) {
    const app::CatalogEntry& entry = program_.shell().basics().games.named("tac-tik");
    match::Match match(entry.kind->readPosition(kOneTurn)->state->clone(), {"Ann", "Bo"});
    match.setLive(false);
    program_.shell().playing().currentGame.show(entry, std::move(match));
    (void)program_.shell().basics().screens.update(false);
    rest(kLonger);
    EXPECT_EQ(ply(), 0);
}

}  // namespace
