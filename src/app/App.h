#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/EventQueue.h"
#include "app/EventRouter.h"
#include "app/FilmStudio.h"
#include "app/FrameRecorder.h"
#include "app/FrameSounds.h"
#include "app/Interface.h"
#include "app/Screen.h"
#include "app/ScriptRunner.h"
#include "app/ScriptStage.h"
#include "app/ShaderReload.h"
#include "app/Shell.h"
#include "app/TableLayout.h"
#include "app/TablePicture.h"
#include "app/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"

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
class App final {
  public:
    /// `games`: those to be played; throws std::runtime_error if there are none.
    App(const StartOptions& options, std::vector<CatalogEntry> games, base::Log& log);
    /// Once, before run(). What the program cannot start without is an error for the player: a display,
    /// OpenGL 3.3, the shaders.
    base::Result<void> open();
    /// Until the player leaves, or a signal asks for that. The error is that of a script that failed, of a
    /// game or picture that could not be written, or of the file to open if nobody is there to see it.
    base::Result<void> run();

    // ---- after open(), for tools that drive the program turn by turn instead of by run()
    /// One turn of the loop, in which so many seconds pass.
    base::Result<void> turn(float seconds);
    /// One turn in which as much time passes as truly does: where nothing is to be done it sleeps, until
    /// `mostMs` have gone by or an event comes.
    base::Result<void> turnByClock(int mostMs);
    /// Writes a picture (PNG) of the table alone, as seen by this camera.
    base::Result<void> picture(const scene::Camera& camera, const std::filesystem::path& file) {
        return picture_->save(camera, shell_.preferences().theme(), file);
    }
    /// What scripts see and do.
    [[nodiscard]] Stage& stage() { return *stage_; }
    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const render::Renderer& renderer() const { return *renderer_; }
    [[nodiscard]] Drawn drawn() const { return {frames_, picture_->movingPictures(), picture_->samples()}; }

    [[nodiscard]] const i18n::Catalogue& texts() const { return shell_.texts(); }

  private:
    // ---- start
    base::Result<void> readScriptFile();
    [[nodiscard]] std::pair<int, int> windowSize() const;
    base::Result<void> openWindow();
    base::Result<void> openRenderer();
    void makeRooms();

    // ---- one frame
    /// `seconds` of the game's time; `passed`: of the true one, or as much.
    base::Result<void> frame(float seconds, float passed);
    void handleEvents();
    void applyChanges();
    void reloadShaders();
    void layOut();
    void simulate(float seconds);
    base::Result<void> drawFrame(float seconds);
    void drawFilm(float seconds);

    /// Time goes by frames, not by the clock.
    [[nodiscard]] bool fixedClock() const { return options_.offscreen || script_.has_value(); }
    /// The next frame may have something to draw, so the loop must not sleep.
    [[nodiscard]] bool active() const;
    /// Milliseconds that an idle program may sleep.
    [[nodiscard]] int idleMs();
    /// By the fixed clock the camera moves and panels fade only if a script asks for it, so that pictures
    /// stay as they are.
    [[nodiscard]] bool cameraTravels() const;
    [[nodiscard]] CameraHabits cameraHabits() const;
    [[nodiscard]] Screen& screen() const { return *shell_.screens().screens().back(); }
    void warn(const base::Error& error);

    StartOptions options_;
    base::Log& log_;
    EventQueue queue_;  ///< before the shell, whose threads put events into it
    Shell shell_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<render::Renderer> renderer_;
    FrameSounds sounds_;
    FrameRecorder recorder_;
    TableLayout layout_;
    std::optional<ScriptRunner> script_;
    // Made by open(), once there are a window and a renderer.
    std::optional<TablePicture> picture_;
    std::optional<FilmStudio> studio_;
    std::optional<Interface> interface_;
    std::optional<EventRouter> events_;
    std::optional<ShaderReload> shaders_;
    std::optional<ScriptStage> stage_;

    float unsimulated_ = 0;  ///< seconds that have passed and were not simulated yet
    long frames_ = 0;        ///< drawn since the start
    std::optional<std::chrono::steady_clock::time_point> lastTurn_;
};

}  // namespace app
