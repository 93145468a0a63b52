#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "base/Result.h"

namespace app {

/// The parts of the program that a script uses.
class ScriptHost {
  public:
    virtual ~ScriptHost() = default;
    /// The pixel of the picture at the middle of the place with this name; nullopt if there is none.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> placeOnPicture(const std::string& name) = 0;
    /// The middle of the button or choice with this text, in pixels; nullopt if there is none. One that is
    /// scrolled out of sight is found in one of the next frames.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> labelOnPicture(const std::string& label) = 0;
    /// The picture's size in pixels.
    [[nodiscard]] virtual std::pair<int, int> size() const = 0;
    /// Whether nothing moves or loads, and the picture is fully refined.
    [[nodiscard]] virtual bool settled() const = 0;
    virtual void resize(int width, int height) = 0;
    /// Writes a picture (PNG) of the table and the interface.
    [[nodiscard]] virtual base::Result<void> screenshot(const std::filesystem::path& file) = 0;
    /// Starts a recording: the fixed clock makes this many frames a second, and each is written into this
    /// folder. An empty folder ends the recording.
    virtual void record(const std::filesystem::path& folder, int framesPerSecond) = 0;
    /// Whether the camera may turn and follow by itself, within the settings.
    virtual void freeCamera(bool on) = 0;
    /// Minimises or restores the window.
    virtual void minimise(bool on) = 0;
    /// Whether panels may fade, within the settings.
    virtual void fadePanels(bool on) = 0;
    /// The answer to a question such as "position", "result" or "screen" (docs/SCRIPTS.md); nullopt for an
    /// unknown question.
    [[nodiscard]] virtual std::optional<std::string> answer(const std::string& question) = 0;
};

}  // namespace app
