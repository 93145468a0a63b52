// The players' plates: the seat and colours on them.

#include "app/screens/table/PlayersPanel.h"

#include <gtest/gtest.h>

#include "app/InLanguage.h"
#include "app/screens/table/PlayScreen.h"

namespace {

/// The plates of a new game of Tac-Tik with so many players.
std::vector<ui::kit::PlayerPlate> platesOf(test::InLanguage& program, std::size_t players) {
    const app::CatalogEntry& game = program.shell().basics().games.named("tac-tik");
    const std::vector<app::Seat> seats(players, {.name = "Ann"});
    EXPECT_TRUE(
        program.shell().playing().currentGame.begin(game, {{"players", std::to_string(players)}}, seats));
    (void)program.shell().basics().screens.update(false);
    app::PlayersPanel panel(program.shell().basics(), program.shell().playing(),
                            dynamic_cast<app::PlayScreen&>(program.screen()).actions());
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
