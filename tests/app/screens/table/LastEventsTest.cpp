#include "app/screens/table/LastEvents.h"

#include <gtest/gtest.h>

#include "app/catalog/Games.h"
#include "app/play/EnginePlayer.h"
#include "app/table/TableSession.h"
#include "app/thinking/ThinkerWith.h"
#include "support/MockBot.h"

namespace {

constexpr float kEventsFrame = 1.0F / 30;

/// A game of TacTiki between Ann and a bot.
class LastEventsTest : public testing::Test {
  protected:
    void SetUp() override {
        match::Seating seating(2);
        seating.sit(game::PlayerId(1), std::make_unique<app::EnginePlayer>(
                                           test::thinkerWith(test::botThat(test::firstAction), true)));
        table_.control().sit(std::move(seating));
    }
    /// Lets the table go on until Ann is to move, or for a minute.
    void awaitAnn() {
        for (float passed = 0; passed < 60; passed += kEventsFrame) {
            (void)table_.update(kEventsFrame);
            ASSERT_FALSE(table_.control().update(kEventsFrame));
            if (table_.rights().personToMove() && !table_.animating()) return;
        }
        FAIL() << "Ann is never to move";
    }
    void play() {
        awaitAnn();
        ASSERT_TRUE(table_.turn().playText(table_.view().notation(table_.view().legalActions().front())));
    }

    app::Games games_{app::gameCatalog()};
    app::TableSession table_{
        games_.named("tactiki"),
        match::Match(games_.named("tactiki").kind->create({}, {}).value(), {"Ann", "Bot"}),
        scene::fallbackTheme(), 0};
    i18n::Catalogue texts_;
    app::LastEvents events_;
};

int countOf(const std::string& part, const std::string& text) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST_F(LastEventsTest, BothMovesOfATurnAreToldThoughTheyCameBetweenTwoFrames) {
    for (int act = 0; act < 3; ++act) play();  // the set-up and a turn
    events_.follow(table_, texts_);
    awaitAnn();
    events_.follow(table_, texts_);
    EXPECT_EQ(countOf(" goes from ", events_.words()), 2) << events_.words();
}

}  // namespace
