#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "audio/Sample.h"
#include "audio/SoundSet.h"
#include "base/Result.h"

namespace audio {

/// The decoded variants of every cue.
class Bank {
  public:
    [[nodiscard]] std::vector<Sample>& operator[](Cue cue) { return samples_[static_cast<std::size_t>(cue)]; }
    [[nodiscard]] const std::vector<Sample>& operator[](Cue cue) const {
        return samples_[static_cast<std::size_t>(cue)];
    }

  private:
    std::array<std::vector<Sample>, kCueCount> samples_;
};

struct BankReading {
    Bank bank;
    std::vector<base::Error> problems;  ///< each file that cannot be heard
};

/// Decodes a file. There must be a Mixer; any thread, but one at a time.
[[nodiscard]] base::Result<Sample> readSound(const std::filesystem::path& file);

/// Decodes both sets into one: a cue for which `wanted` has no file that can be heard is that of `fallback`,
/// and silent if that has none either. As readSound; ends early if it is asked to.
[[nodiscard]] BankReading readBank(const SoundSet& wanted, const SoundSet& fallback,
                                   const std::stop_token& stop = {});

}  // namespace audio
