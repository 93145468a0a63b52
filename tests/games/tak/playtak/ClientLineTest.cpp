#include "games/tak/playtak/ClientLine.h"

#include <gtest/gtest.h>

namespace tak::playtak {
namespace {

using rules::Move;

const Terms kTerms{.size = 5, .seconds = 600, .increment = 10, .halfKomi = 4, .unrated = true};

TEST(ClientLine, OfTheLogin) {
    EXPECT_EQ(write(NameProgram{"Dolmen-1.0"}), "Client Dolmen-1.0");
    EXPECT_EQ(write(AskVersion{2}), "Protocol 2");
    EXPECT_EQ(write(LoginAsGuest{}), "Login Guest");
    EXPECT_EQ(write(LoginAsGuest{"abcdefghijklmnopqrst"}), "Login Guest abcdefghijklmnopqrst");
    EXPECT_EQ(write(Login{"Anna_1", "p@ss!"}), "Login Anna_1 p@ss!");
    EXPECT_EQ(write(Register{"Anna", "anna@example.org"}), "Register Anna anna@example.org");
    EXPECT_EQ(write(Ping{}), "PING");
    EXPECT_EQ(write(Quit{}), "quit");
}

TEST(ClientLine, OfSeeks) {
    EXPECT_EQ(write(MakeSeek{kTerms}), "Seek 5 600 10 A 4 21 1 1 0 0 0 ");
    Terms terms = kTerms;
    terms.extraSeconds = 60;
    terms.triggerMove = 30;
    EXPECT_EQ(write(MakeSeek{terms, rules::Color::Black, "Bert"}), "Seek 5 600 10 B 4 21 1 1 0 60 30 Bert");
    EXPECT_EQ(write(WithdrawSeek{}), "Seek 0 0 0 A 0 0 0 0 0 0 0 ");
    EXPECT_EQ(write(AcceptSeek{SeekNumber(7)}), "Accept 7");
    EXPECT_EQ(write(AskRematch{GameNumber(3), {terms, rules::Color::White, "Bert"}}),
              "Rematch 3 5 600 10 W 4 21 1 1 0 30 60 Bert");
}

TEST(ClientLine, OfGames) {
    const GameNumber game(12);
    EXPECT_EQ(write(PlayTurn{game, Move::placement({2, 2}, rules::PieceKind::Wall)}), "Game#12 P C3 W");
    EXPECT_EQ(write(SayInGame{game, SayInGame::What::OfferDraw}), "Game#12 OfferDraw");
    EXPECT_EQ(write(SayInGame{game, SayInGame::What::WithdrawDraw}), "Game#12 RemoveDraw");
    EXPECT_EQ(write(SayInGame{game, SayInGame::What::RequestUndo}), "Game#12 RequestUndo");
    EXPECT_EQ(write(SayInGame{game, SayInGame::What::WithdrawUndo}), "Game#12 RemoveUndo");
    EXPECT_EQ(write(SayInGame{game, SayInGame::What::Resign}), "Game#12 Resign");
    EXPECT_EQ(write(Observe{game}), "Observe 12");
    EXPECT_EQ(write(Unobserve{game}), "Unobserve 12");
    EXPECT_EQ(write(ListSeeks{}), "List");
    EXPECT_EQ(write(ListGames{}), "GameList");
}

TEST(ClientLine, OfChat) {
    EXPECT_EQ(write(Shout{"hello all"}), "Shout hello all");
    EXPECT_EQ(write(Shout{"hello", "Game1"}), "ShoutRoom Game1 hello");
    EXPECT_EQ(write(JoinRoom{"Game1"}), "JoinRoom Game1");
    EXPECT_EQ(write(LeaveRoom{"Game1"}), "LeaveRoom Game1");
    EXPECT_EQ(write(TellPlayer{"Bert", "psst"}), "Tell Bert psst");
}

TEST(ClientLine, WhatCannotBeSentIsNotWritten) {
    EXPECT_FALSE(write(NameProgram{""}));
    EXPECT_FALSE(write(NameProgram{"two words"}));
    EXPECT_FALSE(write(NameProgram{std::string(61, 'x')}));
    EXPECT_FALSE(write(AskVersion{0}));
    EXPECT_FALSE(write(LoginAsGuest{"short"}));
    EXPECT_FALSE(write(LoginAsGuest{"ABCDEFGHIJKLMNOPQRST"}));
    EXPECT_FALSE(write(Login{"Ann", "secret"}));
    EXPECT_FALSE(write(Login{"1Anna", "secret"}));
    EXPECT_FALSE(write(Login{"Anna", ""}));
    EXPECT_FALSE(write(Login{"Anna", "two words"}));
    EXPECT_FALSE(write(Login{"Anna", "line\nPING"}));
    EXPECT_FALSE(write(Register{"Anna", "nowhere"}));
    EXPECT_FALSE(write(Shout{"two\nlines"}));
    EXPECT_FALSE(write(Shout{""}));
    EXPECT_FALSE(write(Shout{std::string(257, 'x')}));
    EXPECT_FALSE(write(Shout{"hello", "two words"}));
    EXPECT_FALSE(write(TellPlayer{"", "psst"}));
    EXPECT_FALSE(write(PlayTurn{GameNumber(1), Move::none()}));
    EXPECT_FALSE(write(PlayTurn{GameNumber(1), Move::stackPlacement({0, 0})}));
    EXPECT_FALSE(write(AskRematch{GameNumber(1), {kTerms}}));
    for (const Terms& wrong :
         {Terms{.size = 2}, Terms{.size = 9}, Terms{.seconds = 0}, Terms{.increment = -1},
          Terms{.halfKomi = 9}, Terms{.stones = 0}, Terms{.capstones = 6}})
        EXPECT_FALSE(write(MakeSeek{wrong}));
    EXPECT_FALSE(write(MakeSeek{kTerms, {}, "two words"}));
}

}  // namespace
}  // namespace tak::playtak
