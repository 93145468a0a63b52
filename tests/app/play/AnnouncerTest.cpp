// What happens in the game under way is told although nothing is drawn.
#include "app/play/Announcer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ProgramParts.h"

namespace app {
namespace {

using audio::Cue;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class AnnouncerTest : public testing::Test {
  protected:
    AnnouncerTest() {
        narrator_.mute();
        begin();
    }
    void begin() {
        EXPECT_TRUE(parts_.currentGame.begin(parts_.games.first(), {{"size", "3"}},
                                             {{.name = "Ann"}, {.name = "Bo"}}, {}));
        rest();
    }
    void begin(const char* game) {
        EXPECT_TRUE(
            parts_.currentGame.begin(parts_.games.named(game), {}, {{.name = "Ann"}, {.name = "Bo"}}, {}));
        rest();
    }
    /// The texts spoken since the last call.
    [[nodiscard]] std::string spoken() { return narrator_.takeSpoken(); }
    /// Plays any turn of the person who has the table, as he would type it.
    void playAny() {
        const game::View& view = table().view();
        const std::string turn = view.notation(view.legalActions().front());
        play(turn.c_str());
    }
    [[nodiscard]] TableSession& table() { return *parts_.currentGame.session(); }
    void follow() { announcer_.follow(table()); }
    /// Lets the pieces come to rest.
    void rest() {
        parts_.pass(3);
        follow();
    }
    void play(const char* turn) {
        ASSERT_TRUE(table().turn().playText(turn));
        follow();
    }
    /// The sounds requested since the last call.
    [[nodiscard]] std::vector<Cue> heard() {
        std::vector<Cue> all;
        for (const audio::Sound& sound : cues_.take()) all.push_back(sound.cue);
        return all;
    }

    test::ProgramParts parts_;
    Narrator narrator_{parts_.texts};
    CueQueue cues_;
    Announcer announcer_{parts_.basics, narrator_, cues_};
};

TEST_F(AnnouncerTest, TheLastSecondsOfAClockAreHeardOnceEachUnderEveryScreen) {
    constexpr float kFrame = 1.0F / 60;
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer,
                                  .initial = std::chrono::seconds(12)};
    ASSERT_TRUE(parts_.currentGame.begin(parts_.games.first(), {{"size", "3"}},
                                         {{.name = "Ann", .time = time}, {.name = "Bo", .time = time}}, {}));
    rest();
    play("a1");
    rest();
    std::vector<Cue> all;
    for (float passed = 0; passed < 13; passed += kFrame) {
        parts_.currentGame.passTime(kFrame);
        follow();
        for (const Cue cue : heard()) all.push_back(cue);
    }
    EXPECT_EQ(std::count(all.begin(), all.end(), Cue::Clock), 10);
    EXPECT_TRUE(table().match().outcome().over);
}

TEST_F(AnnouncerTest, AClockThatBeginsToRunAgainIsNotHeardBeforeASecondHasPassed) {
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer,
                                  .initial = std::chrono::seconds(5)};
    ASSERT_TRUE(parts_.currentGame.begin(parts_.games.first(), {{"size", "3"}},
                                         {{.name = "Ann", .time = time}, {.name = "Bo", .time = time}}, {}));
    follow();
    for (const char* turn : {"a1", "c3", "c2"}) {
        play(turn);
        while (table().animating()) (void)table().update(1.0F / 60);
        follow();
    }
    EXPECT_THAT(heard(), Not(Contains(Cue::Clock)));
}

TEST_F(AnnouncerTest, ATurnIsSpokenAtOnceAndItsSoundWaitsForThePieces) {
    for (const char* turn : {"a1", "c3"}) {
        play(turn);
        rest();
    }
    EXPECT_THAT(heard(), IsEmpty());
    play("c2");
    EXPECT_NE(narrator_.turns().find("c2"), std::string::npos) << narrator_.turns();
    EXPECT_THAT(heard(), IsEmpty()) << "the piece still moves";
    rest();
    EXPECT_THAT(heard(), ElementsAre(Cue::Announce));
    follow();
    EXPECT_THAT(heard(), IsEmpty()) << "once";
}

TEST_F(AnnouncerTest, TheResultIsHeardOnce) {
    for (const char* turn : {"a1", "c3", "c2", "a2", "c1"}) {
        play(turn);
        rest();
    }
    EXPECT_THAT(heard(), Contains(Cue::Win).Times(1));
    table().history().back();
    rest();
    EXPECT_THAT(heard(), Not(Contains(Cue::Win)));
}

TEST_F(AnnouncerTest, ADeclinedOfferIsAMessage) {
    play("a1");
    rest();
    table().control().offer(game::PlayerId(0), match::Proposal::Draw);
    follow();
    table().control().answerOffer(false);
    rest();
    std::vector<std::string> told;
    for (const ui::kit::Toast& toast : parts_.messages.toasts()) told.push_back(toast.text);
    EXPECT_THAT(told, Contains("The offer was declined.").Times(1));
}

TEST_F(AnnouncerTest, OfAnotherGameNothingOfTheLastOneIsRepeated) {
    play("b2");
    rest();
    ASSERT_NE(narrator_.turns().find("b2"), std::string::npos) << narrator_.turns();
    begin();
    EXPECT_EQ(narrator_.turns().find("b2"), std::string::npos) << narrator_.turns();
    EXPECT_THAT(heard(), IsEmpty());
}

TEST_F(AnnouncerTest, WhoLooksBackTakesNothingBack) {
    narrator_.setOn(true);
    for (const char* turn : {"a1", "c3"}) {
        play(turn);
        rest();
    }
    (void)spoken();
    table().history().back();
    rest();
    EXPECT_THAT(spoken(), AllOf(HasSubstr("Another position"), Not(HasSubstr("taken back"))));
    table().history().back();
    rest();
    EXPECT_THAT(spoken(), HasSubstr("The start of the game."));
    table().history().goToEnd();
    rest();
    (void)spoken();
    EXPECT_TRUE(table().history().undo());
    rest();
    EXPECT_THAT(spoken(), HasSubstr("A turn was taken back."));
}

TEST_F(AnnouncerTest, ATableThatChangesHandsTellsNoSecretUntilItIsUncovered) {
    narrator_.setOn(true);
    for (const char* game : {"tac-tik", "tactiki"}) {
        SCOPED_TRACE(game);
        begin(game);
        const auto secret = AnyOf(HasSubstr("You can choose"), HasSubstr("Your hand"), HasSubstr("You pass"),
                                  HasSubstr("You get"), HasSubstr("What you alone know"));
        EXPECT_THAT(spoken(), AllOf(HasSubstr("Ann"), Not(secret))) << "it is covered";
        table().uncover();
        rest();
        EXPECT_THAT(spoken(), AllOf(HasSubstr("Ann"), HasSubstr("You can choose"))) << "it is Ann's";
        playAny();
        const std::string handedOver = spoken();
        EXPECT_FALSE(handedOver.empty());
        EXPECT_THAT(handedOver, Not(secret)) << "Bo hears it, too";
        rest();
        EXPECT_THAT(spoken(), Not(secret));
        table().uncover();
        rest();
        EXPECT_THAT(spoken(), AllOf(HasSubstr("Bo"), HasSubstr("You can choose"))) << "it is Bo's";
    }
}

TEST_F(AnnouncerTest, WhoTakesTheTableOverHearsWhatHeHasMissedAndWhatHeHolds) {
    narrator_.setOn(true);
    begin("tac-tik");
    for (int turn = 0; turn < 2; ++turn) {
        table().uncover();
        rest();
        (void)spoken();
        playAny();
        rest();
    }
    // Both have passed a card. The one who plays first may be the one who has the table.
    std::string heard = spoken();
    if (table().rights().handOver()) {
        EXPECT_THAT(heard, Not(HasSubstr("You get")));
        table().uncover();
        rest();
        heard = spoken();
        EXPECT_THAT(heard, HasSubstr("passes a card."));
    }
    EXPECT_THAT(heard, AllOf(HasSubstr("You get "), HasSubstr("Your hand: ")));
}

}  // namespace
}  // namespace app
