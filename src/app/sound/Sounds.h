#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "audio/Bank.h"
#include "audio/MixerThread.h"
#include "audio/Sound.h"
#include "audio/Variety.h"
#include "base/Log.h"
#include "scene/Theme.h"

namespace app {

/// Loads and plays sounds. The device is opened and files are decoded in the background; until then, or
/// without a device, sounds are silent. A missing device is looked for again and again, and at once when the
/// place changes or the window is shown again. Main thread only. Only the destructor blocks, while a file is
/// being decoded, and for at most half a second for the device.
class Sounds {
  public:
    /// `common`: the folder of sounds that a theme does not contain. `device`: how to open a sound device;
    /// without it none is opened.
    Sounds(std::filesystem::path common, std::optional<audio::MixerThread::Device> device, base::Log& log);

    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;
    ~Sounds();

    void setTheme(const scene::Theme& theme);
    void setVolumes(const audio::Volumes& volumes);
    /// While the window is hidden, there is no ambience.
    void setHidden(bool hidden);
    /// The device is gone, such as headphones that were unplugged or a sound server that has ended: opens
    /// another one in the background.
    void reopen();
    void play(const audio::Sound& sound);

    /// Takes loaded sounds; call once a frame. Returns an error for each file that cannot be used.
    [[nodiscard]] std::vector<base::Error> update();
    /// Whether files are being decoded, or the device is being opened for the first time or anew.
    [[nodiscard]] bool loading() const { return loading_ || (device_ && device_->trying()); }
    /// Whether there is a device. A device plays in real time.
    [[nodiscard]] bool audible() const { return mixer_ != nullptr && !lost_; }
    /// The cues played since the last call, heard or not, such as "lift lay"; for scripts.
    [[nodiscard]] std::string takeHeard();

  private:
    void load();
    void takeMixer();
    void adopt(audio::BankReading reading, std::vector<base::Error>& problems);
    void playAmbience();
    void setAmbienceGain();

    std::filesystem::path common_;
    base::Log& log_;
    audio::SoundSet set_;
    audio::Volumes volumes_;
    audio::Variety variety_{0x50D4};
    audio::Bank bank_;
    std::optional<audio::MixerThread> device_;
    std::unique_ptr<audio::Mixer> mixer_;
    std::vector<audio::Cue> playedCues_;
    bool lost_ = false;  ///< the device has gone while the task was decoding with it
    bool hidden_ = false;
    bool awaitsLook_ = true;  ///< if there is no device, the next update() looks for one
    bool stale_ = true;       ///< set_ has changed since it was loaded
    std::unique_ptr<BackgroundTask<audio::BankReading>> loading_;  ///< must end before the mixer
};

/// The files that a theme names for each cue. Unknown cues are ignored.
[[nodiscard]] audio::SoundSet soundSetOf(const scene::Theme& theme);

}  // namespace app
