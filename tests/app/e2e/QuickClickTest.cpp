// Who moves the pointer from a panel to the table and clicks within one slow frame has clicked on the table.
#include <gtest/gtest.h>

#include <cmath>

#include "app/App.h"
#include "app/common/EmptyEvent.h"
#include "app/e2e/Fingers.h"

namespace {

app::StartOptions startOptions() {
    app::StartOptions options;
    options.offscreen = options.unseen = true;
    options.size = {1280, 720};
    options.settings = app::Settings{};
    options.settings->language = "en";
    options.settings->quality = "low";
    options.settings->animated = false;
    options.settings->playerNames = {"Ann", "Bo"};
    options.settings->games["tak"].opponents = {"", ""};
    return options;
}

void push(Uint32 type, std::pair<float, float> at) {
    SDL_Event event = app::emptyEvent(type);
    const auto x = static_cast<int>(std::lround(at.first));
    const auto y = static_cast<int>(std::lround(at.second));
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x;
        event.motion.y = y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.button.x = x;
        event.button.y = y;
    }
    SDL_PushEvent(&event);
}

TEST(QuickClick, MeetsTheTableAfterAPanel) {
    base::Log log{base::Log::Sink()};
    app::App app(startOptions(), app::gameCatalog(), log);
    ASSERT_TRUE(app.open());
    app.shell().playing().thinking.fixClock();
    e2e::ScriptFingers fingers(app);
    ASSERT_TRUE(fingers.run("click \"New game\"\nsettle\nclick Start\nsettle\nmove \"Notes\""));
    const auto square = app.scriptHost().placeOnPicture("a5");
    ASSERT_TRUE(square);
    for (const Uint32 type : {SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) push(type, *square);
    ASSERT_TRUE(fingers.run("settle"));
    EXPECT_EQ(app.scriptHost().answer("moves"), "a5");
}

}  // namespace
