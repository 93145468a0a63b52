#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "audio/Bank.h"
#include "audio/Mixer.h"
#include "audio/Sound.h"
#include "audio/Variety.h"
#include "base/Log.h"
#include "scene/Theme.h"

namespace app {

/// Loads and plays sounds. The device is opened and files are decoded in the background; until then, or
/// without a device, sounds are silent. A missing device is looked for again when the place changes or the
/// window is shown again. Main thread only. Only the destructor blocks, while a file is being decoded, and
/// for some milliseconds reopen(), or the update() after it.
class Sounds {
  public:
    /// `common`: the folder of sounds that a theme does not contain. `device`: whether to open a sound
    /// device.
    Sounds(std::filesystem::path common, bool device, base::Log& log);

    void setTheme(const scene::Theme& theme);
    void setVolumes(const audio::Volumes& volumes);
    /// While the window is hidden, there is no ambience.
    void setHidden(bool hidden);
    /// The device is gone, such as headphones that were unplugged: opens another one in the background.
    void reopen();
    void play(const audio::Sound& sound);

    /// Takes loaded sounds; call once a frame. Returns an error for each file that cannot be used.
    [[nodiscard]] std::vector<base::Error> update();
    [[nodiscard]] bool loading() const { return loading_ != nullptr; }
    /// Whether there is a device. A device plays in real time.
    [[nodiscard]] bool audible() const { return mixer_ != nullptr && !lost_; }
    /// The cues played since the last call, heard or not, such as "lift lay"; for scripts.
    [[nodiscard]] std::string takeHeard();

  private:
    struct Loaded {
        std::unique_ptr<audio::Mixer> mixer;  ///< null if it was open already
        std::optional<base::Error> noDevice;
        audio::BankReading reading;
    };
    void load();
    void adopt(Loaded loaded, std::vector<base::Error>& problems);
    void playAmbience();
    void setAmbienceGain();

    std::filesystem::path common_;
    bool device_;
    base::Log& log_;
    audio::SoundSet set_;
    audio::Volumes volumes_;
    audio::Variety variety_{0x50D4};
    audio::Bank bank_;
    std::unique_ptr<audio::Mixer> mixer_;
    std::vector<audio::Cue> playedCues_;
    bool lost_ = false;  ///< the device has gone while the task was using it, or was opening one
    bool hidden_ = false;
    bool stale_ = true;                                ///< set_ has changed since it was loaded
    std::unique_ptr<BackgroundTask<Loaded>> loading_;  ///< must end before the mixer
};

/// The files that a theme names for each cue. Unknown cues are ignored.
[[nodiscard]] audio::SoundSet soundSetOf(const scene::Theme& theme);

}  // namespace app
