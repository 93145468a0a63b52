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
    std::vector<base::Error> problems;  ///< one for each file that cannot be decoded
};

/// Decodes a file. A Mixer must exist; any thread, but one at a time.
[[nodiscard]] base::Result<Sample> readSound(const std::filesystem::path& file);

/// Decodes both sets into one: a cue without a usable file in `wanted` takes the files of `fallback`, and is
/// silent if it has none either. Threads as for readSound(); returns early after a stop request.
[[nodiscard]] BankReading readBank(const SoundSet& wanted, const SoundSet& fallback,
                                   const std::stop_token& stop = {});

}  // namespace audio
