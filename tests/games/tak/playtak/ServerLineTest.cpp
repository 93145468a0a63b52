#include "games/tak/playtak/ServerLine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tak::playtak {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The line as this kind; fails if it is of another kind.
template <class Kind>
Kind readAs(std::string_view line) {
    const ServerLine read = readServerLine(line);
    const auto* const found = std::get_if<Kind>(&read);
    EXPECT_NE(found, nullptr) << line;
    return found != nullptr ? *found : Kind{};
}
template <class Kind>
bool isA(std::string_view line) {
    return std::holds_alternative<Kind>(readServerLine(line));
}

TEST(ServerLine, OfTheLogin) {
    EXPECT_TRUE(isA<Greeting>("Welcome!"));
    EXPECT_TRUE(isA<LoginPrompt>("Login or Register"));
    EXPECT_EQ(readAs<Welcome>("Welcome Guest7!").name, "Guest7");
    EXPECT_TRUE(isA<AuthenticationFailure>("Authentication failure"));
    EXPECT_EQ(readAs<RegistrationError>("Registration Error: no such name").text, "no such name");
    EXPECT_TRUE(isA<Ok>("OK"));
    EXPECT_TRUE(isA<Nok>("NOK"));
    EXPECT_EQ(readAs<Failure>("Error:Not your turn").text, "Not your turn");
    EXPECT_EQ(readAs<Message>("Message Your game is resumed").text, "Your game is resumed");
    EXPECT_EQ(readAs<OnlineCount>("Online 12").count, 12);
    EXPECT_THAT(readAs<OnlinePlayers>(R"(OnlinePlayers ["Ann_1", "Guest2"])").names,
                ElementsAre("Ann_1", "Guest2"));
    EXPECT_THAT(readAs<OnlinePlayers>("OnlinePlayers []").names, IsEmpty());
}

TEST(ServerLine, OfASeek) {
    const Seek seek = readAs<SeekAdded>("Seek new 31 Anna 6 900 15 W 5 29 2 1 0 120 40 Bert_2 1").seek;
    EXPECT_EQ(seek.number, SeekNumber(31));
    EXPECT_EQ(seek.name, "Anna");
    EXPECT_EQ(seek.terms, (Terms{.size = 6,
                                 .seconds = 900,
                                 .increment = 15,
                                 .halfKomi = 5,
                                 .stones = 29,
                                 .capstones = 2,
                                 .unrated = true,
                                 .extraSeconds = 120,
                                 .triggerMove = 40}));
    EXPECT_EQ(seek.color, rules::Color::White);
    EXPECT_EQ(seek.opponent, "Bert_2");
    EXPECT_TRUE(seek.bot);
    EXPECT_EQ(readAs<SeekRemoved>("Seek remove 31 Anna 6 900 15 W 5 29 2 1 0 120 40 Bert_2 1").number,
              SeekNumber(31));
}

TEST(ServerLine, OfASeekInEachVersion) {
    const Seek anybody = readAs<SeekAdded>("Seek new 3 Anna 5 600 10 A 4 21 1 1 0 0 0 0 0").seek;
    EXPECT_EQ(anybody.opponent, "");
    EXPECT_FALSE(anybody.color);
    EXPECT_FALSE(anybody.bot);
    const Seek before = readAs<SeekAdded>("Seek new 3 Anna 5 600 10 B 4 21 1 1 0 0 0 ").seek;
    EXPECT_EQ(before.opponent, "");
    EXPECT_EQ(before.color, rules::Color::Black);
    EXPECT_EQ(before.terms, anybody.terms);
    EXPECT_EQ(readAs<SeekAdded>("Seek new 3 Anna 5 600 10 A 4 21 1 1 0 0 0 Bert").seek.opponent, "Bert");
}

TEST(ServerLine, OfTheListOfGames) {
    const ListedGame game = readAs<GameAdded>("GameList Add 8 Anna Bert 7 300 5 2 40 2 0 1 0").game;
    EXPECT_EQ(game.number, GameNumber(8));
    EXPECT_THAT(game.names, ElementsAre("Anna", "Bert"));
    EXPECT_EQ(game.terms, (Terms{.size = 7,
                                 .seconds = 300,
                                 .increment = 5,
                                 .halfKomi = 2,
                                 .stones = 40,
                                 .capstones = 2,
                                 .tournament = true}));
    EXPECT_EQ(readAs<GameRemoved>("GameList Remove 8 Anna Bert 7 300 5 2 40 2 0 1 0").number, GameNumber(8));
    EXPECT_EQ(readAs<Observed>("Observe 8 Anna Bert 7 300 5 2 40 2 0 1 0").game.names[1], "Bert");
}

TEST(ServerLine, OfTheBeginningInEachVersion) {
    const auto two = readAs<GameStart>("Game Start 8 Anna vs Bert black 6 900 15 4 30 1 1 0 40 120 1");
    EXPECT_EQ(two.own, rules::Color::Black);
    EXPECT_TRUE(two.bot);
    EXPECT_FALSE(two.partial);
    EXPECT_EQ(two.game.terms, (Terms{.size = 6,
                                     .seconds = 900,
                                     .increment = 15,
                                     .halfKomi = 4,
                                     .stones = 30,
                                     .unrated = true,
                                     .extraSeconds = 120,
                                     .triggerMove = 40}));
    const auto before = readAs<GameStart>("Game Start 8 6 Anna vs Bert white 900 4 30 1 40 120");
    EXPECT_EQ(before.own, rules::Color::White);
    EXPECT_TRUE(before.partial);
    EXPECT_THAT(before.game.names, ElementsAre("Anna", "Bert"));
    EXPECT_EQ(
        before.game.terms,
        (Terms{
            .size = 6, .seconds = 900, .halfKomi = 4, .stones = 30, .extraSeconds = 120, .triggerMove = 40}));
}

TEST(ServerLine, OfAGame) {
    EXPECT_EQ(readAs<TurnPlayed>("Game#12 P A1").game, GameNumber(12));
    EXPECT_THAT(readAs<ClockTimes>("Game#12 Timems 610000 599748").left,
                ElementsAre(Milliseconds(610000), Milliseconds(599748)));
    EXPECT_THAT(readAs<ClockTimes>("Game#12 Time 610 599").left,
                ElementsAre(Milliseconds(610000), Milliseconds(599000)));
    EXPECT_EQ(readAs<ClockTimes>("Game#12 Timems -7 5").left[0], Milliseconds(0));
    EXPECT_TRUE(isA<DrawOffered>("Game#12 OfferDraw"));
    EXPECT_TRUE(isA<DrawWithdrawn>("Game#12 RemoveDraw"));
    EXPECT_TRUE(isA<UndoRequested>("Game#12 RequestUndo"));
    EXPECT_TRUE(isA<UndoWithdrawn>("Game#12 RemoveUndo"));
    EXPECT_TRUE(isA<Undone>("Game#12 Undo"));
    EXPECT_EQ(readAs<Abandoned>("Game#12 Abandoned. Bert quit").name, "Bert");
}

TEST(ServerLine, OfTheEndOfAGame) {
    struct End {
        const char* result;
        rules::EndReason reason;
        std::optional<rules::Color> winner;
    };
    for (const End& end :
         {End{"R-0", rules::EndReason::Road, rules::Color::White},
          End{"0-R", rules::EndReason::Road, rules::Color::Black},
          End{"F-0", rules::EndReason::BoardFull, rules::Color::White},
          End{"0-F", rules::EndReason::BoardFull, rules::Color::Black},
          End{"1-0", rules::EndReason::Claimed, rules::Color::White},
          End{"0-1", rules::EndReason::Claimed, rules::Color::Black},
          End{"1/2-1/2", rules::EndReason::Claimed, {}}, End{"0-0", rules::EndReason::None, {}}}) {
        const Over over = readAs<Over>(std::string("Game#3 Over ") + end.result);
        EXPECT_EQ(over.outcome, (rules::Outcome{end.reason, end.winner})) << end.result;
    }
    EXPECT_TRUE(isA<Unknown>("Game#3 Over 2-0"));
}

TEST(ServerLine, OfRematchesAndChat) {
    EXPECT_EQ(readAs<RematchSought>("Rematch seek created with ID: 9").number, SeekNumber(9));
    EXPECT_EQ(readAs<RematchToAccept>("Accept Rematch 9").number, SeekNumber(9));
    const Chat all = readAs<Chat>("Shout <Anna> hello,  all");
    EXPECT_EQ(all.to, Chat::To::All);
    EXPECT_EQ(all.name, "Anna");
    EXPECT_EQ(all.text, "hello,  all");
    const Chat room = readAs<Chat>("ShoutRoom Game1 <Anna> hello");
    EXPECT_EQ(room.to, Chat::To::Room);
    EXPECT_EQ(room.room, "Game1");
    EXPECT_EQ(room.text, "hello");
    EXPECT_EQ(readAs<Chat>("Tell <Anna> psst").to, Chat::To::Me);
    EXPECT_EQ(readAs<Chat>("Told <Anna> psst").to, Chat::To::Them);
    EXPECT_EQ(readAs<RoomJoined>("Joined room Game1").room, "Game1");
}

TEST(ServerLine, MessagesThatMeanSomething) {
    const auto away =
        readAwayNote(readAs<Message>("Message Bert has disconnected. They have 90 seconds to reconnect"));
    ASSERT_TRUE(away);
    EXPECT_EQ(away->name, "Bert");
    EXPECT_EQ(away->seconds, 90);
    EXPECT_EQ(readBackNote(readAs<Message>("Message Bert has reconnected.")), "Bert");
    EXPECT_TRUE(isResumeNote(readAs<Message>("Message Your game is resumed")));
    EXPECT_TRUE(
        isOtherLoginNote(readAs<Message>("Message You've logged in from another window. Disconnecting")));
    EXPECT_FALSE(readAwayNote(readAs<Message>("Message Bert has left")));
    EXPECT_FALSE(readBackNote(readAs<Message>("Message hello")));
}

TEST(ServerLine, SpacingDoesNotMatter) {
    EXPECT_EQ(readAs<Welcome>("  Welcome\tGuest7!  \r").name, "Guest7");
    EXPECT_EQ(readAs<TurnPlayed>(" Game#12   P  A1 \r").move, readAs<TurnPlayed>("Game#12 P A1").move);
    EXPECT_EQ(readAs<Failure>("Error:  Not your turn ").text, "Not your turn");
    EXPECT_TRUE(isA<LoginPrompt>("Login  or   Register"));
    EXPECT_EQ(readAs<SeekRemoved>("Seek  remove  4").number, SeekNumber(4));
}

TEST(ServerLine, WhatIsNotKnownIsUnknown) {
    for (const char* line : {"",
                             " ",
                             "Is Mod",
                             "sudoReply ok",
                             "Game#",
                             "Game#x P A1",
                             "Game#1",
                             "Game#1 P",
                             "Game#1 P Z9",
                             "Game#1 P A1 X",
                             "Game#1 M A1 B2 1 1",
                             "Game#1 M A1 A3 1",
                             "Game#1 M A1 A3 5 5",
                             "Game#1 M A1 A2 0",
                             "Game#99999999999 P A1",
                             "Game#-1 P A1",
                             "Seek new 1",
                             "Seek new x Anna 5 600 10 A 4 21 1 1 0 0 0 0 0",
                             "Seek new 1 Anna 9 600 10 A 4 21 1 1 0 0 0 0 0",
                             "Seek new 1 Anna 5 600 10 X 4 21 1 1 0 0 0 0 0",
                             "Game Start",
                             "Game Start 1 Anna vs Bert green 5 600 10 4 21 1 1 0 0 0 0",
                             "Game Start 1 Anna and Bert white 5 600 10 4 21 1 1 0 0 0 0",
                             "GameList Add 1 Anna Bert",
                             "Online",
                             "Online many",
                             "Welcome",
                             "Welcome !",
                             "Shout hello",
                             "ShoutRoom",
                             "Rematch seek"})
        EXPECT_TRUE(isA<Unknown>(line)) << line;
    EXPECT_TRUE(isA<Unknown>(std::string(kLongestLine + 1, 'x')));
    EXPECT_TRUE(isA<Unknown>("Welcome " + std::string(kLongestName + 1, 'x') + "!"));
}

}  // namespace
}  // namespace tak::playtak
