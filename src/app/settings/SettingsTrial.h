#pragma once

#include <optional>

#include "app/settings/Settings.h"

namespace app {

class Preferences;
class ScreenStack;

/// Tries out settings after which the player may see or reach nothing: they are reverted unless the player
/// confirms them within kSeconds, and not written before.
///
/// This concerns full screen alone, since the display may go dark or be cut off. Texts remain legible and
/// their option in reach at every size that can be chosen; quality, resolution and vertical synchronisation
/// only make pictures slower or coarser. The key for full screen starts no trial: pressed again, it reverts
/// the change.
class SettingsTrial {
  public:
    static constexpr float kSeconds = 15;

    SettingsTrial(Preferences& preferences, ScreenStack& screens)
        : preferences_(preferences), screens_(screens) {}

    /// Applies settings, on trial if necessary.
    void apply(const Settings& settings);
    /// Lets `seconds` pass; call once a frame.
    void update(float seconds);
    [[nodiscard]] bool running() const { return before_.has_value(); }
    /// Whether the question will be shown soon, when there are no further changes.
    [[nodiscard]] bool aboutToAsk() const { return running() && !asked_; }
    /// Seconds until the settings are reverted, while the question is shown.
    [[nodiscard]] float secondsLeft() const { return left_; }

    /// Keeps the settings.
    void keep();
    /// Restores the settings from before the trial; does nothing without a trial.
    void revert();

  private:
    Preferences& preferences_;
    ScreenStack& screens_;
    std::optional<bool> before_;  ///< Settings::fullScreen before the trial
    bool asked_ = false;
    float wait_ = 0;  ///< seconds until the question
    float left_ = 0;
};

}  // namespace app
