#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/common/Messages.h"
#include "app/film/Films.h"
#include "app/input/Gamepad.h"
#include "app/play/GameOpener.h"
#include "app/settings/Preferences.h"
#include "app/shell/ShellParts.h"
#include "app/sound/Captions.h"
#include "app/sound/CueQueue.h"
#include "app/sound/ScreenReader.h"
#include "app/window/Display.h"
#include "app/window/LetterLoader.h"
#include "app/window/Screen.h"
#include "app/window/Window.h"
#include "base/Log.h"
#include "render/Renderer.h"
#include "ui/kit/Labels.h"
#include "ui/kit/Reading.h"
#include "ui/kit/fonts/Fonts.h"

namespace app {

/// Draws the interface, which is the panels of the topmost screen and the toasts, over the picture of the
/// table. Decides when it must be drawn again, and tells the renderer which area it covers.
class Interface {
  public:
    /// All references must outlive it. `keepsLabels`: whether labels() is filled.
    Interface(Window& window, render::Renderer& renderer, const ScreenBasics& basics,
              const Collection& collection, bool keepsLabels, base::Log& log);

    /// Prepares fonts and style for the window's size and the player's settings, if the scale has changed or
    /// `anew` is set.
    void fit(bool anew);
    /// Draws the interface in the next few frames, because of an event that it may react to.
    void redraw();
    /// Draws the interface in the next frame.
    void redrawOnce();
    /// Whether the interface must be drawn in this frame.
    [[nodiscard]] bool outdated(const Screen& screen) const;
    /// Whether the interface will probably be drawn in the next frame.
    [[nodiscard]] bool changing() const {
        return frames_ > 0 || animating_ || toastsMoving_ || basics_.gamepad.held();
    }
    /// Whether nothing in it moves. Fading toasts do not count.
    [[nodiscard]] bool settled() const { return frames_ == 0 && !animating_ && !loading(); }
    /// Whether letters that are shown as boxes are being loaded.
    [[nodiscard]] bool loading() const { return letters_.busy(); }

    /// Draws the interface onto the window's surface. `part`: the only part of the surface that has changed.
    /// Without `seen` it computes the interface but draws nothing.
    void draw(Screen& screen, float seconds, bool seen, const std::optional<render::PixelRect>& part = {});
    /// Call at the end of a frame in which the interface was drawn.
    void frameDone();

    /// The buttons and choices of the last frame, in pixels, by their texts.
    [[nodiscard]] ui::kit::Labels& labels() { return labels_; }
    /// The tooltip of the last frame; empty if there was none.
    [[nodiscard]] const std::string& tooltip() const { return tooltip_; }

  private:
    /// Notes whether a field of this frame is about to get the keyboard.
    void noteFields(const ui::kit::Context& ui);
    void drawToasts(ui::kit::Context& ui, const Screen& screen, ui::kit::Rect table);
    /// Takes its room from `area`.
    void drawSaved(ui::kit::Context& ui, const ui::kit::Toast& saved, ui::kit::ToastsAt at,
                   ui::kit::Rect& area);
    /// Adds the letters that were loaded.
    void addLetters();
    [[nodiscard]] std::vector<render::PixelRect> coveredPixels() const;

    Window& window_;
    render::Renderer& renderer_;
    const ScreenBasics& basics_;
    const Collection& collection_;
    base::Log& log_;
    bool keepsLabels_;
    ui::kit::Fonts fonts_;
    LetterLoader letters_;
    ui::kit::Palette palette_;
    float scale_ = 0;  ///< pixels in one unit; 0 before the first fit()
    ui::kit::Labels labels_;
    std::string tooltip_;
    ui::kit::Reading reading_;
    ScreenReader reader_{basics_.narrator};
    std::vector<ui::kit::Rect> covered_;  ///< panels that hide most of what is behind them
    int frames_;                          ///< number of frames still to draw
    bool animating_ = false;
    bool toastsMoving_ = false;
    int awaitsField_ = 0;  ///< number of frames that a field may still take to get the keyboard
};

}  // namespace app
