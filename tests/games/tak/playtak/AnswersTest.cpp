#include "games/tak/playtak/Answers.h"

#include <gtest/gtest.h>

namespace tak::playtak {
namespace {

using What = Asked::What;
using rules::Move;

PlayTurn turnOn(int file) { return {GameNumber(1), Move::placement({file, 0}, rules::PieceKind::Flat)}; }

/// Sends a command, with the PING that it needs.
void send(Answers& answers, const ClientLine& line) {
    if (answers.sent(line)) {
        EXPECT_FALSE(answers.sent(Ping{}));
    }
}

TEST(Answers, EachGoesToTheFirstCommandThatWaits) {
    Answers answers;
    send(answers, turnOn(0));
    send(answers, turnOn(1));
    send(answers, SayInGame{GameNumber(1), SayInGame::What::OfferDraw});
    EXPECT_EQ(answers.onOk()->move, turnOn(0).move);
    EXPECT_EQ(answers.onNok()->move, turnOn(1).move);
    EXPECT_EQ(answers.onOk()->said, SayInGame::What::OfferDraw);
    EXPECT_FALSE(answers.onOk());
    EXPECT_FALSE(answers.onNok());
}

TEST(Answers, WhatIsOnlyRefusedIsFollowedByAPing) {
    Answers answers;
    for (const ClientLine& line :
         {ClientLine(MakeSeek{}), ClientLine(AcceptSeek{SeekNumber(3)}),
          ClientLine(SayInGame{GameNumber(1), SayInGame::What::Resign}), ClientLine(Observe{GameNumber(1)})})
        EXPECT_TRUE(answers.sent(line));
    for (const ClientLine& line :
         {ClientLine(Ping{}), ClientLine(turnOn(0)), ClientLine(LoginAsGuest{}), ClientLine(Quit{})})
        EXPECT_FALSE(answers.sent(line));
}

TEST(Answers, ARefusedSeekIsToldFromARefusedTurn) {
    Answers answers;
    send(answers, MakeSeek{});
    send(answers, turnOn(0));
    EXPECT_EQ(answers.onNok()->what, What::Seek);  // its PING waits
    EXPECT_EQ(answers.onOk()->what, What::Ping);
    EXPECT_EQ(answers.onNok()->what, What::Turn);
    send(answers, MakeSeek{});
    send(answers, turnOn(0));
    EXPECT_EQ(answers.onOk()->what, What::Ping);  // the seek was taken
    EXPECT_EQ(answers.onNok()->what, What::Turn);
    EXPECT_EQ(answers.waiting(), 0U);
}

TEST(Answers, ALoginIsAnsweredInOtherWords) {
    Answers answers;
    send(answers, LoginAsGuest{});
    answers.onLogin();
    EXPECT_EQ(answers.waiting(), 0U);
    send(answers, LoginAsGuest{});
    EXPECT_EQ(answers.onNok()->what, What::Login);
}

}  // namespace
}  // namespace tak::playtak
