#pragma once

#include <SDL.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/Fingers.h"
#include "app/Photo.h"
#include "render/Image.h"
#include "scene/OrbitCamera.h"
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace app {

/// One screen of the stack: draws its panels and executes what they answer, and takes the input that no panel
/// wanted. Only the topmost one is drawn and asked.
class Screen {
  public:
    virtual ~Screen() = default;
    /// What scripts call it: "start", "play" …
    [[nodiscard]] virtual const char* name() const = 0;
    /// Draws the interface. `seconds` since the last frame.
    virtual void draw(ui::kit::Context& ui, float seconds) = 0;
    /// A key, pointer or text event that no panel wanted.
    virtual void handle(const SDL_Event&) {}
    /// Two fingers; false: they scroll what is under them.
    virtual bool gesture(const TouchGesture&) { return false; }
    /// What it says at present apart from its buttons, for scripts.
    [[nodiscard]] virtual std::string text() const { return {}; }
    /// The rows of its list that are loaded, a line each, for scripts.
    [[nodiscard]] virtual std::string rows() const { return {}; }
    /// A file or folder is dropped on the window; false: it is opened as a game.
    virtual bool drop(const std::filesystem::path&) { return false; }
    /// Whether the next key is its own, whatever that key means elsewhere: handle() gets it.
    [[nodiscard]] virtual bool capturesKeys() const { return false; }
    /// Escape, wherever the focus is; false lets the event go on.
    virtual bool escape() { return false; }
    /// Once a simulation step, for what runs by itself.
    virtual void update(float) {}
    /// Once a frame: so many seconds have passed since the last one, however many that are.
    virtual void pass(float /*seconds*/) {}
    /// The part of the picture that the table should fill; pixels.
    [[nodiscard]] virtual ui::kit::Rect tableArea(ui::kit::Rect display) const { return display; }
    /// How the camera is to look at it; nullopt: as for the screen below.
    [[nodiscard]] virtual std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const { return {}; }
    /// Whether arrow keys walk through the panels.
    [[nodiscard]] virtual bool keyboardNavigation() const { return true; }
    /// A line of text is about to get the focus: until it has it, Dear ImGui drops what is typed, so the
    /// screen takes it.
    [[nodiscard]] virtual bool awaitsTextFocus() const { return false; }
    /// Whether it draws anew soon without any event: while something fades, say.
    [[nodiscard]] virtual bool animating() const { return false; }
    /// Whether something comes by itself before long: the loop looks often, and scripts wait for it.
    [[nodiscard]] virtual bool expecting() const { return false; }
    /// Whether something of that goes by the true time, as reading a file does: scripts give it that time.
    [[nodiscard]] virtual bool working() const { return false; }
    /// Whether it shows time that passes, so that the program must look at it every so often.
    [[nodiscard]] virtual bool ticking() const { return false; }
    /// How the table is to be photographed; null: it is drawn as it is played on.
    [[nodiscard]] virtual const Photo* photo() const { return nullptr; }
    /// So much of the picture that photo() asks for is done, 0 to 1; and there it is.
    virtual void developing(float) {}
    virtual void developed(render::Image) {}
};

}  // namespace app
