#pragma once

#include <SDL.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/Script.h"
#include "base/Result.h"
#include "ui/kit/Rect.h"

namespace app {

/// What a script needs from the program that it drives.
class Stage {
  public:
    virtual ~Stage() = default;
    /// Pixels of the picture where the place of this name is; nothing if there is none.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> placeOnPicture(const std::string& name) = 0;
    /// The middle of the button or choice that shows this text, in pixels.
    [[nodiscard]] virtual std::optional<std::pair<float, float>> labelOnPicture(const std::string& label) = 0;
    /// Nothing moves, loads or waits to be drawn better.
    [[nodiscard]] virtual bool settled() const = 0;
    virtual void resize(int width, int height) = 0;
    [[nodiscard]] virtual base::Result<void> screenshot(const std::filesystem::path& file) = 0;
    /// From now on the fixed clock makes so many frames a second and writes each into this folder; empty: no
    /// longer.
    virtual void record(const std::filesystem::path& folder, int framesPerSecond) = 0;
    /// Whether the camera may turn and follow by itself, as the settings say.
    virtual void freeCamera(bool on) = 0;
    /// The window is minimised, or shown again.
    virtual void minimise(bool on) = 0;
    /// Whether panels may fade, as the settings say.
    virtual void fadePanels(bool on) = 0;
    /// What is so at present: "position", "result", "screen" …, see docs/SCRIPTS.md. Nothing for an unknown
    /// question.
    [[nodiscard]] virtual std::optional<std::string> answer(const std::string& question) = 0;
};

/// Plays a script by a fixed clock: at most one event a frame, as a quick hand would.
class ScriptRunner {
  public:
    ScriptRunner(std::vector<ScriptStep> steps, std::string file)
        : steps_(std::move(steps)), file_(std::move(file)) {}

    /// Called once a frame of `seconds`. The error names the line that could not be carried out.
    base::Result<void> advance(Stage& stage, float seconds);
    [[nodiscard]] bool done() const {
        return next_ >= steps_.size() && pending_.empty() && !settling_ && waiting_ <= 0;
    }

  private:
    bool stillSeeking(const ScriptStep& step, Stage& stage, float seconds);
    base::Result<void> begin(const ScriptStep& step, Stage& stage);
    base::Result<void> expect(const ScriptStep& step, Stage& stage) const;
    base::Result<void> point(const ScriptStep& step, Stage& stage);
    base::Result<void> pressKey(const ScriptStep& step);
    void pushMotion();
    void pushButton(Uint32 type, int button);
    [[nodiscard]] base::Error failed(const ScriptStep& step, base::Message why) const {
        return {std::move(why), file_, step.at};
    }

    std::vector<ScriptStep> steps_;
    std::string file_;
    std::size_t next_ = 0;
    double waiting_ = 0.05;                          ///< seconds; a script begins when there is a picture
    std::optional<std::pair<float, float>> seenAt_;  ///< the label sought, in the frame before
    double soughtFor_ = 0;
    bool settling_ = false;
    double settlingFor_ = 0;
    std::vector<std::function<void()>> pending_;  ///< events of the present step, one a frame, last first
    int x_ = 0;
    int y_ = 0;
};

}  // namespace app
