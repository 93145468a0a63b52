// What happens in the game under way is told although nothing is drawn.
#include "app/play/Announcer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ProgramParts.h"

namespace app {
namespace {

using audio::Cue;
using ::testing::Contains;
using ::testing::ElementsAre;
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
    Announcer announcer_{{parts_.texts, parts_.preferences, narrator_, cues_, parts_.messages}};
};

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
    table().players().offer(game::PlayerId(0), match::Proposal::Draw);
    follow();
    table().players().answerOffer(false);
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

}  // namespace
}  // namespace app
