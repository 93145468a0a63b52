#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "app/ScriptRunner.h"
#include "app/Shell.h"
#include "app/Sounds.h"
#include "app/TableSounds.h"
#include "app/Window.h"
#include "base/Log.h"
#include "render/QualityGovernor.h"
#include "render/Renderer.h"
#include "ui/kit/Fonts.h"

namespace app {

/// How the program was started.
struct StartOptions {
    std::filesystem::path open;  ///< a game file; empty: the start screen
    int ply = -1;                ///< turns into that game; -1: its start
    std::optional<std::pair<int, int>> size;
    bool offscreen = false;
    std::filesystem::path screenshot;  ///< write one picture and end
    std::filesystem::path script;      ///< drive the program by this file, and end
    bool unseen = false;               ///< offscreen: draw only the pictures that are asked for
    std::optional<Settings> settings;  ///< in place of the player's own, which are then left alone
};

/// Pictures made since the start.
struct Drawn {
    long frames = 0;
    long moving = 0;   ///< of these, those with another table than the one before
    long samples = 0;  ///< and those in which a picture at rest became better
};

/// The program: composes everything, runs the loop. Simulation by fixed steps; a frame is drawn only when
/// something changed, and a picture at rest becomes exact and then costs nothing.
class App final : private Stage {
  public:
    App(const StartOptions& options, base::Log& log);
    /// Once, before run(). What the program cannot start without is an error for the player: a display,
    /// OpenGL 3.3, the shaders.
    base::Result<void> open();
    /// Until the player leaves, or a signal asks for that. The error is that of a script that failed, of a
    /// game or picture that could not be written, or of the file to open if nobody is there to see it.
    base::Result<void> run();

    // ---- for whoever drives the program turn by turn instead of by run()
    /// One turn of the loop, in which so many seconds pass.
    base::Result<void> turn(float seconds);
    /// One turn in which as much time passes as truly does: where nothing is to be done it sleeps, until
    /// `mostMs` have gone by or an event comes.
    base::Result<void> turnByClock(int mostMs);
    /// Writes a picture (PNG) of the table alone, as seen by this camera.
    base::Result<void> picture(const scene::Camera& camera, const std::filesystem::path& file);
    /// What scripts see and do.
    [[nodiscard]] Stage& stage() { return *this; }
    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const render::Renderer& renderer() const { return *renderer_; }
    [[nodiscard]] Drawn drawn() const { return drawn_; }

    [[nodiscard]] const i18n::Catalogue& texts() const { return shell_.texts(); }

  private:
    // ---- one frame
    /// `seconds` of the game's time; `passed`: of the true one, or as much.
    base::Result<void> frame(float seconds, float passed);
    void handleEvents();
    /// Asks for the end as closing the window does.
    static void requestQuit();
    [[nodiscard]] bool fixedClock() const { return options_.offscreen || script_.has_value(); }
    void handle(const SDL_Event& event);
    bool globalKey(const SDL_Keysym& key);
    void applyChanges();
    void simulate(float seconds);
    void hearTable(double since);
    void updateSounds();
    void keepPace(float seconds, float passed) const;
    void reloadShaders();
    void layOut();
    bool drawTable(bool changed, float seconds);
    /// `part`: the only part of the surface that is not as it was.
    void drawInterface(float seconds, const std::optional<render::PixelRect>& part = {});
    [[nodiscard]] std::vector<render::PixelRect> coveredPixels() const;
    /// By a script and without a display, only pictures that are asked for are drawn; everything else goes on
    /// as ever.
    [[nodiscard]] bool unseen() const {
        const Photo* photo = screens_.empty() ? nullptr : screens_.back()->photo();
        const bool developing = photo != nullptr && photo->developing();
        return options_.offscreen && (script_ || options_.unseen) && recordFolder_.empty() && !picturing_ &&
               !developing;
    }
    void takeTheme();
    void calibrate();
    void adaptQuality();
    void setQuality();
    void useQuality();
    void develop(bool changed);
    void drawWhole();
    void measureSample();
    [[nodiscard]] bool cameraTravels() const;
    [[nodiscard]] CameraHabits cameraHabits() const;
    [[nodiscard]] bool active() const;
    [[nodiscard]] Screen& screen() { return *screens_.back(); }

    // ---- Stage
    std::optional<std::pair<float, float>> placeOnPicture(const std::string& name) override;
    std::optional<std::pair<float, float>> labelOnPicture(const std::string& label) override;
    bool settled() const override;
    void resize(int width, int height) override;
    base::Result<void> screenshot(const std::filesystem::path& file) override;
    void record(const std::filesystem::path& folder, int framesPerSecond) override;
    base::Result<void> recordFrame(bool changed);
    void freeCamera(bool on) override { freeCamera_ = on; }
    void minimise(bool on) override;
    void fadePanels(bool on) override { fadePanels_ = on; }
    std::optional<std::string> answer(const std::string& question) override;

    StartOptions options_;
    base::Log& log_;
    Shell shell_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<render::Renderer> renderer_;
    ui::kit::Fonts fonts_;
    ui::kit::Palette palette_;
    float scale_ = 0;
    Window::Size size_;     ///< of the window
    Window::Size picture_;  ///< of what the renderer draws
    const scene::TableModel* uploaded_ = nullptr;
    scene::DrawList list_;
    Sounds sounds_;  ///< after the window, which ends SDL
    TableSounds tableSounds_;
    std::vector<std::unique_ptr<Screen>> screens_;
    std::map<std::string, ui::kit::Rect> labels_;
    std::vector<ui::kit::Rect> covered_;  ///< panels of the last frame that all but hide the table
    ui::kit::Rect tableArea_;             ///< of the last frame
    std::optional<ScriptRunner> script_;
    float unsimulated_ = 0;
    int uiFrames_ = 3;  ///< frames of the interface still to be drawn
    bool tableChanged_ = true;
    bool calibrated_ = false;    ///< the quality was measured at the start
    float restedFor_ = 0;        ///< seconds since the table changed
    bool unseenChange_ = false;  ///< the picture would have changed in the last frame
    bool uiAnimating_ = false;
    bool toastsMoving_ = false;
    bool picturing_ = false;  ///< a picture is being made
    bool themeStale_ = true;  ///< the renderer has another theme, or none
    std::optional<render::QualityGovernor> governor_;
    Drawn drawn_;
    std::chrono::steady_clock::time_point shadersSeen_;
    std::optional<std::chrono::steady_clock::time_point> lastTurn_;
    std::optional<float>
        sampleMs_;             ///< what a sample of the whole picture takes; unknown until measured at rest
    float untouched_ = 0;      ///< seconds since the last event
    bool freeCamera_ = false;  ///< a script lets it
    bool fadePanels_ = false;  ///< a script lets them
    std::filesystem::path recordFolder_;
    int recorded_ = 0;
    float scriptFrame_;  ///< seconds of one frame by the fixed clock
};

}  // namespace app
