#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "app/frame/QualityControl.h"
#include "app/frame/StillPicture.h"
#include "app/table/TableSession.h"
#include "app/window/Screen.h"
#include "app/window/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"
#include "scene/Theme.h"

namespace app {

/// Draws the picture of the table, including photographs. Gives the renderer the theme, the meshes, the size
/// and the quality.
class TablePicture {
  public:
    using Warn = std::function<void(const base::Error&)>;
    /// The renderer and the log must outlive it. `measures`: whether measured times affect the quality and
    /// the camera's habits. `warn` is called for each file of a theme that cannot be used.
    TablePicture(render::Renderer& renderer, bool measures, Warn warn, base::Log& log);

    // ---- content, size and quality
    /// Draws the next frame even if neither camera nor pieces have moved.
    void invalidate() { changed_ = true; }
    /// The theme has changed; useTheme() must load it.
    void themeChanged() { themeOutdated_ = true; }
    /// Loads the theme's files into the renderer, unless they are loaded. Blocks on the disk.
    void useTheme(const scene::Theme& theme);
    /// Uses these settings from now on. `photo`: the screen's Screen::photo(), here and below.
    void setSettings(const Settings& settings, const Photo* photo);
    /// Sets the window's size in pixels; a photograph has its own size. True if the window's size has
    /// changed.
    bool setSize(Window::Size window, const Photo* photo);
    [[nodiscard]] Window::Size windowSize() const { return window_; }
    [[nodiscard]] StillPicture& stillPicture() { return still_; }
    [[nodiscard]] const StillPicture& stillPicture() const { return still_; }

    // ---- drawing
    struct Frame {
        TableSession& table;
        Screen& screen;
        const scene::Theme& theme;
        float seconds;  ///< since the last frame
        bool seen;      ///< false: nothing is drawn, but changes are detected
    };
    /// Draws this frame. True if the picture has changed; without `seen`, whether it would have.
    bool draw(const Frame& frame);
    /// Draws all samples of the last table.
    void drawWhole();
    /// Writes a picture (PNG) of the last table, seen by this camera.
    base::Result<void> save(const scene::Camera& camera, const scene::Theme& theme,
                            const std::filesystem::path& file);

    /// What a moving picture of the last table asks of the device at this quality. Waits for the device.
    [[nodiscard]] render::Work workAt(const render::Quality& quality);

    // ---- state
    /// Whether the next frame may draw something.
    [[nodiscard]] bool changing() const { return changed_ || !renderer_.converged(); }
    /// Whether the picture is at rest and fully refined; without `seen`, whether it would be.
    [[nodiscard]] bool settled(bool seen) const {
        return !changed_ && (seen ? renderer_.converged() : !changedLast_);
    }
    [[nodiscard]] long movingPictures() const { return movingPictures_; }
    [[nodiscard]] long samples() const { return samples_; }

  private:
    /// Updates the meshes and the draw list; true if the picture will change.
    bool refreshList(TableSession& table, const Photo* photo);
    bool carryOut(StillPicture::Step step, const Photo* photo);
    void measureSample();

    render::Renderer& renderer_;
    Warn warn_;
    QualityControl quality_;
    StillPicture still_;
    scene::DrawList list_;
    std::weak_ptr<const scene::TableModel> uploaded_;  ///< the table whose meshes the renderer has
    Window::Size window_;
    Window::Size picture_;
    bool changed_ = true;
    bool changedLast_ = false;   ///< the table had changed in the last frame
    bool themeOutdated_ = true;  ///< the renderer has not loaded the present theme
    long movingPictures_ = 0;
    long samples_ = 0;
};

}  // namespace app
