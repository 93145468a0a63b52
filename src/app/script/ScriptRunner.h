#pragma once

#include <SDL.h>

#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/script/Script.h"
#include "app/script/ScriptHost.h"
#include "base/Result.h"

namespace app {

/// Runs a script with the fixed clock: at most one event a frame, like very fast input by a person.
class ScriptRunner {
  public:
    ScriptRunner(std::vector<ScriptStep> steps, std::string file)
        : steps_(std::move(steps)), file_(std::move(file)) {}

    /// Call once a frame, with its length. The error names the line that failed.
    base::Result<void> advance(ScriptHost& host, float seconds);
    [[nodiscard]] bool done() const {
        return next_ >= steps_.size() && pending_.empty() && !settling_ && waiting_ <= 0;
    }

  private:
    bool stillAwaiting(const ScriptStep& step, ScriptHost& host);
    bool stillSeeking(const ScriptStep& step, ScriptHost& host, float seconds);
    base::Result<void> begin(const ScriptStep& step, ScriptHost& host);
    /// The answer to the question of a step; fails if there is no such question.
    base::Result<std::string> answerTo(const ScriptStep& step, ScriptHost& host) const;
    base::Result<void> print(const ScriptStep& step, ScriptHost& host) const;
    base::Result<void> expect(const ScriptStep& step, ScriptHost& host) const;
    /// The point of the picture that a step names; fails if there is none.
    base::Result<std::pair<float, float>> pointOf(const ScriptStep& step, ScriptHost& host) const;
    base::Result<void> point(const ScriptStep& step, ScriptHost& host);
    base::Result<void> touch(const ScriptStep& step, ScriptHost& host);
    base::Result<void> pressKey(const ScriptStep& step);
    void pushMotion();
    void pushButton(Uint32 type, int button);
    [[nodiscard]] base::Error failed(const ScriptStep& step, base::Message why) const {
        return {std::move(why), file_, step.at};
    }

    std::vector<ScriptStep> steps_;
    std::string file_;
    std::size_t next_ = 0;
    double waiting_ = 0.05;  ///< seconds; at the beginning it waits for the first picture
    std::optional<std::pair<float, float>> seenAt_;  ///< place of the label in the last frame
    double soughtFor_ = 0;
    std::optional<std::chrono::steady_clock::time_point> awaitedSince_;
    bool settling_ = false;
    double settlingFor_ = 0;
    std::vector<std::function<void()>> pending_;  ///< one for each frame; the last comes first
    std::set<SDL_Keycode> held_;  ///< keys that were pressed by "down" and not released by "up"
    int x_ = 0;
    int y_ = 0;
    float touchX_ = 0;  ///< position of the finger that moved last, 0 to 1 across the picture
    float touchY_ = 0;
};

}  // namespace app
