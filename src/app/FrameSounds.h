#pragma once

#include <string>
#include <vector>

#include "app/Shell.h"
#include "app/Sounds.h"
#include "app/TableSounds.h"

namespace app {

/// Plays what happens in each frame: on the table, as far apart as it happens, and what screens ask for.
/// Silent without a device.
class FrameSounds {
  public:
    /// The shell and the log must outlive it. Without `device` none is opened.
    FrameSounds(Shell& shell, bool device, base::Log& log);

    void useTheme() { sounds_.setTheme(shell_.preferences().theme()); }
    void useVolumes() { sounds_.setVolumes(shell_.preferences().settings().volumes); }
    /// Takes over what was loaded and plays what screens have asked for. `minimised`: nobody sees the place.
    /// Tells the player of files that cannot be used.
    void update(bool minimised);
    /// Plays what has happened on the table since this moment of its clock.
    void playTable(double since);
    /// Waits for the rest of a frame that took `passed` of its `seconds`: a device plays by the true clock,
    /// and what is heard must not run ahead of it. Does not wait without a device.
    void keepPace(float seconds, float passed) const;

    [[nodiscard]] bool loading() const { return sounds_.loading(); }
    /// See Sounds::takeHeard().
    [[nodiscard]] std::string takeHeard() { return sounds_.takeHeard(); }

  private:
    /// The sound in words, where it means something.
    void caption(const audio::Sound& sound);

    Shell& shell_;
    Sounds sounds_;
    TableSounds tableSounds_;
};

}  // namespace app
