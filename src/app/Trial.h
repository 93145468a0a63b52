#pragma once

#include <optional>

#include "app/Settings.h"

namespace app {

class Preferences;
class ScreenStack;

/// Settings that are tried out: changes after which a player may see nothing, or reach nothing any more, go
/// back by themselves unless he says within kSeconds that they are to stay. They are not written before.
///
/// Those are full screen (the display may go dark or be cut off) and the size of texts (what is too small to
/// read cannot be set back). Quality, resolution and waiting for the display make a picture slower or coarser
/// at worst, and are set back where they were set. The key for full screen asks nothing: pressed again, it
/// leads back.
class Trial {
  public:
    static constexpr float kSeconds = 15;

    Trial(Preferences& preferences, ScreenStack& screens) : preferences_(preferences), screens_(screens) {}

    /// Applies settings, on trial if need be. Several changes soon after each other are one trial.
    void apply(const Settings& settings);
    /// So many seconds have passed; once a frame.
    void update(float seconds);
    [[nodiscard]] bool running() const { return before_.has_value(); }
    /// The question comes in a moment, once no more is changed.
    [[nodiscard]] bool aboutToAsk() const { return running() && !asked_; }
    /// Until the settings go back, while the question is shown.
    [[nodiscard]] float secondsLeft() const { return left_; }

    /// The settings stay.
    void keep();
    /// They are as they were before the trial. Does nothing if there is none.
    void revert();

  private:
    struct Risky {
        bool fullScreen;
        double interfaceScale;
        friend bool operator==(const Risky&, const Risky&) = default;
    };
    [[nodiscard]] static Risky of(const Settings& settings) {
        return {settings.fullScreen, settings.interfaceScale};
    }

    Preferences& preferences_;
    ScreenStack& screens_;
    std::optional<Risky> before_;
    bool asked_ = false;
    float wait_ = 0;  ///< seconds until the question
    float left_ = 0;
};

}  // namespace app
