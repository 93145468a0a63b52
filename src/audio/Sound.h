#pragma once

#include "audio/Cue.h"
#include "audio/Sample.h"

namespace audio {

/// Something to be heard.
struct Sound {
    Cue cue = Cue::Press;
    Tone tone = {};
    friend bool operator==(const Sound&, const Sound&) = default;
};

/// How loud each kind of sound is: 0 to 1, as a player sets it.
struct Volumes {
    double master = 1;
    double stones = 1;
    double interface = 1;
    double ambience = 1;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// What a bus is multiplied with. Halfway is about half as loud: the ear hears by ratios.
[[nodiscard]] float gainOf(const Volumes& volumes, Bus bus);

}  // namespace audio
