#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/play/CurrentGame.h"
#include "app/thinking/ThinkingService.h"
#include "support/TemporaryFolder.h"

/// The parts of the program around the game under way, without a window or real screens, and without an
/// archive unless its file is given; with the fixed clock.
namespace test {

class EmptyScreen final : public app::Screen {
  public:
    [[nodiscard]] const char* name() const override { return "empty"; }
    void draw(ui::kit::Context&, float) override {}
};

struct ProgramParts {
    explicit ProgramParts(std::vector<app::CatalogEntry> catalog = app::gameCatalog(),
                          const app::Settings& settings = {}, const std::filesystem::path& archive = {})
        : games(std::move(catalog)),
          preferences({paths, games, texts, messages, changes, log}, settings),
          library(archive, games),
          tables(basics, games.named(preferences.settings().game)),
          currentGame(basics, screens, library, tables, participants, chances, folder / "locks") {
        thinking.fixClock();
        screens.open(app::ScreenId::Start);
        (void)screens.update(false);
    }

    /// Lets the program go on for this time, in steps of a frame.
    void pass(float seconds) {
        constexpr float kFrame = 1.0F / 60;
        for (float passed = 0; passed < seconds; passed += kFrame) {
            (void)screens.update(false);
            currentGame.followScreens();
            currentGame.step(kFrame);
            currentGame.passTime(kFrame);
            (void)tables.shown().update(kFrame);
            (void)currentGame.keepScore();
            currentGame.keep();
            currentGame.update();
        }
    }

    support::TemporaryFolder folder;
    app::Paths paths = app::Paths::find();
    app::Games games;
    i18n::Catalogue texts;
    base::Log log{base::Log::Sink()};
    app::Messages messages{texts, log};
    app::Changes changes;
    app::Preferences preferences;
    app::Basics basics{paths, games, texts, preferences, messages, changes};
    app::Library library;
    app::ThinkingService thinking{{}};
    app::Engines engines{basics, thinking};
    app::ScreenStack screens{[](app::ScreenId) { return std::make_unique<EmptyScreen>(); }};
    app::ChanceSource chances{thinking};
    app::Participants participants{{preferences, engines, thinking}};
    app::Tables tables;
    app::CurrentGame currentGame;
};

}  // namespace test
