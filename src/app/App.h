#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/EventRouter.h"
#include "app/film/FilmStudio.h"
#include "app/frame/CameraFraming.h"
#include "app/frame/FrameRecorder.h"
#include "app/frame/FrameSounds.h"
#include "app/frame/Interface.h"
#include "app/frame/ShaderReload.h"
#include "app/frame/TablePicture.h"
#include "app/script/ScriptRunner.h"
#include "app/script/ScriptedProgram.h"
#include "app/shell/Shell.h"
#include "app/window/EventQueue.h"
#include "app/window/QuitSignals.h"
#include "app/window/Screen.h"
#include "app/window/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"

namespace app {

/// Options with which the program is started.
struct StartOptions {
    std::filesystem::path open;  ///< a game file to open, or a text; empty: the start screen is shown
    game::OptionValues given;    ///< options of the game that its file leaves open
    int ply = -1;                ///< the position after this many turns of that game; -1: its start
    bool goOn = false;           ///< goes on with the game that was left last, if there is one
    std::optional<std::pair<int, int>> size;
    bool offscreen = false;
    std::filesystem::path screenshot;  ///< writes one picture to this file and ends
    std::filesystem::path script;      ///< runs this script and ends
    int frameRate = 60;                ///< frames a second of the fixed clock
    bool unseen = false;               ///< offscreen: draws only pictures that are asked for
    bool keepsLabels = false;          ///< in a window, too, scriptHost() finds what is drawn by its label
    std::optional<Settings> settings;  ///< instead of the player's, which are then not used
};

/// Numbers of pictures drawn since the start.
struct PictureCounts {
    long frames = 0;
    long moving = 0;   ///< pictures among them with a changed table
    long samples = 0;  ///< pictures among them that refined a still table by one sample
};

/// The program: creates all its parts and runs the loop. The simulation uses fixed steps. A frame is drawn
/// only when something has changed; a still picture is refined until it is exact, and then costs nothing.
class App final {
  public:
    /// `games`: the games on offer; throws std::runtime_error if the list is empty.
    App(const StartOptions& options, std::vector<CatalogEntry> games, base::Log& log);
    /// Call once, before run(). Fails, with a message for the player, if there is no display, no OpenGL 3.3,
    /// or the shaders cannot be read.
    base::Result<void> open();
    /// Runs until the player quits or a signal asks for the end. Returns the error of a failed script, of a
    /// game or picture that could not be written, or of the file to open if there is no screen to show it on.
    /// It is an error, too, if a signal ends a script or comes before the picture that was asked for.
    base::Result<void> run();
    /// One round of run(), for a loop that somebody else drives: a browser. False once all is done and kept.
    base::Result<bool> step();
    [[nodiscard]] bool offscreen() const { return options_.offscreen; }
    /// How long nothing happens unless an event comes, in milliseconds; 0: the next turn has something to
    /// draw.
    [[nodiscard]] int restMs();

    // ---- for tools, which call these after open() instead of run()
    /// One turn of the loop, in which `seconds` pass.
    base::Result<void> turn(float seconds);
    /// One turn in which the real time passes. If there is nothing to do, it sleeps until an event comes or
    /// `mostMs` have passed.
    base::Result<void> turnByClock(int mostMs);
    /// Writes a picture (PNG) of the table without the interface, seen by this camera.
    base::Result<void> picture(const scene::Camera& camera, const std::filesystem::path& file) {
        return picture_->save(camera, basics_.preferences.theme(), file);
    }
    /// What a moving picture of the table in the last frame asks of the device at this quality.
    [[nodiscard]] render::Work pictureWork(const render::Quality& quality) {
        return picture_->workAt(quality);
    }
    /// The interface through which scripts act on the program.
    [[nodiscard]] ScriptHost& scriptHost() { return *scripted_; }
    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const render::Renderer& renderer() const { return *renderer_; }
    [[nodiscard]] PictureCounts pictureCounts() const {
        return {frames_, picture_->movingPictures(), picture_->samples()};
    }

    [[nodiscard]] const i18n::Catalogue& texts() const { return basics_.texts; }

  private:
    // ---- start
    base::Result<void> readScriptFile();
    [[nodiscard]] std::pair<int, int> windowSize() const;
    base::Result<void> openWindow();
    base::Result<void> openRenderer();
    void createParts();

    base::Result<void> playOn();
    /// Keeps everything; `played` is how the last turn ended.
    base::Result<void> end(const base::Result<void>& played);

    // ---- one frame
    /// `seconds` of game time; `passed`: seconds of real time, or of the fixed clock.
    void goOnWithLastGame();
    base::Result<void> frame(float seconds, float passed);
    void handleEvents();
    void applyChanges();
    void reloadShaders();
    void layOut();
    /// `seconds`: of the simulation; `passed`: of real time.
    void simulate(float seconds, float passed);
    base::Result<void> drawFrame(float seconds);
    void drawFilm(float seconds);

    /// Whether time passes by frames instead of by the clock.
    [[nodiscard]] bool fixedClock() const { return options_.offscreen || script_.has_value(); }
    /// Whether the next frame may have something to draw; then the loop must not sleep.
    [[nodiscard]] bool active() const;
    /// Whether the camera may move by itself. With the fixed clock only a script can allow it, so that
    /// pictures do not depend on the moment.
    [[nodiscard]] bool cameraTravels() const;
    [[nodiscard]] CameraHabits cameraHabits() const;
    [[nodiscard]] Screen& screen() const { return *basics_.screens.screens().back(); }
    void warn(const base::Error& error);

    StartOptions options_;
    base::Log& log_;
    EventQueue queue_;  ///< created before the shell, whose threads push events into it
    Shell shell_;
    const ScreenBasics& basics_{shell_.basics()};
    std::unique_ptr<Window> window_;
    std::unique_ptr<render::Renderer> renderer_;
    FrameSounds sounds_;
    FrameRecorder recorder_;
    CameraFraming framing_;
    std::optional<ScriptRunner> script_;
    // Created by open(), when the window and the renderer exist.
    std::optional<TablePicture> picture_;
    std::optional<FilmStudio> studio_;
    std::optional<Interface> interface_;
    std::optional<EventRouter> events_;
    std::optional<ShaderReload> shaders_;
    std::optional<ScriptedProgram> scripted_;

    // From the first step() to the last:
    std::optional<QuitSignals> signals_;
    bool done_ = false;      ///< what was ordered
    bool cutShort_ = false;  ///< a signal came before that

    float unsimulated_ = 0;  ///< seconds that have passed but are not simulated yet
    long frames_ = 0;        ///< frames drawn since the start
    std::optional<std::chrono::steady_clock::time_point> lastTurn_;
};

}  // namespace app
