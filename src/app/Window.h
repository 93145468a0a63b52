#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>

#include "app/Gamepad.h"
#include "base/Result.h"
#include "render/Changes.h"
#include "render/Surface.h"
#include "ui/kit/Fonts.h"
#include "ui/kit/Palette.h"

struct ImGuiContext;

namespace app {

/// The window with its OpenGL context and Dear ImGui's back ends; offscreen, a picture in memory that behaves
/// like one.
class Window {
  public:
    struct Options {
        int width = 1280;  ///< screen units; offscreen: pixels
        int height = 720;
        bool fullScreen = false;
        bool verticalSync = true;
        bool offscreen = false;  ///< SDL's offscreen driver: no display is needed
        std::string icon;        ///< a PNG; may be missing
    };
    /// Errors are sentences for the player: no display, no OpenGL 3.3.
    [[nodiscard]] static base::Result<std::unique_ptr<Window>> open(const Options& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    struct Size {
        int width = 0;
        int height = 0;
        friend bool operator==(const Size&, const Size&) = default;
    };
    [[nodiscard]] Size pixels() const;
    /// Pixels a screen unit: 2 on most HiDPI displays.
    [[nodiscard]] float density() const;
    [[nodiscard]] bool minimised() const;
    void setMinimised(bool on);  ///< offscreen it is only remembered
    /// It has the keyboard's focus.
    [[nodiscard]] bool focused() const;
    [[nodiscard]] bool offscreen() const { return options_.offscreen; }
    void resize(int width, int height);
    /// Fills the display that it is on, with or without a window manager, and goes back to size and place.
    void setFullScreen(bool on);
    void setVerticalSync(bool on);
    void setTitle(const std::string& title);

    /// Sleeps until an event comes or so many milliseconds have gone by.
    void waitForEvent(int milliseconds) const;
    /// Passes an event to the interface and remembers the pointer, which SDL's offscreen driver does not.
    void handle(const SDL_Event& event);
    /// Fonts and style for this palette at this many pixels a unit; warnings for fonts that are missing.
    /// `largestTexture`: pixels along a side.
    std::vector<base::Error> restyle(ui::kit::Fonts& fonts, const ui::kit::Palette& palette, float scale,
                                     int largestTexture);
    /// `pad` walks through the panels if `walks`.
    void beginUi(float seconds, Gamepad& pad, bool walks);
    /// Draws the interface onto the surface, or the part of it that is given (y upwards), or ends the frame
    /// unseen.
    void endUi(bool seen = true, const std::optional<render::PixelRect>& part = {});
    /// Prepares for a frame in which only this part is new (nothing: all of it). Answers which part has to be
    /// drawn onto surface(): a window forgets what it showed, so that there a picture is kept beside it.
    [[nodiscard]] std::optional<render::PixelRect> beginFrame(const std::optional<render::PixelRect>& part);
    [[nodiscard]] const render::Surface& surface() const { return direct_ ? onScreen_ : surface_; }
    void show();
    /// Pixels from the upper left corner, of the pointer as last seen.
    [[nodiscard]] std::pair<float, float> pointer() const { return {pointerX_, pointerY_}; }

  private:
    explicit Window(const Options& options) : options_(options) {}
    base::Result<void> create();
    void navigate(Gamepad& pad, bool walks);
    void fill();    ///< the display, without a window manager's help
    void unfill();  ///< back to where it was

    Options options_;
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    ImGuiContext* ui_ = nullptr;
    bool videoReady_ = false;
    bool glReady_ = false;
    render::Surface surface_;   ///< kept from frame to frame
    render::Surface onScreen_;  ///< the window itself
    bool direct_ = false;       ///< this frame is drawn onto the window itself
    bool fresh_ = false;        ///< surface_ holds the picture that was shown last
    Size surfaceSize_;
    float pointerX_ = -1;
    float pointerY_ = -1;
    bool buttons_[3]{};
    bool touched_ = false;  ///< the left one is a finger
    bool returnDown_ = false;
    std::optional<SDL_Rect> filled_;  ///< place and size before fill()
    bool minimised_ = false;          ///< offscreen, where SDL keeps no such flag
};

}  // namespace app
