#pragma once

#include <string>
#include <vector>

#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "app/shell/ShellParts.h"
#include "app/sound/Captions.h"
#include "app/sound/CueQueue.h"
#include "app/sound/MomentSounds.h"
#include "app/sound/Sounds.h"

namespace app {

/// Plays the sounds of each frame: those of events on the table, with their distances in time, and those that
/// screens request. Silent without a device.
class FrameSounds {
  public:
    /// The log must outlive it, too. `device`: whether to open a sound device.
    FrameSounds(const ScreenBasics& basics, Tables& tables, bool device, base::Log& log);

    void useTheme() { sounds_.setTheme(basics_.preferences.theme()); }
    void useVolumes() { sounds_.setVolumes(basics_.preferences.settings().volumes); }
    /// The sound device is gone: another one is opened.
    void reopen() { sounds_.reopen(); }
    /// Takes loaded sounds and plays those that screens have requested. `minimised`: the window is hidden, so
    /// the ambience is silent. Tells the player about files that cannot be used.
    void update(bool minimised);
    /// Plays the sounds of the table since `since`, a time of the table's clock.
    void playTable(double since);
    /// Sleeps until a frame of `seconds` has really taken that long; `passed` of it have passed already. A
    /// device plays in real time, so the fixed clock must not run ahead of it. Does nothing without a device.
    void keepPace(float seconds, float passed) const;

    [[nodiscard]] bool loading() const { return sounds_.loading(); }
    /// See Sounds::takeHeard().
    [[nodiscard]] std::string takeHeard() { return sounds_.takeHeard(); }

  private:
    /// The msgid of the caption for a sound that a screen has requested; empty if it needs none.
    [[nodiscard]] std::string captionFor(audio::Cue cue) const;
    /// Shows a caption in `delay` seconds; does nothing without a text.
    void caption(const std::string& msgid, float delay);

    const ScreenBasics& basics_;
    Tables& tables_;
    Sounds sounds_;
    MomentSounds momentSounds_;
};

}  // namespace app
