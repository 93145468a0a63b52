#pragma once

#include <array>

#include "audio/Cue.h"
#include "audio/Sample.h"
#include "base/Random.h"

namespace audio {

/// Sees to it that nothing is heard twice the same: chooses the variant, and lets it differ a little each
/// time.
class Variety {
  public:
    explicit Variety(std::uint64_t seed) : random_(seed) {}

    /// Which of `count` variants (at least one) comes next; never the one before, where there are several.
    [[nodiscard]] std::size_t next(Cue cue, std::size_t count);
    /// The tone, a shade off. Notes stay in tune.
    [[nodiscard]] Tone varied(Cue cue, Tone tone);

  private:
    base::Random random_;
    std::array<std::size_t, kCueCount> last_{};  ///< one more than the variant; 0: none yet
};

}  // namespace audio
