// The players' plates: the seat and colours on them, the sound of a clock's last seconds.

#include "app/screens/table/PlayersPanel.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/InLanguage.h"
#include "app/screens/table/PlayScreen.h"

namespace {

constexpr float kPanelFrame = 1.0F / 60;

TEST(PlayersPanel, TheLastSecondsAreHeardOnceEachEvenIfNothingIsDrawn) {
    test::InLanguage program("en");
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer,
                                  .initial = std::chrono::seconds(12)};
    app::CurrentGame& game = program.shell().currentGame();
    ASSERT_TRUE(game.begin(program.shell().games().first(), {},
                           {{.name = "Ann", .time = time}, {.name = "Bo", .time = time}}));
    (void)program.shell().screens().update(false);
    ASSERT_TRUE(game.session()->turn().playText("a1"));
    while (game.session()->animating()) (void)game.session()->update(kPanelFrame);
    long heard = 0;
    for (float passed = 0; passed < 13; passed += kPanelFrame) {
        game.passTime(kPanelFrame);
        program.screen().pass(kPanelFrame);
        const std::vector<audio::Sound> sounds = program.shell().cues().take();
        heard += std::count_if(sounds.begin(), sounds.end(),
                               [](const audio::Sound& sound) { return sound.cue == audio::Cue::Clock; });
    }
    EXPECT_EQ(heard, 10);
    EXPECT_TRUE(game.session()->match().outcome().over);
}

/// The plates of a new game of Tac-Tik with so many players.
std::vector<ui::kit::PlayerPlate> platesOf(test::InLanguage& program, std::size_t players) {
    const app::CatalogEntry& game = program.shell().games().named("tac-tik");
    const std::vector<app::Seat> seats(players, {.name = "Ann"});
    EXPECT_TRUE(program.shell().currentGame().begin(game, {{"players", std::to_string(players)}}, seats));
    (void)program.shell().screens().update(false);
    ui::screens::PanelStates states;
    app::PlayersPanel panel({.currentGame = program.shell().currentGame(),
                             .texts = program.shell().texts(),
                             .cues = program.shell().cues(),
                             .states = states,
                             .actions = dynamic_cast<app::PlayScreen&>(program.screen()).actions()});
    program.stage().frame([&](ui::kit::Context& ui) { panel.refresh(ui, 0); });
    return panel.plates();
}

TEST(PlayersPanel, WhoPlaysTwoColoursHasBothOnThePlate) {
    test::InLanguage program("en");
    const std::vector<ui::kit::PlayerPlate> plates = platesOf(program, 2);
    ASSERT_EQ(plates.size(), 2U);
    EXPECT_EQ(plates[0].seat, "Red, Yellow");
    EXPECT_EQ(plates[1].seat, "Blue, Green");
    ASSERT_TRUE(plates[0].second && plates[1].second);
    EXPECT_NE(plates[0].second->x, plates[0].color.x);
}

TEST(PlayersPanel, WhoPlaysOneColourHasItsNameOnThePlate) {
    test::InLanguage program("en");
    const std::vector<ui::kit::PlayerPlate> plates = platesOf(program, 4);
    ASSERT_EQ(plates.size(), 4U);
    EXPECT_EQ(plates[2].seat, "Yellow");
    EXPECT_FALSE(plates[2].second);
}

}  // namespace
