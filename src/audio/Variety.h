#pragma once

#include <array>

#include "audio/Cue.h"
#include "audio/Sample.h"
#include "base/Random.h"

namespace audio {

/// Avoids exact repetition: chooses a variant each time and alters it slightly.
class Variety {
  public:
    explicit Variety(std::uint64_t seed) : random_(seed) {}

    /// The next of `count` variants (at least one); never the same twice in a row if there are several.
    [[nodiscard]] std::size_t next(Cue cue, std::size_t count);
    /// The tone, slightly altered. Notes stay in tune.
    [[nodiscard]] Tone varied(Cue cue, Tone tone);

  private:
    base::Random random_;
    std::array<std::size_t, kCueCount> last_{};  ///< index of the last variant plus one; 0: none yet
};

}  // namespace audio
