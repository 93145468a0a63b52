#pragma once

#include "audio/Cue.h"
#include "audio/Sample.h"

namespace audio {

/// A request to play a cue.
struct Sound {
    Cue cue = Cue::Press;
    Tone tone = {};
    friend bool operator==(const Sound&, const Sound&) = default;
};

/// The volume of each bus, 0 to 1, as the player sets it.
struct Volumes {
    double master = 1;
    double pieces = 1;
    double interface = 1;
    double ambience = 1;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// The factor for a bus. A volume of one half sounds about half as loud: hearing is logarithmic.
[[nodiscard]] float gainOf(const Volumes& volumes, Bus bus);

}  // namespace audio
