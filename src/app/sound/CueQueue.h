#pragma once

#include <utility>
#include <vector>

#include "audio/Sound.h"

namespace app {

/// Sounds that screens request. The sounds of the table come from TableStage::takeSoundMoments().
class CueQueue {
  public:
    /// `delay` in seconds.
    void play(audio::Cue cue, float delay = 0) { sounds_.push_back({cue, {.delay = delay}}); }
    void play(audio::Sound sound) { sounds_.push_back(sound); }
    /// For a right answer: a fifth higher.
    void playRight() {
        play(audio::Sound{audio::Cue::Decide, {}});
        play(audio::Sound{audio::Cue::Decide, {.pitch = 7, .delay = 0.14F}});
    }
    /// For a wrong answer.
    void playWrong() { play(audio::Sound{audio::Cue::Decide, {.pitch = -8}}); }
    /// The sounds requested since the last call.
    [[nodiscard]] std::vector<audio::Sound> take() { return std::exchange(sounds_, {}); }

  private:
    std::vector<audio::Sound> sounds_;
};

}  // namespace app
