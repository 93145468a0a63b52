#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "audio/Cue.h"

namespace audio {

/// Which files hold the variants of each cue; none where there is no sound.
class SoundSet {
  public:
    using Files = std::vector<std::filesystem::path>;
    [[nodiscard]] Files& operator[](Cue cue) { return files_[static_cast<std::size_t>(cue)]; }
    [[nodiscard]] const Files& operator[](Cue cue) const { return files_[static_cast<std::size_t>(cue)]; }
    friend bool operator==(const SoundSet&, const SoundSet&) = default;

  private:
    std::array<Files, kCueCount> files_;
};

/// The set of a folder whose files are called CUE-NUMBER.ogg, as "heavy-stack-2.ogg". Others are passed over,
/// and a folder that is not there holds none.
[[nodiscard]] SoundSet soundSetIn(const std::filesystem::path& folder);

}  // namespace audio
