#pragma once

#include <functional>
#include <vector>

#include "audio/Sound.h"
#include "scene/Theme.h"
#include "scene/Touch.h"

namespace app {

/// How what happens on the table sounds. `heard` is a moment of the table, `pan` where on the picture it is,
/// from -1 to 1, and `delay` the seconds by which it is heard later than now.
///
/// The cue is what touches what; speed makes a touch loud and bright; size, material and the stack beneath
/// give it its pitch; what is only taken back or put in order is soft.
class TableSounds {
  public:
    [[nodiscard]] std::vector<audio::Sound> soundsOf(const scene::Touch& heard, const scene::Theme& theme,
                                                     float pan, float delay);

  private:
    double lastCasual_ = -1;
};

}  // namespace app
