#pragma once

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>

#include "app/input/Gamepad.h"
#include "app/window/FontTexture.h"
#include "app/window/WindowState.h"
#include "base/Result.h"
#include "render/Changes.h"
#include "render/gl/Surface.h"
#include "ui/kit/Palette.h"
#include "ui/kit/fonts/Fonts.h"

struct ImGuiContext;

namespace app {

/// The window with its OpenGL context and Dear ImGui's back ends; offscreen, a picture in memory with the
/// same interface.
class Window {
  public:
    struct Options {
        int width = 1280;  ///< screen units; offscreen: pixels
        int height = 720;
        bool maximised = false;  ///< its size is then that after it is restored
        bool fullScreen = false;
        bool verticalSync = true;
        bool offscreen = false;  ///< SDL's offscreen driver, which needs no display
        std::string icon;        ///< a PNG file; may be missing
    };
    /// Fails, with a message for the player, if there is no display or no OpenGL 3.3.
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
    /// Pixels in one screen unit: 2 on most HiDPI displays.
    [[nodiscard]] float density() const;
    [[nodiscard]] bool minimised() const;
    void setMinimised(bool on);  ///< offscreen: only remembered
    /// Whether it has the keyboard focus.
    [[nodiscard]] bool focused() const;
    [[nodiscard]] bool offscreen() const { return options_.offscreen; }
    void resize(int width, int height);
    /// Its size and state apart from full screen.
    [[nodiscard]] const WindowState& state() const { return state_; }
    /// Fills its display, with or without a window manager, or restores the former size and position.
    void setFullScreen(bool on);
    void setVerticalSync(bool on);
    /// If the player is at another window, the title says this until he is back, and the system shows that.
    void call(const std::string& text);
    /// Whether the display stays on, and the computer awake, although nobody uses them. At first it does not.
    void keepDisplayOn(bool on);

    /// Sleeps until an event comes, or for at most this many milliseconds.
    void waitForEvent(int milliseconds) const;
    /// Passes an event to the interface. Also remembers the pointer, which SDL's offscreen driver does not
    /// report.
    void handle(const SDL_Event& event);
    /// Loads fonts and style for this palette, with `scale` pixels in one unit; returns a warning for each
    /// missing font. `largestTexture`: the side of the largest texture, in pixels.
    std::vector<base::Error> restyle(ui::kit::Fonts& fonts, const ui::kit::Palette& palette, float scale,
                                     int largestTexture);
    /// Makes the texture of the fonts anew, after letters were added. Not within a frame of the interface.
    void renewFontTexture() { fontTexture_.upload(); }
    /// Begins a frame of the interface. With `walks`, `pad` moves through the panels.
    void beginUi(float seconds, Gamepad& pad, bool walks);
    /// Ends the frame: draws the interface onto the surface, or only onto `part` of it (y upwards). Without
    /// `seen` nothing is drawn.
    void endUi(bool seen = true, const std::optional<render::PixelRect>& part = {});
    /// Prepares a frame in which only this part is new; nullopt: all of it. Returns the part that must be
    /// drawn onto surface(): nullopt if that does not hold the last picture.
    [[nodiscard]] std::optional<render::PixelRect> beginFrame(const std::optional<render::PixelRect>& part);
    [[nodiscard]] const render::Surface& surface() const { return direct_ ? onScreen_ : surface_; }
    void show();
    /// The pointer's last position, in pixels from the upper left corner.
    [[nodiscard]] std::pair<float, float> pointer() const { return {pointerX_, pointerY_}; }

  private:
    explicit Window(const Options& options)
        : options_(options), state_({options.width, options.height}, options.maximised) {}
    base::Result<void> create();
    /// Makes the window smaller if its frame extends beyond the usable part of the screen.
    void keepFrameOnScreen();
    void noteState(const SDL_WindowEvent& event);
    void navigate(Gamepad& pad, bool walks);
    void fill();    ///< fills the display without help from a window manager
    void unfill();  ///< restores the former size and position

    Options options_;
    WindowState state_;
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;
    ImGuiContext* ui_ = nullptr;
    bool videoReady_ = false;
    bool glReady_ = false;
    FontTexture fontTexture_;
    render::Surface surface_;   ///< picture kept from frame to frame
    render::Surface onScreen_;  ///< the window itself
    bool direct_ = false;       ///< this frame is drawn directly onto the window
    bool fresh_ = false;        ///< surface_ holds the last picture
    Size surfaceSize_;
    float pointerX_ = -1;
    float pointerY_ = -1;
    bool pointerHere_ = false;  ///< it is over the window
    bool buttons_[3]{};
    bool touched_ = false;  ///< the left button is a finger
    bool returnDown_ = false;
    std::optional<SDL_Rect> filled_;  ///< size and position before fill()
    bool minimised_ = false;          ///< offscreen only, where SDL has no such flag
};

}  // namespace app
