// Who sits at the seats of a game, and what is drawn in it.

#include "app/play/Participants.h"

#include <gtest/gtest.h>

#include "app/ProgramParts.h"
#include "app/play/ChanceSource.h"

namespace {

class ParticipantsTest : public testing::Test {
  protected:
    void seat(const std::string& opponent) {
        parts_.participants.seat(table_, {{.name = "Ann"}, {.name = "Bo", .opponent = opponent}});
    }

    test::ProgramParts parts_;
    app::TableSession table_{
        parts_.games.first(),
        match::Match(parts_.games.first().kind->create({{"size", "3"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
};

TEST_F(ParticipantsTest, ABotTakesTheSeatThatNamesIt) {
    seat(parts_.games.first().kind->opponents().front().id);
    EXPECT_TRUE(table_.seating().atThisTable(game::PlayerId(0)));
    EXPECT_FALSE(table_.seating().atThisTable(game::PlayerId(1)));
}

TEST_F(ParticipantsTest, ASeatWhoseBotIsUnknownIsAPersons) {
    seat("engine:gone");
    EXPECT_TRUE(table_.seating().onlyPersons());
}

TEST_F(ParticipantsTest, ThePlayersRuleForTakingBackHolds) {
    seat("");
    EXPECT_EQ(table_.seating().takingBack(), match::TakingBack::Free);
    app::Settings settings = parts_.preferences.settings();
    settings.takingBack = app::kTakingBack[static_cast<std::size_t>(match::TakingBack::Never)];
    parts_.preferences.apply(settings);
    seat("");
    EXPECT_EQ(table_.seating().takingBack(), match::TakingBack::Never);
}

TEST_F(ParticipantsTest, WithTheFixedClockEveryRunDrawsTheSame) {
    app::ChanceSource first(parts_.thinking);
    app::ChanceSource second(parts_.thinking);
    const game::Chance drawn = first.draw();
    EXPECT_EQ(second.draw(), drawn);
    EXPECT_NE(first.draw(), drawn) << "but each game its own";
}

}  // namespace
