#pragma once

#include <functional>
#include <string>

#include "app/App.h"
#include "app/e2e/Display.h"

namespace e2e {

/// A person's hands at a running program: each line is a command of a script (docs/SCRIPTS.md).
class Fingers {
  public:
    virtual ~Fingers() = default;
    /// Carries out these lines and waits until everything is at rest. The error names the line that could
    /// not be carried out.
    virtual base::Result<void> run(const std::string& lines) = 0;
};

/// Sends events as a script does, with the fixed clock.
class ScriptFingers final : public Fingers {
  public:
    explicit ScriptFingers(app::App& app) : app_(app) {}
    base::Result<void> run(const std::string& lines) override;

  private:
    app::App& app_;
};

/// Moves the pointer of a display and presses its keys, while the program runs by the clock in a window in
/// its upper left corner. Knows `click`, `key` and `text`.
class RealFingers final : public Fingers {
  public:
    /// Both must outlive it.
    RealFingers(app::App& app, const Display& display);
    ~RealFingers() override;
    RealFingers(const RealFingers&) = delete;
    RealFingers& operator=(const RealFingers&) = delete;
    base::Result<void> run(const std::string& lines) override;

  private:
    base::Result<void> act(const app::ScriptStep& step);
    /// Whether a person can go on; the picture may still become finer.
    [[nodiscard]] bool atRest();
    base::Result<void> passUntil(const std::function<bool()>& condition, double seconds);

    /// Called by SDL with each event that arrives.
    static int note(void* self, SDL_Event* event);

    app::App& app_;
    const Display& display_;
    int released_ = 0;  ///< buttons and keys so far
};

}  // namespace e2e
