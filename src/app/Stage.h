#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "base/Result.h"

namespace app {

/// What a script needs from the program that it drives.
class Stage {
  public:
    virtual ~Stage() = default;
    /// Pixels of the picture where the place of this name is; nothing if there is none.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> placeOnPicture(const std::string& name) = 0;
    /// The middle of the button or choice that shows this text, in pixels.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> labelOnPicture(const std::string& label) = 0;
    /// Of the picture, in pixels.
    [[nodiscard]] virtual std::pair<int, int> size() const = 0;
    /// Nothing moves, loads or waits to be drawn better.
    [[nodiscard]] virtual bool settled() const = 0;
    virtual void resize(int width, int height) = 0;
    /// Writes a picture (PNG) of the table with the interface over it.
    [[nodiscard]] virtual base::Result<void> screenshot(const std::filesystem::path& file) = 0;
    /// From now on the fixed clock makes this many frames a second and writes each into this folder; an empty
    /// one ends the recording.
    virtual void record(const std::filesystem::path& folder, int framesPerSecond) = 0;
    /// Whether the camera may turn and follow by itself, as the settings say.
    virtual void freeCamera(bool on) = 0;
    /// The window is minimised, or shown again.
    virtual void minimise(bool on) = 0;
    /// Whether panels may fade, as the settings say.
    virtual void fadePanels(bool on) = 0;
    /// The present answer to a question: "position", "result", "screen" …, see docs/SCRIPTS.md. Nothing for
    /// an unknown question.
    [[nodiscard]] virtual std::optional<std::string> answer(const std::string& question) = 0;
};

}  // namespace app
