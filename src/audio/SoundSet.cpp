#include "audio/SoundSet.h"

#include <algorithm>
#include <string>

namespace audio {

namespace fs = std::filesystem;

SoundSet soundSetIn(const fs::path& folder) {
    SoundSet set;
    std::error_code error;
    std::vector<fs::path> files;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error))
        if (it->path().extension() == ".ogg") files.push_back(it->path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        const std::string stem = file.stem().string();
        if (const auto cue = cueNamed(stem.substr(0, stem.rfind('-')))) set[*cue].push_back(file);
    }
    return set;
}

}  // namespace audio
