// The players' plates: the sound of a clock's last seconds.

#include "app/screens/table/PlayersPanel.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/InLanguage.h"

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

}  // namespace
