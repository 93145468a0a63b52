#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "audio/Bank.h"
#include "audio/Mixer.h"
#include "audio/Sound.h"
#include "audio/Variety.h"
#include "base/Log.h"
#include "scene/Theme.h"

namespace app {

/// Everything that is heard. The device is opened and files are decoded in the background; what is played
/// until then is not heard, and without a device nothing is. Main thread only; nothing here waits but the
/// end, for a file that is being decoded.
class Sounds {
  public:
    /// `common` is the folder of the sounds that themes do not bring. Without `device` none is opened.
    Sounds(std::filesystem::path common, bool device, base::Log& log);

    void setTheme(const scene::Theme& theme);
    void setVolumes(const audio::Volumes& volumes);
    /// While nobody sees the place, its air is not heard.
    void setHidden(bool hidden);
    void play(const audio::Sound& sound);

    /// Looks after what was loaded; once a frame. Answers each file that cannot be heard, and why.
    [[nodiscard]] std::vector<base::Error> update();
    [[nodiscard]] bool loading() const { return loading_ != nullptr; }
    /// There is a device, and what it plays goes by the true clock.
    [[nodiscard]] bool audible() const { return mixer_ != nullptr; }
    /// The cues played since the last call, whether or not they could be heard, as "lift place": for scripts.
    [[nodiscard]] std::string takeHeard();

  private:
    struct Loaded {
        std::unique_ptr<audio::Mixer> mixer;  ///< if it had to be opened
        std::optional<base::Error> noDevice;
        audio::BankReading reading;
    };
    void load();
    void adopt(Loaded loaded, std::vector<base::Error>& problems);
    void playAir();
    void setAirGain();

    std::filesystem::path common_;
    bool device_;
    base::Log& log_;
    audio::SoundSet set_;
    audio::Volumes volumes_;
    audio::Variety variety_{0x50D4};
    audio::Bank bank_;
    std::unique_ptr<audio::Mixer> mixer_;
    std::vector<audio::Cue> heard_;
    bool hidden_ = false;
    bool stale_ = true;                                ///< what is loaded, or being loaded, is not set_
    std::unique_ptr<BackgroundTask<Loaded>> loading_;  ///< last, since it must end before the mixer does
};

/// The files that a theme names for each cue. Names of no cue are passed over.
[[nodiscard]] audio::SoundSet soundSetOf(const scene::Theme& theme);

}  // namespace app
