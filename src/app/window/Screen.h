#pragma once

#include <SDL.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/input/Fingers.h"
#include "app/window/Photo.h"
#include "render/texture/Image.h"
#include "scene/camera/OrbitCamera.h"
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Toast.h"

namespace app {

/// One of the open screens: draws its panels, executes their actions, and handles the input that no panel has
/// used. Only the topmost screen is drawn and gets input.
class Screen {
  public:
    virtual ~Screen() = default;
    /// Its name in scripts: "start", "play" …
    [[nodiscard]] virtual const char* name() const = 0;
    /// Draws the interface. `seconds` since the last frame.
    virtual void draw(ui::kit::Context& ui, float seconds) = 0;
    /// Handles a key, pointer or text event that no panel has used.
    virtual void handle(const SDL_Event&) {}
    /// Handles a gesture of two fingers; if it returns false, they scroll the panel below them.
    virtual bool gesture(const TouchGesture&) { return false; }
    /// The texts that it shows besides its buttons; for scripts.
    [[nodiscard]] virtual std::string text() const { return {}; }
    /// The loaded rows of its list, one on each line; for scripts.
    [[nodiscard]] virtual std::string rows() const { return {}; }
    /// Handles files and folders dragged onto the window at once; if it returns false, the program opens a
    /// single file as a game and offers to import several, or a folder.
    virtual bool takeFiles(const std::vector<std::filesystem::path>&) { return false; }
    /// Whether handle() gets the next key instead of the key's usual meaning.
    [[nodiscard]] virtual bool capturesKeys() const { return false; }
    /// Handles Escape, whichever widget has the focus; if it returns false, the event is passed on.
    virtual bool escape() { return false; }
    /// Whether the gamepad's Start opens a menu over its panels, instead of leaving them as B does.
    [[nodiscard]] virtual bool hasMenu() const { return false; }
    /// Called once a simulation step, with its length in seconds.
    virtual void update(float) {}
    /// Called once a frame, with the real time since the last one.
    virtual void pass(float /*seconds*/) {}
    /// Called when another screen comes to lie above it: what is held down now is released elsewhere.
    virtual void covered() {}
    /// The part of the picture for the table; in pixels.
    [[nodiscard]] virtual ui::kit::Rect tableArea(ui::kit::Rect display) const { return display; }
    /// The edge of that part at which passing messages hide least.
    [[nodiscard]] virtual ui::kit::ToastsAt toastsAt() const { return ui::kit::ToastsAt::Bottom; }
    /// The camera's viewpoint; nullopt: that of the screen below.
    [[nodiscard]] virtual std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const { return {}; }
    /// Whether arrow keys move through the panels.
    [[nodiscard]] virtual bool keyboardNavigation() const { return true; }
    /// Whether a text field is about to get the focus: until then Dear ImGui ignores typed characters, so
    /// keys wait for it.
    [[nodiscard]] virtual bool awaitsTextFocus() const { return false; }
    /// Whether typed characters are moves in notation, which has Latin letters only.
    [[nodiscard]] virtual bool typesNotation() const { return false; }
    /// Whether it must be drawn again soon without an event, for example while something fades.
    [[nodiscard]] virtual bool animating() const { return false; }
    /// Whether something will happen soon without input: the loop then checks often, and scripts wait for it.
    [[nodiscard]] virtual bool expecting() const { return false; }
    /// Whether it waits for work that takes real time, such as reading a file: scripts then wait for it.
    [[nodiscard]] virtual bool working() const { return false; }
    /// Whether it shows a running time, so that it must be checked regularly.
    [[nodiscard]] virtual bool ticking() const { return false; }
    /// How to photograph the table; null: draw it as in play.
    [[nodiscard]] virtual const Photo* photo() const { return nullptr; }
    /// Progress of the picture that photo() asks for, 0 to 1; then the finished picture.
    virtual void developing(float) {}
    virtual void developed(render::Image) {}
};

}  // namespace app
