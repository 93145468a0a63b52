#pragma once

#include <filesystem>
#include <functional>

#include "app/QualityControl.h"
#include "app/Screen.h"
#include "app/StillPicture.h"
#include "app/TableSession.h"
#include "app/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"
#include "scene/Theme.h"

namespace app {

/// The picture of the table: gives the renderer the theme, the meshes, the size and the quality, and draws
/// with it what the present frame needs, photographs too.
class TablePicture {
  public:
    using Warn = std::function<void(const base::Error&)>;
    /// The renderer and the log must outlive it. `measures`: the time that pictures take changes the
    /// quality and what the camera does. `warn` is told of each file of a theme that cannot be used.
    TablePicture(render::Renderer& renderer, bool measures, Warn warn, base::Log& log);

    // ---- content, size and quality
    /// The next frame is drawn even if camera and pieces are where they were.
    void invalidate() { changed_ = true; }
    /// The theme is another one; useTheme() loads it.
    void themeChanged() { themeOutdated_ = true; }
    /// Loads the theme's files into the renderer, unless they are there already. Blocks on the disk.
    void useTheme(const scene::Theme& theme);
    /// The player's settings from now on. `photo`: what screen.photo() says, here and below.
    void setSettings(const Settings& settings, const Photo* photo);
    /// The window's size in pixels; a photograph has its own. True if the window's is another one.
    bool setSize(Window::Size window, const Photo* photo);
    [[nodiscard]] Window::Size windowSize() const { return window_; }
    [[nodiscard]] StillPicture& stillPicture() { return still_; }
    [[nodiscard]] const StillPicture& stillPicture() const { return still_; }

    // ---- drawing
    struct Frame {
        TableSession& table;
        Screen& screen;
        const scene::Theme& theme;
        float seconds;  ///< since the frame before
        bool seen;      ///< false: only finds out whether anything has changed
    };
    /// Draws what this frame needs. True if the picture is another one than before; unseen: if it would be.
    bool draw(const Frame& frame);
    /// All samples of the table that was drawn last.
    void drawWhole();
    /// Writes a picture (PNG) of the table that was drawn last, as seen by this camera.
    base::Result<void> save(const scene::Camera& camera, const scene::Theme& theme,
                            const std::filesystem::path& file);

    // ---- the present state
    /// The next frame may draw something.
    [[nodiscard]] bool changing() const { return changed_ || !renderer_.converged(); }
    /// It has come to rest; unseen: it would have.
    [[nodiscard]] bool settled(bool seen) const {
        return !changed_ && (seen ? renderer_.converged() : !changedLast_);
    }
    [[nodiscard]] long movingPictures() const { return movingPictures_; }
    [[nodiscard]] long samples() const { return samples_; }

  private:
    /// Takes over the meshes and the list of things to draw; true if they give another picture.
    bool refreshList(TableSession& table, const Photo* photo);
    bool carryOut(StillPicture::Step step, const Photo* photo);
    void measureSample();

    render::Renderer& renderer_;
    Warn warn_;
    QualityControl quality_;
    StillPicture still_;
    scene::DrawList list_;
    const scene::TableModel* uploaded_ = nullptr;  ///< whose meshes the renderer has
    Window::Size window_;
    Window::Size picture_;
    bool changed_ = true;
    bool changedLast_ = false;   ///< the table had changed in the last frame
    bool themeOutdated_ = true;  ///< the renderer has another theme, or none
    long movingPictures_ = 0;
    long samples_ = 0;
};

}  // namespace app
