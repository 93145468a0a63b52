#pragma once

#include <functional>
#include <vector>

#include "audio/Sound.h"
#include "scene/SoundMoment.h"
#include "scene/Theme.h"

namespace app {

/// Creates the sounds of an event on the table. `heard`: the event; `pan`: its horizontal position in the
/// picture, from -1 to 1; `delay`: seconds until it is heard.
///
/// The cue depends on what touches what. Faster contacts are louder and brighter. Size, material and the
/// pile below determine the pitch. Pieces that are taken back or rearranged are quieter.
class MomentSounds {
  public:
    [[nodiscard]] std::vector<audio::Sound> soundsOf(const scene::SoundMoment& heard,
                                                     const scene::Theme& theme, float pan, float delay);

  private:
    double lastCasual_ = -1;
    double lastShown_ = -1;
    double lastShuffled_ = -10;
};

}  // namespace app
