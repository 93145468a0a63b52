#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "audio/Cue.h"

namespace audio {

/// The files with the variants of each cue; a cue without files is silent.
class SoundSet {
  public:
    using Files = std::vector<std::filesystem::path>;
    [[nodiscard]] Files& operator[](Cue cue) { return files_[static_cast<std::size_t>(cue)]; }
    [[nodiscard]] const Files& operator[](Cue cue) const { return files_[static_cast<std::size_t>(cue)]; }
    friend bool operator==(const SoundSet&, const SoundSet&) = default;

  private:
    std::array<Files, kCueCount> files_;
};

/// The files CUE-NUMBER.ogg of a folder, such as "heavy-2.ogg". Other files are ignored, and a missing
/// folder gives an empty set.
[[nodiscard]] SoundSet soundSetIn(const std::filesystem::path& folder);

}  // namespace audio
