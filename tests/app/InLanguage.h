#pragma once

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/input/KeyName.h"
#include "app/screens/Screens.h"
#include "app/shell/Shell.h"
#include "support/TemporaryFolder.h"
#include "ui/Fit.h"
#include "ui/Stage.h"

namespace test {

/// The program without a window, in one language and with default settings. Screens are laid out on a display
/// of 1280 x 720, or on a higher one if a test must see content that would need scrolling.
class InLanguage {
  public:
    /// `assets`: other ones than the program's; empty: those. `scale`: of the interface.
    explicit InLanguage(const std::string& language, ImVec2 display = {1280, 720},
                        const std::filesystem::path& assets = {}, float scale = 1)
        : shell_(paths(assets), app::gameCatalog(), app::makeScreen, log_, settings(language)),
          stage_(display, scale) {
        EXPECT_TRUE(stage_.catalogue.load(app::Paths::find().locale, language)) << language;
        EXPECT_TRUE(stage_.fontWarnings.empty());
        stage_.keyName = [this](std::string_view action) {
            return app::keyName(action, shell_.basics().preferences.bindings(), stage_.catalogue, false);
        };
        shell_.basics().display.pixelScale = stage_.scale;
        shell_.playing().thinking.fixClock();
    }

    [[nodiscard]] app::Shell& shell() { return shell_; }
    [[nodiscard]] Stage& stage() { return stage_; }
    [[nodiscard]] app::Screen& screen() { return *shell_.basics().screens.screens().back(); }

    void open(app::ScreenId id) {
        shell_.basics().screens.open(id);
        (void)shell_.basics().screens.update(false);
    }
    /// Draws at least five frames, and more until the screen has everything that it waits for and its forms
    /// have found their height.
    void pass() {
        for (int i = 0; i < 5 || (i < kFramesToRest && stage_.animating) || (i < kMostFrames && waits()); ++i)
            frame();
        frame();  // how far a window scrolls is known one frame after its height
    }
    void click(const std::string& id, int nth = 0) {
        EXPECT_TRUE(stage_.click(id, nth, [this](ui::kit::Context& ui) { screen().draw(ui, kFrame); })) << id;
        pass();
    }
    /// Begins a new game of two persons and plays these turns.
    void play(const std::vector<std::string>& turns) {
        EXPECT_TRUE(shell_.playing().currentGame.begin(shell_.basics().games.first(), {},
                                                       {{.name = "Ann"}, {.name = "Bo"}}));
        for (const std::string& turn : turns)
            EXPECT_TRUE(shell_.playing().tables.shown().turn().playText(turn)) << turn;
        (void)shell_.basics().screens.update(false);
    }
    /// Adds a test failure for each text or item of the last frame without enough room.
    void expectFits(const std::string& what) {
        for (const std::string& overflow : overflowsOf(stage_))
            ADD_FAILURE() << stage_.catalogue.language() << ", " << what << ": " << overflow;
    }

  private:
    static constexpr float kFrame = 1.0F / 60;
    static constexpr int kMostFrames = 3000;
    static constexpr int kFramesToRest = 20;

    static app::Settings settings(const std::string& language) {
        app::Settings settings;
        settings.language = language;
        settings.animated = false;
        return settings;
    }
    [[nodiscard]] app::Paths paths(const std::filesystem::path& assets) const {
        app::Paths paths = app::Paths::find();
        if (!assets.empty()) paths.assets = assets;
        paths.config = folder_ / "config";
        paths.state = folder_ / "state";
        paths.games = paths.pictures = paths.videos = folder_ / "";
        return paths;
    }
    [[nodiscard]] bool waits() {
        return shell_.busy() || screen().working() || screen().expecting() ||
               shell_.playing().tables.shown().animating();
    }
    void frame() {
        if (waits()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        shell_.update(kFrame);
        (void)shell_.basics().screens.update(false);
        (void)shell_.playing().tables.shown().update(kFrame);
        screen().update(kFrame);
        screen().pass(kFrame);
        stage_.frame([this](ui::kit::Context& ui) { screen().draw(ui, kFrame); });
    }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    app::Shell shell_;
    Stage stage_;
};

}  // namespace test
