// Login, seeks and what else is beside a game.

#include "games/tak/playtak/Conversation.h"

#include <gmock/gmock.h>

#include "games/tak/playtak/Talk.h"

namespace tak::playtak::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Conversation, LogsInAsAGuest) {
    Talk talk(LoginAsGuest{"abcdefghijklmnopqrst"});
    talk.conversation.connected();
    talk.hear({"Welcome!"});
    EXPECT_THAT(talk.sent(), IsEmpty());
    talk.hear({"Login or Register"});
    EXPECT_THAT(talk.sent(), ElementsAre("Client Dolmen", "Protocol 2"));
    talk.hear({"OK", "OK"});
    EXPECT_THAT(talk.sent(), ElementsAre("Login Guest abcdefghijklmnopqrst"));
    EXPECT_FALSE(talk.conversation.here());
    talk.hear({"Welcome Guest4!"});
    EXPECT_TRUE(talk.conversation.here());
    EXPECT_EQ(talk.conversation.name(), "Guest4");
    EXPECT_EQ(talk.conversation.version(), 2);
    EXPECT_EQ(talk.next<LoggedIn>().name, "Guest4");
}

TEST(Conversation, LogsInWithAnAccount) {
    Talk talk(Login{"Anna", "secret"});
    talk.conversation.connected();
    talk.hear({"Welcome!", "Login or Register", "OK", "OK"});
    EXPECT_EQ(talk.sent().back(), "Login Anna secret");
}

TEST(Conversation, TakesAnOlderProtocol) {
    Talk one;
    one.conversation.connected();
    one.hear({"Welcome!", "Login or Register", "OK", "NOK"});
    EXPECT_EQ(one.sent().back(), "Protocol 1");
    one.hear({"OK"});
    EXPECT_EQ(one.sent().back(), "Login Guest");
    one.hear({"Welcome Guest1!"});
    EXPECT_EQ(one.next<LoggedIn>().version, 1);

    Talk zero;
    zero.conversation.connected();
    zero.hear({"Welcome!", "Login or Register", "NOK", "NOK", "NOK"});  // it does not know Client either
    EXPECT_THAT(zero.sent(), ElementsAre("Client Dolmen", "Protocol 2", "Protocol 1", "Login Guest"));
    zero.hear({"Welcome Guest1!"});
    EXPECT_EQ(zero.next<LoggedIn>().version, 0);
}

TEST(Conversation, ARefusedLoginIsNotTriedAgain) {
    for (const char* answer : {"Authentication failure", "NOK"}) {
        Talk talk(Login{"Anna", "wrong"});
        talk.conversation.connected();
        talk.hear({"Welcome!", "Login or Register", "OK", "OK", answer});
        (void)talk.next<LoginRefused>();
        EXPECT_FALSE(talk.conversation.here());
        EXPECT_FALSE(talk.conversation.mayComeBack());
    }
}

TEST(Conversation, ALoginElsewhereEndsIt) {
    Talk talk;
    talk.logIn();
    EXPECT_TRUE(talk.conversation.mayComeBack());
    talk.hear({"Message You've logged in from another window. Disconnecting"});
    (void)talk.next<Message>();
    (void)talk.next<OtherLogin>();
    EXPECT_FALSE(talk.conversation.mayComeBack());
}

TEST(Conversation, SaysEveryHalfMinuteThatItLives) {
    Talk talk;
    talk.conversation.update(100);
    EXPECT_THAT(talk.sent(), IsEmpty());
    talk.logIn();
    talk.conversation.update(29);
    EXPECT_THAT(talk.sent(), IsEmpty());
    talk.conversation.update(2);
    EXPECT_THAT(talk.sent(), ElementsAre("PING"));
    talk.hear({"OK"});
    talk.conversation.update(31);
    EXPECT_THAT(talk.sent(), ElementsAre("PING"));
    talk.conversation.disconnected();
    talk.conversation.update(100);
    EXPECT_THAT(talk.sent(), IsEmpty());
}

TEST(Conversation, KeepsTheSeeks) {
    Talk talk;
    talk.logIn();
    talk.hear(
        {"Seek new 1 Anna 5 600 10 A 4 21 1 1 0 0 0 0 0", "Seek new 2 Guest1 6 900 5 W 0 30 1 0 0 0 0 0 1"});
    EXPECT_EQ(talk.conversation.seeks().size(), 2U);
    ASSERT_NE(talk.conversation.ownSeek(), nullptr);
    EXPECT_EQ(talk.conversation.ownSeek()->number, SeekNumber(2));
    (void)talk.next<SeekAdded>();
    (void)talk.next<SeekAdded>();
    talk.hear({"Seek remove 2 Guest1 6 900 5 W 0 30 1 0 0 0 0 0 1", "Seek remove 99"});
    EXPECT_EQ(talk.conversation.ownSeek(), nullptr);
    (void)talk.next<SeekRemoved>();
    EXPECT_TRUE(talk.nothing());
    talk.conversation.disconnected();
    EXPECT_TRUE(talk.conversation.seeks().empty());
}

TEST(Conversation, KeepsWhoIsOnlineAndWhatIsPlayed) {
    Talk talk;
    talk.logIn();
    talk.hear(
        {"Online 2", R"(OnlinePlayers ["Guest1", "Anna"])", "GameList Add 8 Anna Bert 7 300 5 2 40 2 0 0 0"});
    EXPECT_EQ(talk.conversation.playersOnline(), 2);
    EXPECT_THAT(talk.conversation.players(), ElementsAre("Guest1", "Anna"));
    EXPECT_EQ(talk.conversation.games().at(GameNumber(8)).names[0], "Anna");
    talk.hear({"GameList Remove 8 Anna Bert 7 300 5 2 40 2 0 0 0"});
    EXPECT_TRUE(talk.conversation.games().empty());
}

TEST(Conversation, TellsARefusedSeekFromARefusedAccept) {
    Talk talk;
    talk.logIn();
    EXPECT_TRUE(talk.conversation.seek({.terms = {}}));
    EXPECT_TRUE(talk.conversation.accept(SeekNumber(5)));
    EXPECT_THAT(talk.sent(), ElementsAre("Seek 5 600 0 A 0 21 1 0 0 0 0 ", "PING", "Accept 5", "PING"));
    talk.hear({"OK", "NOK", "OK"});
    EXPECT_EQ(talk.next<AcceptRefused>().seek, SeekNumber(5));
    EXPECT_TRUE(talk.nothing());
    EXPECT_TRUE(talk.conversation.seek({.terms = {}}));
    talk.hear({"NOK", "OK"});
    (void)talk.next<SeekRefused>();
    EXPECT_TRUE(talk.nothing());
}

TEST(Conversation, SaysNothingBeforeItIsHere) {
    Talk talk;
    EXPECT_FALSE(talk.conversation.seek({.terms = {}}));
    talk.conversation.connected();
    EXPECT_FALSE(talk.conversation.say(Shout{"hello"}));
    EXPECT_THAT(talk.sent(), IsEmpty());
    talk.logIn();
    EXPECT_TRUE(talk.conversation.say(Shout{"hello"}));
    EXPECT_FALSE(talk.conversation.say(Shout{"two\nlines"}));
    EXPECT_TRUE(talk.conversation.quit());
    EXPECT_THAT(talk.sent(), ElementsAre("Shout hello", "PING", "quit"));
}

TEST(Conversation, ShowsMessagesAndChatAndTellsOfTheRestOnce) {
    Talk talk;
    talk.logIn();
    talk.hear({"Message Be kind", "Shout <Anna> hello", "Is Mod", "sudoReply no", "OK", "NOK", "\xFF\xFE"});
    talk.hear({"sudoReply yes", "Is Mod"});
    EXPECT_EQ(talk.next<Message>().text, "Be kind");
    EXPECT_EQ(talk.next<Chat>().text, "hello");
    EXPECT_EQ(talk.next<Unknown>().text, "Is Mod");
    EXPECT_EQ(talk.next<Unknown>().text, "sudoReply no");
    EXPECT_EQ(talk.next<Unknown>().text, "\xFF\xFE");
    EXPECT_TRUE(talk.nothing());
}

TEST(Conversation, TooManySeeksAreNotKept) {
    Talk talk;
    talk.logIn();
    for (std::size_t i = 0; i < Conversation::kMostKept + 10; ++i)
        talk.conversation.heard("Seek new " + std::to_string(i) + " Anna 5 600 10 A 4 21 1 1 0 0 0 0 0");
    EXPECT_EQ(talk.conversation.seeks().size(), Conversation::kMostKept);
    for (std::size_t i = 0; i < Conversation::kMostEvents + 10; ++i) talk.hear({"Message x"});
    EXPECT_EQ(talk.conversation.takeEvents().size(), Conversation::kMostEvents);
}

}  // namespace
}  // namespace tak::playtak::testing
