#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "app/Shell.h"
#include "app/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"
#include "ui/kit/Fonts.h"

namespace app {

/// The drawing of the interface: panels of the topmost screen and toasts, over the picture of the table. It
/// knows when it has to be drawn, and tells the renderer what it covers.
class Interface {
  public:
    /// All must outlive it. `keepsLabels`: labelArea() and labels() answer.
    Interface(Window& window, render::Renderer& renderer, Shell& shell, bool keepsLabels, base::Log& log);

    /// Makes fonts and style for the window's size and the player's settings; `anew`: in any case, else only
    /// if the scale has changed.
    void fit(bool anew);
    /// It is drawn in the next frames, since something has happened that it may answer.
    void redraw();
    /// It is drawn in the next frame.
    void redrawOnce();
    /// Whether this frame has to draw it.
    [[nodiscard]] bool outdated(const Screen& screen) const;
    /// Whether the next frame will have to draw it, as far as is known now.
    [[nodiscard]] bool changing() const {
        return frames_ > 0 || animating_ || toastsMoving_ || shell_.gamepad().held();
    }
    /// Nothing of it moves. Toasts fade by themselves; they do not count.
    [[nodiscard]] bool settled() const { return frames_ == 0 && !animating_; }

    /// Draws it onto the window's surface; `part`: nothing else of the surface has changed; unseen: works out
    /// only what it would show.
    void draw(Screen& screen, float seconds, bool seen, const std::optional<render::PixelRect>& part = {});
    /// A frame in which it was drawn is over.
    void frameDone();

    /// Where the buttons and choices of the last frame are, by what they show; pixels.
    [[nodiscard]] const std::map<std::string, ui::kit::Rect>& labels() const { return labels_; }
    /// The tooltip of the last frame; empty if there was none.
    [[nodiscard]] const std::string& tooltip() const { return tooltip_; }

  private:
    void drawToasts(ui::kit::Context& ui, float below);
    [[nodiscard]] std::vector<render::PixelRect> coveredPixels() const;

    Window& window_;
    render::Renderer& renderer_;
    Shell& shell_;
    base::Log& log_;
    bool keepsLabels_;
    ui::kit::Fonts fonts_;
    ui::kit::Palette palette_;
    float scale_ = 0;  ///< pixels a unit; 0: nothing was made yet
    std::map<std::string, ui::kit::Rect> labels_;
    std::string tooltip_;
    std::vector<ui::kit::Rect> covered_;  ///< panels of the last frame that all but hide the table
    int frames_;                          ///< that are still to be drawn
    bool animating_ = false;
    bool toastsMoving_ = false;
};

}  // namespace app
