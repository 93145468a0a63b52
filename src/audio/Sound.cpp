#include "audio/Sound.h"

#include <algorithm>

namespace audio {

float gainOf(const Volumes& volumes, Bus bus) {
    const double own = bus == Bus::Pieces      ? volumes.pieces
                       : bus == Bus::Interface ? volumes.interface
                                               : volumes.ambience;
    const double both = std::clamp(volumes.master, 0.0, 1.0) * std::clamp(own, 0.0, 1.0);
    return static_cast<float>(both * both);
}

}  // namespace audio
