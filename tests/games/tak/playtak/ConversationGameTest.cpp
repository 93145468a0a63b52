// The own game.

#include <gmock/gmock.h>

#include "games/tak/playtak/Talk.h"
#include "games/tak/playtak/TurnText.h"

namespace tak::playtak::testing {
namespace {

using rules::Color;
using ::testing::ElementsAre;
using Say = SayInGame::What;

rules::Move turn(const char* text) { return readTurn(text).value(); }

TEST(ConversationGame, BeginsWithItsTerms) {
    Talk talk;
    talk.logIn();
    talk.hear({"Game Start 7 Guest1 vs Guest2 white 5 600 10 4 21 1 1 0 0 0 1"});
    EXPECT_FALSE(talk.next<GameBegun>().resumed);
    const OwnGame& game = *talk.conversation.game();
    EXPECT_EQ(game.number(), GameNumber(7));
    EXPECT_EQ(game.own(), Color::White);
    EXPECT_EQ(game.opponent(), "Guest2");
    EXPECT_TRUE(game.opponentIsBot());
    EXPECT_EQ(game.terms().halfKomi, 4);
    EXPECT_EQ(game.left(Color::Black), Milliseconds(600'000));
    EXPECT_TRUE(game.awaitsOwn());
}

TEST(ConversationGame, OfOlderProtocolsTakesTheRestFromTheList) {
    Talk talk;
    talk.logIn();
    talk.hear({"GameList Add 7 Guest1 Guest2 5 600 10 4 21 1 1 0 0",
               "Game Start 7 5 Guest1 vs Guest2 white 600 4 21 1 0 0", "Game#7 Time 610 600"});
    EXPECT_EQ(talk.conversation.game()->terms().increment, 10);
    EXPECT_TRUE(talk.conversation.game()->terms().unrated);
    EXPECT_EQ(talk.conversation.game()->left(Color::White), Milliseconds(610'000));
}

TEST(ConversationGame, ATurnCountsOnceItIsConfirmed) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    EXPECT_FALSE(talk.conversation.play(turn("P B1")));  // one after the other
    EXPECT_THAT(talk.sent(), ElementsAre("Game#7 P A1"));
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 0);
    talk.hear({"Game#7 Timems 610000 600000", "OK"});
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::White);
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 1);
    EXPECT_EQ(talk.conversation.game()->left(Color::White), Milliseconds(610'000));
    talk.hear({"Game#7 Timems 610000 609748", "Game#7 P E5"});
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::Black);
    EXPECT_TRUE(talk.conversation.game()->awaitsOwn());
}

TEST(ConversationGame, ARefusedTurnChangesNothing) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"NOK", "Error:Not your turn"});
    EXPECT_EQ(talk.next<TurnRefused>().move, turn("P A1"));
    EXPECT_EQ(talk.next<Failure>().text, "Not your turn");
    EXPECT_TRUE(talk.conversation.game()->awaitsOwn());
    EXPECT_FALSE(talk.conversation.play(turn("P A1 C")));  // illegal: it is not even sent
}

TEST(ConversationGame, AnAnswerOfTheOtherConfirmsATurn) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"Game#7 P E5", "OK"});
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::White);
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::Black);
    EXPECT_TRUE(talk.nothing());
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 2);
}

TEST(ConversationGame, ClocksRunButNotBeforeTheFirstTurn) {
    Talk talk;
    talk.beginGame();
    const OwnGame& game = *talk.conversation.game();
    talk.conversation.update(5);
    EXPECT_EQ(game.left(Color::White), Milliseconds(600'000));
    EXPECT_FALSE(game.running());
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"Game#7 Timems 610000 600000", "OK"});
    talk.conversation.update(5);
    EXPECT_EQ(game.running(), Color::Black);
    EXPECT_EQ(game.left(Color::Black), Milliseconds(595'000));
    talk.conversation.update(10'000);
    EXPECT_EQ(game.left(Color::Black), Milliseconds(0));
}

TEST(ConversationGame, OffersStandUntilTheyAreWithdrawnOrATurnIsPlayed) {
    Talk talk;
    talk.beginGame();
    talk.hear({"Game#7 OfferDraw"});
    EXPECT_TRUE(talk.conversation.game()->drawOffered());
    talk.hear({"Game#7 RemoveDraw", "Game#7 RequestUndo"});
    EXPECT_FALSE(talk.conversation.game()->drawOffered());
    EXPECT_TRUE(talk.conversation.game()->undoRequested());
    (void)talk.next<DrawOffered>();
    (void)talk.next<DrawWithdrawn>();
    (void)talk.next<UndoRequested>();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"OK"});
    EXPECT_FALSE(talk.conversation.game()->undoRequested());
    talk.hear({"Game#7 RequestUndo", "Game#7 RemoveUndo"});
    EXPECT_FALSE(talk.conversation.game()->undoRequested());
}

TEST(ConversationGame, ADrawIsAgreed) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.sayInGame(Say::OfferDraw));
    EXPECT_THAT(talk.sent(), ElementsAre("Game#7 OfferDraw"));
    talk.hear({"OK", "Game#7 Over 1/2-1/2"});
    const auto over = talk.next<GameOver>();
    EXPECT_EQ(over.result, "1/2-1/2");
    EXPECT_FALSE(over.outcome.winner);
    EXPECT_TRUE(talk.conversation.game()->isOver());
    EXPECT_FALSE(talk.conversation.sayInGame(Say::OfferDraw));
}

TEST(ConversationGame, AnUndoTakesOneTurnBack) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"OK", "Game#7 P E5", "Game#7 RequestUndo"});
    EXPECT_TRUE(talk.conversation.sayInGame(Say::RequestUndo));
    talk.hear({"Game#7 Timems 620000 600000", "Game#7 Undo", "OK"});
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 1);
    EXPECT_FALSE(talk.conversation.game()->undoRequested());
    EXPECT_FALSE(talk.conversation.game()->awaitsOwn());
    talk.hear({"Game#7 P D5"});
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 2);
}

TEST(ConversationGame, ARefusedOfferIsTold) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.sayInGame(Say::RequestUndo));
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.hear({"NOK", "OK"});
    EXPECT_EQ(talk.next<WordRefused>().what, Say::RequestUndo);
    (void)talk.next<TurnTaken>();
}

TEST(ConversationGame, EndsByResignation) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.sayInGame(Say::Resign));
    EXPECT_THAT(talk.sent(), ElementsAre("Game#7 Resign", "PING"));
    talk.hear({"Game#7 Over 0-1", "OK"});
    EXPECT_EQ(talk.next<GameOver>().outcome.winner, Color::Black);
    EXPECT_TRUE(talk.nothing());
}

TEST(ConversationGame, EndsIfTheOtherLeavesForGood) {
    Talk talk;
    talk.beginGame();
    talk.hear({"Game#7 Abandoned. Guest2 quit"});
    const auto over = talk.next<GameOver>();
    EXPECT_TRUE(over.abandoned);
    EXPECT_EQ(over.outcome.winner, Color::White);
    EXPECT_EQ(over.result, "1-0");
}

TEST(ConversationGame, SaysThatTheOtherIsAway) {
    Talk talk;
    talk.beginGame();
    talk.hear({"Message Stranger has disconnected. They have 120 seconds to reconnect",
               "Message Guest2 has disconnected. They have 120 seconds to reconnect"});
    (void)talk.next<Message>();
    (void)talk.next<Message>();
    EXPECT_EQ(talk.next<OpponentAway>().seconds, 120);
    talk.conversation.update(3);
    EXPECT_FLOAT_EQ(talk.conversation.game()->opponentAway().value(), 3);
    talk.hear({"Message Guest2 has reconnected."});
    (void)talk.next<Message>();
    (void)talk.next<OpponentBack>();
    EXPECT_FALSE(talk.conversation.game()->opponentAway());
}

TEST(ConversationGame, GoesOnAfterABreak) {
    Talk talk;
    talk.beginGame();
    EXPECT_TRUE(talk.conversation.play(turn("P A1")));
    talk.conversation.disconnected();  // before its answer
    EXPECT_FALSE(talk.conversation.play(turn("P A1")));
    talk.conversation.connected();
    talk.hear({"Welcome!", "Login or Register", "OK", "OK",
               // all of it comes before the own Welcome
               "Game Start 7 Guest1 vs Guest2 white 5 600 10 4 21 1 1 0 0 0 0", "Game#7 P A1", "Game#7 P E5",
               "Game#7 Timems 590000 610000", "Message Your game is resumed", "Welcome Guest1!"});
    EXPECT_TRUE(talk.next<GameBegun>().resumed);
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::White);
    EXPECT_EQ(talk.next<TurnTaken>().color, Color::Black);
    (void)talk.next<Message>();
    (void)talk.next<LoggedIn>();
    EXPECT_TRUE(talk.nothing());
    EXPECT_TRUE(talk.conversation.game()->awaitsOwn());
    EXPECT_EQ(talk.conversation.game()->left(Color::White), Milliseconds(590'000));
}

TEST(ConversationGame, IsMissedIfItEndedMeanwhile) {
    Talk talk;
    talk.beginGame();
    talk.conversation.disconnected();
    talk.conversation.connected();
    talk.hear({"Welcome!", "Login or Register", "OK", "OK", "Welcome Guest1!"});
    (void)talk.next<LoggedIn>();
    EXPECT_EQ(talk.next<GameMissed>().game, GameNumber(7));
    EXPECT_FALSE(talk.conversation.game());
}

TEST(ConversationGame, WhatCannotBeIsOutOfStep) {
    for (const char* impossible : {"Game#7 P A1 C", "Game#7 M A1 A2 1", "Game#7 Undo"}) {
        Talk talk;
        talk.beginGame();
        talk.hear({impossible, impossible});
        EXPECT_EQ(talk.next<OutOfStep>().game, GameNumber(7));
        EXPECT_TRUE(talk.nothing());
        EXPECT_FALSE(talk.conversation.game()->awaitsOwn());
    }
}

TEST(ConversationGame, GamesOfOthersDoNotMatter) {
    Talk talk;
    talk.beginGame();
    talk.hear({"Game#8 P A1", "Game#8 OfferDraw", "Game#8 Over R-0", "Game#8 Timems 1 1", "Game#8 Undo"});
    EXPECT_TRUE(talk.nothing());
    EXPECT_EQ(talk.conversation.game()->left(Color::White), Milliseconds(600'000));
}

TEST(ConversationGame, AGameThatIsWatchedIsToldAsTheServerTellsIt) {
    Talk talk;
    talk.beginGame();
    talk.hear({"Observe 8 Ann Bob 5 600 10 0 21 1 1 0 0 0", "Game#8 P A1", "Game#9 P A1", "Game#8 Over R-0"});
    EXPECT_EQ(talk.next<Observed>().game.names[0], "Ann");
    EXPECT_EQ(std::get<TurnPlayed>(talk.next<Watched>().line).game, GameNumber(8));
    EXPECT_EQ(std::get<Over>(talk.next<Watched>().line).result, "R-0");
    talk.conversation.say(Unobserve{GameNumber(8)});
    talk.hear({"Game#8 P A2"});
    EXPECT_TRUE(talk.nothing());
}

TEST(ConversationGame, IsFollowedByARematch) {
    Talk talk;
    talk.beginGame();
    EXPECT_FALSE(talk.conversation.askRematch());
    talk.hear({"Game#7 Over 0-1"});
    EXPECT_TRUE(talk.conversation.askRematch());
    EXPECT_THAT(talk.sent(), ElementsAre("Rematch 7 5 600 10 B 4 21 1 1 0 0 0 Guest2", "PING"));
    talk.hear({"Rematch seek created with ID: 3", "OK"});
    (void)talk.next<GameOver>();
    EXPECT_EQ(talk.next<RematchSought>().number, SeekNumber(3));
    talk.hear({"Accept Rematch 4"});
    EXPECT_THAT(talk.sent(), ElementsAre("Accept 4", "PING"));
}

TEST(ConversationGame, TheLastTurnIsTakenEvenIfTheEndIsToldFirst) {
    Talk talk;
    talk.logIn();
    talk.hear({"Game Start 7 Guest1 vs Guest2 white 3 600 10 0 10 0 1 0 0 0 0"});
    const char* own[] = {"P C3", "P A2", "P A3"};
    const char* theirs[] = {"Game#7 P A1", "Game#7 P C1"};
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(talk.conversation.play(turn(own[i])));
        if (i < 2) talk.hear({"OK", theirs[i]});
    }
    talk.hear({"Game#7 Over R-0", "OK"});
    EXPECT_EQ(talk.conversation.game()->game().movesPlayed(), 5);
    EXPECT_EQ(talk.conversation.game()->over()->outcome.reason, rules::EndReason::Road);
}

}  // namespace
}  // namespace tak::playtak::testing
